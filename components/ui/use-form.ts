import { useState, type FormEvent, type InvalidEvent } from "react";
import { flushSync } from "react-dom";
import { countCharacters, FIELD_TEXTS, isBlank, type FieldRule } from "@/lib/field-rules";
import type { Result } from "@/lib/result";
import { useIsHydrated } from "./hooks";

export type FormFields = Record<string, string>;

type FormRules = Partial<Record<string, FieldRule>>;

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
  // A disabled button loses focus. Restore it unless the visitor has focused something else.
  if (document.activeElement !== document.body) return;
  form.querySelector<HTMLElement>("[type=submit]")?.focus({ preventScroll: true });
}

/** Returns what browsers do not check: a required text of spaces alone, and one that is too long when it is trimmed. */
function findErrors(fields: FormFields, rules: FormRules): Partial<FormFields> {
  const errors: Partial<FormFields> = {};
  for (const [name, text] of Object.entries(fields)) {
    const { missing, max = Infinity } = rules[name] ?? {};
    if (missing && isBlank(text)) errors[name] = missing;
    else if (countCharacters(text) > max) errors[name] = FIELD_TEXTS.tooLong(max);
  }
  return errors;
}

export function useForm<Code extends string>(
  send: (fields: FormFields) => Promise<Result<object, Code>>,
  rules: FormRules,
) {
  const [state, setState] = useState<FormState<Code>>({ phase: "idle", errors: {} });
  const isHydrated = useIsHydrated();
  const isSending = state.phase === "sending";

  async function handleSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    const fields = readFields(form);
    const errors = findErrors(fields, rules);
    if (Object.keys(errors).length > 0) {
      flushSync(() => setState({ phase: "idle", errors }));
      return moveFocus(form);
    }
    setState({ phase: "sending", errors: {} });
    const reply = await send(fields).catch((error: unknown) => {
      setState({ phase: "idle", errors: {} });
      throw error;
    });
    // Render now, because moveFocus looks for the new elements.
    flushSync(() =>
      setState(
        reply.ok
          ? { phase: "sent", errors: {} }
          : { phase: "idle", code: reply.code, alert: reply.message, errors: reply.fields ?? {} },
      ),
    );
    moveFocus(form);
  }

  function handleInput(event: FormEvent<HTMLFormElement>): void {
    const name = event.target instanceof HTMLElement ? (event.target.getAttribute("name") ?? "") : "";
    setState(({ phase, errors }) => ({
      phase: phase === "sending" ? phase : "idle",
      errors: { ...errors, [name]: undefined },
    }));
  }

  return {
    props: { onSubmit: (event: FormEvent<HTMLFormElement>) => void handleSubmit(event), onInput: handleInput },
    isSending,
    isSent: state.phase === "sent",
    canSubmit: isHydrated && !isSending,
    code: state.code,
    alert: state.alert,
    /** Returns a field's props. The browser validates the field, but its message appears beside the field. */
    field: (name: string, invalid = rules[name]?.missing) => ({
      name,
      required: rules[name]?.missing !== undefined,
      // Unlike `disabled`, `readOnly` keeps the text readable and focusable while sending.
      readOnly: isSending,
      error: state.errors[name],
      onInvalid(event: InvalidEvent<HTMLInputElement | HTMLTextAreaElement>) {
        const control = event.currentTarget;
        event.preventDefault();
        if (control.form?.querySelector(":invalid") === control) control.focus();
        const text = control.validity.valueMissing ? rules[name]?.missing : invalid;
        setState(({ errors, ...others }) => ({ ...others, errors: { ...errors, [name]: text } }));
      },
    }),
  };
}
