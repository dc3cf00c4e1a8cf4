"use client";

import { useRouter } from "next/navigation";
import { Disclosure } from "@/components/ui/disclosure";
import { showToast } from "@/components/ui/toaster";
import { useForm } from "@/components/ui/use-form";
import type { AccountProfile } from "@/lib/account/replies";
import { callAccount, signOut, useAccountOptions, useAccountReply } from "./account-client";
import { AccountDialog, nameMethod } from "./account-dialog";
import { AccountForm, EmailField, NameField, TextButton } from "./account-fields";
import { announceSessionChange } from "./session";

function NameForm({ name: savedName }: { name: string }) {
  const form = useForm(async ({ name }) => {
    const reply = await callAccount("me", "PATCH", { name });
    if (reply.ok) await announceSessionChange();
    return reply;
  });
  return (
    <AccountForm form={form} variant="secondary" submit="Save name" busy="Saving …" done="Your name has been changed.">
      <NameField form={form} defaultValue={savedName} />
    </AccountForm>
  );
}

/** Asks for the same mail as a forgotten password. */
function ChangePassword({ email, hasPassword }: AccountProfile) {
  const form = useForm(() => callAccount("forgot", "POST", { email }));
  return (
    <AccountForm
      form={form}
      variant="secondary"
      submit={hasPassword ? "Change password" : "Choose a password"}
      busy="Sending …"
      done="Check your inbox: a link to choose a new password is on its way."
    />
  );
}

function DeleteAccount() {
  const router = useRouter();
  const form = useForm(async ({ email }) => {
    const reply = await callAccount("me", "DELETE", { email });
    if (!reply.ok) return reply;
    showToast({ title: "Your account has been deleted", tone: "success" });
    router.push("/");
    await announceSessionChange();
    return reply;
  });

  async function signInAgain(): Promise<void> {
    await signOut();
    router.push("/login");
    await announceSessionChange();
  }

  return (
    <AccountForm
      form={form}
      variant="danger"
      submit="Delete account"
      busy="Deleting …"
      remedy={
        form.code === "auth/requires-recent-login" && <TextButton onClick={signInAgain}>Sign in again</TextButton>
      }
    >
      <p className="text-ink-muted">
        Deletes your account and everything in it, at once and for good. Enter its email address to confirm.
      </p>
      <EmailField form={form} autoComplete="off" />
    </AccountForm>
  );
}

/** Profile: who the user is here, how they sign in, and what they can change. */
export function ProfileDialog({ onClose }: { onClose: () => void }) {
  const options = useAccountOptions();
  const nameProvider = (id: string) =>
    (options?.ok && options.providers.find((provider) => provider.id === id)?.name) || nameMethod(id);

  return (
    <AccountDialog title="Profile" onClose={onClose} reply={useAccountReply<AccountProfile>("me")}>
      {(profile) => (
        <div className="grid gap-6">
          <NameForm name={profile.name} />
          <dl className="grid gap-x-6 border-t pt-6 wrap-anywhere sm:grid-cols-[8rem_1fr] [&_dt]:text-ink-muted max-sm:[&_dt~dt]:mt-3">
            <dt>Email</dt>
            <dd>{profile.email}</dd>
            <dt>Sign-in methods</dt>
            {profile.hasPassword && <dd className="sm:col-start-2">{nameMethod("password")}</dd>}
            {profile.identities.map(({ provider }) => (
              <dd key={provider} className="sm:col-start-2">
                {nameProvider(provider)}
              </dd>
            ))}
          </dl>
          {options?.ok && options.hasMail && <ChangePassword {...profile} />}
          <Disclosure
            title="Delete account"
            className="border-t"
            summaryClass="h-14 font-medium hover:text-accent-text"
          >
            <DeleteAccount />
          </Disclosure>
        </div>
      )}
    </AccountDialog>
  );
}
