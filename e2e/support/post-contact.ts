import { randomInt } from "node:crypto";
import { type IncomingHttpHeaders, request as httpRequest } from "node:http";
import { SITE_URL } from "./site-environment";

const VALID = { name: "Ada", email: "ada@example.com", subject: "Hello", message: "A few lines." };

export interface Post {
  body: string | Buffer | readonly string[];
  /** An undefined one is not sent. */
  headers?: Record<string, string | undefined>;
  url?: string;
  path?: string;
  method?: string;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  reply: unknown;
}

/** A valid message with some changes, as the form would post it. */
export const json = (change: object = {}) => JSON.stringify({ ...VALID, ...change });

/** A visitor's address that hardly any other test has. */
export const inventAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** A request as no browser sends it: raw bytes, in pieces when given a list, with any headers, over its own connection. */
export function post({ body, headers = {}, url = SITE_URL, path = "/api/contact", method = "POST" }: Post) {
  const common = { "content-type": "application/json", origin: url, "x-forwarded-for": inventAddress() };
  const all = { ...common, ...headers };
  return new Promise<Answer>((resolve, reject) => {
    const call = httpRequest(
      url,
      {
        // As it stands: an address would be tidied up.
        path,
        method,
        agent: false,
        headers: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)),
      },
      (response) => {
        let text = "";
        response.setEncoding("utf8");
        response.on("data", (chunk: string) => (text += chunk));
        response.on("end", () => {
          resolve({ status: response.statusCode ?? 0, headers: response.headers, reply: parse(text) });
        });
      },
    );
    call.on("error", reject);
    if (typeof body === "string" || Buffer.isBuffer(body)) return void call.end(body);
    for (const piece of body) call.write(piece);
    call.end();
  });
}
