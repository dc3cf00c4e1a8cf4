import type { Content } from "./content";

/** Nobody has an address at example.com, so the site is still the demo. */
export const isDemo = (content: Content) =>
  /@(.+\.)?example\.com$/i.test(content["content/site.ts"]?.owner.email ?? "");

/** Their names in public/images. An owner's portrait keeps the demo's name, so it is not among them. */
export const DEMO_IMAGES = [
  "certificates/css.webp",
  "certificates/full-stack.webp",
  "certificates/python.webp",
  "certificates/react.webp",
  "projects/khata.webp",
  "projects/monsoon-rain.webp",
  "projects/monsoon.webp",
  "projects/patan-prints.webp",
  "projects/trailhead-elevation.webp",
  "projects/trailhead-route.webp",
  "projects/trailhead.webp",
];

export function writeStarterTexts(owner: Record<"name" | "firstName" | "role", string>, place: string) {
  const { name, firstName, role } = owner;
  return {
    "content/site.ts owner.portrait.alt": `The initial of ${firstName} on a plain ground`,
    "content/site.ts description": `${name}. ${role} in ${place}. What I do, and how to get in touch.`,
    "content/hero.ts subtitle": `${role} in ${place}. I like clear, careful work that is properly finished.`,
    "content/about.ts introduction": `${firstName}, in a few words.`,
    "content/about.ts paragraphs[0]": `I am ${name}, and I work from ${place}.`,
    "content/about.ts paragraphs[1]": "More about me and my work soon.",
    "content/services.ts introduction": "What I can do for you.",
    "content/projects.ts introduction": "Things I've made, the problem behind each, and what came of it.",
    "content/contact.ts introduction": "Write a few lines, and I'll get back to you.",
    "content/contact.ts replyTime": "I'll reply as soon as I can.",
  };
}
