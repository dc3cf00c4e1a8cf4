import type { CSSProperties } from "react";
import { BrandIcon } from "@/components/ui/brand-icon";
import { ChannelLink } from "@/components/ui/channel-link";
import { site } from "@/content/site";
import { deriveAccent } from "@/lib/preferences/accent";

/** The brand's colour, shifted until the icon stands out on the surfaces of either theme. */
function brandColours(colour: string): CSSProperties & Record<`--${string}`, string> {
  const { light, dark } = deriveAccent(colour);
  return { "--brand-light": light.control, "--brand-dark": dark.control };
}

/** Every channel of the contact answer, with its brand's icon. */
export function SocialGrid() {
  return (
    <ul className="grid grid-cols-3 gap-1.5">
      {site.assistantChannels.map((id) => {
        const { name, url, colour } = site.channels[id];
        return (
          <li key={id}>
            <ChannelLink
              href={url}
              style={brandColours(colour)}
              className="flex h-14 flex-col items-center justify-center gap-0.5 rounded-control border bg-raised text-sm hover:border-line-strong"
            >
              <BrandIcon name={id} className="text-[light-dark(var(--brand-light),var(--brand-dark))]" />
              {name}
            </ChannelLink>
          </li>
        );
      })}
    </ul>
  );
}
