import { defineContent } from "./schema/define-content";
import { projectsSchema } from "./schema/sections";

export const projects = defineContent("content/projects.ts", projectsSchema, {
  title: "Projects",
  introduction: "Four pieces of work, each with the problem it started from and what came of it.",
  projects: [
    {
      id: "trailhead",
      title: "Trailhead",
      summary: "A trek planner for the Annapurna region that works without a signal.",
      year: 2025,
      role: "Design and full-stack development",
      problem:
        "Walkers planned with screenshots of maps and lost them with the signal. Tea-house owners had no way to say that they were full.",
      result:
        "Routes, stages and an elevation profile on one page, kept on the phone for days without a signal. Tried on two walks of my own, with the phone in flight mode.",
      stack: ["React", "Express", "MongoDB", "JavaScript", "CSS"],
      image: "/images/projects/trailhead.webp",
      imageAlt: "Trailhead's planner: a contour map with a marked route above its elevation profile",
      links: { code: "https://github.example.com/kiran/trailhead", demo: "https://trailhead.example.com" },
      story: {
        part: "All of it: I drew the pages, wrote the React front end and the Express service behind it, and put the routes into MongoDB.",
        decision:
          "A trek is stored on the phone as a whole the moment it is saved, not page by page as it is opened. That costs a few megabytes once, and nothing has to be remembered before the signal goes.",
        hard: "The elevation profile. The first one drew every point of the track and could not be read. It took three attempts at smoothing until the climbs that you feel were the ones that the line shows.",
        change:
          "I would write the offline tests first. I found most of the faults on a trail with the phone in flight mode, which is a slow way to debug.",
        pictures: [
          {
            src: "/images/projects/trailhead-route.webp",
            alt: "The route from Nayapul to Base Camp on the contour map",
          },
          { src: "/images/projects/trailhead-elevation.webp", alt: "The elevation profile, from 1,070 m to 4,130 m" },
        ],
        quote: {
          text: "Clear about what it leaves out, which is harder than adding things.",
          author: "Course tutor, Himalaya Code Academy",
        },
      },
    },
    {
      id: "monsoon",
      title: "Monsoon",
      summary: "Rain, wind and river levels of the valley on one calm dashboard.",
      year: 2025,
      role: "Front-end development",
      problem: "The official tables were complete and unreadable on a phone, just when people needed them in a hurry.",
      result: "One screen that answers 'will the road be open?' first. Light enough for a slow connection.",
      stack: ["NextJS", "React", "Tailwind", "JavaScript"],
      image: "/images/projects/monsoon.webp",
      imageAlt: "Monsoon's dashboard: rainfall bars, a wind rose and river levels",
      links: { code: "https://github.example.com/kiran/monsoon", demo: "https://monsoon.example.com" },
      story: {
        part: "The interface: layout, charts, and the code that turns the public tables into them.",
        decision:
          "No map on the first screen of a phone. A map looks good and answers slowly; three figures and one chart answer the question that people come with.",
        hard: "The tables begin their day at different hours. I settled on local midnight, and converted everything before it is added up.",
        change:
          "I would say how old a reading is in words as well: 'two hours ago' is understood faster than a time of day.",
        pictures: [
          { src: "/images/projects/monsoon-rain.webp", alt: "Rain by month as bars, with July the highest at 930 mm" },
        ],
      },
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
