import { defineContent } from "./schema/define-content";
import { servicesSchema } from "./schema/sections";

export const services = defineContent("content/services.ts", servicesSchema, {
  introduction: "Three ways I can help, from a single poster to a complete website.",
  services: [
    {
      title: "Web Development",
      description:
        "A complete site, from the database to the domain: pages that load fast, forms that work, and code that the next developer can pick up.",
      skills: ["JavaScript and Python", "Express and MySQL", "Launch and hosting"],
      icon: "lucide:code",
    },
    {
      title: "Graphic Design",
      description:
        "Logos, posters and social media graphics, each built around one idea and made to work on a phone screen as well as on a wall.",
      skills: ["Photoshop", "Brand and print", "Video in Premiere Pro"],
      icon: "lucide:pen-tool",
    },
    {
      title: "Frontend Development",
      description:
        "Your design turned into an interface that holds up at every screen size, works with a keyboard, and animates only where it helps.",
      skills: ["React and NextJS", "Tailwind and CSS", "Accessible interfaces"],
      icon: "lucide:panels-top-left",
    },
  ],
});
