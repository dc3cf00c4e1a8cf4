"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useState } from "react";
import { showToast } from "@/components/ui/toaster";
import type { FormFields } from "@/components/ui/use-form";
import type { ChosenPassword, LinkOwner } from "@/lib/account/replies";
import { PASSWORD_DEFAULT_MIN_CHARACTERS } from "@/lib/account/rules";
import { call, postAuth, type Reply, useAccountOptions, useReply } from "./account-client";
import { AccountForm, NameField, PasswordField } from "./account-fields";
import { AccountPanel, Loaded } from "./account-panel";
import { announceSessionChange } from "./session";

interface ChoosePasswordProps {
  /** Of the link. */
  token: string;
  /** Shown instead when the link has ended. */
  ended: ReactNode;
}

/** The page behind every link that is mailed. Opening it changes nothing: mail scanners do that, too. */
export function ChoosePassword({ token, ended }: ChoosePasswordProps) {
  const router = useRouter();
  const options = useAccountOptions();
  const owner = useReply<LinkOwner>("account/link", token);
  const [saved, setSaved] = useState<Reply<ChosenPassword> | null>(null);
  const isNew = owner?.ok && owner.isNew;

  async function choosePassword({ name, password = "" }: FormFields) {
    const reply = await call<ChosenPassword>("account/password", "POST", { token, password, name });
    setSaved(reply);
    if (!reply.ok) return reply;
    const { ok: isSignedIn } = await postAuth("callback/credentials", { email: reply.email, password });
    showToast({ title: isNew ? "Your account is ready" : "Your new password is saved", tone: "success" });
    router.replace(isSignedIn ? "/" : "/login");
    await announceSessionChange();
    return reply;
  }

  if ([owner, saved].some((reply) => reply?.ok === false && reply.code === "auth/invalid-token")) return ended;
  return (
    <AccountPanel
      title="Choose a password"
      text={owner?.ok && `${isNew ? "Your new account" : "Your account"}: ${owner.email}`}
    >
      <Loaded reply={owner}>
        {({ email }) => (
          <AccountForm submit="Save password" busy="Saving …" send={choosePassword}>
            {/* For password managers: the name under which the password is saved. */}
            <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
            {isNew && <NameField />}
            <PasswordField
              minCharacters={options?.ok ? options.passwordMinCharacters : PASSWORD_DEFAULT_MIN_CHARACTERS}
            />
          </AccountForm>
        )}
      </Loaded>
    </AccountPanel>
  );
}
