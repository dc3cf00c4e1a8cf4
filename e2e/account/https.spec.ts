import { once } from "node:events";
import { request as forward } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { generate } from "selfsigned";
import { createAccountClient, makeAccount, waitForLink, WELCOME_SUBJECT } from "@/e2e/account/support/account";
import { expect, test } from "@/e2e/support/fixtures";
import { LOOPBACK } from "@/e2e/support/site-environment";
import { accountButton, chooseFromMenu, signInByForm, signInLink } from "./support/account-pages";

/** Uses a self-signed certificate. `leadTo` sets the server that receives the requests. */
async function startTlsProxy() {
  const { private: key, cert } = await generate([{ name: "commonName", value: LOOPBACK }]);
  let target = "";
  const server = createServer({ key, cert }, (request, response) => {
    const { method, headers, socket } = request;
    const forwarded = { "x-forwarded-for": headers["x-forwarded-for"] ?? socket.remoteAddress };
    const onward = forward(new URL(request.url ?? "/", target), {
      method,
      headers: { ...headers, ...forwarded, "x-forwarded-proto": "https" },
    });
    onward.on("response", (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on("error", () => response.writeHead(502).end());
    request.pipe(onward);
  });
  await once(server.listen(0, LOOPBACK), "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `https://${LOOPBACK}:${port}`,
    leadTo: (url: string) => void (target = url),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

test("behind an https proxy every cookie is Secure; COMPRESS=0 compresses nothing", async ({
  openContext,
  startAnotherSite,
  sandbox,
}) => {
  test.slow();
  const proxy = await startTlsProxy();
  const site = await startAnotherSite({ SITE_URL: proxy.url, COMPRESS: "0" });
  proxy.leadTo(site.url);
  const context = await openContext({ baseURL: proxy.url, ignoreHTTPSErrors: true });
  const client = createAccountClient(context.request, proxy.url);
  const person = await makeAccount(client, sandbox);
  const { name, email } = person;
  const { href } = await waitForLink(sandbox, email, WELCOME_SUBJECT);
  expect(href).toMatch(`${proxy.url}/register#token=`);

  const page = await context.newPage();
  const response = await page.goto("/login");
  expect(response?.headers()["content-encoding"]).toBeUndefined();
  await signInByForm(page, person);
  await expect(accountButton(page, name)).toBeVisible();
  const cookies = await context.cookies();
  expect(cookies.filter(({ secure }) => !secure)).toEqual([]);
  const named = (ending: string) => cookies.find((cookie) => cookie.name.endsWith(ending));
  expect(named("session-token")).toMatchObject({ name: "__Host-next-auth.session-token", httpOnly: true });
  // Another subdomain can set cookies for this one, but none with this prefix.
  const names = cookies.filter(({ httpOnly }) => httpOnly).map(({ name }) => name);
  expect(names.filter((name) => !name.startsWith("__Host-next-auth."))).toEqual([]);

  await page.reload();
  const expectSignedOut = async () => {
    await expect(signInLink(page)).toBeVisible();
    const listNames = async () => (await context.cookies()).map((cookie) => cookie.name);
    await expect.poll(listNames).not.toContain("__Host-next-auth.session-token");
  };
  await chooseFromMenu(page, name, "Sign out");
  await expectSignedOut();
  await client.signIn(person);
  await page.reload();
  await expect(accountButton(page, name)).toBeVisible();
  expect((await client.delete("me", { email })).status()).toBe(200);
  await page.reload();
  await expectSignedOut();
  await context.close();
  await proxy.stop();
});
