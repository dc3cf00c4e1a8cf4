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

  if (typeof state === "object") {
    return (
      <p role="status">
        {state.ok ? "Sent. Please look into your inbox." : describeAccountCode(state.code, state.retryAfterSeconds)}
      </p>
    );
  }
  return (
    <button type="button" className={textAction} disabled={state === "sending"} onClick={resend}>
      {state === "sending" ? "Sending …" : "Send the message again"}
    </button>
  );
}
