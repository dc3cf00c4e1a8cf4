"use client";

import { clsx } from "clsx";
import dynamic from "next/dynamic";
import Link from "next/link";
import { Button, buttonVariants } from "@/components/ui/button";
import { useCloseDrawer } from "@/components/ui/drawer";
import { Icon } from "@/components/ui/icon";
import { LoadBoundary } from "@/components/ui/load-boundary";
import { useVisitor } from "./session";

const AccountMenu = dynamic(() => import("./account-menu").then((module) => module.AccountMenu), {
  ssr: false,
  loading: () => <AccountSpinner />,
});
const signUpClass = buttonVariants({
  variant: "secondary",
  size: "small",
  className: "lg:border-line in-data-signed-in:hidden",
});
const signInClass = buttonVariants({
  variant: "quiet",
  size: "small",
  className: "lg:-mr-3 lg:px-3 in-data-signed-in:hidden",
});

export function AccountArea() {
  const session = useVisitor();
  const closeDrawer = useCloseDrawer();
  if (session === null) {
    return (
      <>
        <Link href="/register" prefetch={false} onClick={closeDrawer} className={signUpClass}>
          Sign Up
        </Link>
        <Link href="/login" prefetch={false} onClick={closeDrawer} className={signInClass}>
          Sign In
        </Link>
        <AccountSpinner className="not-in-data-signed-in:hidden" />
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

function AccountSpinner({ className }: { className?: string }) {
  return (
    <Button
      variant="secondary"
      size="small"
      disabled
      aria-busy="true"
      className={clsx("w-28 max-lg:w-full", className)}
    >
      <Icon name="loader-circle" className="motion-safe:animate-spin" />
      <span className="sr-only">Account is loading</span>
    </Button>
  );
}
