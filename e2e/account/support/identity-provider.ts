import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import Provider from "oidc-provider";
import { LOOPBACK } from "@/e2e/support/site-environment";

const CLIENT = { client_id: "portfolio", client_secret: "a-client-secret-for-tests" };

function createProvider(issuer: string, siteUrl: string): RequestListener {
  const provider = new Provider(issuer, {
    clients: [{ ...CLIENT, redirect_uris: [`${siteUrl}/api/auth/callback/oidc`] }],
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

/** A real OpenID provider on loopback. Every address is verified except mallory's. */
export async function startIdentityProvider(claimedIssuer?: string) {
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
    serve(siteUrl: string): void {
      answer = createProvider(claimedIssuer ?? issuer, siteUrl);
    },
    async stop(): Promise<void> {
      if (!server.listening) return;
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
