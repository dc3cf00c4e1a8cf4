import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { expect, test } from "./support/fixtures";
import { LOOPBACK } from "./support/site-environment";

const TAKEN_OVER = "taken over";

/** Lists what the policy stops, by its directive and what was stopped. */
async function recordViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
      violations.push(`${effectiveDirective} ${blockedURI}`);
    });
  });
  return () => page.evaluate(() => Reflect.get(window, "violations") as string[]);
}

// That the pages themselves break no rule is what the fixture `complaints` sees in every spec.
test.describe("what someone brings into a page does nothing", () => {
  test.beforeEach(({ complaints }) => {
    complaints.allow(/Content Security Policy|Policy violation/);
  });

  test("markup in the page that the server sends", async ({ page }) => {
    const violationsOf = await recordViolations(page);
    await page.route("/projects", async (route) => {
      const response = await route.fetch();
      const attack = `<script>document.title = "${TAKEN_OVER}"</script><base href="https://evil.example/">
        <img src="data:," onerror="document.title = '${TAKEN_OVER}'">`;
      await route.fulfill({ response, body: (await response.text()).replace("</head>", `${attack}</head>`) });
    });
    await page.goto("/projects");
    // The browser looks at the base again for each address that it resolves.
    await expect
      .poll(async () => [...new Set(await violationsOf())].sort())
      .toEqual(["base-uri https://evil.example/", "script-src-attr inline", "script-src-elem inline"]);
    expect(await page.title()).not.toBe(TAKEN_OVER);
  });

  test("another site's script, request, picture, frame and form", async ({ page }) => {
    const heard: string[] = [];
    const foreign = createServer((request, response) => {
      heard.push(request.url ?? "");
      response.setHeader("Access-Control-Allow-Origin", "*");
      response.end(`document.title = "${TAKEN_OVER}"`);
    }).listen(0, LOOPBACK);
    await once(foreign, "listening");
    const violationsOf = await recordViolations(page);
    await page.goto("/");
    const isRefused = await page.evaluate(
      (origin) => {
        const add = (name: string, values: object) =>
          document.body.append(Object.assign(document.createElement(name), values));
        add("script", { src: `${origin}/script.js` });
        add("img", { src: `${origin}/picture.png` });
        add("iframe", { src: `${origin}/frame` });
        const form = Object.assign(document.createElement("form"), { action: `${origin}/form`, method: "post" });
        document.body.append(form);
        form.submit();
        return fetch(`${origin}/fetch`).then(
          () => false,
          () => true,
        );
      },
      `http://${LOOPBACK}:${(foreign.address() as AddressInfo).port}`,
    );
    expect(isRefused).toBe(true);
    await expect
      .poll(async () => (await violationsOf()).map((line) => line.split(" ")[0]).sort())
      .toEqual(["connect-src", "form-action", "frame-src", "img-src", "script-src-elem"]);
    foreign.close();
    expect(heard).toEqual([]);
    expect(await page.title()).not.toBe(TAKEN_OVER);
  });
});
