"use client";

import { useEffect, useState } from "react";
import { FormAlert } from "@/components/ui/field";
import type { FormFields } from "@/components/ui/use-form";
import { describeAccountCode } from "@/lib/account/errors";
import type { AccountOptions } from "@/lib/account/types";
import { call, useReply } from "./account-client";
import { AccountForm, EmailField, NameField, PasswordField, TextButton, TextLink } from "./account-fields";
import { AccountGate, AccountPanel, Loaded, WithOptions } from "./account-panel";
import { signInHere } from "./auth-client";
import { ProviderButtons } from "./provider-buttons";
import { useSessionChange } from "./session";

const FLOWS = {
  register: {
    title: "Sign Up",
    text: "An account gives you a profile and a record of your sign-ins. You don’t need one to look around or to get in touch.",
    submit: "Sign Up",
    signIn: "Already have an account?",
    sent: (email: string) => `I’m sending a link to ${email}. Open it to choose your password.`,
  },
  forgot: {
    title: "Forgot Password",
    text: "Enter your account’s email address, and I’ll send you a link to choose a new password.",
    submit: "Send link",
    signIn: "Remembered it?",
    sent: (email: string) => `If ${email} has an account here, a link is on its way. It works for one hour.`,
  },
} as const;

const listNames = (providers: AccountOptions["providers"]) =>
  new Intl.ListFormat("en-GB", { type: "disjunction" }).format(providers.map(({ name }) => name));

interface MailLinkProps {
  flow: keyof typeof FLOWS;
}

/** Removes the token from the URL, to keep it out of the browser history and screenshots. */
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

function RequestLink({ flow, hasEnded = false }: MailLinkProps & { hasEnded?: boolean }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { title, text, submit, sent, signIn } = FLOWS[flow];

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
    <AccountPanel takesFocus={hasEnded} title={title} text={text}>
      <AccountGate redirectsSignedIn={!hasEnded}>
        {({ hasMail, isRegistrationOpen, providers }) => {
          const isClosed = flow === "register" && !isRegistrationOpen;
          const needsProvider = flow === "register" || !hasMail;
          const isByProvider = flow === "register" && !isClosed && !hasMail && providers.length > 0;
          return (
            <>
              {hasEnded && <FormAlert text={describeAccountCode("auth/invalid-token")} />}
              {isByProvider && <p>{`You can sign up with ${listNames(providers)}.`}</p>}
              {needsProvider && !isClosed && <ProviderButtons providers={providers} isForm={hasMail} />}
              {hasMail && !isClosed && (
                <AccountForm submit={submit} busy="Sending …" send={requestLink}>
                  <EmailField />
                </AccountForm>
              )}
              {isClosed && <FormAlert text={describeAccountCode("auth/registration-closed")} />}
              {!hasMail && !isClosed && !isByProvider && (
                <FormAlert text={describeAccountCode("auth/mail-unavailable")} />
              )}
              <p className="text-ink-muted">
                <span>{`${signIn} `}</span>
                <TextLink href="/login">Sign in</TextLink>
              </p>
            </>
          );
        }}
      </AccountGate>
    </AccountPanel>
  );
}

/** Opening the link must not change anything, because email scanners open links too. */
function ChoosePassword({ flow, token }: MailLinkProps & { token: string }) {
  const changeSession = useSessionChange();
  const asked = useReply<{ email: string; isNew: boolean; needsName: boolean }>("account/link", token);
  const { reply: owner } = asked;
  const [hasEnded, setHasEnded] = useState(false);
  const isNew = owner?.ok && owner.isNew;

  async function choosePassword({ name, password = "" }: FormFields) {
    const reply = await call<{ email: string }>("account/password", "POST", { token, password, name });
    if (!reply.ok) {
      setHasEnded(reply.code === "auth/invalid-token");
      return reply;
    }
    const { ok: isSignedIn } = await signInHere({ email: reply.email, password });
    changeSession(isNew ? "Your account is ready" : "Your new password is saved", isSignedIn ? "/" : "/login");
    return reply;
  }

  if (hasEnded || (owner?.ok === false && owner.code === "auth/invalid-token")) {
    return <RequestLink flow={flow} hasEnded />;
  }
  return (
    <AccountPanel
      title="Choose a password"
      text={owner?.ok && `${isNew ? "Your new account" : "Your account"}: ${owner.email}`}
    >
      <WithOptions>
        {({ passwordMinCharacters }) => (
          <Loaded {...asked}>
            {({ email, needsName }) => (
              <AccountForm submit="Save password" busy="Saving …" send={choosePassword}>
                {/* Tells password managers which account the password belongs to. */}
                <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
                {needsName && <NameField />}
                <PasswordField minCharacters={passwordMinCharacters} />
              </AccountForm>
            )}
          </Loaded>
        )}
      </WithOptions>
    </AccountPanel>
  );
}

export function MailLinkPage({ flow }: MailLinkProps) {
  const token = useLinkToken();
  return token ? <ChoosePassword key={token} flow={flow} token={token} /> : <RequestLink flow={flow} />;
}
