import * as z from "zod/mini";
import { CONTACT_OUTCOMES, type ContactFailure } from "./catalogue";

const failures = CONTACT_OUTCOMES.filter((outcome): outcome is ContactFailure => outcome !== "sent");

const replySchema = z.discriminatedUnion("ok", [
  z.object({ ok: z.literal(true) }),
  z.object({
    ok: z.literal(false),
    /** A row of the catalogue, or `pending`: the same message is on its way, its first answer counts. */
    code: z.enum([...failures, "pending"]),
    message: z.optional(z.string()),
    fields: z.optional(
      z.object({
        name: z.optional(z.string()),
        email: z.optional(z.string()),
        subject: z.optional(z.string()),
        message: z.optional(z.string()),
      }),
    ),
  }),
]);

export type ContactReply = z.infer<typeof replySchema>;
export type ContactFieldErrors = NonNullable<Extract<ContactReply, { ok: false }>["fields"]>;

/** Reads the body that `POST /api/contact` answers; anything else is the "unexpected" row. */
export function parseContactReply(body: unknown): ContactReply {
  // Without it zod tries `new Function`, which the Content-Security-Policy reports.
  z.config({ jitless: true });
  const parsed = replySchema.safeParse(body);
  return parsed.success ? parsed.data : { ok: false, code: "unexpected" };
}
