"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { showToast } from "@/components/ui/toaster";
import { describeAccountCode } from "@/lib/account/messages";
import type { AccountOptions } from "@/lib/account/old-replies";
import { AccountGate } from "./account-gate";
import { EmailField, NameField, NewPasswordField } from "./account-fields";
import { callAccount, signInWithPassword } from "./call-account";
import { FormAlert } from "@/components/ui/form-alert";
import { FormNotice } from "./form-notice";
import { ProviderButtons } from "./provider-buttons";
import { ResendButton } from "./resend-button";
import { announceSessionChange } from "./session-store";
import { SubmitButton } from "./submit-button";
import { textAction } from "./text-action";
import { useSubmission } from "./use-submission";

interface Registered {
  next: "check-inbox" | "sign-in";
}

function CheckInbox({ email }: { email: string }) {
  return (
    <FormNotice title="Please look into your inbox">
      <p className="wrap-anywhere">
        We have sent a message to {email}. Open its link within 24 hours, then you can sign in. It may have landed among
        unwanted mail.
      </p>
      <ResendButton email={email} />
    </FormNotice>
  );
}

/** Nothing could be sent by mail: either the new account is signed in, or the address had one with another password. */
function HadAccount({ email }: { email: string }) {
  return (
    <FormNotice title="One more step">
      <p className="wrap-anywhere">
        You can sign in with {email} now. If it had an account before, use that account&apos;s password.
      </p>
      <Link href="/login" className={textAction}>
        Sign in
      </Link>
    </FormNotice>
  );
}

function RegistrationForm({ passwordMinCharacters }: Pick<AccountOptions, "passwordMinCharacters">) {
  const router = useRouter();
  const submission = useSubmission();
  const [registered, setRegistered] = useState<(Registered & { email: string }) | null>(null);

  async function handleSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    const sent = await submission.submit(event, (fields) =>
      callAccount<Registered>("/api/account/register", "POST", fields),
    );
    if (!sent?.reply.ok) return;
    const { next } = sent.reply;
    const { email = "", password = "" } = sent.fields;
    if (next === "sign-in" && (await signInWithPassword(email, password)).ok) {
      await announceSessionChange();
      showToast({ title: "Your account is ready", description: "You are signed in.", tone: "success" });
      return router.push("/");
    }
    setRegistered({ next, email });
  }

  if (registered?.next === "check-inbox") return <CheckInbox email={registered.email} />;
  if (registered) return <HadAccount email={registered.email} />;
  return (
    <form className="grid gap-5" onInput={submission.handleInput} onSubmit={handleSubmit}>
      <NameField submission={submission} />
      <EmailField submission={submission} />
      <NewPasswordField submission={submission} minCharacters={passwordMinCharacters} />
      {submission.alert && <FormAlert text={submission.alert} />}
      <SubmitButton isSending={submission.isSending} label="Sign Up" busyLabel="Signing up …" />
    </form>
  );
}

/** The register page's island. */
export function RegisterForm() {
  return (
    <AccountGate>
      {({ isRegistrationOpen, providers, passwordMinCharacters }) => (
        <>
          {isRegistrationOpen ? (
            <>
              <ProviderButtons providers={providers} />
              <RegistrationForm passwordMinCharacters={passwordMinCharacters} />
            </>
          ) : (
            <FormAlert text={describeAccountCode("auth/registration-closed")} />
          )}
          <p className="mt-6 text-ink-muted">
            Have an account already?{" "}
            <Link href="/login" prefetch={false} className={textAction}>
              Sign in
            </Link>
          </p>
        </>
      )}
    </AccountGate>
  );
}
