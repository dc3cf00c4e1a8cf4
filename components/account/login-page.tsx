"use client";

import Link from "next/link";
import { useSyncExternalStore } from "react";
import { FormAlert } from "@/components/ui/form-alert";
import { showToast } from "@/components/ui/toaster";
import { useForm } from "@/components/ui/use-form";
import { subscribeToNothing } from "@/components/ui/use-is-hydrated";
import { describeAccountCode } from "@/lib/account/replies";
import { signInWithPassword } from "./account-client";
import { AccountForm, EmailField, PasswordField, textAction } from "./account-fields";
import { AccountGate, AccountPanel } from "./account-panel";
import { ProviderButtons } from "./provider-buttons";
import { announceSessionChange } from "./session";

/** Why a provider's sign-in came back to this page. */
function useProviderError(): string | undefined {
  const code = useSyncExternalStore(
    subscribeToNothing,
    () => new URLSearchParams(window.location.search).get("error"),
    () => null,
  );
  return code === null ? undefined : describeAccountCode(code);
}

function PasswordSignIn() {
  const form = useForm(async ({ email = "", password = "" }) => {
    const reply = await signInWithPassword(email, password);
    if (reply.ok) {
      showToast({ title: "Signed in", tone: "success" });
      await announceSessionChange();
    }
    return reply;
  });

  return (
    <AccountForm form={form} submit="Sign In" busy="Signing in …">
      <EmailField form={form} autoComplete="username" />
      <PasswordField form={form} autoComplete="current-password" />
      <Link href="/forgot-password" prefetch={false} className={`${textAction} -mt-3 justify-self-start text-sm`}>
        Forgot your password?
      </Link>
    </AccountForm>
  );
}

/** Signs in by a provider or with a password, then leads on to where the visitor wanted to go. */
export function LoginPage() {
  const providerError = useProviderError();
  return (
    <AccountPanel title="Sign In" text="Welcome back.">
      <AccountGate>
        {({ providers, isRegistrationOpen }) => (
          <>
            {providerError && (
              <div className="mb-6">
                <FormAlert text={providerError} />
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
    </AccountPanel>
  );
}
