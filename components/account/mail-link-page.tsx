"use client";

import { useEffect, useState } from "react";
import { FormAlert } from "@/components/ui/form-alert";
import { describeAccountCode } from "@/lib/account/replies";
import { call } from "./account-client";
import { AccountForm, EmailField, TextButton, TextLink } from "./account-fields";
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

/** For a link that has ended. */
const RENEWAL = {
  title: "This link no longer works",
  text: "It has expired or has been used already. Enter your email address for a new one.",
  submit: "Send link",
};

interface MailLinkProps {
  flow: keyof typeof FLOWS;
}

/**
 * The token of a mail's link, taken out of the address bar at once: it belongs neither in the history nor in a
 * screenshot. Null before the script runs and without a link.
 */
function useLinkToken(): string | null {
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

  return token;
}

/** Asks for an email address, and says that a link is on its way to it. */
function RequestLink({ flow, isRenewal = false }: MailLinkProps & { isRenewal?: boolean }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { title, text, submit, sent, signIn } = { ...FLOWS[flow], ...(isRenewal && RENEWAL) };

  async function requestLink({ email = "" }) {
    const reply = await call(`account/${flow}`, "POST", { email });
    if (reply.ok) setSentTo(email);
    return reply;
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
    <AccountPanel takesFocus={isRenewal} title={title} text={text}>
      <AccountGate leadsOn={!isRenewal}>
        {({ hasMail, isRegistrationOpen, providers }) => {
          const isClosed = flow === "register" && !isRegistrationOpen;
          const needsProvider = flow === "register" || !hasMail;
          return (
            <>
              {needsProvider && !isClosed && <ProviderButtons providers={providers} isForm={hasMail} />}
              {hasMail && !isClosed ? (
                <AccountForm submit={submit} busy="Sending …" send={requestLink}>
                  <EmailField />
                </AccountForm>
              ) : (
                <FormAlert
                  text={describeAccountCode(isClosed ? "auth/registration-closed" : "auth/mail-unavailable")}
                />
              )}
              <p className="text-ink-muted">
                {signIn} <TextLink href="/login">Sign in</TextLink>
              </p>
            </>
          );
        }}
      </AccountGate>
    </AccountPanel>
  );
}

/** Signing up and a forgotten password: an email address is entered, and the link in the mail leads to a password. */
export function MailLinkPage({ flow }: MailLinkProps) {
  const token = useLinkToken();
  if (!token) return <RequestLink flow={flow} />;
  return <ChoosePassword key={token} token={token} ended={<RequestLink flow={flow} isRenewal />} />;
}
