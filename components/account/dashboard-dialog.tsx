"use client";

import { useRouter } from "next/navigation";
import { showToast } from "@/components/ui/toaster";
import { useForm } from "@/components/ui/use-form";
import type { SignIns } from "@/lib/account/replies";
import { callAccount, useAccountReply } from "./account-client";
import { AccountDialog, nameMethod } from "./account-dialog";
import { AccountForm } from "./account-fields";
import { announceSessionChange } from "./session";

const dateFormat = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });

function SignOutEverywhere() {
  const router = useRouter();
  const form = useForm(async () => {
    const reply = await callAccount("sign-out-everywhere", "POST", {});
    if (!reply.ok) return reply;
    showToast({ title: "Signed out everywhere", tone: "success" });
    router.push("/");
    await announceSessionChange();
    return reply;
  });

  return (
    <AccountForm form={form} variant="secondary" submit="Sign out everywhere" busy="Signing out …">
      <p className="mt-4 border-t pt-6 text-ink-muted">
        Don’t recognise one of these? Sign out everywhere, this browser included, then choose a new password.
      </p>
    </AccountForm>
  );
}

/** Dashboard: when, how and from which browser somebody signed in to this account. */
export function DashboardDialog({ onClose }: { onClose: () => void }) {
  return (
    <AccountDialog title="Dashboard" onClose={onClose} reply={useAccountReply<SignIns>("sign-ins")}>
      {({ signIns }) => (
        <>
          <h3 className="text-lg">Recent sign-ins</h3>
          <ol className="divide-y">
            {signIns.map(({ at, method, browser }) => (
              <li key={at} className="grid gap-x-6 py-3 sm:grid-cols-[1fr_auto]">
                <span className="font-medium">{browser}</span>
                <time dateTime={at} className="meta text-ink-muted sm:leading-7">
                  {dateFormat.format(new Date(at))}
                </time>
                <span className="text-sm text-ink-muted">{nameMethod(method)}</span>
              </li>
            ))}
          </ol>
          <SignOutEverywhere />
        </>
      )}
    </AccountDialog>
  );
}
