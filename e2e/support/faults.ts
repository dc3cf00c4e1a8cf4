import type { ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { SEND_PATH } from "@/scripts/sandbox/provider.mjs";
import { startSandbox, type Interception } from "@/scripts/sandbox/start-sandbox";

type Answer = (response: ServerResponse) => void;

const SLOW_REPLY_MS = 2000;

const answerText =
  (status: number, body: string | Buffer, type = "text/plain; charset=utf-8"): Answer =>
  (response) =>
    void response.writeHead(status, { "Content-Type": type }).end(body);

const answerUnfinished =
  (status: number, body: string): Answer =>
  (response) =>
    void response.writeHead(status, { "Content-Type": "text/plain" }).write(body);

/** EmailJS's own messages, then errors that any server can make. */
const FAULTS: Record<string, Answer> = {
  "412-scopes": answerText(412, "Gmail_API: Request had insufficient authentication scopes."),
  "412-grant": answerText(412, "Gmail_API: Invalid grant. Please reconnect your Gmail account"),
  "400": answerText(
    400,
    "The parameters are invalid. To learn more about this request, please refer to the documentation",
  ),
  "403": answerText(403, "API calls are disabled for non-browser applications"),
  "403-private-key": answerText(403, "API calls in strict mode, but no private key was passed"),
  "404": answerText(404, "Account not found"),
  "422": answerText(422, "The recipients address is empty"),
  "426": answerText(426, "The monthly quota is reached"),
  "429": answerText(429, "Too Many Requests"),
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

/** `mode` is `ok`, `slow` or a fault. `match` is a text that the call must contain. */
export interface Rule {
  mode: string;
  match?: string;
  times?: number;
  status?: number;
  text?: string;
}

/** The mail sandbox with faults on request. Browser tests use its URLs, unit tests the returned object. */
export async function startFaultySandbox(ports = { port: 0, smtpPort: 0 }) {
  const calls: { body: unknown }[] = [];
  const rules: Rule[] = [];
  const add = (rule: Rule) => {
    if (!["ok", "slow", ...Object.keys(FAULTS)].includes(rule.mode)) throw new Error(`no such mode: ${rule.mode}`);
    rules.unshift(rule);
  };

  const answerSendCall: Interception = async (_call, body, response) => {
    calls.unshift({ body: JSON.parse(body) });
    const rule = rules.find(({ match = "", times }) => body.includes(match) && times !== 0);
    if (rule?.times) rule.times -= 1;
    const { mode = "ok", status, text = "" } = rule ?? {};
    if (mode === "slow") await wait(SLOW_REPLY_MS);
    const answer = status ? answerText(status, text) : FAULTS[mode];
    answer?.(response);
    return answer !== undefined;
  };

  const sandbox = await startSandbox(ports, (call, body, response) => {
    if (call === `POST ${SEND_PATH}`) return answerSendCall(call, body, response);
    const lists: Record<string, object> = { calls, ...sandbox.mailbox };
    if (call === "POST /control") add(JSON.parse(body));
    const list = call === "POST /control" ? {} : lists[call.replace("GET /", "")];
    if (list) answerText(200, JSON.stringify(list), "application/json")(response);
    return list !== undefined;
  });
  return { ...sandbox, calls, add, clear: () => void rules.splice(0) };
}

export type FaultySandbox = Awaited<ReturnType<typeof startFaultySandbox>>;
