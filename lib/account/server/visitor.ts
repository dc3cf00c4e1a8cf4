import "server-only";
import { userAgent } from "next/server";
import { getEnv } from "@/lib/server/env";
import { nameClient } from "@/lib/server/http/client-address";

/** A few words of letters: names of browsers and systems, and nothing else that a client could send. */
const toName = (text = "") => /^[A-Za-z]+(?: [A-Za-z]+)?$/.exec(text)?.[0].slice(0, 30);

/** 'Firefox on Windows'. */
export function describeBrowser(headers: Headers): string {
  const { browser, os } = userAgent({ headers });
  const system = toName(os.name);
  return `${toName(browser.name) ?? "A browser"}${system ? ` on ${system}` : ""}`;
}

/** Where a request comes from. */
export interface Visitor {
  browser: string;
  /** A one-way name of the network; undefined where nobody vouches for it. */
  client: string | undefined;
}

export function readVisitor(headers: Headers): Visitor {
  return { browser: describeBrowser(headers), client: nameClient(headers, getEnv()) };
}
