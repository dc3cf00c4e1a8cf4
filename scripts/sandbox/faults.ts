import type { ServerResponse } from "node:http";
import { z } from "zod";

const SLOW_REPLY_MS = 2000;
const HUGE_REPLY_BYTES = 5 * 1024 * 1024;

type Answer = (response: ServerResponse) => void;

function text(status: number, body: string): Answer {
  return (response) => void response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" }).end(body);
}

/** What the provider can do instead of accepting, with the texts that EmailJS itself uses. */
export const FAULTS = {
  "412-scopes": text(412, "Gmail_API: Request had insufficient authentication scopes."),
  "412-grant": text(412, "Gmail_API: Invalid grant. Please reconnect your Gmail account"),
  "400": text(400, "The parameters are invalid. To learn more about this request, please refer to the documentation"),
  "403": text(403, "API calls are disabled for non-browser applications"),
  "403-private-key": text(403, "API calls in strict mode, but no private key was passed"),
  "404": text(404, "Account not found"),
  "422": text(422, "The recipients address is empty"),
  "426": text(426, "The monthly quota is reached"),
  "429": text(429, "Too Many Requests"),
  "500": text(500, "Internal Server Error"),
  "500-empty": text(500, ""),
  "503-page": (response) =>
    void response
      .writeHead(503, { "Content-Type": "text/html" })
      .end("<!doctype html><title>503</title><h1>Service Unavailable</h1>"),
  "500-binary": (response) => void response.writeHead(500).end(Buffer.from([0xff, 0xfe, 0x00, 0x80])),
  redirect: (response) => void response.writeHead(302, { Location: "https://example.com/elsewhere" }).end(),
  huge: (response) => void response.writeHead(500).end("x".repeat(HUGE_REPLY_BYTES)),
  hang: () => undefined,
  "hang-after-headers": (response) => {
    response.writeHead(500, { "Content-Type": "text/plain" });
    response.write("The provider began to");
  },
  "200-unfinished": (response) => {
    response.writeHead(200, { "Content-Type": "text/plain" });
    response.write("O");
  },
  reset: (response) => void response.socket?.resetAndDestroy(),
  broken: (response) => void response.socket?.end("this is not HTTP\r\n\r\n"),
} satisfies Record<string, Answer>;

export type FaultName = keyof typeof FAULTS;

export function isFaultName(name: string): name is FaultName {
  return Object.hasOwn(FAULTS, name);
}

/** Delays that end in the ordinary answer. */
export const DELAYS_MS: Record<string, number> = { slow: SLOW_REPLY_MS };

export const MODES: readonly string[] = ["ok", ...Object.keys(DELAYS_MS), ...Object.keys(FAULTS)];

/** A rule of the control address: the next `times` calls (or all) that hold `match` anywhere are answered by `mode`. */
export const ruleSchema = z.strictObject({
  mode: z.string().refine((mode) => MODES.includes(mode), { error: `mode must be one of: ${MODES.join(", ")}` }),
  match: z.string().default(""),
  times: z.number().int().positive().optional(),
  /** A status and text of one's own instead of a mode's. */
  status: z.number().int().min(200).max(599).optional(),
  text: z.string().optional(),
});

export type Rule = z.infer<typeof ruleSchema>;

/** A message can choose its own fate: `[sandbox:429]` anywhere in it. */
const TAG = /\[sandbox:([a-z0-9-]+)\]/;

/** Which answer a call gets: the newest rule that matches it, then the tag in its text, then `ok`. */
export class FaultPlan {
  #rules: Rule[] = [];

  add(rule: Rule): void {
    this.#rules.unshift({ ...rule });
  }

  clear(): void {
    this.#rules = [];
  }

  choose(body: string): { mode: string; status?: number; text?: string } {
    const rule = this.#rules.find((candidate) => body.includes(candidate.match) && candidate.times !== 0);
    if (rule) {
      if (rule.times !== undefined) rule.times -= 1;
      return rule;
    }
    const tag = TAG.exec(body)?.[1] ?? "ok";
    return { mode: MODES.includes(tag) ? tag : "ok" };
  }
}

export function answerWith(status: number, body: string): Answer {
  return text(status, body);
}
