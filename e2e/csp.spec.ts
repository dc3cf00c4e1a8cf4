import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { HASHES_TO_COME } from "@/scripts/setup/built-pages.mjs";
import { watchConsole, type ConsoleErrors } from "./support/console-errors";
import { expect, test } from "./support/fixtures";
import { LOOPBACK, SITE_URL } from "./support/site-environment";

const TAKEN_OVER = "taken over";

const stopped = (consoleErrors: ConsoleErrors) => {
  const heard = consoleErrors.list().flatMap((line) => /Policy violation: (\S+ blocked \S+)/.exec(line)?.[1] ?? []);
  return [...new Set(heard)].sort();
};
const HEARD = /Content Security Policy|Policy violation/;

test("injected scripts and base URLs are blocked", async ({ page, consoleErrors }) => {
  await page.route("/projects", async (route) => {
    const response = await route.fetch();
    const attack = `<script>document.title = "${TAKEN_OVER}"</script><base href="https://evil.example/">
      <img src="data:," onerror="document.title = '${TAKEN_OVER}'">`;
    await route.fulfill({ response, body: (await response.text()).replace("</head>", `${attack}</head>`) });
  });
  await page.goto("/projects");
  // The browser reports base-uri again for every URL it resolves, so `stopped` removes duplicates.
  await expect
    .poll(() => stopped(consoleErrors))
    .toEqual([
      "base-uri blocked https://evil.example/",
      "script-src-attr blocked inline",
      "script-src-elem blocked inline",
    ]);
  expect(await page.title()).not.toBe(TAKEN_OVER);
  consoleErrors.allow(HEARD);
});

test("a build that stopped before it knew its hashes runs no inline script", async ({ page, consoleErrors }) => {
  await page.route("/projects", async (route) => {
    const response = await route.fetch();
    const policy = response.headers()["content-security-policy"]?.replace(/'sha256-.+?'(?=;)/, HASHES_TO_COME) ?? "";
    await route.fulfill({ response, headers: { ...response.headers(), "content-security-policy": policy } });
  });
  await page.goto("/projects");
  await expect.poll(() => stopped(consoleErrors)).toEqual(["script-src-elem blocked inline"]);
  expect(await page.evaluate("self.__next_f")).toBeUndefined();
  consoleErrors.allow(HEARD);
});

test("nothing loads from other sites, and nothing is sent to them", async ({ page, consoleErrors }) => {
  const heard: string[] = [];
  const foreign = createServer((request, response) => {
    heard.push(request.url ?? "");
    response.setHeader("Access-Control-Allow-Origin", "*");
    response.end(`document.title = "${TAKEN_OVER}"`);
  }).listen(0, LOOPBACK);
  await once(foreign, "listening");
  await page.goto("/");
  const fetched = await page.evaluate(
    (origin) => {
      const add = (name: string, values: object) =>
        document.body.append(Object.assign(document.createElement(name), values));
      add("script", { src: `${origin}/script.js` });
      add("img", { src: `${origin}/picture.png` });
      add("iframe", { src: `${origin}/frame` });
      const form = Object.assign(document.createElement("form"), { action: `${origin}/form`, method: "post" });
      document.body.append(form);
      form.submit();
      return fetch(`${origin}/fetch`).catch(() => "refused");
    },
    `http://${LOOPBACK}:${(foreign.address() as AddressInfo).port}`,
  );
  expect(fetched).toBe("refused");
  await expect
    .poll(() => stopped(consoleErrors).map((line) => line.split(" ")[0]))
    .toEqual(["connect-src", "form-action", "frame-src", "img-src", "script-src-elem"]);
  foreign.close();
  expect(heard).toEqual([]);
  expect(await page.title()).not.toBe(TAKEN_OVER);
  consoleErrors.allow(HEARD);
});

const OWN_PAGES = ["/", "/no-such-page", "/images/no-such.webp", "/api/no-such"];
const FOREIGN_IMAGE = "/_next/image?url=https%3A%2F%2Fevil.example%2Fa.png&w=400&q=75";

test("another site cannot show this one in a frame, whatever the URL", async ({ page, consoleErrors }) => {
  const foreign = createServer((request, response) => {
    const framed = decodeURIComponent(request.url?.slice(1) ?? "");
    response
      .setHeader("Content-Type", "text/html")
      .end(`<!doctype html><link rel="icon" href="data:," /><iframe src="${SITE_URL}${framed}"></iframe>`);
  }).listen(0, LOOPBACK);
  await once(foreign, "listening");
  const { port } = foreign.address() as AddressInfo;
  for (const path of [...OWN_PAGES, "/_next/image", FOREIGN_IMAGE]) {
    await page.goto(`http://${LOOPBACK}:${port}/${encodeURIComponent(path)}`);
    expect(page.frames()[1]?.url(), path).toBe("chrome-error://chromewebdata/");
  }
  foreign.close();
  consoleErrors.allow(/frame-ancestors|X-Frame-Options|status of 40\d/);
});

test("a resized image keeps its own policy, which lets it run nothing", async ({ page }) => {
  const html = await (await page.request.get("/")).text();
  const [, image = ""] = /src="(\/_next\/image\?[^"]+)"/.exec(html) ?? [];
  const response = await page.request.get(image.replaceAll("&amp;", "&"));
  expect(response.status()).toBe(200);
  expect(response.headers()["content-security-policy"]).toBe("script-src 'none'; frame-src 'none'; sandbox;");
});

test("errors, warnings and policy violations in the console are recorded", async ({ page, consoleErrors }) => {
  consoleErrors.allow(/violates the following Content Security Policy directive/);
  const own = watchConsole();
  await own.watch(page.context());
  await page.goto("/");
  for (const [script, heard] of [
    ["console.error('something is off')", /something is off/],
    ["console.warn('something may be off')", /something may be off/],
    ["setTimeout(() => { throw new Error('nobody caught me') })", /nobody caught me/],
    ["void Promise.reject(new Error('left alone'))", /left alone/],
    ["new Image().src = 'https://example.com/pixel.png'", /img-src blocked https:\/\/example\.com/],
    ["void fetch('/no-such-file')", /status of 404 .*no-such-file/],
  ] as const) {
    consoleErrors.allow(heard);
    await page.evaluate(script);
    await expect.poll(() => own.list().join("\n")).toMatch(heard);
  }
});
