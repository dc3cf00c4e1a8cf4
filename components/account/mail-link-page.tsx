"use client";

import Link from "next/link";
import { useEffect, useState } from "react";
import { FormAlert } from "@/components/ui/form-alert";
import { useForm } from "@/components/ui/use-form";
import { describeAccountCode } from "@/lib/account/replies";
import { callAccount } from "./account-client";
import { AccountForm, EmailField, TextButton, textAction } from "./account-fields";
import { AccountGate, AccountPanel } from "./account-panel";
import { ChoosePassword } from "./choose-password";
import { ProviderButtons } from "./provider-buttons";

const FLOWS = {
  register: {
    title: "Sign Up",
    text: "An account gives you a profile and a record of your sign-ins. You don’t need one to look around or to get in touch.",
    submit: "Sign Up",
    signIn: "Already have an account?",
    sent: (email: string) => `We’re sending a link to ${email}. Open it to choose your password.`,
  },
  forgot: {
    title: "Forgot Password",
    text: "Enter the email address of your account, and we’ll send you a link to choose a new password.",
    submit: "Send link",
    signIn: "Remembered it?",
    sent: (email: string) => `If ${email} has an account here, a link is on its way. It works for one hour.`,
  },
} as const;

type Flow = keyof typeof FLOWS;

/**
 * The token of a mail's link, taken out of the address bar at once: it belongs neither in the history nor in a
 * screenshot. Null before the script runs and without a link.
 */
function useLinkToken() {
  const [token, setToken] = useState<string | null>(null);

  useEffect(() => {
    const take = () => {
      const found = /^#token=([\w-]+)$/.exec(window.location.hash)?.[1];
      if (!found) return;
      window.history.replaceState(null, "", window.location.pathname + window.location.search);
      setToken(found);
    };
    take();
    window.addEventListener("hashchange", take);
    return () => window.removeEventListener("hashchange", take);
  }, []);

  return [token, () => setToken(null)] as const;
}

/** Signing up and a forgotten password: an email address is entered, and the link in the mail leads to a password. */
export function MailLinkPage({ flow }: { flow: Flow }) {
  const [token, dropToken] = useLinkToken();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [isLinkWanted, setIsLinkWanted] = useState(false);
  const form = useForm(async ({ email = "" }) => {
    const reply = await callAccount(flow, "POST", { email });
    if (reply.ok) setSentTo(email);
    return reply;
  });
  const { title, text, submit, sent, signIn } = FLOWS[flow];

  if (token) {
    return (
      <ChoosePassword
        key={token}
        token={token}
        onRequestLink={() => {
          dropToken();
          setSentTo(null);
          setIsLinkWanted(true);
        }}
      />
    );
  }
  if (sentTo !== null) {
    return (
      <AccountPanel takesFocus title="Check your inbox" text={sent(sentTo)}>
        <p className="text-ink-muted">Nothing there after a few minutes? Check your spam folder.</p>
        <TextButton onClick={() => setSentTo(null)}>Use another email address</TextButton>
      </AccountPanel>
    );
  }
  return (
    <AccountPanel title={title} text={text}>
      <AccountGate leadsOn={!isLinkWanted}>
        {({ hasMail, isRegistrationOpen, providers }) => (
          <>
            {flow === "register" && !isRegistrationOpen ? (
              <FormAlert text={describeAccountCode("auth/registration-closed")} />
            ) : (
              <>
                {(flow === "register" || !hasMail) && <ProviderButtons providers={providers} isForm={hasMail} />}
                {hasMail ? (
                  <AccountForm form={form} submit={submit} busy="Sending …">
                    <EmailField form={form} />
                  </AccountForm>
                ) : (
                  <FormAlert text={describeAccountCode("auth/mail-unavailable")} />
                )}
              </>
            )}
            <p className="mt-6 text-ink-muted">
              {signIn}{" "}
              <Link href="/login" prefetch={false} className={textAction}>
                Sign in
              </Link>
            </p>
          </>
        )}
      </AccountGate>
    </AccountPanel>
  );
}
