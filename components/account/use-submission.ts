import { type FormEvent, useState } from "react";
import { describeAccountCode } from "@/lib/account/messages";
import type { AccountRefusal, FieldErrors } from "@/lib/account/old-replies";
import type { AccountReply } from "./call-account";

/** The fields of a form as text, as they stand in it. */
function readFields(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

function moveFocus(form: HTMLFormElement, errors: FieldErrors): void {
  const wrong = Object.keys(errors).find((name) => errors[name]);
  const target = wrong ? form.querySelector<HTMLElement>(`[name="${wrong}"]`) : null;
  if (target) return target.focus();
  form.querySelector("[role=alert]")?.scrollIntoView({ block: "nearest" });
  // The button could not keep the focus while it was disabled. A visitor who has moved on is left alone.
  if (document.activeElement !== document.body) return;
  form.querySelector<HTMLElement>("[type=submit]")?.focus({ preventScroll: true });
}

/** Sends one form at a time, keeps what was typed, and ties what is wrong to its fields. */
export function useSubmission() {
  const [isSending, setIsSending] = useState(false);
  const [refusal, setRefusal] = useState<AccountRefusal | null>(null);
  const [errors, setErrors] = useState<FieldErrors>({});

  /** Runs `send` with the form's fields; answers them with its reply, or null while another is on its way. */
  async function submit<T>(
    event: FormEvent<HTMLFormElement>,
    send: (fields: Record<string, string>) => Promise<AccountReply<T>>,
  ): Promise<{ reply: AccountReply<T>; fields: Record<string, string> } | null> {
    event.preventDefault();
    if (isSending) return null;
    const form = event.currentTarget;
    setIsSending(true);
    setRefusal(null);
    setErrors({});
    const fields = readFields(form);
    const reply = await send(fields);
    const wrong = reply.ok ? {} : (reply.fields ?? {});
    setIsSending(false);
    if (!reply.ok) setRefusal(reply);
    setErrors(wrong);
    requestAnimationFrame(() => moveFocus(form, wrong));
    return { reply, fields };
  }

  return {
    isSending,
    errors,
    code: refusal?.code ?? null,
    /** The sentence for the form as a whole; null when a field says it already. */
    alert: refusal && !refusal.fields ? describeAccountCode(refusal.code, refusal.retryAfterSeconds) : null,
    submit,
    setError: (name: string, text: string) => setErrors((others) => ({ ...others, [name]: text })),
    /** Typing takes back what was said of the field, and of the form. */
    handleInput(event: FormEvent<HTMLFormElement>): void {
      const { target } = event;
      const name = target instanceof HTMLInputElement ? target.name : "";
      setRefusal(null);
      setErrors(({ [name]: _said, ...others }) => others);
    },
  };
}

export type Submission = ReturnType<typeof useSubmission>;
