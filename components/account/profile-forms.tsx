"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { showToast } from "@/components/ui/toaster";
import type { AccountProfile } from "@/lib/account/old-replies";
import { EmailField, NameField, NewPasswordField, PasswordField } from "./account-fields";
import { callAccount } from "./call-account";
import { FormAlert } from "@/components/ui/form-alert";
import { FormNotice } from "./form-notice";
import { announceSessionChange } from "./session-store";
import { SubmitButton } from "./submit-button";
import { useSubmission } from "./use-submission";

const formClass = "grid gap-5";

// What came of a change is said inside the dialog: a toast would lie beneath it, dimmed and unheard.

export function RenameForm({ name, onChanged }: { name: string; onChanged: () => void }) {
  const submission = useSubmission();
  const [isChanged, setIsChanged] = useState(false);

  async function handleSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    setIsChanged(false);
    const sent = await submission.submit(event, (fields) => callAccount("/api/account/me", "PATCH", fields));
    if (!sent?.reply.ok) return;
    onChanged();
    setIsChanged(true);
    await announceSessionChange();
  }

  return (
    <form className={formClass} onInput={submission.handleInput} onSubmit={handleSubmit}>
      <NameField submission={submission} label="Display name" defaultValue={name} />
      {submission.alert && <FormAlert text={submission.alert} />}
      <SubmitButton isSending={submission.isSending} label="Save name" busyLabel="Saving …" />
      <p role="status">{isChanged && "Your name is changed."}</p>
    </form>
  );
}

export function ChangeEmailForm() {
  const submission = useSubmission();
  const [sentTo, setSentTo] = useState<string | null>(null);

  async function handleSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    const sent = await submission.submit(event, (fields) => callAccount("/api/account/me", "PATCH", fields));
    if (sent?.reply.ok) setSentTo(sent.fields.email ?? "");
  }

  if (sentTo) {
    return (
      <FormNotice title="Please look into the new inbox">
        <p className="wrap-anywhere">Open the link that we have sent to {sentTo}. Until then the old address stays.</p>
      </FormNotice>
    );
  }
  return (
    <form className={formClass} onInput={submission.handleInput} onSubmit={handleSubmit}>
      <EmailField submission={submission} label="New email" />
      <PasswordField submission={submission} name="current" label="Current password" autoComplete="current-password" />
      {submission.alert && <FormAlert text={submission.alert} />}
      <SubmitButton isSending={submission.isSending} label="Change email" busyLabel="Sending …" />
    </form>
  );
}

export function ChangePasswordForm({ minCharacters }: { minCharacters: number }) {
  const submission = useSubmission();
  /** How often it was changed; each time the fields begin anew. */
  const [round, setRound] = useState(0);

  async function handleSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    const sent = await submission.submit(event, (fields) => callAccount("/api/account/password", "POST", fields));
    if (!sent?.reply.ok) return;
    setRound(round + 1);
    await announceSessionChange();
  }

  return (
    <form className={formClass} onInput={submission.handleInput} onSubmit={handleSubmit}>
      <div key={round} className={formClass}>
        <PasswordField
          submission={submission}
          name="current"
          label="Current password"
          autoComplete="current-password"
        />
        <NewPasswordField submission={submission} label="New password" minCharacters={minCharacters} />
      </div>
      {submission.alert && <FormAlert text={submission.alert} />}
      <SubmitButton isSending={submission.isSending} label="Change password" busyLabel="Saving …" />
      <p role="status">{round > 0 && "Your password is changed. All other sign-ins of your account have ended."}</p>
    </form>
  );
}

export function DeleteAccountForm({
  hasPassword,
  onDone,
}: Pick<AccountProfile, "hasPassword"> & { onDone: () => void }) {
  const router = useRouter();
  const submission = useSubmission();

  async function handleSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    const sent = await submission.submit(event, (fields) => callAccount("/api/account/me", "DELETE", fields));
    if (!sent?.reply.ok) return;
    onDone();
    await announceSessionChange();
    router.push("/");
    showToast({ title: "Your account is deleted", tone: "success" });
  }

  return (
    <form className={formClass} onInput={submission.handleInput} onSubmit={handleSubmit}>
      <p className="text-ink-muted">Deletes your account and everything it holds, at once and for good.</p>
      {hasPassword && (
        <PasswordField
          submission={submission}
          name="current"
          label="Current password"
          autoComplete="current-password"
        />
      )}
      {submission.alert && <FormAlert text={submission.alert} />}
      <SubmitButton isSending={submission.isSending} label="Delete account" busyLabel="Deleting …" />
    </form>
  );
}
