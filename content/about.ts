import { aboutSchema, defineContent } from "../lib/portfolio/schema";

export const about = defineContent("content/about.ts", aboutSchema, {
  introduction: "Code and design, made in Pokhara.",
  paragraphs: [
    "I’m a student who learnt early on that design and code are two halves of the same job. I sketch the idea, choose the type and colours, write the code, and keep going until it works for the people who will use it.",
    "I mostly work on the web: HTML and CSS that hold up on any screen, JavaScript and [React](/projects?tech=React) for the interactive parts, [Python](/projects?tech=Python) and databases behind them. For graphics and video I use Photoshop and Premiere Pro.",
  ],
  skills: [
    { name: "HTML", percentage: 90, icon: "html5" },
    { name: "CSS", percentage: 85, icon: "css" },
    { name: "JavaScript", percentage: 60, icon: "javascript" },
    { name: "Python", percentage: 55, icon: "python" },
    { name: "Tailwind", percentage: 60, icon: "tailwindcss" },
    { name: "Express", percentage: 40, icon: "express" },
    { name: "NextJS", percentage: 30, icon: "nextdotjs" },
    { name: "React", percentage: 50, icon: "react" },
    { name: "MongoDB", percentage: 30, icon: "mongodb" },
    { name: "MySQL", percentage: 50, icon: "devicon:mysql" },
    { name: "Premiere Pro", percentage: 60, icon: "devicon:premierepro" },
    { name: "Photoshop", percentage: 60, icon: "devicon:photoshop" },
  ],
  aiTools: [
    {
      name: "ChatGPT",
      description: "Talks an idea through with me before I write any code.",
      icon: "ri:openai-fill",
    },
    {
      name: "GitHub Copilot",
      description: "Suggests the next line as I type. I read it before I keep it.",
      icon: "githubcopilot",
    },
    { name: "Gemini", description: "Finds sources and sums up long documents.", icon: "googlegemini" },
    { name: "Cursor", description: "Edits many files at once; I review the result as one diff.", icon: "cursor" },
    { name: "Claude", description: "Gives a second opinion on structure, tests and wording.", icon: "claude" },
  ],
});
