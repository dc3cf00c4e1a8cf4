import { defineContent } from "./schema/define-content";
import { heroSchema } from "./schema/sections";

export const hero = defineContent("content/hero.ts", heroSchema, {
  greeting: "Hello, I am",
  typedWords: ["Programmer", "Student", "Developer", "Designer"],
  subtitle:
    "I study computing under the Annapurna range, and build websites and visuals that are clear, quick and kind to the people who use them.",
  tags: ["Programming", "Web Development", "Graphic Design", "Problem Solving"],
});
