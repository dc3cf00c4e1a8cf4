/**
 * The mail sandbox: a local stand-in for EmailJS and for a mail server, with one inbox for both. `npm start` and
 * `npm run dev` start it when no provider is configured; it never runs in a deployment and binds to 127.0.0.1 only.
 *
 *   SANDBOX_PORT=3025       the inbox page, and the provider at /api/v1.0/email/send
 *   SANDBOX_SMTP_PORT=2525  the mail server: no login needed, no TLS
 *
 * The site reaches it with EMAILJS_ENDPOINT=http://127.0.0.1:3025, EMAILJS_PUBLIC_KEY=sandbox_public_key,
 * EMAILJS_SERVICE_ID=sandbox_service, EMAILJS_TEMPLATE_ID=sandbox_template (and, if wanted,
 * EMAILJS_PRIVATE_KEY=sandbox_private_key); wrong values are refused in EmailJS's own words.
 *
 * For tests, all JSON, newest first:
 *   GET  /messages  accepted contact messages with their template parameters
 *   GET  /calls     every call of the provider's address, refused ones included
 *   GET  /emails    what came by SMTP: subject, text, html, addresses
 *   POST /control   {"mode": "429", "match": "text in the call", "times": 1} chooses the answer (match and times are
 *                   optional; "status" and "text" give an answer of one's own), {"reset": true} forgets everything
 *
 * A message can also choose its own fate by a tag in its text, such as [sandbox:429] or [sandbox:hang]; the names are
 * those of faults.ts.
 */
import { startSandbox } from "./start-sandbox";

const DEFAULT_PORT = 3025;
const DEFAULT_SMTP_PORT = 2525;

async function main(): Promise<void> {
  const sandbox = await startSandbox({
    port: Number(process.env.SANDBOX_PORT || DEFAULT_PORT),
    smtpPort: Number(process.env.SANDBOX_SMTP_PORT || DEFAULT_SMTP_PORT),
  });
  console.log(`Mail sandbox: inbox ${sandbox.url}, SMTP 127.0.0.1:${sandbox.smtpPort}`);
  const stop = () => void sandbox.stop().then(() => process.exit(0));
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
}

main().catch((error: unknown) => {
  console.error(`The mail sandbox could not start: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});
