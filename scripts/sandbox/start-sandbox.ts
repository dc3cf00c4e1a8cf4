import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Server } from "node:net";
import { buffer, text } from "node:stream/consumers";
import PostalMime, { type Address } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { isLoopbackHost } from "../../lib/loopback.mjs";
import { renderInboxPage, type Mailbox } from "./inbox-page";
import { SEND_PATH } from "./provider.mjs";

const LOOPBACK = "127.0.0.1";

/** Another website could have its own name lead to this computer, and read the inbox. */
const isOwnName = (host = "") => URL.canParse(`http://${host}`) && isLoopbackHost(new URL(`http://${host}`).hostname);

/** Any page in the owner's browser can post here, with parameters of any kind. */
function readTemplateParams(body: string): Record<string, string> {
  const params = Object.entries<unknown>(Object(JSON.parse(body).template_params));
  return Object.fromEntries(params.map(([name, value]) => [name, String(value)]));
}

/** Answers a request such as `GET /` in place of the sandbox, or returns false. */
export type Interception = (call: string, body: string, response: ServerResponse) => boolean | Promise<boolean>;

function createWebServer(mailbox: Mailbox, intercept?: Interception) {
  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = `${request.method} ${request.url}`;
    const answer = (status: number, body: string, type = "text/plain") =>
      void response.writeHead(status, { "Content-Type": `${type}; charset=utf-8` }).end(body);
    if (!isOwnName(request.headers.host)) return answer(403, "Forbidden");
    try {
      const body = await text(request);
      if (await intercept?.(call, body, response)) return;
      if (call === "GET /") return answer(200, renderInboxPage(mailbox), "text/html");
      if (call !== `POST ${SEND_PATH}`) return answer(404, "Not found");
      mailbox.messages.unshift({ receivedAt: new Date().toISOString(), templateParams: readTemplateParams(body) });
      answer(200, "OK");
    } catch {
      response.destroy();
    }
  }
  return createServer((request, response) => void respond(request, response));
}

const listAddresses = (addresses: Address[] = []) =>
  addresses.map(({ name, address = "" }) => (name ? `${name} <${address}>` : address));

function createSmtpServer(mailbox: Mailbox): SMTPServer {
  async function receive(stream: NodeJS.ReadableStream, envelopeTo: string[]) {
    const email = await PostalMime.parse(await buffer(stream));
    mailbox.emails.unshift({
      receivedAt: new Date().toISOString(),
      from: listAddresses(email.from && [email.from]).join(", "),
      replyTo: listAddresses(email.replyTo),
      subject: email.subject ?? "",
      text: email.text ?? "",
      html: email.html,
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
export async function startSandbox(ports: { port: number; smtpPort: number }, intercept?: Interception) {
  const mailbox: Mailbox = { messages: [], emails: [] };
  const web = createWebServer(mailbox, intercept);
  const smtp = createSmtpServer(mailbox);
  const port = await listen(web, ports.port);
  const smtpPort = await listen(smtp.server, ports.smtpPort);
  return {
    /** URL of the inbox page. The site also uses it as the provider's origin. */
    url: `http://${LOOPBACK}:${port}`,
    smtpPort,
    mailbox,
    async stop() {
      web.close();
      web.closeAllConnections();
      await new Promise<void>((resolve) => smtp.close(() => resolve()));
    },
  };
}

export type Sandbox = Awaited<ReturnType<typeof startSandbox>>;
