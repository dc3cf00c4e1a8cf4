"use client";

import { LoaderCircle } from "lucide-react";
import { useEffect, useState } from "react";
import { describeAccountCode } from "@/lib/account/messages";
import { type AccountReply, callAccount } from "./call-account";
import { FormAlert } from "./form-alert";
import { FormNotice } from "./form-notice";
import { createFragmentToken } from "./fragment-token";
import { announceSessionChange } from "./session-store";

const verification = createFragmentToken("verify");

/** Opens the link of a verification mail as soon as the page is there, and tells what came of it. */
export function VerifiedLink() {
  const token = verification.useToken();
  const [reply, setReply] = useState<AccountReply | null>(null);

  useEffect(() => {
    if (!token) return;
    void callAccount("/api/account/verify", "POST", { token }).then((answered) => {
      setReply(answered);
      verification.drop();
      void announceSessionChange();
    });
  }, [token]);

  if (token) {
    return (
      <p role="status" className="mb-6 flex items-center gap-3 text-ink-muted">
        <LoaderCircle aria-hidden="true" className="size-5 motion-safe:animate-spin" />
        Verifying your e-mail address …
      </p>
    );
  }
  if (!reply) return null;
  return (
    <div className="mb-6">
      {reply.ok ? (
        <FormNotice title="Your e-mail address is verified">You can sign in now.</FormNotice>
      ) : (
        <FormAlert text={describeAccountCode(reply.code, reply.retryAfterSeconds)} />
      )}
    </div>
  );
}
