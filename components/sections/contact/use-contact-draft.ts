import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { type FormFields, readFields } from "@/components/ui/use-form";

const STORAGE_KEY = "contact-draft";

interface Draft {
  idempotencyKey: string;
  fields: FormFields;
}

function loadDraft(): Partial<Draft> {
  try {
    return (JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "{}") as Partial<Draft> | null) ?? {};
  } catch {
    return {};
  }
}

function saveDraft(draft: Draft | null): void {
  try {
    if (draft) sessionStorage.setItem(STORAGE_KEY, JSON.stringify(draft));
    else sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // If storage is blocked, the draft is lost on reload.
  }
}

/** `crypto.randomUUID` is not available over plain HTTP, for example on a home network. */
function createKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Fills empty fields from the draft. Returns whether any field has text. */
function restoreFields(form: HTMLFormElement): boolean {
  const { fields } = loadDraft();
  let hasText = false;
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) continue;
    control.value ||= String(fields?.[control.name] ?? "");
    hasText ||= control.value !== "";
  }
  return hasText;
}

/** Keeps the fields in session storage. The idempotency key lasts from the first edit until delivery. */
export function useContactDraft(formRef: RefObject<HTMLFormElement | null>) {
  const [fields, setFields] = useState<FormFields>({});
  const keyRef = useRef<string>(null);

  const takeKey = () => (keyRef.current ??= loadDraft().idempotencyKey ?? createKey());

  function keep(): void {
    if (!formRef.current) return;
    const current = readFields(formRef.current);
    setFields(current);
    const isEmpty = Object.values(current).every((text) => text === "");
    saveDraft(isEmpty ? null : { idempotencyKey: takeKey(), fields: current });
  }

  function discard(): void {
    formRef.current?.reset();
    setFields({});
    saveDraft(null);
    keyRef.current = null;
  }

  const keepOnLeave = useEffectEvent(keep);
  useEffect(() => {
    if (formRef.current && restoreFields(formRef.current)) keepOnLeave();
    const leave = () => keepOnLeave();
    window.addEventListener("pagehide", leave);
    return () => window.removeEventListener("pagehide", leave);
  }, [formRef]);

  return { fields, takeKey, keep, discard };
}
