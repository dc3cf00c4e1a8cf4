import type { ReactNode } from "react";
import { Disclosure } from "@/components/ui/disclosure";

/** A part of Profile that stays folded until it is wanted; one is open at a time. */
export function ProfilePart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Disclosure
      name="profile"
      title={title}
      className="border-t"
      summaryClass="h-14 font-medium hover:text-accent-text"
    >
      <div className="pb-6">{children}</div>
    </Disclosure>
  );
}
