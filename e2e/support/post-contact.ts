import { randomInt } from "node:crypto";
import { once } from "node:events";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { SITE_URL } from "./site-environment";

const VALID = { name: "Ada", email: "ada@example.com", subject: "Hello", message: "A few lines." };

export const json = (change: object = {}) => JSON.stringify({ ...VALID, ...change });

/** Returns a random private IP address, so that tests rarely share a rate limit. */
export const inventAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

export interface Post {
  body: string | readonly string[];
  headers?: Record<string, string | undefined>;
  url?: string;
  path?: string;
  method?: string;
}

/** Sends what no browser would: arbitrary headers, optionally a chunked body, always on a new connection. */
export async function post({ body, headers = {}, url = SITE_URL, path = "/api/contact", method = "POST" }: Post) {
  const common = { "content-type": "application/json", origin: url, "x-forwarded-for": inventAddress() };
  const sent = Object.entries({ ...common, ...headers }).filter(([, value]) => value !== undefined);
  // Pass the raw path, because a URL object would normalise it.
  const call = httpRequest(url, { path, method, agent: false, headers: Object.fromEntries(sent) });
  const answered = once(call, "response") as Promise<[IncomingMessage]>;
  // Ignore write errors: the server may reject a request before reading its whole body.
  call.on("error", () => undefined);
  if (typeof body === "string") call.end(body);
  else {
    for (const piece of body) call.write(piece);
    call.end();
  }
  const [response] = await answered;
  const reply = await text(response);
  const isJson = response.headers["content-type"]?.startsWith("application/json");
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    reply: (isJson ? JSON.parse(reply) : reply) as unknown,
  };
}

export type Answer = Awaited<ReturnType<typeof post>>;
