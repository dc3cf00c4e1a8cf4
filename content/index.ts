import { about } from "./about";
import { assistant } from "./assistant";
import { certificates } from "./certificates";
import { contact } from "./contact";
import { cv } from "./cv";
import { hero } from "./hero";
import { projects } from "./projects";
import { services } from "./services";
import { site } from "./site";

/** Every content file by its path, for checks that walk over all of it. */
export const contentByFile = {
  "content/site.ts": site,
  "content/hero.ts": hero,
  "content/about.ts": about,
  "content/cv.ts": cv,
  "content/services.ts": services,
  "content/certificates.ts": certificates,
  "content/projects.ts": projects,
  "content/contact.ts": contact,
  "content/assistant.ts": assistant,
};
