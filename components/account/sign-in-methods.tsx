"use client";

import { useState } from "react";
import { describeAccountCode } from "@/lib/account/messages";
import type { AccountOptions, AccountProfile } from "@/lib/account/old-replies";
import { callAccount, startProviderSignIn } from "./call-account";
import { FormAlert } from "@/components/ui/form-alert";
import { nameMethod } from "./name-method";
import { textAction } from "./text-action";

interface SignInMethodsProps {
  profile: AccountProfile;
  options: AccountOptions;
}

/** How this person can sign in, and what could be added. */
export function SignInMethods({ profile, options }: SignInMethodsProps) {
  const [note, setNote] = useState<string | null>(null);
  const [alert, setAlert] = useState<string | null>(null);
  const missing = options.providers.filter(({ id }) => !profile.providers.includes(id));
  const nameOf = (id: string) => options.providers.find((provider) => provider.id === id)?.name ?? nameMethod(id);

  async function connect(id: string): Promise<void> {
    setAlert(null);
    const reply = await startProviderSignIn(id, window.location.pathname);
    if (reply.ok) window.location.assign(reply.url);
    else setAlert(describeAccountCode(reply.code, reply.retryAfterSeconds));
  }

  async function sendPasswordLink(): Promise<void> {
    setAlert(null);
    const reply = await callAccount("/api/account/forgot", "POST", { email: profile.email });
    if (reply.ok) setNote("A link for choosing a password is on its way to your inbox.");
    else setAlert(describeAccountCode(reply.code, reply.retryAfterSeconds));
  }

  return (
    <div className="min-w-0">
      <ul>
        {profile.hasPassword && <li>{nameMethod("password")}</li>}
        {profile.providers.map((id) => (
          <li key={id}>{nameOf(id)}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-x-5">
        {missing.map(({ id, name }) => (
          <button key={id} type="button" className={textAction} onClick={() => connect(id)}>
            Connect {name}
          </button>
        ))}
        {options.hasMail && (
          <button type="button" className={textAction} onClick={sendPasswordLink}>
            {profile.hasPassword ? "Reset the password by e-mail" : "Set a password"}
          </button>
        )}
      </div>
      <p role="status">{note}</p>
      {alert && <FormAlert text={alert} />}
    </div>
  );
}
