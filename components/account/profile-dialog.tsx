"use client";

import { Disclosure } from "@/components/ui/disclosure";
import type { FormFields } from "@/components/ui/use-form";
import type { AccountProfile } from "@/lib/account/types";
import { call } from "./account-client";
import { AccountDialog, methodLabel } from "./account-dialog";
import { AccountForm, EmailField, NameField, TextButton } from "./account-fields";
import { signOutHere } from "./auth-client";
import { useSessionChange } from "./session";

export function ProfileDialog({ onClose }: { onClose: () => void }) {
  const changeSession = useSessionChange();

  async function rename({ name }: FormFields) {
    const reply = await call("account/me", "PATCH", { name });
    if (reply.ok) changeSession();
    return reply;
  }

  async function deleteAccount({ email }: FormFields) {
    const reply = await call("account/me", "DELETE", { email });
    if (reply.ok) changeSession("Your account has been deleted", "/");
    return reply;
  }

  async function signInAgain(): Promise<void> {
    await signOutHere();
    changeSession(undefined, "/login");
  }

  return (
    <AccountDialog<AccountProfile> title="Profile" path="account/me" onClose={onClose}>
      {({ name, email, hasPassword, identities }, options) => (
        <div className="grid gap-6">
          <AccountForm
            variant="secondary"
            submit="Save name"
            busy="Saving …"
            done="Your name has been changed."
            send={rename}
          >
            <NameField defaultValue={name} />
          </AccountForm>
          <dl className="grid gap-x-6 border-t pt-6 wrap-anywhere sm:grid-cols-[8rem_1fr] [&_dt]:text-ink-muted max-sm:[&_dt~dt]:mt-3">
            <dt>Email</dt>
            <dd>{email}</dd>
            <dt>Sign-in methods</dt>
            {[...(hasPassword ? ["password"] : []), ...identities.map(({ provider }) => provider)].map((method) => (
              <dd key={method} className="sm:col-start-2">
                {methodLabel(method, options)}
              </dd>
            ))}
          </dl>
          {options.hasMail && (
            <AccountForm
              variant="secondary"
              submit={hasPassword ? "Change password" : "Choose a password"}
              busy="Sending …"
              done="Check your inbox: a link to choose a new password is on its way."
              send={() => call("account/forgot", "POST", { email })}
            />
          )}
          <Disclosure
            title="Delete account"
            className="border-t"
            summaryClass="h-14 font-medium hover:text-accent-text"
          >
            <AccountForm
              variant="danger"
              submit="Delete account"
              busy="Deleting …"
              send={deleteAccount}
              remedies={{
                "auth/requires-recent-login": <TextButton onClick={() => void signInAgain()}>Sign in again</TextButton>,
              }}
            >
              <p className="text-ink-muted">
                This immediately and permanently deletes your account and all its data. Enter your email address to
                confirm.
              </p>
              <EmailField autoComplete="off" />
            </AccountForm>
          </Disclosure>
        </div>
      )}
    </AccountDialog>
  );
}
