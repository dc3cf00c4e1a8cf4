import type { ReactNode } from "react";
import { Relief } from "@/components/ui/relief";

interface AccountPageProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** A page of one narrow column on the faint contours of the map. */
export function AccountPage({ title, text, children }: AccountPageProps) {
  return (
    <div className="relative isolate flex min-h-[88svh] justify-center overflow-clip px-5 pt-28 pb-20 lg:pt-36">
      <Relief
        symbol="contours"
        className="inset-0 -z-10 size-full mask-b-from-[calc(100%-28vw)] mask-b-to-[calc(100%-17vw)] opacity-35"
      />
      <div className="w-full max-w-md">
        <div className="rounded-card border bg-raised p-6 shadow-float sm:p-8">
          <h1 className="text-3xl">{title}</h1>
          <p className="mt-3 mb-7 text-ink-muted">{text}</p>
          <noscript>
            <p className="mb-6 rounded-control border p-4">Accounts need JavaScript. The rest of this site does not.</p>
          </noscript>
          {children}
        </div>
      </div>
    </div>
  );
}
