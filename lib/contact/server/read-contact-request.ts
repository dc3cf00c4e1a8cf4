import "server-only";
import type { z } from "zod";
import { CONTACT_BODY_LIMIT_BYTES, CONTACT_FIELDS, HONEYPOT_FIELD, IDEMPOTENCY_HEADER } from "@/lib/contact/limits";
import { type ContactMessage, contactRequestSchema } from "@/lib/contact/message";
import type { ContactFieldErrors } from "@/lib/contact/reply";
import { getEnv } from "@/lib/server/env";
import type { ApiAnswer } from "@/lib/server/http/api-answer";
import { readJsonBody } from "@/lib/server/http/json-body";
import { isSameOrigin } from "@/lib/server/http/same-origin";
import { refuse } from "./contact-answer";

export type ContactRequest =
  { ok: true; message: ContactMessage; idempotencyKey: string | null } | { ok: false; refusal: ApiAnswer };

/** The first message of each field. */
function listFieldErrors(error: z.ZodError): ContactFieldErrors {
  const fields: ContactFieldErrors = {};
  for (const issue of error.issues) {
    const field = CONTACT_FIELDS.find((name) => name === issue.path[0]);
    if (field) fields[field] ??= issue.message;
  }
  return fields;
}

/** The guards before a message is believed, in this order: origin, type, size, UTF-8 and JSON, fields, honeypot. */
export async function readContactRequest(request: Request): Promise<ContactRequest> {
  if (!isSameOrigin(request.headers, getEnv())) {
    return { ok: false, refusal: refuse(403, "unexpected", { cause: "cross-site" }) };
  }
  const json = await readJsonBody(request, CONTACT_BODY_LIMIT_BYTES);
  if (!json.ok) return { ok: false, refusal: refuse(json.status, "invalid-input", { cause: json.reason }) };

  const parsed = contactRequestSchema.safeParse(json.value);
  if (!parsed.success) {
    return { ok: false, refusal: refuse(400, "invalid-input", { fields: listFieldErrors(parsed.error) }) };
  }
  const { [HONEYPOT_FIELD]: honeypot, ...message } = parsed.data;
  if (honeypot) return { ok: false, refusal: refuse(400, "invalid-input", { cause: "honeypot" }) };
  return { ok: true, message, idempotencyKey: request.headers.get(IDEMPOTENCY_HEADER) };
}
