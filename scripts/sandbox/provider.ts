import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { answerWith, DELAYS_MS, FAULTS, type FaultPlan, isFaultName } from "./faults";
import type { Mailbox } from "./mailbox";
import { readRequestText } from "./read-request-text";

export const SEND_PATH = "/api/v1.0/email/send";

/** What the sandbox accepts; `npm start` gives the same to the site. */
export const SANDBOX_KEYS = {
  publicKey: "sandbox_public_key",
  serviceId: "sandbox_service",
  templateId: "sandbox_template",
  privateKey: "sandbox_private_key",
} as const;

const callSchema = z.object({
  lib_version: z.string().default(""),
  user_id: z.string().optional(),
  service_id: z.string().optional(),
  template_id: z.string().optional(),
  accessToken: z.string().optional(),
  template_params: z.record(z.string(), z.unknown()).default({}),
});

type Call = z.infer<typeof callSchema>;

const DASHBOARD = "https://dashboard.emailjs.com/admin";

/** EmailJS's own refusals, in its own order; null when the call is acceptable. */
function findRefusal(call: Call): string | null {
  if (!call.user_id) return "The user_id parameter is required";
  if (!call.service_id) return "The service_id parameter is required";
  if (!call.template_id) return "The template_id parameter is required";
  if (call.user_id !== SANDBOX_KEYS.publicKey) {
    return `The Public Key is invalid. To find this ID, visit ${DASHBOARD}/account`;
  }
  if (call.accessToken !== undefined && call.accessToken !== SANDBOX_KEYS.privateKey) {
    return "The Private Key is invalid";
  }
  if (call.service_id !== SANDBOX_KEYS.serviceId) {
    return `The service ID not found. To find this ID, visit ${DASHBOARD}`;
  }
  if (call.template_id !== SANDBOX_KEYS.templateId) {
    return `The template ID not found. To find this ID, visit ${DASHBOARD}/templates`;
  }
  return null;
}

function parseCall(text: string): Call | null {
  try {
    return callSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

function accept(call: Call, mailbox: Mailbox, response: ServerResponse): void {
  const refusal = findRefusal(call);
  if (refusal) return answerWith(400, refusal)(response);
  const params = Object.entries(call.template_params).map(([name, value]) => [name, String(value)] as const);
  mailbox.addMessage({
    libVersion: call.lib_version,
    usedPrivateKey: call.accessToken !== undefined,
    templateParams: Object.fromEntries(params),
  });
  answerWith(200, "OK")(response);
}

/** Answers one call of the send address as EmailJS would, or as the plan says. */
export async function answerSendCall(
  request: IncomingMessage,
  response: ServerResponse,
  mailbox: Mailbox,
  plan: FaultPlan,
): Promise<void> {
  const text = await readRequestText(request);
  const call = parseCall(text);
  const { mode, status, text: ownText } = plan.choose(text);
  mailbox.addCall({ mode, body: call });
  if (status !== undefined) return answerWith(status, ownText ?? "")(response);
  if (isFaultName(mode)) return FAULTS[mode](response);
  if (DELAYS_MS[mode]) await wait(DELAYS_MS[mode]);
  if (!call) return answerWith(400, "The parameters are invalid")(response);
  accept(call, mailbox, response);
}
