import { useEffect, useEffectEvent, useState, type RefObject } from "react";
import { readFields, type FormFields } from "@/components/ui/use-form";

const STORAGE_KEY = "contact-draft";

function loadDraft(): FormFields {
  try {
    return (JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "{}") as FormFields | null) ?? {};
  } catch {
    return {};
  }
}

function saveDraft(fields: FormFields | null): void {
  try {
    if (fields) sessionStorage.setItem(STORAGE_KEY, JSON.stringify(fields));
    else sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // If storage is blocked, the draft is lost on reload.
  }
}

/** Fills empty fields from the draft. Returns whether any field has text. */
function restoreFields(form: HTMLFormElement): boolean {
  const draft = loadDraft();
  let hasText = false;
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) continue;
    control.value ||= String(draft[control.name] ?? "");
    hasText ||= control.value !== "";
  }
  return hasText;
}

/** Keeps the fields in session storage until the message is delivered. */
export function useContactDraft(formRef: RefObject<HTMLFormElement | null>) {
  const [fields, setFields] = useState<FormFields>({});

  function keep(): void {
    if (!formRef.current) return;
    const current = readFields(formRef.current);
    setFields(current);
    const isEmpty = Object.values(current).every((text) => text === "");
    saveDraft(isEmpty ? null : current);
  }

  function discard(): void {
    formRef.current?.reset();
    setFields({});
    saveDraft(null);
  }

  const keepOnLeave = useEffectEvent(keep);
  useEffect(() => {
    if (formRef.current && restoreFields(formRef.current)) keepOnLeave();
    const leave = () => keepOnLeave();
    window.addEventListener("pagehide", leave);
    return () => window.removeEventListener("pagehide", leave);
  }, [formRef]);

  return { fields, keep, discard };
}
