import { type FormEvent, type InvalidEvent, useState } from "react";
import { flushSync } from "react-dom";
import { useIsHydrated } from "./hooks";

export type FormFields = Record<string, string>;

/** `message` is for the form as a whole, `fields` for single fields. */
export type FormReply<Code extends string = string> =
  { ok: true } | { ok: false; code: Code; message?: string; fields?: Partial<FormFields> };

export interface FieldTexts {
  /** Left out, the field is optional. */
  missing?: string;
  invalid?: string;
}

interface FormState<Code> {
  phase: "idle" | "sending" | "sent";
  code?: Code;
  alert?: string;
  errors: Partial<FormFields>;
}

export function readFields(form: HTMLFormElement): FormFields {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

function moveFocus(form: HTMLFormElement): void {
  const invalid = form.querySelector<HTMLElement>("[aria-invalid=true]");
  if (invalid) return invalid.focus();
  form.querySelector("[role=alert], [role=status]")?.scrollIntoView({ block: "nearest" });
  // A disabled button loses the focus; a visitor who has moved on keeps it.
  if (document.activeElement !== document.body) return;
  form.querySelector<HTMLElement>("[type=submit]")?.focus({ preventScroll: true });
}

/** `send` posts the fields and returns the reply; the form is busy until then. */
export function useForm<Code extends string>(send: (fields: FormFields) => Promise<FormReply<Code>>) {
  const [state, setState] = useState<FormState<Code>>({ phase: "idle", errors: {} });
  const isHydrated = useIsHydrated();
  const isSending = state.phase === "sending";

  async function handleSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    setState({ phase: "sending", errors: {} });
    const reply = await send(readFields(form)).catch((error: unknown) => {
      setState({ phase: "idle", errors: {} });
      throw error;
    });
    // Render now: moveFocus looks for what this shows.
    flushSync(() =>
      setState(
        reply.ok
          ? { phase: "sent", errors: {} }
          : { phase: "idle", code: reply.code, alert: reply.message, errors: reply.fields ?? {} },
      ),
    );
    moveFocus(form);
  }

  /** Typing clears the field's error and the form's. */
  function handleInput(event: FormEvent<HTMLFormElement>): void {
    const name = event.target instanceof HTMLElement ? (event.target.getAttribute("name") ?? "") : "";
    setState(({ phase, errors }) => ({
      phase: phase === "sending" ? phase : "idle",
      errors: { ...errors, [name]: undefined },
    }));
  }

  return {
    props: { onSubmit: handleSubmit, onInput: handleInput },
    isSending,
    isSent: state.phase === "sent",
    canSubmit: isHydrated && !isSending,
    code: state.code,
    alert: state.alert,
    /** Props of a field. The browser validates it; unlike its bubble, the message stays by the field. */
    field: (name: string, { missing, invalid = missing }: FieldTexts) => ({
      name,
      required: missing !== undefined,
      // Not disabled: the text stays readable and focusable while sending.
      readOnly: isSending,
      error: state.errors[name],
      onInvalid(event: InvalidEvent<HTMLInputElement | HTMLTextAreaElement>) {
        const control = event.currentTarget;
        event.preventDefault();
        if (control.form?.querySelector(":invalid") === control) control.focus();
        const text = control.validity.valueMissing ? missing : invalid;
        setState(({ errors, ...others }) => ({ ...others, errors: { ...errors, [name]: text } }));
      },
    }),
  };
}
