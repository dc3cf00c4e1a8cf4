import "server-only";
import { hashClientIp, isOwnMachine } from "@/lib/server/http/client-ip";
import { consume, createLimiter, DAY_SECONDS, MINUTE_SECONDS, reserve, type Reserved } from "@/lib/server/limits";
import { oncePerProcess } from "@/lib/server/process-wide";
import { getSettings } from "@/lib/server/settings";

const WINDOW_SECONDS = 10 * MINUTE_SECONDS;

const getLimits = oncePerProcess("contact-limits", () => {
  return {
    tries: createLimiter({ keyPrefix: "contact-tries", points: 30, duration: WINDOW_SECONDS }),
    sent: createLimiter({ keyPrefix: "contact-client", points: 5, duration: WINDOW_SECONDS, isReserved: true }),
    sentByAll: createLimiter({
      keyPrefix: "contact-all",
      points: getSettings().contactDailyLimit,
      duration: DAY_SECONDS,
      isReserved: true,
    }),
  };
});

/** Counts a message, unless the visitor is on the server's own machine. Call `giveBack` if nothing was sent. */
export async function reserveMessage(headers: Headers): Promise<Reserved> {
  if (isOwnMachine(headers)) return { ok: true, giveBack: async () => undefined };
  const { tries, sent, sentByAll } = getLimits();
  const client = hashClientIp(headers);
  const tried = await consume([tries, client]);
  if (!tried.ok) return tried;
  // Take from the client's own limit first, so that one client cannot use up the overall limit.
  return reserve([sent, client], [sentByAll, "all"]);
}
