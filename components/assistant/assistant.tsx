import { portfolio } from "@/lib/portfolio/portfolio";
import { deriveShades } from "@/lib/shades";
import { AssistantLauncher } from "./assistant-launcher";

/** Adjusts each brand colour so that its icon stands out in both themes. */
export function Assistant() {
  const { assistant, accent } = portfolio;
  if (!assistant) return null;
  const channels = assistant.channels.map(({ id, name, url, colour, icon }) => {
    const { light, dark } = deriveShades(colour ?? accent);
    return { id, name, url, icon, colours: `light-dark(${light.control}, ${dark.control})` };
  });
  return <AssistantLauncher greeting={assistant.greeting} questions={assistant.questions} channels={channels} />;
}
