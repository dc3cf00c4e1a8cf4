/**
 * Mail sandbox: replaces the contact form's provider and a mail server, and shows what they received in one inbox.
 * `npm start` and `npm run dev` start it if no provider is configured. It listens on 127.0.0.1 only.
 *
 *   SANDBOX_PORT=3025       the inbox page and the provider's API
 *   SANDBOX_SMTP_PORT=2525  the mail server, without login or TLS
 *
 * Tests read JSON lists, newest first: GET /messages (accepted), /calls (including refused ones) and /emails.
 * POST /control {"mode": "429", "match": "text in the call", "times": 1} sets the next replies; faults.ts has the modes.
 */
import { startSandbox } from "./start-sandbox";

const sandbox = await startSandbox({
  port: Number(process.env.SANDBOX_PORT || 3025),
  smtpPort: Number(process.env.SANDBOX_SMTP_PORT || 2525),
});
console.log(`Mail sandbox: inbox ${sandbox.url}, SMTP 127.0.0.1:${sandbox.smtpPort}`);
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => void sandbox.stop().then(() => process.exit(0)));
