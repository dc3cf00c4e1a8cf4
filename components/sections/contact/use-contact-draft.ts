import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { CONTACT_FIELDS } from "@/lib/contact/limits";
import { createIdempotencyKey, EMPTY_DRAFT, isEmptyDraft, loadDraft, readDraft, saveDraft } from "./contact-draft";

/** Puts a stored draft back, except where the visitor has been quicker than the script. */
function restoreFields(form: HTMLFormElement): void {
  const stored = loadDraft();
  for (const field of CONTACT_FIELDS) {
    const control = form.elements.namedItem(field);
    const isField = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
    const text = stored?.draft[field];
    if (isField && control.value === "" && typeof text === "string") control.value = text;
  }
  // The form hears of what stands in it now as if it had just been typed.
  if (!isEmptyDraft(readDraft(form))) form.dispatchEvent(new Event("input", { bubbles: true }));
}

/**
 * Follows what stands in the uncontrolled fields and keeps it in the tab's session, so that a reload loses nothing.
 * The key belongs to the draft: it is made at the first edit and ends with the delivery.
 */
export function useContactDraft(formRef: RefObject<HTMLFormElement | null>) {
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const keyRef = useRef<string | null>(null);

  const takeKey = useCallback((): string => {
    keyRef.current ??= loadDraft()?.idempotencyKey ?? createIdempotencyKey();
    return keyRef.current;
  }, []);

  const keep = useCallback(() => {
    const form = formRef.current;
    if (form) saveDraft({ idempotencyKey: takeKey(), draft: readDraft(form) });
  }, [formRef, takeKey]);

  useEffect(() => {
    if (formRef.current) restoreFields(formRef.current);
    window.addEventListener("pagehide", keep);
    return () => window.removeEventListener("pagehide", keep);
  }, [formRef, keep]);

  const follow = useCallback(
    (form: HTMLFormElement) => {
      setDraft(readDraft(form));
      keep();
    },
    [keep],
  );

  const discard = useCallback((form: HTMLFormElement) => {
    form.reset();
    setDraft(EMPTY_DRAFT);
    saveDraft({ idempotencyKey: "", draft: EMPTY_DRAFT });
    keyRef.current = null;
  }, []);

  return { draft, takeKey, follow, discard };
}
