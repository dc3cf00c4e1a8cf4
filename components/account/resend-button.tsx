"use client";

import { useState } from "react";
import { describeAccountCode } from "@/lib/account/messages";
import { type AccountReply, callAccount } from "./call-account";
import { textAction } from "./text-action";

/** Sends the verification mail once more. */
export function ResendButton({ email }: { email: string }) {
  const [state, setState] = useState<AccountReply | "idle" | "sending">("idle");

  async function resend(): Promise<void> {
    setState("sending");
    setState(await callAccount("/api/account/resend", "POST", { email }));
  }

  const reply = typeof state === "object" ? state : null;
  return (
    <>
      <p aria-live="polite">
        {reply &&
          (reply.ok ? "Sent. Please look into your inbox." : describeAccountCode(reply.code, reply.retryAfterSeconds))}
      </p>
      {!reply?.ok && (
        <button type="button" className={textAction} disabled={state === "sending"} onClick={resend}>
          {state === "sending" ? "Sending …" : "Send the message again"}
        </button>
      )}
    </>
  );
}
