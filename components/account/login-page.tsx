"use client";

import { FormAlert } from "@/components/ui/field";
import type { FormFields } from "@/components/ui/use-form";
import { parseError } from "@/lib/account/error-url";
import { explainError } from "@/lib/account/errors";
import { AccountForm, EmailField, PasswordField, TextLink } from "./account-fields";
import { AccountGate, AccountPanel } from "./account-panel";
import { signInHere } from "./auth-client";
import { ProviderButtons } from "./provider-buttons";
import { useSessionChange } from "./session";

function readError(): string | undefined {
  const error = new URLSearchParams(window.location.search).get("error");
  return error === null ? undefined : explainError(parseError(error)).message;
}

export function LoginPage() {
  const changeSession = useSessionChange();

  async function signIn(fields: FormFields) {
    const reply = await signInHere(fields);
    if (reply.ok) changeSession("Signed in");
    return reply;
  }

  return (
    <AccountPanel title="Sign In" text="Welcome back.">
      <AccountGate>
        {({ hasMail, providers, isRegistrationOpen }) => (
          <>
            <FormAlert text={readError()} />
            <ProviderButtons providers={providers} isForm={hasMail} />
            {(hasMail || providers.length === 0) && (
              <AccountForm submit="Sign In" busy="Signing in …" send={signIn}>
                <EmailField autoComplete="username" />
                <PasswordField />
                <TextLink href="/forgot-password" className="-mt-3 justify-self-start text-sm">
                  Forgot your password?
                </TextLink>
              </AccountForm>
            )}
            {isRegistrationOpen && (
              <p className="text-ink-muted">
                No account yet? <TextLink href="/register">Sign up</TextLink>
              </p>
            )}
          </>
        )}
      </AccountGate>
    </AccountPanel>
  );
}
