import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import type { APIRequestContext } from "@playwright/test";
import Provider from "oidc-provider";
import { createAccountClient } from "@/e2e/account/support/account";
import { test as base } from "@/e2e/support/fixtures";
import { startSite } from "@/e2e/support/server";
import { LOOPBACK } from "@/e2e/support/site-environment";
import { read } from "./account-api";

const CLIENT = { client_id: "portfolio", client_secret: "a-client-secret-for-tests" };

function createProvider(issuer: string, siteUrl: string, changed: Partial<typeof CLIENT>): RequestListener {
  const provider = new Provider(issuer, {
    clients: [{ ...CLIENT, ...changed, redirect_uris: [`${siteUrl}/api/auth/callback/oidc`] }],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    cookies: { keys: ["a-key-for-tests"] },
    features: { devInteractions: { enabled: true } },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
    findAccount: async (_context: unknown, email: string) => ({
      accountId: email,
      claims: async () => ({
        sub: email,
        email,
        email_verified: !email.startsWith("mallory"),
        name: email.split("@")[0],
      }),
    }),
  });
  return provider.callback();
}

/** A real OpenID provider on loopback. It marks every address as verified except mallory's. */
async function startIdentityProvider() {
  let answer: RequestListener = (_request, response) => void response.writeHead(503).end();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    answer(request, response);
  }).listen(0, LOOPBACK);
  await once(server, "listening");
  const issuer = `http://${LOOPBACK}:${(server.address() as AddressInfo).port}`;

  return {
    settings: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: CLIENT.client_id,
      OIDC_CLIENT_SECRET: CLIENT.client_secret,
      OIDC_NAME: "Mountain ID",
    },
    issuer,
    asked,
    serve(siteUrl: string, claimedIssuer = issuer, changed = {}): void {
      answer = createProvider(claimedIssuer, siteUrl, changed);
    },
    async stop(): Promise<void> {
      if (!server.listening) return;
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

export async function startPair(settings: Record<string, string> = {}) {
  const provider = await startIdentityProvider();
  const site = await startSite({ ...provider.settings, OIDC_TRUST_EMAIL: "1", ...settings });
  provider.serve(site.url);
  return {
    provider,
    siteUrl: site.url,
    async stop() {
      await site.stop();
      await provider.stop();
    },
  };
}

export const test = base.extend<object, { trusting: Awaited<ReturnType<typeof startPair>> }>({
  trusting: [
    async ({}, provide) => {
      const pair = await startPair();
      await provide(pair);
      await pair.stop();
    },
    { scope: "worker" },
  ],
});

export async function signIn(request: APIRequestContext, siteUrl: string, login: string, changed: object = {}) {
  const [, { url }] = await read<{ url: string }>(createAccountClient(request, siteUrl).startProvider());
  const address = new URL(url);
  for (const [name, value] of Object.entries(changed)) address.searchParams.set(name, value);
  const form = await request.get(address.href);
  const consent = await request.post(form.url(), { form: { prompt: "login", login, password: "anything" } });
  return (await request.post(consent.url(), { form: { prompt: "consent" } })).url();
}

export const NO_MAIL = { SMTP_HOST: "", SMTP_FROM: "", SMTP_PORT: "", SMTP_SECURE: "" };
