import { startFaultySandbox } from "./faults";
import { SANDBOX_PORT, SANDBOX_SMTP_PORT } from "./site-environment";

const sandbox = await startFaultySandbox({ port: SANDBOX_PORT, smtpPort: SANDBOX_SMTP_PORT });
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => void sandbox.stop().then(() => process.exit(0)));
