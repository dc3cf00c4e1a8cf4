import type { Portfolio } from "@/lib/portfolio/resolve-portfolio";
import { deriveShades } from "@/lib/shades";
import { AssistantLauncher } from "./assistant-launcher";

interface AssistantProps {
  assistant: NonNullable<Portfolio["assistant"]>;
  accent: string;
}

/** Adjusts each brand colour so that its icon stands out in both themes. */
export function Assistant({ assistant, accent }: AssistantProps) {
  const channels = assistant.channels.map(({ id, name, url, colour, icon }) => {
    const { light, dark } = deriveShades(colour ?? accent);
    return { id, name, url, icon, colours: `light-dark(${light.control}, ${dark.control})` };
  });
  return <AssistantLauncher greeting={assistant.greeting} questions={assistant.questions} channels={channels} />;
}
