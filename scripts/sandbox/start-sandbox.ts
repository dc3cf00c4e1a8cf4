import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Server } from "node:net";
import { promisify } from "node:util";
import { z } from "zod";
import { FaultPlan, ruleSchema } from "./faults";
import { renderInboxPage } from "./inbox-page";
import { Mailbox } from "./mailbox";
import { answerSendCall, SEND_PATH } from "./provider";
import { readRequestText } from "./read-request-text";
import { createSmtpServer } from "./smtp";

/** Never reachable from another machine. */
const LOOPBACK = "127.0.0.1";

const controlSchema = z.union([z.strictObject({ reset: z.literal(true) }), ruleSchema]);

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response
    .writeHead(status, { "Content-Type": "application/json", "Cache-Control": "no-store" })
    .end(JSON.stringify(body));
}

async function answerControl(request: IncomingMessage, response: ServerResponse, mailbox: Mailbox, plan: FaultPlan) {
  // JSON only, so that no page of another site can reach this by a simple form.
  if (!request.headers["content-type"]?.startsWith("application/json")) {
    return sendJson(response, 415, { error: "Content-Type must be application/json" });
  }
  const command = controlSchema.safeParse(JSON.parse(await readRequestText(request)));
  if (!command.success) return sendJson(response, 400, { error: z.prettifyError(command.error) });
  if ("reset" in command.data) {
    plan.clear();
    mailbox.clear();
  } else plan.add(command.data);
  sendJson(response, 200, { ok: true });
}

function createWebServer(mailbox: Mailbox, plan: FaultPlan) {
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url ?? "/", "http://sandbox").pathname;
    switch (`${request.method} ${path}`) {
      case `POST ${SEND_PATH}`:
        return answerSendCall(request, response, mailbox, plan);
      case "POST /control":
        return answerControl(request, response, mailbox, plan);
      case "GET /messages":
        return sendJson(response, 200, mailbox.messages);
      case "GET /calls":
        return sendJson(response, 200, mailbox.calls);
      case "GET /emails":
        return sendJson(response, 200, mailbox.emails);
      case "GET /revision":
        return sendJson(response, 200, { revision: mailbox.revision });
      case "GET /":
        response.writeHead(200, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" });
        return void response.end(renderInboxPage(mailbox));
      default:
        return sendJson(response, 404, { error: "Not found" });
    }
  }
  return createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else sendJson(response, 400, { error: error instanceof Error ? error.message : "Unreadable request" });
    });
  });
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, LOOPBACK, () => resolve((server.address() as AddressInfo).port));
  });
}

export interface Sandbox {
  /** The inbox page, and the origin to give to the site as EMAILJS_ENDPOINT. */
  url: string;
  smtpPort: number;
  mailbox: Mailbox;
  plan: FaultPlan;
  stop: () => Promise<void>;
}

/** Starts the stand-in for EmailJS with its inbox, and the mail server. Port 0 takes any free one. */
export async function startSandbox({ port, smtpPort }: { port: number; smtpPort: number }): Promise<Sandbox> {
  const mailbox = new Mailbox();
  const plan = new FaultPlan();
  const web = createWebServer(mailbox, plan);
  const smtp = createSmtpServer(mailbox);
  const webPort = await listen(web, port);
  const boundSmtpPort = await listen(smtp.server, smtpPort);
  return {
    url: `http://${LOOPBACK}:${webPort}`,
    smtpPort: boundSmtpPort,
    mailbox,
    plan,
    async stop() {
      web.closeAllConnections();
      await Promise.all([
        promisify(web.close.bind(web))(),
        new Promise<void>((resolve) => smtp.close(() => resolve())),
      ]);
    },
  };
}
