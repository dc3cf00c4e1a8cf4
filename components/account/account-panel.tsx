"use client";

import { useRouter } from "next/navigation";
import { createContext, type ReactNode, use, useEffect } from "react";
import { FormAlert } from "@/components/ui/form-alert";
import type { AccountOptions, Outcome } from "@/lib/account/replies";
import { toSafeReturnPath } from "@/lib/account/rules";
import { useAccountOptions } from "./account-client";
import { useSession } from "./session";

const focus = (element: HTMLElement | null) => element?.focus();

interface AccountPanelProps {
  title: string;
  text?: ReactNode;
  /** It replaces what the visitor was just using: the heading takes over the focus, and so is read out. */
  takesFocus?: boolean;
  children?: ReactNode;
}

/** One state of an account page: what it is, and what can be done. */
export function AccountPanel({ title, text, takesFocus, children }: AccountPanelProps) {
  return (
    <>
      <h1 ref={takesFocus ? focus : undefined} tabIndex={-1} className="text-2xl outline-none sm:text-3xl">
        {title}
      </h1>
      {text && <p className="mt-3 wrap-anywhere text-ink-muted">{text}</p>}
      <div className="mt-7 grid gap-6 empty:hidden">{children}</div>
    </>
  );
}

/** Renders a reply or its error; until then a placeholder, so that the page does not jump. */
export function Loaded<T>({ reply, children }: { reply: Outcome<T> | null; children: (loaded: T) => ReactNode }) {
  if (reply) return reply.ok ? children(reply) : <FormAlert text={reply.message} />;
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

const OptionsContext = createContext<Outcome<AccountOptions> | null>(null);

/** Asks what this site offers, once for all account pages. `none` takes their place where it has no accounts. */
export function AccountOptionsProvider({ none, children }: { none: ReactNode; children: ReactNode }) {
  const options = useAccountOptions();
  const hasNone = options?.ok === false && options.code === "auth/no-accounts";
  return <OptionsContext value={options}>{hasNone ? none : children}</OptionsContext>;
}

/** Renders what depends on the options. */
export function WithOptions({ children }: { children: (options: AccountOptions) => ReactNode }) {
  return <Loaded reply={use(OptionsContext)}>{children}</Loaded>;
}

/** Where the visitor wanted to go before they were sent to sign in; the start when that is not known or not ours. */
export function readReturnPath(): string {
  const { search, origin } = window.location;
  return toSafeReturnPath(new URLSearchParams(search).get("callbackUrl") ?? "", origin) ?? "/";
}

interface AccountGateProps {
  /** Whether a signed-in visitor is redirected. */
  redirectsSignedIn?: boolean;
  children: (options: AccountOptions) => ReactNode;
}

/** Renders the form once the options and the session are known. */
export function AccountGate({ redirectsSignedIn = true, children }: AccountGateProps) {
  const router = useRouter();
  const session = useSession();
  const isRedirecting = redirectsSignedIn && session !== null && session !== "loading";

  useEffect(() => {
    if (isRedirecting) router.replace(readReturnPath());
  }, [isRedirecting, router]);

  if (session === "loading" || isRedirecting) return <Loaded reply={null}>{children}</Loaded>;
  return <WithOptions>{children}</WithOptions>;
}
