import { once } from "node:events";
import { request as forward } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { generate } from "selfsigned";
import { inventPerson, waitForLink, WELCOME_SUBJECT } from "@/e2e/account/support/account";
import { expect, test } from "@/e2e/support/fixtures";
import { LOOPBACK } from "@/e2e/support/site-environment";

/** Its certificate is self-signed. `target` may be set later. */
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

test("every cookie of an https site is Secure and bound to its name", async ({
  openContext,
  startAnotherSite,
  sandbox,
}) => {
  test.slow();
  const proxy = await startTlsProxy();
  const site = await startAnotherSite({ SITE_URL: proxy.url });
  proxy.leadTo(site.url);
  const { name, email, password } = inventPerson();
  const context = await openContext({ baseURL: proxy.url, ignoreHTTPSErrors: true });
  const page = await context.newPage();
  const header = page.getByRole("banner");
  const main = page.getByRole("main");

  await page.goto("/register");
  await page.getByLabel("Email").fill(email);
  await main.getByRole("button", { name: "Sign Up" }).click();
  await expect(page.getByRole("heading", { name: "Check your inbox" })).toBeVisible();
  const { href } = await waitForLink(sandbox, email, WELCOME_SUBJECT);
  expect(href).toMatch(`${proxy.url}/register#token=`);
  await page.goto(href);
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("New password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Save password" }).click();
  await expect(header.getByRole("button", { name })).toBeVisible();

  const cookies = await context.cookies();
  expect(cookies.filter(({ secure }) => !secure)).toEqual([]);
  const named = (ending: string) => cookies.find((cookie) => cookie.name.endsWith(ending));
  expect(named("session-token")).toMatchObject({ name: "__Secure-next-auth.session-token", httpOnly: true });
  expect(named("csrf-token")).toMatchObject({ name: "__Host-next-auth.csrf-token", httpOnly: true, path: "/" });

  await page.reload();
  await header.getByRole("button", { name }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(header.getByRole("link", { name: "Sign In" })).toBeVisible();
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await main.getByRole("button", { name: "Sign In" }).click();
  await header.getByRole("button", { name }).click();
  await page.getByRole("menuitem", { name: "Profile" }).click();
  const profile = page.getByRole("dialog", { name: "Profile" });
  await expect(profile).toContainText(email);
  await profile.getByText("Delete account").first().click();
  await profile.getByLabel("Email").fill(email);
  await profile.getByRole("button", { name: "Delete account" }).click();
  await expect(header.getByRole("link", { name: "Sign In" })).toBeVisible();
  expect((await context.cookies()).map((cookie) => cookie.name)).not.toContain("__Secure-next-auth.session-token");
  await context.close();
  await proxy.stop();
});
