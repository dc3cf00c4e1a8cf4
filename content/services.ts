import { defineContent, servicesSchema } from "../lib/portfolio/schema";

export const services = defineContent("content/services.ts", servicesSchema, {
  introduction: "Three ways I can help, what each involves, and what it took last time.",
  services: [
    {
      title: "Web Development",
      description:
        "A small site for a shop, a club or an event: clear pages, a form that works, and a database only where you need one.",
      skills: ["HTML, CSS and JavaScript", "Python and MySQL", "Launch and hosting"],
      steps: [
        { title: "Seeing how you work now", weeks: 1 },
        { title: "Sketches to try on paper", weeks: 1 },
        { title: "Building it", weeks: 4 },
        { title: "Launch, and showing you how", weeks: 1 },
      ],
      lastTime:
        "[Khata](/projects#khata): seven weeks alongside college, half of the building time for its printed statement.",
      icon: "lucide:code",
    },
    {
      title: "Graphic Design",
      description:
        "Logos, posters and social media graphics, each built around one idea and made to work on a phone screen as well as on a wall.",
      skills: ["Photoshop", "Brand and print", "Video in Premiere Pro"],
      steps: [
        { title: "Three ideas in pencil", weeks: 0.5 },
        { title: "One of them, finished", weeks: 1.5 },
        { title: "Files for print and screen", weeks: 1 },
      ],
      lastTime: "[Patan Prints](/projects#patan-prints): three weeks for three posters and a trailer.",
      icon: "lucide:pen-tool",
    },
    {
      title: "Frontend Development",
      description:
        "Your design turned into pages that hold up at every screen size, work with a keyboard, and animate only where it helps.",
      skills: ["HTML and CSS", "Tailwind and JavaScript", "Accessible interfaces"],
      steps: [
        { title: "Reading the design", weeks: 0.5 },
        { title: "Learning what is new to me", weeks: 1.5 },
        { title: "Building, page by page", weeks: 2 },
        { title: "Keyboard and screen reader", weeks: 1 },
      ],
      lastTime: "[Monsoon](/projects#monsoon): five weeks, a week and a half of them to learn Next.js.",
      icon: "lucide:panels-top-left",
    },
  ],
});
