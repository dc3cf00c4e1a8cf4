import "server-only";
import { getEnv } from "@/lib/server/env";
import { nameClient } from "@/lib/server/http/client-address";
import type { Visit } from "./audit-trail";
import { describeBrowser } from "./describe-browser";

/** Describes where a request comes from; nothing that its headers say is repeated word for word. */
export function readVisit(headers: Headers): Visit {
  return { browser: describeBrowser(headers.get("user-agent") ?? ""), ipHash: nameClient(headers, getEnv()) };
}
