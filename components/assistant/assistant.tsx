import { assistant } from "@/content/assistant";
import { AssistantLauncher } from "./assistant-launcher";
import { SocialGrid } from "./social-grid";

/** The floating assistant. Its words and icons are drawn here, on the server; the panel's code comes on first use. */
export function Assistant() {
  return <AssistantLauncher greeting={assistant.greeting} questions={assistant.faq} socials={<SocialGrid />} />;
}
