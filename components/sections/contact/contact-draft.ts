import { CONTACT_FIELDS, type ContactField } from "@/lib/contact/limits";

export type ContactDraft = Record<ContactField, string>;

export const EMPTY_DRAFT: ContactDraft = { name: "", email: "", subject: "", message: "" };

const STORAGE_KEY = "contact-draft";

/** What stays in the tab until the message is delivered: the text, and the key that makes a retry the same message. */
interface StoredDraft {
  idempotencyKey: string;
  draft: ContactDraft;
}

export function isEmptyDraft(draft: ContactDraft): boolean {
  return CONTACT_FIELDS.every((field) => draft[field] === "");
}

/** The four fields as they stand in the form. */
export function readDraft(form: HTMLFormElement): ContactDraft {
  const data = new FormData(form);
  const draft = { ...EMPTY_DRAFT };
  for (const field of CONTACT_FIELDS) draft[field] = String(data.get(field) ?? "");
  return draft;
}

/** `randomUUID` exists only on https and loopback; a site looked at over a home network has neither. */
export function createIdempotencyKey(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function isStoredDraft(value: unknown): value is StoredDraft {
  if (typeof value !== "object" || value === null || !("idempotencyKey" in value) || !("draft" in value)) return false;
  const { idempotencyKey, draft } = value;
  return typeof idempotencyKey === "string" && typeof draft === "object" && draft !== null;
}

/** Null when nothing is stored, when it is not ours, or when the browser keeps no storage for this site. */
export function loadDraft(): StoredDraft | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "null");
    return isStoredDraft(value) ? value : null;
  } catch {
    return null;
  }
}

export function saveDraft(stored: StoredDraft): void {
  try {
    if (isEmptyDraft(stored.draft)) sessionStorage.removeItem(STORAGE_KEY);
    else sessionStorage.setItem(STORAGE_KEY, JSON.stringify(stored));
  } catch {
    // Without storage the form works all the same; only a reload forgets.
  }
}
