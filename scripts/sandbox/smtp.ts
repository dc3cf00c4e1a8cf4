import PostalMime, { type Address } from "postal-mime";
import { SMTPServer } from "smtp-server";
import type { Mailbox } from "./mailbox";

const EMAIL_LIMIT_BYTES = 1024 * 1024;

function listAddresses(addresses: Address[] = []): string[] {
  return addresses.map(({ name, address }) => (name ? `${name} <${address ?? ""}>` : (address ?? "")));
}

async function readEmail(stream: AsyncIterable<Buffer>, envelopeTo: string[]) {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  const parsed = await PostalMime.parse(Buffer.concat(chunks));
  return {
    from: listAddresses(parsed.from && [parsed.from]).join(", "),
    to: listAddresses(parsed.to),
    replyTo: listAddresses(parsed.replyTo),
    subject: parsed.subject ?? "",
    text: parsed.text ?? "",
    html: parsed.html ?? null,
    envelopeTo,
  };
}

/** A mail server that takes every e-mail, needs no login, accepts any, and keeps all in the mailbox. */
export function createSmtpServer(mailbox: Mailbox): SMTPServer {
  return new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    // Its certificate would be self-signed, and every honest client would refuse it.
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    size: EMAIL_LIMIT_BYTES,
    onAuth: (auth, _session, done) => done(null, { user: auth.username }),
    onData: (stream, session, done) => {
      readEmail(
        stream,
        session.envelope.rcptTo.map(({ address }) => address),
      ).then(
        (email) => {
          mailbox.addEmail(email);
          done();
        },
        (error: unknown) => done(error instanceof Error ? error : new Error("The e-mail could not be read")),
      );
    },
  });
}
