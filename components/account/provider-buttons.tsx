"use client";

import { KeyRound } from "lucide-react";
import { useEffect, useState } from "react";
import { BrandIcon } from "@/components/ui/brand-icon";
import { Button } from "@/components/ui/button";
import { FormAlert } from "@/components/ui/form-alert";
import type { AccountOptions } from "@/lib/account/replies";
import { startProviderSignIn } from "./account-client";
import { readReturnPath } from "./account-panel";

interface ProviderButtonsProps extends Pick<AccountOptions, "providers"> {
  /** Whether a form for an email address follows. */
  isForm?: boolean;
}

/** The identity services that are configured, above the form. */
export function ProviderButtons({ providers, isForm = true }: ProviderButtonsProps) {
  const [pending, setPending] = useState<string | null>(null);
  const [alert, setAlert] = useState<string>();

  // The browser may keep this page as it was left, and show it again on the way back from the provider.
  useEffect(() => {
    const reset = () => setPending(null);
    window.addEventListener("pageshow", reset);
    return () => window.removeEventListener("pageshow", reset);
  }, []);

  async function start(id: string): Promise<void> {
    setPending(id);
    setAlert(undefined);
    const reply = await startProviderSignIn(id, readReturnPath());
    if (reply.ok) return window.location.assign(reply.url);
    setPending(null);
    setAlert(reply.message);
  }

  if (providers.length === 0) return null;
  return (
    <div className="mb-6 grid gap-3">
      {providers.map(({ id, name }) => (
        <Button key={id} variant="secondary" disabled={pending !== null} onClick={() => start(id)}>
          {id === "github" || id === "google" ? <BrandIcon name={id} /> : <KeyRound aria-hidden="true" />}
          Continue with {name}
        </Button>
      ))}
      <FormAlert text={alert} />
      {isForm && (
        <p className="flex items-center gap-4 text-sm text-ink-muted">
          <span className="h-px grow bg-line" />
          or with your email address
          <span className="h-px grow bg-line" />
        </p>
      )}
    </div>
  );
}
