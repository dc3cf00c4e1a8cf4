import type { ReactNode } from "react";
import { Relief } from "./relief";

interface MessagePageProps {
  mark: ReactNode;
  title: string;
  text: string;
  children: ReactNode;
}

export function MessagePage({ mark, title, text, children }: MessagePageProps) {
  return (
    <div className="relative isolate min-h-svh overflow-clip pt-[max(6rem,20svh)] pb-ridge">
      <Relief
        symbol="contours"
        className="inset-0 -z-10 size-full opacity-60 [mask:var(--above-ridge)_intersect,linear-gradient(to_left,#000,#0000_75%)]"
      />
      <div className="page-column">
        <p className="accent-mark meta text-accent-text">{mark}</p>
        <h1 className="mt-4 max-w-[16ch] text-[clamp(2.75rem,14vw,7rem)] leading-none">{title}</h1>
        <p className="mt-6 max-w-[48ch] text-lg text-ink-muted">{text}</p>
        <div className="mt-8 flex flex-wrap gap-3">{children}</div>
      </div>
    </div>
  );
}
