import { about } from "../../content/about";
import { assistant } from "../../content/assistant";
import { certificates } from "../../content/certificates";
import { contact } from "../../content/contact";
import { cv } from "../../content/cv";
import { hero } from "../../content/hero";
import { projects } from "../../content/projects";
import { services } from "../../content/services";
import { site } from "../../content/site";
import { resolvePortfolio } from "./resolve-portfolio";

/** What the site says. Every page and every file is made from it. */
export const portfolio = resolvePortfolio({
  about,
  assistant,
  certificates,
  contact,
  cv,
  hero,
  projects,
  services,
  site,
});
