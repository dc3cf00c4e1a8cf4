"use client";

import Link from "next/link";
import { useEffect } from "react";
import { Button, buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { showLoadFailure } from "@/components/ui/toaster";
import { useOnDemand } from "@/components/ui/hooks";
import { useVisitor } from "./session";

const loadMenu = () => import("./account-menu").then((module) => module.AccountMenu);
const signInClass = buttonVariants({ variant: "quiet", size: "small", className: "lg:-mr-3 lg:px-3" });

export function AccountArea() {
  const session = useVisitor();
  const [Menu, requestMenu] = useOnDemand(loadMenu);
  const isMenuWanted = session !== null;

  useEffect(() => {
    if (isMenuWanted) requestMenu(showLoadFailure);
  }, [isMenuWanted, requestMenu]);

  if (!isMenuWanted) {
    return (
      <>
        <Link
          href="/register"
          prefetch={false}
          className={buttonVariants({ variant: "secondary", size: "small", className: "lg:border-line" })}
        >
          Sign Up
        </Link>
        <Link href="/login" prefetch={false} className={signInClass}>
          Sign In
        </Link>
      </>
    );
  }
  if (session !== "loading" && Menu) return <Menu name={session.name} />;
  return (
    <Button variant="secondary" size="small" disabled aria-busy="true" className="w-28 max-lg:w-full">
      <Icon name="loader-circle" className="motion-safe:animate-spin" />
      <span className="sr-only">Account is loading</span>
    </Button>
  );
}
