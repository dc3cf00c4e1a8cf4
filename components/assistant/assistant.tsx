import { about } from "@/content/about";
import { assistant } from "@/content/assistant";
import { cv } from "@/content/cv";
import { projects } from "@/content/projects";
import { services } from "@/content/services";
import { site } from "@/content/site";
import { answerQuestions } from "@/lib/assistant/answers";
import { listChannels } from "@/lib/links";
import { deriveShades } from "@/lib/shades";
import { AssistantLauncher } from "./assistant-launcher";

/** Adjusts each brand colour so that its icon stands out in both themes. */
export function Assistant() {
  const channels = listChannels(site.assistantChannels, site.channels).map(({ id, name, url, colour, icon }) => {
    const { light, dark } = deriveShades(colour ?? site.accent);
    return { id, name, url, icon, colours: `light-dark(${light.control}, ${dark.control})` };
  });
  const questions = answerQuestions({ assistant, site, about, cv, projects, services });
  return <AssistantLauncher greeting={assistant.greeting} questions={questions} channels={channels} />;
}
