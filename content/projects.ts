import { defineContent } from "./schema/define-content";
import { projectsSchema } from "./schema/sections";

export const projects = defineContent("content/projects.ts", projectsSchema, {
  title: "Projects",
  introduction: "Four pieces of work, each with the problem it started from and what came of it.",
  projects: [
    {
      id: "trailhead",
      title: "Trailhead",
      summary: "A trek planner for the Annapurna region that works where the signal does not.",
      year: 2025,
      role: "Design and full-stack development",
      problem:
        "Walkers planned with screenshots of maps and lost them with the signal. Tea-house owners had no way to say that they were full.",
      result:
        "Routes, stages and an elevation profile on one page, kept on the phone for the days without network. Tried on two walks of my own, with the phone in flight mode.",
      stack: ["React", "Express", "MongoDB", "JavaScript", "CSS"],
      image: "/images/projects/trailhead.webp",
      imageAlt: "Trailhead's planner: a contour map with a marked route above its elevation profile",
      links: { code: "https://github.example.com/kiran/trailhead", demo: "https://trailhead.example.com" },
    },
    {
      id: "monsoon",
      title: "Monsoon",
      summary: "Rain, wind and river levels of the valley on one calm dashboard.",
      year: 2025,
      role: "Front-end development",
      problem: "The official tables were complete and unreadable on a phone, just when people needed them in a hurry.",
      result: "One screen that answers 'will the road be open?' first. Small enough for a slow line.",
      stack: ["NextJS", "React", "Tailwind", "JavaScript"],
      image: "/images/projects/monsoon.webp",
      imageAlt: "Monsoon's dashboard: rainfall bars, a wind rose and river levels",
      links: { code: "https://github.example.com/kiran/monsoon", demo: "https://monsoon.example.com" },
    },
    {
      id: "khata",
      title: "Khata",
      summary: "A ledger for corner shops that replaces the notebook without changing the habit.",
      year: 2024,
      role: "Back-end development and interface design",
      problem: "Credit to neighbours is written in a notebook that only one person can read, and that gets wet.",
      result:
        "Entry in two taps, a printed statement at the month's end, and a backup that the shopkeeper never has to think of.",
      stack: ["Python", "MySQL", "HTML", "CSS"],
      image: "/images/projects/khata.webp",
      imageAlt: "Khata's ledger: a list of customers with balances beside a printed invoice",
      links: { code: "https://github.example.com/kiran/khata" },
    },
    {
      id: "patan-prints",
      title: "Patan Prints",
      summary: "A mark, a poster series and a trailer for a student print fair.",
      year: 2024,
      role: "Graphic design and video",
      problem: "Twelve artists, one courtyard, no budget: the fair needed to be recognised from across the street.",
      result: "Three-colour posters that could be printed anywhere, and a thirty-second trailer for phones.",
      stack: ["Photoshop", "Premiere Pro"],
      image: "/images/projects/patan-prints.webp",
      imageAlt: "Three posters of the Patan Prints series side by side",
      links: { demo: "https://prints.example.com" },
    },
  ],
});
