import { type FormEvent, type InvalidEvent, useState } from "react";
import { flushSync } from "react-dom";
import { useIsHydrated } from "./hooks";

export type FormFields = Record<string, string>;

/** What a form's server answers. `message` is the sentence for the form as a whole, `fields` those of single fields. */
export type FormReply<Code extends string = string> =
  { ok: true } | { ok: false; code: Code; message?: string; fields?: Partial<FormFields> };

/** What a field says when the browser itself refuses it. */
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
  // A disabled button loses the focus. A visitor who has moved on keeps theirs.
  if (document.activeElement !== document.body) return;
  form.querySelector<HTMLElement>("[type=submit]")?.focus({ preventScroll: true });
}

/**
 * The state of one form: sends once at a time, shows what is wrong beside its field, and one alert for the rest.
 *
 * @param send Posts the fields, does what a success calls for, and returns the reply. The form is busy until then.
 */
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
    // At once: the focus goes to what this renders.
    flushSync(() =>
      setState(
        reply.ok
          ? { phase: "sent", errors: {} }
          : { phase: "idle", code: reply.code, alert: reply.message, errors: reply.fields ?? {} },
      ),
    );
    moveFocus(form);
  }

  /** Typing takes back what was said of the field and of the form. */
  function handleInput(event: FormEvent<HTMLFormElement>): void {
    const name = event.target instanceof HTMLElement ? (event.target.getAttribute("name") ?? "") : "";
    setState(({ phase, errors }) => ({
      phase: phase === "sending" ? phase : "idle",
      errors: { ...errors, [name]: undefined },
    }));
  }

  return {
    /** For the `form` element. */
    props: { onSubmit: handleSubmit, onInput: handleInput },
    isSending,
    /** Until the visitor types again. */
    isSent: state.phase === "sent",
    /** Without script a form could only put its fields into the URL. */
    canSubmit: isHydrated && !isSending,
    code: state.code,
    alert: state.alert,
    /** Props of a field. The browser validates it; unlike its bubble, the message stays by the field. */
    field: (name: string, { missing, invalid = missing }: FieldTexts) => ({
      name,
      required: missing !== undefined,
      // Not disabled: the text stays readable and in the tab order while it is being sent.
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
