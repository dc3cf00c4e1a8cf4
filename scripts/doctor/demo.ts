import { inPlace } from "@/lib/text";

/** Nobody has an address at example.com. */
export const isExample = (address: string) => /@(.+\.)?example\.(com|org|net)$/i.test(address);

/** A site whose owner has such an address is still the demo. */
export const isDemo = (ownerEmail = "") => isExample(ownerEmail);

/** File names in public/images. portrait.webp is left out, because an owner's own portrait may have that name too. */
export const DEMO_IMAGES = [
  "certificates/css.webp",
  "certificates/full-stack.webp",
  "certificates/python.webp",
  "certificates/react.webp",
  "projects/khata.webp",
  "projects/monsoon.webp",
  "projects/patan-prints.webp",
  "projects/trailhead-smoothing.webp",
  "projects/trailhead.webp",
];

/** The placeholder that `npm run image` and docs/content.md use for an image's description. */
export const STARTER_ALT = "What the image shows";

/** The texts that personalise writes, by file and field, until the owner writes better ones. */
export function writeStarterTexts(owner: Record<"name" | "firstName" | "role", string>, place: string) {
  const { name, firstName, role } = owner;
  return {
    "content/site.ts owner.portrait.alt": "A hiker with a rucksack, seen from behind",
    "content/site.ts description": `${name}. ${role}.`,
    "content/hero.ts subtitle": `${role} ${inPlace(place)}.`,
    "content/about.ts introduction": `${firstName}, in a few words.`,
    "content/about.ts paragraphs[0]": `${role} ${inPlace(place)}.`,
    "content/services.ts introduction": "What I can do for you.",
    "content/certificates.ts introduction": "What I have learnt, and from whom.",
    "content/projects.ts introduction": "Things I’ve made, and what came of them.",
    "content/contact.ts introduction": "Write a few lines, and I’ll get back to you.",
    "content/contact.ts replyTime": "I’ll reply as soon as I can.",
  };
}
