import { createAccountClient, makeAccount } from "@/e2e/account/support/account";
import { expect, test } from "@/e2e/support/fixtures";
import { SITE_URL } from "@/e2e/support/site-environment";

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

test("a session's cookie is out of reach of scripts and other sites, and lasts a week from each visit", async ({
  request,
  sandbox,
}) => {
  const client = createAccountClient(request, SITE_URL);
  const person = await makeAccount(client, sandbox);
  for (const visit of [() => client.signIn(person), () => request.get(`${SITE_URL}/api/auth/session`)]) {
    const cookies = (await visit()).headersArray().filter(({ name }) => name.toLowerCase() === "set-cookie");
    const cookie = cookies.find(({ value }) => value.startsWith("next-auth.session-token="))?.value ?? "";
    expect(cookie).toMatch(/; HttpOnly/i);
    expect(cookie).toMatch(/; SameSite=Lax/i);
    const ends = Date.parse(/Expires=([^;]+)/i.exec(cookie)?.[1] ?? "") - Date.now();
    expect(Math.abs(ends - WEEK_MS)).toBeLessThan(60_000);
  }
});
