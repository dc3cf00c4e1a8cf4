import type { OwnerContent } from "./owner-content";

const PROJECTS = [
  ["Ọjà", "A shop for a weavers’ cooperative.", ["TypeScript", "React"]],
  ["Danfo Stops", "A map of bus stops that people can correct.", ["Kotlin", "PostgreSQL"]],
  ["Market Ledger", "Accounts for stalls, in five languages.", ["TypeScript", "React", "SQLite"]],
  ["Rain Alert", "Warns streets before they flood.", ["Python", "C++"]],
  ["Talking Drum", "A keyboard for Yorùbá tones.", ["TypeScript"]],
  ["Queue", "Tells clinics how long people wait.", ["Go", "PostgreSQL"]],
  ["Lantern", "A reader for schoolbooks on cheap phones.", ["Kotlin"]],
  ["Lekki Tides", "Tide tables as a small screen for the kitchen.", ["C++"]],
  ["Brand book of the Third Mainland Film Festival", "Posters, titles and a website.", ["Figma"]],
] as const;

/** No assistant, no opening screen, no welcome and no accounts; a section and fonts of their own. */
export const lagos: OwnerContent = {
  name: "Lagos, projects and fonts of their own",
  flags: {
    name: "T. O. Bakare-Adéyẹmí",
    "first-name": "Tèmi",
    role: "Product designer who writes code",
    email: "temi@bakare.studio",
    phone: "+234 800 000 0000",
    place: "Lagos, Nigeria",
    coordinates: "6.5244, 3.3792",
    accent: "#123456",
    accounts: "no",
    landscape: "shore",
    words: "Designer",
    skills: "Figma, TypeScript 70%, C++",
    networks:
      "GitHub bakare, LinkedIn temi-bakare, Instagram temi.makes, Behance bakare, Bluesky https://bsky.app/profile/temi.bakare.studio",
  },
  resume: {
    projects: PROJECTS.map(([name, description, keywords], index) => ({
      name,
      description,
      keywords,
      startDate: String(2025 - Math.floor(index / 2)),
    })),
  },
  changes: {
    "content/site.ts": {
      sections: ["work", "talks", "about", "contact"],
      ownSections: {
        talks: {
          heading: "Talks",
          introduction: "Where you can hear me.",
          entries: [
            { title: "Type for tone languages", note: "2025", text: "What a diacritic needs of a typeface." },
            { title: "[Ink](https://bakare.studio/ink)" },
          ],
        },
      },
      assistant: false,
      welcome: false,
      openingScreen: "never",
      wordmark: "plain",
      headings: { contact: "Say hello" },
    },
  },
  hasOwnFonts: true,
};
