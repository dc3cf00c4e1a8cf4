import "server-only";
import { userAgent } from "next/server";
import { hashClientIp } from "@/lib/server/http/client-ip";

/** Who sent a request. */
export interface Visitor {
  browser: string;
  /** Hash of the visitor's network. */
  client: string;
}

export function readVisitor(headers: Headers): Visitor {
  const { browser, os } = userAgent({ headers });
  const names = [browser.name ?? "A browser", os.name].filter(Boolean);
  return { browser: names.join(" on "), client: hashClientIp(headers) };
}
