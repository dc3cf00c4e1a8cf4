import "server-only";
import { NextRequest } from "next/server";
import { z } from "zod";
import { parseError, toUrlReply } from "@/lib/account/error-url";
import type { AccountError } from "@/lib/account/errors";
import { fail } from "@/lib/result";
import { NOT_FOUND, type ApiAnswer } from "@/lib/server/http/handle-api";
import { readBody } from "@/lib/server/http/read-body";
import { getSettings } from "@/lib/server/settings";
import { limitSignIn } from "./account-limits";
import { answerError, failWithoutStore, handleAccount } from "./handle-account";
import { listIdentityProviders } from "./providers";
import { addHintCookie, dropBadCallbackUrl, getAuthSettings } from "./sessions";
import { isConfigured } from "./settings";
import { readVisitor } from "./visitor";

type RouteContext = { params: Promise<{ nextauth: string[] }> };
type Handler = (request: NextRequest, context: RouteContext) => Promise<Response>;

interface Endpoint {
  method: "GET" | "POST";
  path: string;
  /** The path ends with the id of a provider, which next-auth contacts at each request. */
  isOfProvider?: boolean;
  /** Opened by the browser itself, so an error is a redirect. Scripts make the other requests. */
  isOpened?: boolean;
}

const ERROR_PAGE: Endpoint = { method: "GET", path: "error", isOpened: true };
const PROVIDER_REPLY: Endpoint = { method: "GET", path: "callback", isOfProvider: true, isOpened: true };

/** The allowed next-auth endpoints. Those for logging and for signing in by email are blocked. */
const ENDPOINTS: readonly Endpoint[] = [
  { method: "GET", path: "providers" },
  { method: "GET", path: "csrf" },
  { method: "GET", path: "session" },
  { method: "GET", path: "signin" },
  ERROR_PAGE,
  { method: "POST", path: "callback/credentials" },
  { method: "POST", path: "signout" },
  { method: "POST", path: "signin", isOfProvider: true },
  PROVIDER_REPLY,
];

function findEndpoint(method: string, path: string): Endpoint | undefined {
  const providerIds = listIdentityProviders().map(({ id }) => id);
  return ENDPOINTS.find((endpoint) => {
    const paths = endpoint.isOfProvider ? providerIds.map((id) => `${endpoint.path}/${id}`) : [endpoint.path];
    return endpoint.method === method && paths.includes(path);
  });
}

/** Answers an error in the form that next-auth's client, or the browser, expects. */
function answerAt(endpoint: Endpoint | undefined, url: string, error: AccountError, status?: number): ApiAnswer {
  const answer = answerError(error, status);
  const body = toUrlReply(error, getSettings().origin ?? url);
  return endpoint?.isOpened
    ? { status: 302, code: answer.code, body: null, headers: { Location: body.url } }
    : { ...answer, body };
}

/** next-auth answers 500 to a callback URL that it does not like. Only a provider's reply needs the query at all. */
function toPassedUrl(endpoint: Endpoint, url: string): URL {
  const passed = new URL(url);
  if (endpoint === PROVIDER_REPLY) passed.searchParams.delete("callbackUrl");
  else passed.search = "";
  return passed;
}

/** next-auth crashes if a field is not a string. */
const fieldsSchema = z.record(z.string(), z.string());

/** Without accounts, every address answers 404. */
export function guardAuth(handler: Handler, hasAccounts: boolean) {
  return async function handle(request: NextRequest, context: RouteContext): Promise<Response> {
    const { method, url } = request;
    const path = (await context.params).nextauth.join("/");
    const endpoint = findEndpoint(method, path);
    const answer = (error: AccountError, status?: number) => answerAt(endpoint, url, error, status);

    async function serve(): Promise<ApiAnswer> {
      if (!hasAccounts || !endpoint) return NOT_FOUND;
      // next-auth would copy any text into the reply's headers.
      if (endpoint === ERROR_PAGE) return answer(parseError(new URL(url).searchParams.get("error") ?? ""));
      const settings = isConfigured() ? getAuthSettings() : null;
      if (!settings) return path === "session" ? { status: 200, code: "done", body: {} } : answer(failWithoutStore());
      if (endpoint.isOfProvider) {
        const allowed = await limitSignIn(readVisitor(request.headers).client);
        if (!allowed.ok) return answer(allowed);
      }
      const passedUrl = toPassedUrl(endpoint, url);
      let passed = new NextRequest(passedUrl, { headers: request.headers });
      if (method === "POST") {
        const read = await readBody(request, ["application/json", "application/x-www-form-urlencoded"]);
        const fields = read.ok ? fieldsSchema.safeParse(read.value).data : undefined;
        if (!fields) return answer(fail("auth/invalid-input"), read.ok ? 400 : read.status);
        const headers = { "Content-Type": "application/json" };
        passed = new NextRequest(passedUrl, { method, headers, body: JSON.stringify(fields) });
      }
      await dropBadCallbackUrl(settings);
      const response = await handler(passed, context);
      const { status, headers, body } = response;
      addHintCookie(headers, settings);
      return { status, code: "done", headers, body: body && z.looseObject({}).parse(await response.json()) };
    }

    return handleAccount(endpoint ? `/api/auth/${path}` : "/api/auth", serve, answer)(request);
  };
}
