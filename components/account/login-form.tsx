"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { showToast } from "@/components/ui/toaster";
import { describeAccountCode } from "@/lib/account/messages";
import { AccountGate } from "./account-gate";
import { EmailField, PasswordField } from "./account-fields";
import { readReturnPath, useAddressError } from "./address";
import { signInWithPassword } from "./call-account";
import { FormAlert } from "@/components/ui/form-alert";
import { ProviderButtons } from "./provider-buttons";
import { ResendButton } from "./resend-button";
import { announceSessionChange } from "./session-store";
import { SubmitButton } from "./submit-button";
import { textAction } from "./text-action";
import { useSession } from "./use-session";
import { useSubmission } from "./use-submission";
import { VerifiedLink, useVerification } from "./verified-link";

function PasswordSignIn() {
  const router = useRouter();
  const submission = useSubmission();
  const [email, setEmail] = useState("");

  async function handleSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    const sent = await submission.submit(event, ({ email = "", password = "" }) => signInWithPassword(email, password));
    if (!sent) return;
    setEmail(sent.fields.email ?? "");
    if (!sent.reply.ok) return;
    const returnPath = readReturnPath();
    await announceSessionChange();
    showToast({ title: "Signed in", tone: "success" });
    router.push(returnPath);
  }

  return (
    <form className="grid gap-5" onInput={submission.handleInput} onSubmit={handleSubmit}>
      <EmailField submission={submission} />
      <PasswordField submission={submission} autoComplete="current-password" />
      <Link href="/forgot-password" prefetch={false} className={`${textAction} justify-self-start text-sm`}>
        Forgot your password?
      </Link>
      {submission.alert && (
        <FormAlert text={submission.alert}>
          {submission.code === "auth/email-not-verified" && <ResendButton email={email} />}
        </FormAlert>
      )}
      <SubmitButton isSending={submission.isSending} label="Sign In" busyLabel="Signing in …" />
    </form>
  );
}

/** The login page's island: what a link or a provider has brought back, the providers, the form. */
export function LoginForm() {
  const error = useAddressError();
  const session = useSession();
  const verification = useVerification();
  const hasVerification = verification.isRunning || verification.reply !== null;

  if (hasVerification && session.status === "signed-in") {
    return (
      <>
        <VerifiedLink {...verification}>It belongs to your account now.</VerifiedLink>
        <Link href="/" className={textAction}>
          Go on to the site
        </Link>
      </>
    );
  }
  return (
    <AccountGate leadsOn={!hasVerification}>
      {({ providers, isRegistrationOpen }) => (
        <>
          <VerifiedLink {...verification}>You can sign in now.</VerifiedLink>
          {error && (
            <div className="mb-6">
              <FormAlert text={describeAccountCode(error)} />
            </div>
          )}
          <ProviderButtons providers={providers} />
          <PasswordSignIn />
          {isRegistrationOpen && (
            <p className="mt-6 text-ink-muted">
              No account yet?{" "}
              <Link href="/register" prefetch={false} className={textAction}>
                Sign up
              </Link>
            </p>
          )}
        </>
      )}
    </AccountGate>
  );
}
