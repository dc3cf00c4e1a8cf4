import { defineContent, projectsSchema } from "../lib/portfolio/schema";

export const projects = defineContent("content/projects.ts", projectsSchema, {
  title: "Projects",
  introduction: "The problem that each one started from, and what came of it.",
  projects: [
    {
      id: "trailhead",
      title: "Trailhead",
      summary: "A trek planner for the Annapurna region that works offline.",
      year: 2025,
      role: "Design and full-stack development",
      problem: "Trekkers relied on screenshots of maps, and on luck once the signal was gone.",
      result:
        "Routes, stages and an elevation profile on one page, saved on the phone for days without a signal. I tested it on two treks of my own, with the phone in flight mode.",
      stack: ["React", "Express", "MongoDB", "JavaScript", "CSS"],
      image: "/images/projects/trailhead.webp",
      imageAlt: "Trailhead’s planner: a contour map with a marked route above its elevation profile",
      links: { code: "https://github.example.com/kiran/trailhead", demo: "https://trailhead.example.com" },
      story: {
        part: "All of it: I designed the pages, built the React front end and the Express service behind it, and modelled the routes in MongoDB.",
        decision:
          "Saving a trek stores all of it on the phone at once, rather than page by page as it is opened. It costs a few megabytes up front, and leaves nothing to remember before the signal goes.",
        hard: "The elevation profile. My first version plotted every point of the track and was unreadable. It took three attempts at smoothing before the climbs you feel were the ones you could see.",
        change:
          "I’d write the offline tests first. I found most of the bugs out on the trail with my phone in flight mode, which is a slow way to debug.",
        pictures: [
          {
            src: "/images/projects/trailhead-smoothing.webp",
            alt: "Two elevation profiles: a ragged line through every point, and the smooth line of the third attempt",
          },
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
      summary: "Rain, wind and river levels across the valley on one calm dashboard.",
      year: 2025,
      role: "Front-end development",
      problem: "The official tables were complete, but unreadable on a phone just when people needed them in a hurry.",
      result: "One screen that answers ‘Will the road be open?’ first, and loads on a slow connection.",
      stack: ["NextJS", "React", "Tailwind", "JavaScript"],
      image: "/images/projects/monsoon.webp",
      imageAlt: "Monsoon’s dashboard: rainfall bars, a wind rose and river levels",
      links: { code: "https://github.example.com/kiran/monsoon", demo: "https://monsoon.example.com" },
      story: {
        part: "The interface: its layout, its charts, and the code that turns the public tables into charts.",
        decision:
          "No map on the first screen of a phone. A map looks good but answers slowly; three figures and a chart answer the question people came with.",
        hard: "Each table starts its day at a different hour. I settled on local midnight, and convert everything before adding it up.",
        change: "I’d also say in words how old a reading is: ‘two hours ago’ is quicker to take in than a time of day.",
      },
    },
    {
      id: "patan-prints",
      title: "Patan Prints",
      summary: "A logo, a poster series and a trailer for a student print fair.",
      year: 2024,
      role: "Graphic design and video",
      problem: "Twelve artists, one courtyard, no budget: the fair had to be recognisable from across the street.",
      result: "Two-ink posters that any printer could handle, and a thirty-second trailer for phones.",
      stack: ["Photoshop", "Premiere Pro"],
      image: "/images/projects/patan-prints.webp",
      imageAlt: "Three posters of the Patan Prints series side by side",
      links: { demo: "https://prints.example.com" },
    },
    {
      id: "khata",
      title: "Khata",
      summary: "A ledger for corner shops that replaces the notebook without changing the habit.",
      year: 2024,
      role: "Back-end development and interface design",
      problem: "Neighbours’ credit is kept in a notebook that only one person can read, and that gets wet.",
      result:
        "Two taps to make an entry, a printed statement at the end of the month, and a backup the shopkeeper never has to think about.",
      stack: ["Python", "MySQL", "HTML", "CSS"],
      image: "/images/projects/khata.webp",
      imageAlt: "Khata’s ledger: a list of customers with balances beside a printed invoice",
      links: { code: "https://github.example.com/kiran/khata" },
    },
  ],
});
