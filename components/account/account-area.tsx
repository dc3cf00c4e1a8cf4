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
/** Looks like a button in the drawer, and like a link in the header. */
const quietClass = clsx(
  "in-data-signed-in:hidden lg:h-9 lg:border-transparent lg:bg-transparent lg:px-2 lg:font-normal lg:text-ink-muted",
  "lg:hover:border-transparent lg:hover:bg-transparent lg:hover:text-ink xl:px-3 xl:text-base lg:pointer-coarse:h-11",
);
const signUpClass = buttonVariants({ variant: "secondary", size: "small", className: quietClass });
const signInClass = buttonVariants({
  variant: "quiet",
  size: "small",
  className: clsx(quietClass, "lg:-mr-2 xl:-mr-3"),
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
