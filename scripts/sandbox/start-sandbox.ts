import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Server } from "node:net";
import { buffer, text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import PostalMime, { type Address } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { z } from "zod";
import { answerText, FaultPlan, ruleSchema } from "./faults";
import { renderInboxPage } from "./inbox-page";
import { Mailbox } from "./mailbox";

const LOOPBACK = "127.0.0.1";
const SLOW_REPLY_MS = 2000;
const DASHBOARD = "https://dashboard.emailjs.com/admin";

const controlSchema = z.union([z.strictObject({ reset: z.literal(true) }), ruleSchema]);
const callSchema = z.object({
  lib_version: z.string().default(""),
  user_id: z.string().optional(),
  service_id: z.string().optional(),
  template_id: z.string().optional(),
  accessToken: z.string().optional(),
  template_params: z.record(z.string(), z.coerce.string()).default({}),
});

/** EmailJS's own refusals, in its own order; undefined when the call is acceptable. */
function findRefusal(call: z.infer<typeof callSchema>): string | undefined {
  const missing = (["user_id", "service_id", "template_id"] as const).find((name) => !call[name]);
  if (missing) return `The ${missing} parameter is required`;
  if (call.user_id !== "sandbox_public_key") {
    return `The Public Key is invalid. To find this ID, visit ${DASHBOARD}/account`;
  }
  if ((call.accessToken ?? "sandbox_private_key") !== "sandbox_private_key") return "The Private Key is invalid";
  if (call.service_id !== "sandbox_service") return `The service ID not found. To find this ID, visit ${DASHBOARD}`;
  if (call.template_id !== "sandbox_template") {
    return `The template ID not found. To find this ID, visit ${DASHBOARD}/templates`;
  }
  return undefined;
}

const parseJson = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  answerText(status, JSON.stringify(body), "application/json")(response);
}

function createWebServer(mailbox: Mailbox, plan: FaultPlan) {
  /** Answers as EmailJS would, or as the plan says. */
  async function answerSendCall(request: IncomingMessage, response: ServerResponse) {
    const received = await text(request);
    const body = parseJson(received);
    const { mode, answer } = plan.choose(received);
    mailbox.add("calls", { mode, body });
    if (answer) return answer(response);
    if (mode === "slow") await wait(SLOW_REPLY_MS);
    const call = callSchema.safeParse(body);
    const refusal = call.success ? findRefusal(call.data) : "The parameters are invalid";
    if (!call.success || refusal) return answerText(400, refusal ?? "")(response);
    const { lib_version: libVersion, accessToken, template_params: templateParams } = call.data;
    mailbox.add("messages", { libVersion, usedPrivateKey: accessToken !== undefined, templateParams });
    answerText(200, "OK")(response);
  }

  async function answerControl(request: IncomingMessage, response: ServerResponse) {
    // JSON only, so that no page of another site can reach this with a form.
    if (!request.headers["content-type"]?.startsWith("application/json")) {
      return sendJson(response, 415, { error: "Content-Type must be application/json" });
    }
    const command = controlSchema.safeParse(parseJson(await text(request)));
    if (!command.success) return sendJson(response, 400, { error: z.prettifyError(command.error) });
    if ("reset" in command.data) {
      plan.clear();
      mailbox.clear();
    } else plan.add(command.data);
    sendJson(response, 200, { ok: true });
  }

  const routes: Record<string, (request: IncomingMessage, response: ServerResponse) => void | Promise<void>> = {
    "POST /api/v1.0/email/send": answerSendCall,
    "POST /control": answerControl,
    "GET /messages": (_, response) => sendJson(response, 200, mailbox.messages),
    "GET /calls": (_, response) => sendJson(response, 200, mailbox.calls),
    "GET /emails": (_, response) => sendJson(response, 200, mailbox.emails),
    "GET /revision": (_, response) => sendJson(response, 200, { revision: mailbox.revision }),
    "GET /": (_, response) => answerText(200, renderInboxPage(mailbox), "text/html; charset=utf-8")(response),
  };
  return createServer(async (request, response) => {
    const route = routes[`${request.method} ${new URL(request.url ?? "/", "http://sandbox").pathname}`];
    try {
      await (route ? route(request, response) : sendJson(response, 404, { error: "Not found" }));
    } catch {
      response.destroy();
    }
  });
}

const listAddresses = (addresses: Address[] = []) =>
  addresses.map(({ name, address = "" }) => (name ? `${name} <${address}>` : address));

/** A mail server that takes every e-mail and any login. */
function createSmtpServer(mailbox: Mailbox): SMTPServer {
  async function receive(stream: NodeJS.ReadableStream, envelopeTo: string[]) {
    const email = await PostalMime.parse(await buffer(stream));
    mailbox.add("emails", {
      from: listAddresses(email.from && [email.from]).join(", "),
      to: listAddresses(email.to),
      replyTo: listAddresses(email.replyTo),
      subject: email.subject ?? "",
      text: email.text ?? "",
      html: email.html ?? null,
      envelopeTo,
    });
  }
  return new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    // Its certificate would be self-signed, and every honest client would refuse it.
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    onAuth: (auth, _session, done) => done(null, { user: auth.username }),
    onData(stream, { envelope }, done) {
      const recipients = envelope.rcptTo.map(({ address }) => address);
      receive(stream, recipients).then(() => done(), done);
    },
  });
}

async function listen(server: Server, port: number): Promise<number> {
  server.listen(port, LOOPBACK);
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

/** Port 0 takes any free one. */
export async function startSandbox(ports: { port: number; smtpPort: number }) {
  const mailbox = new Mailbox();
  const plan = new FaultPlan();
  const web = createWebServer(mailbox, plan);
  const smtp = createSmtpServer(mailbox);
  const port = await listen(web, ports.port);
  const smtpPort = await listen(smtp.server, ports.smtpPort);
  return {
    /** The inbox page, and the origin to give to the site as EMAILJS_ENDPOINT. */
    url: `http://${LOOPBACK}:${port}`,
    smtpPort,
    mailbox,
    plan,
    async stop() {
      web.close();
      web.closeAllConnections();
      await new Promise<void>((resolve) => smtp.close(() => resolve()));
    },
  };
}

export type Sandbox = Awaited<ReturnType<typeof startSandbox>>;
