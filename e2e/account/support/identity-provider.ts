import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import Provider from "oidc-provider";
import { LOOPBACK } from "@/e2e/support/site-environment";

const CLIENT = { id: "portfolio", secret: "a-client-secret-for-tests" };

/** How an address begins that the provider has not verified; everybody else's it has. */
const UNVERIFIED_PREFIX = "mallory";

function createProvider(issuer: string, siteUrl: string): RequestListener {
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [`${siteUrl}/api/auth/callback/oidc`],
      },
    ],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    cookies: { keys: ["a-key-for-tests"] },
    features: { devInteractions: { enabled: true } },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
    findAccount: async (_context: unknown, sub: string) => ({
      accountId: sub,
      claims: async () => {
        const [name = ""] = sub.split("@");
        const email = sub.includes("@") ? sub : `${sub}@${new URL(issuer).port}.example`;
        return { sub, email, email_verified: !name.startsWith(UNVERIFIED_PREFIX), name };
      },
    }),
  });
  return provider.callback();
}

/** A real OpenID provider on loopback, for which an address is its own subject, and any other name has one there. The site's address is told once the site, which needs its address, has started. */
export async function startIdentityProvider() {
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
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
      OIDC_NAME: "Mountain ID",
    },
    issuer,
    /** The paths that have been asked for so far. */
    asked,
    serve(siteUrl: string): void {
      answer = createProvider(issuer, siteUrl);
    },
    /** Fills the provider's own pages: who it is, and yes. */
    async signIn(page: Page, email: string): Promise<void> {
      await page.locator("input[name=login]").fill(email);
      await page.locator("input[name=password]").fill("anything");
      await page.locator("button[type=submit]").click();
      await page.getByRole("button", { name: "Continue" }).click();
    },
    async stop(): Promise<void> {
      if (!server.listening) return;
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
