"use client";

import dynamic from "next/dynamic";
import Link from "next/link";
import { Button, buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { LoadBoundary } from "@/components/ui/load-boundary";
import { useVisitor } from "./session";

const AccountMenu = dynamic(() => import("./account-menu").then((module) => module.AccountMenu), {
  ssr: false,
  loading: AccountSpinner,
});
const signInClass = buttonVariants({ variant: "quiet", size: "small", className: "lg:-mr-3 lg:px-3" });

export function AccountArea() {
  const session = useVisitor();
  if (session === null) {
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
  if (session === "loading") return <AccountSpinner />;
  return (
    <LoadBoundary>
      <AccountMenu name={session.name} />
    </LoadBoundary>
  );
}

function AccountSpinner() {
  return (
    <Button variant="secondary" size="small" disabled aria-busy="true" className="w-28 max-lg:w-full">
      <Icon name="loader-circle" className="motion-safe:animate-spin" />
      <span className="sr-only">Account is loading</span>
    </Button>
  );
}
