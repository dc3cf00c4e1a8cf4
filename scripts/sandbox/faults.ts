import type { ServerResponse } from "node:http";
import { z } from "zod";
import { REFUSALS } from "./provider.mjs";

type Answer = (response: ServerResponse) => void;

export const answerText =
  (status: number, body: string | Buffer, type = "text/plain; charset=utf-8"): Answer =>
  (response) =>
    void response.writeHead(status, { "Content-Type": type }).end(body);

const answerUnfinished =
  (status: number, body: string): Answer =>
  (response) =>
    void response.writeHead(status, { "Content-Type": "text/plain" }).write(body);

/** Errors that the simulated provider can return. */
const FAULTS: Record<string, Answer> = {
  ...Object.fromEntries(Object.entries(REFUSALS).map(([mode, { status, text }]) => [mode, answerText(status, text)])),
  "500": answerText(500, "Internal Server Error"),
  "500-empty": answerText(500, ""),
  "503-page": answerText(503, "<!doctype html><title>503</title><h1>Service Unavailable</h1>", "text/html"),
  "500-binary": answerText(500, Buffer.from([0xff, 0xfe, 0x00, 0x80])),
  redirect: (response) => void response.writeHead(302, { Location: "https://example.com/elsewhere" }).end(),
  huge: answerText(500, "x".repeat(5 * 1024 * 1024)),
  hang: () => undefined,
  "hang-after-headers": answerUnfinished(500, "The provider began to"),
  "200-unfinished": answerUnfinished(200, "O"),
  reset: (response) => void response.socket?.resetAndDestroy(),
  broken: (response) => void response.socket?.end("this is not HTTP\r\n\r\n"),
};

const MODES: readonly string[] = ["ok", "slow", ...Object.keys(FAULTS)];

export const ruleSchema = z.strictObject({
  mode: z.string().refine((mode) => MODES.includes(mode), { error: `mode must be one of: ${MODES.join(", ")}` }),
  match: z.string().default(""),
  times: z.number().int().positive().optional(),
  status: z.number().int().min(200).max(599).optional(),
  text: z.string().optional(),
});

type Rule = z.infer<typeof ruleSchema>;

export class FaultPlan {
  #rules: Rule[] = [];

  add(rule: Rule): void {
    this.#rules.unshift({ ...rule });
  }

  clear(): void {
    this.#rules = [];
  }

  choose(body: string): { mode: string; answer?: Answer } {
    const rule = this.#rules.find(({ match, times }) => body.includes(match) && times !== 0);
    if (rule?.times) rule.times -= 1;
    const { mode = "ok", status, text = "" } = rule ?? {};
    return { mode, answer: status ? answerText(status, text) : FAULTS[mode] };
  }
}
