import "server-only";
import { createLimiter } from "@/lib/server/limits";
import { getEnv } from "@/lib/server/env";
import { createCircuitBreaker } from "./circuit-breaker";
import { createContactLimits } from "./contact-limits";
import { createSentMessages } from "./sent-messages";

/** Five calls without an answer within a minute, and the provider is left alone for half a minute. */
const CIRCUIT = { threshold: 5, windowMs: 60_000, openMs: 30_000 };

function openContactDesk() {
  return {
    limits: createContactLimits(createLimiter, getEnv()),
    sentMessages: createSentMessages(createLimiter),
    circuit: createCircuitBreaker(CIRCUIT),
  };
}

export type ContactDesk = ReturnType<typeof openContactDesk>;

let desk: ContactDesk | undefined;

/** What the contact form remembers between requests, made at the first message. */
export function getContactDesk(): ContactDesk {
  desk ??= openContactDesk();
  return desk;
}
