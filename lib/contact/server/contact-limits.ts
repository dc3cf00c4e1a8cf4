import "server-only";
import { z } from "zod";
import { readVariables, wholeNumber, type Source } from "@/lib/server/env";
import { consume, createLimiter, DAY_SECONDS, MINUTE_SECONDS } from "@/lib/server/limits";
import { oncePerProcess } from "@/lib/server/process-wide";

const variables = z.object({ CONTACT_DAILY_LIMIT: wholeNumber(1, 1_000_000).default(150) });

export const readContactLimits = (source?: Source) => readVariables(variables, source);

const getLimits = oncePerProcess("contact-limits", () => {
  const { CONTACT_DAILY_LIMIT } = readContactLimits().values;
  return {
    perClient: createLimiter({ keyPrefix: "contact-client", points: 5, duration: 10 * MINUTE_SECONDS }),
    forAll: createLimiter({ keyPrefix: "contact-all", points: CONTACT_DAILY_LIMIT, duration: DAY_SECONDS }),
  };
});

/** Takes from the client's own limit first, so that one client cannot use up the limit for all. */
export function limitMessage(client: string) {
  const { perClient, forAll } = getLimits();
  return consume([perClient, client], [forAll, "all"]);
}
