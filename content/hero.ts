import { defineContent, heroSchema } from "../lib/portfolio/schema";

export const hero = defineContent("content/hero.ts", heroSchema, {
  greeting: "Hello, I am",
  typedWords: ["Programmer", "Student", "Developer", "Designer"],
  subtitle:
    "I study computing at the foot of the Annapurnas, and design and build websites that are fast, clear and easy to use.",
  tags: ["Programming", "Web Development", "Graphic Design", "Problem Solving"],
});
