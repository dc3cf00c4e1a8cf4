"use client";

import { useRouter } from "next/navigation";
import { Button } from "@/components/ui/button";
import { FormAlert } from "@/components/ui/form-alert";
import { showToast } from "@/components/ui/toaster";
import { useForm } from "@/components/ui/use-form";
import type { ChosenPassword, LinkOwner } from "@/lib/account/replies";
import { PASSWORD_DEFAULT_MIN_CHARACTERS } from "@/lib/account/rules";
import { callAccount, signInWithPassword, useAccountOptions, useAccountReply } from "./account-client";
import { AccountForm, NameField, NewPasswordField, TextButton } from "./account-fields";
import { AccountPanel, FormPlaceholder } from "./account-panel";
import { announceSessionChange } from "./session";

interface ChoosePasswordProps {
  /** Of the link. */
  token: string;
  /** For a link that has ended. */
  onRequestLink: () => void;
}

function PasswordForm({ token, onRequestLink, email, isNew }: ChoosePasswordProps & LinkOwner) {
  const router = useRouter();
  const options = useAccountOptions();

  const form = useForm(async ({ name, password = "" }) => {
    const reply = await callAccount<ChosenPassword>("password", "POST", { token, password, name });
    if (!reply.ok) return reply;
    const isSignedIn = (await signInWithPassword(reply.email, password)).ok;
    showToast({
      title: isNew ? "Your account is ready" : "Your new password is saved",
      description: isSignedIn ? "You are signed in." : "You can sign in with it now.",
      tone: "success",
    });
    router.replace(isSignedIn ? "/" : "/login");
    await announceSessionChange();
    return reply;
  });

  return (
    <AccountForm
      form={form}
      submit="Save password"
      busy="Saving …"
      remedy={form.code === "auth/invalid-token" && <TextButton onClick={onRequestLink}>Request a new link</TextButton>}
    >
      {/* For password managers: the name under which the password is saved. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      {isNew && <NameField form={form} />}
      <NewPasswordField
        form={form}
        minCharacters={options?.ok ? options.passwordMinCharacters : PASSWORD_DEFAULT_MIN_CHARACTERS}
      />
    </AccountForm>
  );
}

/** The page behind every link that is mailed. Opening it changes nothing: mail scanners do that, too. */
export function ChoosePassword(props: ChoosePasswordProps) {
  const reply = useAccountReply<LinkOwner>("link", props.token);

  if (reply?.ok) {
    return (
      <AccountPanel
        title="Choose a password"
        text={`${reply.isNew ? "Your new account" : "Your account"}: ${reply.email}`}
      >
        <PasswordForm {...props} {...reply} />
      </AccountPanel>
    );
  }
  if (reply?.code === "auth/invalid-token") {
    return (
      <AccountPanel takesFocus title="This link no longer works" text={reply.message}>
        <Button onClick={props.onRequestLink}>Request a new link</Button>
      </AccountPanel>
    );
  }
  return (
    <AccountPanel title="Choose a password">
      {reply ? <FormAlert text={reply.message} /> : <FormPlaceholder />}
    </AccountPanel>
  );
}
