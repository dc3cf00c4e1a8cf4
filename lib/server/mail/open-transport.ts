import "server-only";
import { createTransport } from "nodemailer";
import type { ServerEnv } from "@/lib/server/env";

export type SmtpSettings = NonNullable<ServerEnv["smtp"]>;

/** nodemailer waits for minutes unless told otherwise. */
const TIMEOUTS = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000, dnsTimeout: 5_000 };

/** The owner's mail server, for the caller alone, who closes it. */
export function openTransport(smtp: SmtpSettings) {
  return createTransport({
    host: smtp.host,
    port: smtp.port,
    secure: smtp.secure,
    auth: smtp.login ?? undefined,
    ...TIMEOUTS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
