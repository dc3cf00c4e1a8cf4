import "server-only";
import { NextRequest } from "next/server";
import { z } from "zod";
import { parseError, toUrlReply } from "@/lib/account/error-url";
import type { AccountError } from "@/lib/account/errors";
import { fail } from "@/lib/result";
import { readBody } from "@/lib/server/http/read-body";
import { getSettings } from "@/lib/server/settings";
import { limitSignIn } from "./account-limits";
import { answerError, failWithoutStore, handleAccount, NOT_FOUND } from "./handle-account";
import { listIdentityProviders } from "./providers";
import { addHintCookie, getAuthSettings } from "./sessions";
import { isConfigured } from "./settings";
import { readVisitor } from "./visitor";

type RouteContext = { params: Promise<{ nextauth: string[] }> };
type Handler = (request: NextRequest, context: RouteContext) => Promise<Response>;

/** The allowed next-auth endpoints. The endpoints for logging and for signing in by email are blocked. */
const ALLOWED = [
  "GET providers",
  "GET csrf",
  "GET session",
  "GET signin",
  "GET error",
  "POST callback/credentials",
  "POST signout",
];
const ALLOWED_FOR_PROVIDERS = ["POST signin", "GET callback"];

/** next-auth crashes if a field is not a string. */
const fieldsSchema = z.record(z.string(), z.string());

export function guardAuth(handler: Handler) {
  return async function handle(request: NextRequest, context: RouteContext): Promise<Response> {
    const { method, url } = request;
    const path = (await context.params).nextauth.join("/");
    const provider = listIdentityProviders().find(({ id }) => path.endsWith(`/${id}`));
    const asked = `${method} ${provider ? path.slice(0, -provider.id.length - 1) : path}`;
    const isAllowed = (provider ? ALLOWED_FOR_PROVIDERS : ALLOWED).includes(asked);

    function answer(error: AccountError, givenStatus?: number) {
      const { status, code, headers } = answerError(error, givenStatus);
      const body = toUrlReply(error, getSettings().origin ?? url);
      // These two are opened by the browser itself. Scripts make the other requests.
      if (asked === "GET callback" || asked === "GET error")
        return { status: 302, code, body: null, headers: { Location: body.url } };
      return { status, code, body, headers };
    }

    async function serve() {
      if (!isAllowed) return NOT_FOUND;
      // next-auth would copy any text into the reply's headers.
      if (asked === "GET error") return answer(parseError(new URL(url).searchParams.get("error") ?? ""));
      const settings = isConfigured() ? getAuthSettings() : null;
      if (!settings) return path === "session" ? { status: 200, code: "done", body: {} } : failWithoutStore();
      // next-auth contacts the provider at each of these requests.
      if (provider) {
        const allowed = await limitSignIn(readVisitor(request.headers).client);
        if (!allowed.ok) return allowed;
      }
      // next-auth answers 500 to a callback URL that it does not like. Only a provider needs the query at all.
      const passedUrl = new URL(url);
      if (asked === "GET callback") passedUrl.searchParams.delete("callbackUrl");
      else passedUrl.search = "";
      let passed = new NextRequest(passedUrl, { headers: request.headers });
      if (method === "POST") {
        const read = await readBody(request, ["application/json", "application/x-www-form-urlencoded"]);
        const fields = read.ok ? fieldsSchema.safeParse(read.value).data : undefined;
        if (!fields) return answer(fail("auth/invalid-input"), read.ok ? 400 : read.status);
        const headers = { "Content-Type": "application/json" };
        passed = new NextRequest(passedUrl, { method, headers, body: JSON.stringify(fields) });
      }
      const response = await handler(passed, context);
      const { status, headers, body } = response;
      addHintCookie(headers, settings);
      return { status, code: "done", headers, body: body && z.looseObject({}).parse(await response.json()) };
    }

    return handleAccount(isAllowed ? `/api/auth/${path}` : "/api/auth", serve, answer)(request);
  };
}
