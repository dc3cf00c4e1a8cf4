import "server-only";
import { createTransport } from "nodemailer";
import type { ServerEnv } from "@/lib/server/env";
import { isLoopbackHost } from "@/lib/server/env-schema";

/** The owner's mail server and login, all of them checked. */
export type SmtpSettings = NonNullable<ServerEnv["smtp"]>;

/** nodemailer waits for minutes unless told otherwise. */
const TIMEOUTS = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000, dnsTimeout: 5_000 };

/** A password never leaves this machine unencrypted, not even when somebody on the way hides the server's STARTTLS. */
function mustEncrypt({ host, secure, login }: SmtpSettings): boolean {
  return !secure && login !== null && !isLoopbackHost(host);
}

/** The owner's mail server, for the caller alone, who closes it. Nothing is opened before it is first used. */
export function openTransport(smtp: SmtpSettings) {
  return createTransport({
    host: smtp.host,
    port: smtp.port,
    secure: smtp.secure,
    requireTLS: mustEncrypt(smtp),
    auth: smtp.login ?? undefined,
    ...TIMEOUTS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
