"use client";

import { KeyRound } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { describeAccountCode } from "@/lib/account/messages";
import type { AccountOptions } from "@/lib/account/replies";
import { BrandIcon } from "@/components/ui/brand-icon";
import { readReturnPath } from "./address";
import { startProviderSignIn } from "./call-account";
import { FormAlert } from "@/components/ui/form-alert";

function ProviderIcon({ id }: { id: string }) {
  return id === "github" || id === "google" ? <BrandIcon name={id} /> : <KeyRound aria-hidden="true" />;
}

/** The identity services that are configured, above the form. */
export function ProviderButtons({ providers }: Pick<AccountOptions, "providers">) {
  const [pending, setPending] = useState<string | null>(null);
  const [alert, setAlert] = useState<string | null>(null);
  if (providers.length === 0) return null;

  async function start(id: string): Promise<void> {
    setPending(id);
    setAlert(null);
    const reply = await startProviderSignIn(id, readReturnPath());
    if (reply.ok) return window.location.assign(reply.url);
    setPending(null);
    setAlert(describeAccountCode(reply.code, reply.retryAfterSeconds));
  }

  return (
    <div className="mb-6 grid gap-3">
      {providers.map(({ id, name }) => (
        <Button key={id} variant="secondary" disabled={pending !== null} onClick={() => start(id)} className="w-full">
          <ProviderIcon id={id} />
          Continue with {name}
        </Button>
      ))}
      {alert && <FormAlert text={alert} />}
      <p className="mt-3 flex items-center gap-4 text-sm text-ink-muted before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        or with your e-mail address
      </p>
    </div>
  );
}
