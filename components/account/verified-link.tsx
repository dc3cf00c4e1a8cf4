"use client";

import { LoaderCircle } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { describeAccountCode } from "@/lib/account/messages";
import { type AccountReply, callAccount } from "./call-account";
import { FormAlert } from "@/components/ui/form-alert";
import { FormNotice } from "./form-notice";
import { createFragmentToken } from "./fragment-token";
import { announceSessionChange } from "./session-store";

const verification = createFragmentToken("verify");

export interface Verification {
  isRunning: boolean;
  /** What the server said of the link; null before that and without a link. */
  reply: AccountReply | null;
}

/** Opens the link of a verification mail as soon as the page is there. */
export function useVerification(): Verification {
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

  return { isRunning: token !== null, reply };
}

interface VerifiedLinkProps extends Verification {
  /** What happens next, when the address is verified. */
  children: ReactNode;
}

/** Tells what came of the link of a verification mail. */
export function VerifiedLink({ isRunning, reply, children }: VerifiedLinkProps) {
  if (isRunning) {
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
        <FormNotice title="Your e-mail address is verified">{children}</FormNotice>
      ) : (
        <FormAlert text={describeAccountCode(reply.code, reply.retryAfterSeconds)} />
      )}
    </div>
  );
}
