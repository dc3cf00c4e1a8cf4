import "server-only";
import { NextRequest } from "next/server";
import { z } from "zod";
import { readBody } from "@/lib/server/http/read-body";
import { listIdentityProviders } from "./providers";

/** What a browser of this site has a use for. The library's other actions (its log, its built-in pages) are closed. */
const ACTIONS: Record<string, readonly string[]> = {
  GET: ["session", "csrf", "providers", "callback", "signin", "error"],
  POST: ["signin", "callback", "signout"],
};

/** next-auth takes any value for the text that it expects, and falls over it. */
const fieldsSchema = z.record(z.string(), z.string());

function isKnownProvider(method: string, action: string, provider: string | undefined): boolean {
  if (listIdentityProviders().some(({ id }) => id === provider)) return true;
  if (action === "signin") return method === "GET" && provider === undefined;
  return method === "POST" && provider === "credentials";
}

/** The action that next-auth is asked for, from the address's parts; null when this site has no use for it. */
export function findAction(method: string, [action = "", provider]: readonly string[]): string | null {
  if (!ACTIONS[method]?.includes(action)) return null;
  const hasProvider = action === "signin" || action === "callback";
  return !hasProvider || isKnownProvider(method, action, provider) ? action : null;
}

/** Whether a body, of a request or of a reply, says that it is JSON. */
export function isJson(headers: Headers): boolean {
  return headers.get("content-type")?.includes("application/json") ?? false;
}

function holdsFields(text: string): boolean {
  try {
    return fieldsSchema.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}

export type RebuiltRequest = { ok: true; request: NextRequest } | { ok: false; status: number; code: string };

/**
 * The request with a body that is known to be small and whole, and to hold nothing but texts when it is JSON. The query
 * of a POST is nobody's business.
 */
export async function rebuildRequest(request: Request): Promise<RebuiltRequest> {
  if (request.method !== "POST") {
    return { ok: true, request: new NextRequest(request.url, { headers: request.headers }) };
  }
  const body = await readBody(request);
  if (!body.ok) return { ok: false, status: body.status, code: body.reason };
  if (isJson(request.headers) && !holdsFields(body.text)) return { ok: false, status: 400, code: "invalid-input" };
  const url = new URL(request.url);
  url.search = "";
  const headers = new Headers(request.headers);
  headers.delete("content-length");
  return { ok: true, request: new NextRequest(url, { method: "POST", headers, body: body.text }) };
}
