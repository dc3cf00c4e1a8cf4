"use client";

import { useRouter } from "next/navigation";
import { createContext, use, useEffect, type ReactNode } from "react";
import { FormAlert } from "@/components/ui/field";
import type { AccountCode } from "@/lib/account/errors";
import type { AccountOptions } from "@/lib/account/types";
import { useAccountOptions, type Question } from "./account-client";
import { TextButton } from "./account-fields";
import { useVisitor } from "./session";

const focus = (element: HTMLElement | null) => element?.focus();

interface AccountPanelProps {
  title: string;
  text?: ReactNode;
  /** Focuses the heading, so that screen readers announce the new panel. */
  takesFocus?: boolean;
  children?: ReactNode;
}

export function AccountPanel({ title, text, takesFocus, children }: AccountPanelProps) {
  return (
    <>
      <h1 ref={takesFocus ? focus : undefined} tabIndex={-1} className="text-2xl outline-none sm:text-3xl">
        {title}
      </h1>
      {text && <p className="mt-3 text-ink-muted">{text}</p>}
      <div className="mt-7 grid gap-6 empty:hidden">{children}</div>
    </>
  );
}

/** What may be over in a moment, such as the sleep of a database that nobody has used. */
const PASSING: readonly AccountCode[] = ["auth/accounts-unavailable", "auth/network", "auth/unknown"];

export function Loading() {
  return (
    <div role="status" className="noscript:hidden">
      <span className="sr-only">Loading …</span>
      <div aria-hidden="true" className="grid gap-5 *:rounded-control *:bg-sunken motion-safe:animate-pulse">
        <div className="h-20" />
        <div className="h-12" />
      </div>
    </div>
  );
}

interface LoadedProps<T> extends Question<T> {
  children: (loaded: T) => ReactNode;
}

export function Loaded<T>({ reply, askAgain, children }: LoadedProps<T>) {
  if (!reply) return <Loading />;
  if (reply.ok) return children(reply);
  return (
    <FormAlert text={reply.message}>
      {PASSING.includes(reply.code) && <TextButton onClick={askAgain}>Try again</TextButton>}
    </FormAlert>
  );
}

const OptionsContext = createContext<Question<AccountOptions>>({ reply: null, askAgain: () => undefined });

/** Shows `none` instead of the page if the site has no accounts. */
export function AccountOptionsProvider({ none, children }: { none: ReactNode; children: ReactNode }) {
  const options = useAccountOptions();
  const hasNone = options.reply?.ok === false && options.reply.code === "auth/no-accounts";
  return <OptionsContext value={options}>{hasNone ? none : children}</OptionsContext>;
}

export function WithOptions({ children }: { children: (options: AccountOptions) => ReactNode }) {
  return <Loaded {...use(OptionsContext)}>{children}</Loaded>;
}

interface AccountGateProps {
  redirectsSignedIn?: boolean;
  children: (options: AccountOptions) => ReactNode;
}

export function AccountGate({ redirectsSignedIn = true, children }: AccountGateProps) {
  const router = useRouter();
  const session = useVisitor();
  const isRedirecting = redirectsSignedIn && session !== null && session !== "loading";

  useEffect(() => {
    if (isRedirecting) router.replace("/");
  }, [isRedirecting, router]);

  if (session === "loading" || isRedirecting) return <Loading />;
  return <WithOptions>{children}</WithOptions>;
}
