import type { Portfolio } from "@/lib/portfolio/resolve-portfolio";
import { deriveShades } from "@/lib/shades";
import { AssistantLauncher } from "./assistant-launcher";

interface AssistantProps {
  assistant: NonNullable<Portfolio["assistant"]>;
  accent: string;
  language: string;
}

/** Adjusts each brand colour so that its icon stands out in both themes. */
export function Assistant({ assistant, accent, language }: AssistantProps) {
  const channels = assistant.channels.map(({ id, name, url, colour, icon }) => {
    const { light, dark } = deriveShades(colour ?? accent);
    return { id, name, url, icon, colours: `light-dark(${light.control}, ${dark.control})` };
  });
  const { greeting, questions } = assistant;
  return <AssistantLauncher greeting={greeting} questions={questions} channels={channels} language={language} />;
}
