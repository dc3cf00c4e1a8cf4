import { inProject, provider } from "./project.mjs";
import { ensurePortIsFree, readPort, waitUntilAnswers } from "./ports.mjs";

const DEFAULT_PORT = 3025;
const DEFAULT_SMTP_PORT = 2525;
const HOST = "127.0.0.1";
const START_LIMIT_MS = 30_000;

export async function planSandbox(settings) {
  const port = readPort(settings, "SANDBOX_PORT", DEFAULT_PORT);
  const smtpPort = readPort(settings, "SANDBOX_SMTP_PORT", DEFAULT_SMTP_PORT);
  await ensurePortIsFree(port, "SANDBOX_PORT");
  await ensurePortIsFree(smtpPort, "SANDBOX_SMTP_PORT");
  const ownsMailServer = Object.keys(settings).some((name) => name.startsWith("SMTP_"));
  const address = `http://${HOST}:${port}`;
  return {
    address,
    ports: { SANDBOX_PORT: String(port), SANDBOX_SMTP_PORT: String(smtpPort) },
    /** For the site, so that it takes the sandbox for its provider, and for its mail server unless the owner has one. */
    siteSettings: {
      ...provider.required,
      ...Object.fromEntries(Object.keys(provider.endpoint).map((name) => [name, address])),
      ...(!ownsMailServer && {
        SMTP_HOST: HOST,
        SMTP_PORT: String(smtpPort),
        SMTP_SECURE: "false",
        SMTP_FROM: "Portfolio <portfolio@example.com>",
      }),
    },
  };
}

export async function startSandbox(crew, { address, ports }) {
  const program = inProject("scripts", "sandbox", "main.ts");
  crew.keep("mail sandbox", process.execPath, ["--import", "tsx", program], { env: { ...process.env, ...ports } });
  await waitUntilAnswers(address, { limitMs: START_LIMIT_MS, isCancelled: crew.isStopping });
}
