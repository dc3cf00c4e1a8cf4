"use client";

import { LoaderCircle } from "lucide-react";
import type { ReactNode } from "react";
import { buttonVariants } from "@/components/ui/button";
import { cn } from "@/lib/utils";
import { AccountMenu } from "./account-menu";
import { useSession } from "./use-session";

/** The account area of the header: the links of a signed-out visitor, a spinner while asking, or the person's menu. */
export function AccountArea({ children }: { children: ReactNode }) {
  const session = useSession();
  if (session.status === "signed-in") return <AccountMenu name={session.user.name || "Account"} />;
  if (session.status !== "loading") return children;
  return (
    <button
      type="button"
      disabled
      aria-busy="true"
      className={cn(buttonVariants({ variant: "secondary" }), "h-10 w-28 px-3 max-lg:h-11 max-lg:w-full")}
    >
      <LoaderCircle aria-hidden="true" className="motion-safe:animate-spin" />
      <span className="sr-only">Account is loading</span>
    </button>
  );
}
