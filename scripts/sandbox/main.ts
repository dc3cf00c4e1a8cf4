/**
 * The mail sandbox: a local stand-in for the contact form's provider and for a mail server, with one inbox for both. `npm start` and
 * `npm run dev` start it when no provider is configured; it binds to 127.0.0.1 only.
 *
 *   SANDBOX_PORT=3025       the inbox page, and the provider at the path that provider.mjs names
 *   SANDBOX_SMTP_PORT=2525  the mail server: no login needed, no TLS
 *
 * For tests, as JSON, newest first: GET /messages (accepted contact messages), /calls (refused ones included), /emails.
 * POST /control {"mode": "429", "match": "text in the call", "times": 1} chooses the answer of the next calls by the names
 * of faults.ts.
 */
import { startSandbox } from "./start-sandbox";

const sandbox = await startSandbox({
  port: Number(process.env.SANDBOX_PORT || 3025),
  smtpPort: Number(process.env.SANDBOX_SMTP_PORT || 2525),
});
console.log(`Mail sandbox: inbox ${sandbox.url}, SMTP 127.0.0.1:${sandbox.smtpPort}`);
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => void sandbox.stop().then(() => process.exit(0)));
