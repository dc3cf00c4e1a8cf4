import { defineContent } from "./schema/define-content";
import { servicesSchema } from "./schema/sections";

export const services = defineContent("content/services.ts", servicesSchema, {
  title: "Three things I can do for you",
  services: [
    {
      title: "Web Development",
      description:
        "A complete site, from the database to the domain: pages that load fast, forms that deliver, and code that you can hand on.",
      skills: ["JavaScript and Python", "Express and MySQL", "Sites that go live"],
      icon: "lucide:code",
    },
    {
      title: "Graphic Design",
      description:
        "Logos, posters and social pictures with one idea each, drawn so that they work on a phone screen and on a wall.",
      skills: ["Photoshop", "Brand and print", "Video in Premiere Pro"],
      icon: "lucide:pen-tool",
    },
    {
      title: "Frontend Development",
      description:
        "Your design turned into an interface that holds up at every width, works from the keyboard and only moves when it helps.",
      skills: ["React and NextJS", "Tailwind and CSS", "Accessible interfaces"],
      icon: "lucide:panels-top-left",
    },
  ],
});
