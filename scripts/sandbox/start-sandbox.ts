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
import { readCall, SEND_PATH } from "./provider.mjs";

const LOOPBACK = "127.0.0.1";
const SLOW_REPLY_MS = 2000;

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
  /** Replies as EmailJS would, or as a test has requested. */
  async function answerSendCall(request: IncomingMessage, response: ServerResponse) {
    const received = await text(request);
    const body = parseJson(received);
    const { mode, answer } = plan.choose(received);
    mailbox.add("calls", { body });
    if (answer) return answer(response);
    if (mode === "slow") await wait(SLOW_REPLY_MS);
    const { problem, templateParams } = readCall(body);
    if (problem) return answerText(400, problem)(response);
    mailbox.add("messages", { templateParams });
    answerText(200, "OK")(response);
  }

  async function answerControl(request: IncomingMessage, response: ServerResponse) {
    // Accept only JSON, which a form on another site cannot send.
    if (!request.headers["content-type"]?.startsWith("application/json")) {
      return sendJson(response, 415, { error: "Content-Type must be application/json" });
    }
    const { data: rule, error } = ruleSchema.safeParse(parseJson(await text(request)));
    if (error) return sendJson(response, 400, { error: z.prettifyError(error) });
    plan.add(rule);
    sendJson(response, 200, { ok: true });
  }

  const routes: Record<string, (request: IncomingMessage, response: ServerResponse) => void | Promise<void>> = {
    [`POST ${SEND_PATH}`]: answerSendCall,
    "POST /control": answerControl,
    "GET /messages": (_, response) => sendJson(response, 200, mailbox.messages),
    "GET /calls": (_, response) => sendJson(response, 200, mailbox.calls),
    "GET /emails": (_, response) => sendJson(response, 200, mailbox.emails),
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
    // Disable TLS, because clients would reject the self-signed certificate.
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

/** Port 0 selects any free port. */
export async function startSandbox(ports: { port: number; smtpPort: number }) {
  const mailbox = new Mailbox();
  const plan = new FaultPlan();
  const web = createWebServer(mailbox, plan);
  const smtp = createSmtpServer(mailbox);
  const port = await listen(web, ports.port);
  const smtpPort = await listen(smtp.server, ports.smtpPort);
  return {
    /** URL of the inbox page. The site also uses it as the provider's origin. */
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
