"use client";

import { useState } from "react";
import { useRouter } from "next/navigation";
import { Button } from "@/components/ui/button";
import { showToast } from "@/components/ui/toaster";
import { describeAccountCode } from "@/lib/account/messages";
import type { AccountActivity } from "@/lib/account/replies";
import { AccountDialog } from "./account-dialog";
import { callAccount } from "./call-account";
import { FormAlert } from "@/components/ui/form-alert";
import { LoadingLine } from "./loading-line";
import { nameMethod } from "./name-method";
import { announceSessionChange } from "./session-store";
import { useLoaded } from "./use-loaded";

const dateFormat = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" });

function SignInList({ signIns }: { signIns: AccountActivity[] }) {
  if (signIns.length === 0) return <p className="text-ink-muted">No sign-in of the last 90 days.</p>;
  return (
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
  );
}

function SignOutEverywhere({ onDone }: { onDone: () => void }) {
  const router = useRouter();
  const [isBusy, setIsBusy] = useState(false);
  const [alert, setAlert] = useState<string | null>(null);

  async function handleClick(): Promise<void> {
    setIsBusy(true);
    setAlert(null);
    const reply = await callAccount("/api/account/sign-out-everywhere", "POST", {});
    setIsBusy(false);
    if (!reply.ok) return setAlert(describeAccountCode(reply.code, reply.retryAfterSeconds));
    onDone();
    await announceSessionChange();
    router.push("/");
    showToast({ title: "Signed out everywhere", tone: "success" });
  }

  return (
    <section className="mt-8 border-t pt-6">
      <h3 className="text-lg">Sign out everywhere</h3>
      <p className="mt-1 mb-4 text-ink-muted">Ends every sign-in of your account, on this device and all others.</p>
      {alert && (
        <div className="mb-4">
          <FormAlert text={alert} />
        </div>
      )}
      <Button variant="secondary" disabled={isBusy} onClick={handleClick}>
        {isBusy ? "Signing out …" : "Sign out everywhere"}
      </Button>
    </section>
  );
}

/** Dashboard: when, how and from which browser somebody signed in to this account. */
export function DashboardDialog({ onClose }: { onClose: () => void }) {
  const { reply } = useLoaded<{ signIns: AccountActivity[] }>("/api/account/activity");
  return (
    <AccountDialog title="Dashboard" onClose={onClose}>
      <h3 className="text-lg">Recent sign-ins</h3>
      {!reply && <LoadingLine />}
      {reply && !reply.ok && <FormAlert text={describeAccountCode(reply.code, reply.retryAfterSeconds)} />}
      {reply?.ok && (
        <>
          <SignInList signIns={reply.signIns} />
          <SignOutEverywhere onDone={onClose} />
        </>
      )}
    </AccountDialog>
  );
}
