"use client";

import Link from "next/link";
import { type FormEvent, useState } from "react";
import { describeAccountCode } from "@/lib/account/messages";
import { AccountGate } from "./account-gate";
import { EmailField, NewPasswordField } from "./account-fields";
import { callAccount } from "./call-account";
import { FormAlert } from "@/components/ui/form-alert";
import { FormNotice } from "./form-notice";
import { createFragmentToken } from "./fragment-token";
import { announceSessionChange } from "./session-store";
import { SubmitButton } from "./submit-button";
import { textAction } from "./text-action";
import { useSubmission } from "./use-submission";

const resetLink = createFragmentToken("token");

function RequestLink() {
  const submission = useSubmission();
  const [sentTo, setSentTo] = useState<string | null>(null);

  async function handleSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    const sent = await submission.submit(event, (fields) => callAccount("/api/account/forgot", "POST", fields));
    if (sent?.reply.ok) setSentTo(sent.fields.email ?? "");
  }

  if (sentTo !== null) {
    return (
      <FormNotice title="Please look into your inbox">
        <p className="wrap-anywhere">
          If {sentTo} has an account here, a message with a link is on its way. The link works for an hour.
        </p>
      </FormNotice>
    );
  }
  return (
    <form className="grid gap-5" onInput={submission.handleInput} onSubmit={handleSubmit}>
      <EmailField submission={submission} />
      {submission.alert && <FormAlert text={submission.alert} />}
      <SubmitButton isSending={submission.isSending} label="Send the link" busyLabel="Sending …" />
    </form>
  );
}

interface ChooseNewPasswordProps {
  token: string;
  minCharacters: number;
  /** The password is saved, or the visitor wants another link. */
  onEnd: (isSaved: boolean) => void;
}

function ChooseNewPassword({ token, minCharacters, onEnd }: ChooseNewPasswordProps) {
  const submission = useSubmission();
  const isLinkSpent = submission.code === "auth/invalid-token" || submission.code === "auth/expired-token";

  async function handleSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    const sent = await submission.submit(event, ({ password }) =>
      callAccount("/api/account/reset", "POST", { token, password }),
    );
    if (!sent?.reply.ok) return;
    await announceSessionChange();
    onEnd(true);
  }

  return (
    <form className="grid gap-5" onInput={submission.handleInput} onSubmit={handleSubmit}>
      <NewPasswordField submission={submission} label="New password" minCharacters={minCharacters} />
      {submission.alert && (
        <FormAlert text={submission.alert}>
          {isLinkSpent && (
            <button type="button" className={textAction} onClick={() => onEnd(false)}>
              Request a new link
            </button>
          )}
        </FormAlert>
      )}
      <SubmitButton isSending={submission.isSending} label="Save new password" busyLabel="Saving …" />
    </form>
  );
}

/** The forgot-password page's island: asks for a link, or with a link for the new password. */
export function ForgotForm() {
  const token = resetLink.useToken();
  const [outcome, setOutcome] = useState<"saved" | "wants-link" | null>(null);

  if (outcome === "saved" && !token) {
    return (
      <FormNotice title="Your new password is saved">
        <p>You are signed out everywhere.</p>
        <Link href="/login" className={textAction}>
          Sign in
        </Link>
      </FormNotice>
    );
  }
  return (
    <AccountGate leadsOn={!token && outcome === null}>
      {({ hasMail, passwordMinCharacters }) => (
        <>
          {token ? (
            <ChooseNewPassword
              token={token}
              minCharacters={passwordMinCharacters}
              onEnd={(isSaved) => {
                resetLink.drop();
                setOutcome(isSaved ? "saved" : "wants-link");
              }}
            />
          ) : hasMail ? (
            <RequestLink />
          ) : (
            <FormAlert text={describeAccountCode("auth/mail-unavailable")} />
          )}
          <p className="mt-6 text-ink-muted">
            Remembered it?{" "}
            <Link href="/login" prefetch={false} className={textAction}>
              Sign in
            </Link>
          </p>
        </>
      )}
    </AccountGate>
  );
}
