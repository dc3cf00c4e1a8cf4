/**
 * Mail sandbox: replaces the contact form's provider and a mail server, and shows what they received in one inbox.
 * `npm start` and `npm run dev` start it if no provider is configured. It listens on 127.0.0.1 only.
 */
import { startSandbox } from "./start-sandbox";

const { SANDBOX_PORT, SANDBOX_SMTP_PORT } = process.env;
const sandbox = await startSandbox({ port: Number(SANDBOX_PORT), smtpPort: Number(SANDBOX_SMTP_PORT) });
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => void sandbox.stop().then(() => process.exit(0)));
