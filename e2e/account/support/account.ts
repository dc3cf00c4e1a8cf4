import { randomUUID } from "node:crypto";
import { expect, type APIRequestContext } from "@playwright/test";
import type { SandboxClient } from "@/e2e/support/fixtures";

export const WELCOME_SUBJECT = "Choose a password for your new account";
export const FORGOT_SUBJECT = "Choose a new password";

export const inventPerson = () => ({
  name: "Asha Gurung",
  email: `${randomUUID().slice(0, 13)}@visitors.example`,
  password: `long enough ${randomUUID()}`,
});

export type Person = ReturnType<typeof inventPerson>;

export const statusErrorOf = (path: string, status: number) => new RegExp(`status of ${status} .*/api/${path}\\)$`);

export async function waitForLink(sandbox: SandboxClient, email: string, subject: string) {
  const find = async () => (await sandbox.emails(email)).find((mail) => mail.subject === subject);
  await expect.poll(find, { timeout: 15_000 }).toBeDefined();
  const href = /https?:\/\/\S+/.exec((await find())?.text ?? "")?.[0] ?? "";
  return { href, token: href.split("#token=")[1] ?? "" };
}

export function createAccountClient(request: APIRequestContext, siteUrl: string) {
  const headers = { Origin: siteUrl };

  const post = (path: string, data: unknown) => request.post(`${siteUrl}/api/account/${path}`, { headers, data });

  async function postToAuth(path: string, data: Record<string, string>) {
    const csrf = await request.get(`${siteUrl}/api/auth/csrf`);
    const { csrfToken } = (await csrf.json()) as { csrfToken: string };
    return request.post(`${siteUrl}/api/auth/${path}`, { headers, data: { csrfToken, json: "true", ...data } });
  }

  return {
    post,
    askForLink: (flow: "register" | "forgot", email: string) => post(flow, { email }),
    signIn: ({ email, password }: Pick<Person, "email" | "password">, callbackUrl = "/") =>
      postToAuth("callback/credentials", { email, password, callbackUrl }),
    startProvider: (id = "oidc") => postToAuth(`signin/${id}`, { callbackUrl: "/" }),
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

export async function makeAccount(client: ReturnType<typeof createAccountClient>, sandbox: SandboxClient) {
  const { name, email, password } = inventPerson();
  expect((await client.askForLink("register", email)).status()).toBe(202);
  const { token } = await waitForLink(sandbox, email, WELCOME_SUBJECT);
  expect((await client.post("password", { token, name, password })).status()).toBe(200);
  return { name, email, password };
}
