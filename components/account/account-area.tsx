"use client";

import { LoaderCircle } from "lucide-react";
import Link from "next/link";
import { useEffect } from "react";
import { buttonVariants } from "@/components/ui/button";
import { showLoadFailure } from "@/components/ui/toaster";
import { useOnDemand } from "@/components/ui/use-on-demand";
import { cn } from "@/lib/utils";
import { useSession } from "./session";

const loadMenu = () => import("./account-menu").then((module) => module.AccountMenu);

/** The header's account area: links for a signed-out visitor, a spinner while the session is asked for, or the user's menu. */
export function AccountArea() {
  const session = useSession();
  const [Menu, requestMenu] = useOnDemand(loadMenu);
  const isMenuWanted = session !== null;

  useEffect(() => {
    if (isMenuWanted) requestMenu(showLoadFailure);
  }, [isMenuWanted, requestMenu]);

  if (session === null) return <SignedOutLinks />;
  if (session !== "loading" && Menu) return <Menu name={session.name} />;
  return (
    <button
      type="button"
      disabled
      aria-busy="true"
      className={cn(buttonVariants({ rank: "secondary" }), "h-10 w-28 px-3 max-lg:h-11 max-lg:w-full")}
    >
      <LoaderCircle aria-hidden="true" className="motion-safe:animate-spin" />
      <span className="sr-only">Account is loading</span>
    </button>
  );
}

function SignedOutLinks() {
  return (
    <>
      <Link
        href="/register"
        prefetch={false}
        className={cn(buttonVariants({ rank: "secondary" }), "h-10 px-4 text-sm max-lg:h-11 pointer-coarse:h-11")}
      >
        Sign Up
      </Link>
      <Link
        href="/login"
        prefetch={false}
        className={cn(buttonVariants({ rank: "quiet" }), "h-10 px-3 text-sm max-lg:h-11 lg:-mr-3 pointer-coarse:h-11")}
      >
        Sign In
      </Link>
    </>
  );
}
