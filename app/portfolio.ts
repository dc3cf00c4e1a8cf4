import { about } from "../content/about";
import { assistant } from "../content/assistant";
import { certificates } from "../content/certificates";
import { contact } from "../content/contact";
import { cv } from "../content/cv";
import { hero } from "../content/hero";
import { projects } from "../content/projects";
import { services } from "../content/services";
import { site } from "../content/site";
import { resolvePortfolio } from "../lib/portfolio/resolve-portfolio";

function freeze<T>(value: T): T {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
  return value;
}

const portfolio = freeze(
  resolvePortfolio({ about, assistant, certificates, contact, cv, hero, projects, services, site }),
);

/** What the site says. Every page and every file is made from it, and none can change it. */
export const getPortfolio = () => portfolio;
