import { defineContent } from "./schema/define-content";
import { heroSchema } from "./schema/sections";

export const hero = defineContent("content/hero.ts", heroSchema, {
  greeting: "Hello, I am",
  typedWords: ["Programmer", "Student", "Developer", "Designer"],
  subtitle: "I study computing beneath the Annapurnas, and make websites and graphics that are clear and quick to use.",
  tags: ["Programming", "Web Development", "Graphic Design", "Problem Solving"],
});
