import type { CSSProperties } from "react";
import { BrandIcon } from "@/components/ui/brand-icon";
import { ExternalLink } from "@/components/ui/external-link";
import { assistant } from "@/content/assistant";
import { site } from "@/content/site";
import { listChannels } from "@/lib/links";
import { accentProperties } from "@/lib/preferences/accent";
import { AssistantLauncher } from "./assistant-launcher";

/** The floating assistant. Its words and icons are drawn here, on the server; the panel's code comes on first use. */
export function Assistant() {
  return <AssistantLauncher greeting={assistant.greeting} questions={assistant.faq} socials={<SocialGrid />} />;
}

/** Every channel of the contact answer. A brand's colour is shifted until its icon stands out in both themes. */
function SocialGrid() {
  return (
    <ul className="grid grid-cols-3 gap-1.5">
      {listChannels(site.assistantChannels, site.channels).map(({ id, name, url, colour }) => {
        const { "--accent-control-light": light, "--accent-control-dark": dark } = accentProperties(colour);
        return (
          <li key={id}>
            <ExternalLink
              href={url}
              rel="noopener me"
              style={{ "--brand": `light-dark(${light}, ${dark})` } as CSSProperties}
              className="flex h-14 flex-col items-center justify-center rounded-control border bg-raised text-sm hover:border-line-strong"
            >
              <BrandIcon name={id} className="mb-0.5 text-(--brand)" />
              {name}
            </ExternalLink>
          </li>
        );
      })}
    </ul>
  );
}
