"use client";

import type { SignIn } from "@/lib/account/types";
import { call } from "./account-client";
import { AccountDialog, methodLabel } from "./account-dialog";
import { AccountForm } from "./account-fields";
import { useSessionChange } from "./session";

const dateFormat = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });

export function DashboardDialog({ onClose }: { onClose: () => void }) {
  const changeSession = useSessionChange();

  async function signOutEverywhere() {
    const reply = await call("account/sign-out-everywhere", "POST", {});
    if (reply.ok) changeSession("Signed out everywhere", "/");
    return reply;
  }

  return (
    <AccountDialog<{ signIns: SignIn[] }> title="Dashboard" path="account/sign-ins" onClose={onClose}>
      {({ signIns }, options) => (
        <>
          <h3 className="text-lg">Recent sign-ins</h3>
          <ol className="[&>:not(:first-child)]:border-t">
            {signIns.map(({ at, method, browser }, index) => (
              <li key={index} className="grid gap-x-6 py-3 sm:grid-cols-[1fr_auto]">
                <span className="font-medium">{browser}</span>
                <time dateTime={at} className="meta text-ink-muted sm:leading-7">
                  {dateFormat.format(new Date(at))}
                </time>
                <span className="text-sm text-ink-muted">{methodLabel(method, options)}</span>
              </li>
            ))}
          </ol>
          <AccountForm variant="secondary" submit="Sign out everywhere" busy="Signing out …" send={signOutEverywhere}>
            <p className="mt-4 border-t pt-6 text-ink-muted">
              Don’t recognise one of these? Sign out everywhere, this browser included, then choose a new password.
            </p>
          </AccountForm>
        </>
      )}
    </AccountDialog>
  );
}
