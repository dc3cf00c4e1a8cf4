import "server-only";
import { openTransport, type SmtpSettings } from "./open-transport";

/** Whether the mail server lets the site in; sends nothing. Throws when not. */
export async function probeMail(smtp: SmtpSettings): Promise<void> {
  const transport = openTransport(smtp);
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}
