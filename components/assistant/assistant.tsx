import { assistant } from "@/content/assistant";
import { site } from "@/content/site";
import { listChannels } from "@/lib/links";
import { accentProperties } from "@/lib/preferences/accent";
import { AssistantLauncher } from "./assistant-launcher";

/** The floating assistant. A brand's colour is shifted until its icon stands out in both themes. */
export function Assistant() {
  const channels = listChannels(site.assistantChannels, site.channels).map(({ id, name, url, colour, icon }) => {
    const { "--accent-control-light": light, "--accent-control-dark": dark } = accentProperties(colour);
    return { id, name, url, icon, colours: `light-dark(${light}, ${dark})` };
  });
  return <AssistantLauncher greeting={assistant.greeting} questions={assistant.faq} channels={channels} />;
}
