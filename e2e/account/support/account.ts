import { randomUUID } from "node:crypto";
import { type APIRequestContext, type APIResponse, expect } from "@playwright/test";
import type { DeliveredEmail } from "@/scripts/sandbox/mailbox";
import type { SandboxClient } from "@/e2e/support/sandbox";

export interface Person {
  name: string;
  email: string;
  password: string;
}

export const WELCOME_SUBJECT = "Choose a password for your new account";
export const FORGOT_SUBJECT = "Choose a new password";

/** Somebody nobody else has met. */
export function inventPerson(name = "Asha Gurung"): Person {
  return { name, email: `${randomUUID().slice(0, 13)}@visitors.example`, password: `long enough ${randomUUID()}` };
}

/** The browser's own line about a request that the site refuses. */
export const refusalOf = (path: string, status: number) => new RegExp(`status of ${status} .*/api/${path}\\)$`);

/** Waits for the mail with this subject to a person. */
export async function waitForMail(sandbox: SandboxClient, email: string, subject: string): Promise<DeliveredEmail> {
  let found: DeliveredEmail | undefined;
  await expect
    .poll(
      async () => {
        found = (await sandbox.emails(email)).find((mail) => mail.subject === subject);
        return found !== undefined;
      },
      { message: `a mail '${subject}' to ${email}`, timeout: 15_000 },
    )
    .toBe(true);
  if (!found) throw new Error("unreachable");
  return found;
}

/** The address that a mail asks to open, from its plain text. */
export function readLink(mail: DeliveredEmail): URL {
  const address = /https?:\/\/\S+/.exec(mail.text)?.[0];
  if (!address) throw new Error(`No link in: ${mail.text}`);
  return new URL(address);
}

/** The token in the fragment of a mail's link. */
export function readToken(mail: DeliveredEmail): string {
  const token = /=([\w-]+)$/.exec(readLink(mail).hash)?.[1];
  if (!token) throw new Error(`No token in: ${readLink(mail).hash}`);
  return token;
}

/** Speaks to the site's account addresses as its own pages do, with the cookies of one browser. */
export function createAccountClient(request: APIRequestContext, siteUrl: string) {
  const headers = { Origin: siteUrl };

  const post = (path: string, data: unknown): Promise<APIResponse> =>
    request.post(`${siteUrl}/api/account/${path}`, { headers, data });

  async function postToAuth(path: string, data: Record<string, string>): Promise<APIResponse> {
    const csrf = await request.get(`${siteUrl}/api/auth/csrf`);
    const { csrfToken } = (await csrf.json()) as { csrfToken: string };
    return request.post(`${siteUrl}/api/auth/${path}`, { headers, data: { csrfToken, json: "true", ...data } });
  }

  return {
    post,
    /** Asks for a mail with a link: `register` or `forgot`. */
    askForLink: (flow: "register" | "forgot", email: string) => post(flow, { email }),
    signIn: ({ email, password }: Pick<Person, "email" | "password">, callbackUrl = "/") =>
      postToAuth("callback/credentials", { email, password, callbackUrl }),
    /** Where the button of the provider leads, with the cookies that go with it. */
    startProvider: () => postToAuth("signin/oidc", { callbackUrl: "/projects" }),
    signOut: () => postToAuth("signout", { callbackUrl: "/" }),
    async readSession(): Promise<unknown> {
      const response = await request.get(`${siteUrl}/api/auth/session`);
      expect(response.status()).toBe(200);
      return response.json();
    },
    get: (path: string) => request.get(`${siteUrl}/api/account/${path}`),
    patch: (path: string, data: unknown) => request.patch(`${siteUrl}/api/account/${path}`, { headers, data }),
    delete: (path: string, data: unknown) => request.delete(`${siteUrl}/api/account/${path}`, { headers, data }),
  };
}

export type AccountClient = ReturnType<typeof createAccountClient>;

/** Signs up and chooses a password by the link; the browser is not signed in. */
export async function makeAccount(client: AccountClient, sandbox: SandboxClient, person = inventPerson()) {
  expect((await client.askForLink("register", person.email)).status()).toBe(202);
  const token = readToken(await waitForMail(sandbox, person.email, WELCOME_SUBJECT));
  const { name, password } = person;
  expect((await client.post("password", { token, name, password })).status()).toBe(200);
  return person;
}
