import type { Page } from "@playwright/test";
import { assistant } from "@/content/assistant";
import { certificates } from "@/content/certificates";
import { listPages } from "./support/built-files";
import { goToCarousel } from "./support/carousel";
import { expect, test } from "./support/fixtures";
import { openWebServer } from "./support/open-server";
import { skipOpeningScreen, stopAtFirstFrame } from "./support/opening-screen";

const TAKEN_OVER = "taken over";
const PAGES = listPages();

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

async function scrollThrough(page: Page) {
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await page.waitForLoadState("networkidle");
}

test.describe("the site's own pages break no rule of its policy", () => {
  // The fixture `complaints` fails each of these tests at the first violation.
  for (const theme of ["light", "dark"] as const) {
    test(`every page in the ${theme} theme`, async ({ page, complaints }) => {
      complaints.allow(/status of 404 .*no-such-page/);
      await page.addInitScript((value) => {
        if (location.protocol.startsWith("http")) localStorage.setItem("theme", value);
      }, theme);
      expect(PAGES.length).toBeGreaterThan(2);
      for (const path of PAGES) {
        await page.goto(path);
        await expect(page.locator("html")).toHaveClass(new RegExp(`\\b${theme}\\b`));
        await scrollThrough(page);
      }
    });
  }

  test.describe("on a first visit", () => {
    test.use({ showsOpeningScreen: true });

    test("the opening screen and the welcome", async ({ page }) => {
      await stopAtFirstFrame(page);
      await page.goto("/");
      await expect(page.getByRole("progressbar")).toBeVisible();
      await skipOpeningScreen(page);
      await expect(page.getByText("Welcome to my portfolio!", { exact: true })).toBeVisible();
      await page.waitForLoadState("networkidle");
    });
  });

  test("every dialog", async ({ page }) => {
    const [certificate] = certificates.certificates;
    const [question] = assistant.faq;
    if (!certificate || !question) throw new Error("This test needs a certificate and a question.");
    await page.goto("/");
    const close = async (name: string) => {
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog", { name })).toHaveCount(0);
    };

    await page.getByRole("button", { name: "Theme settings" }).click();
    await page.getByRole("dialog", { name: "Theme settings" }).getByRole("slider", { name: "Red" }).fill("200");
    await page.keyboard.press("Escape");

    await goToCarousel(page);
    await page.getByRole("button", { name: "Go to certificate 1", exact: true }).click();
    await page.getByRole("button", { name: "View Certificate" }).first().click();
    await expect(page.getByRole("dialog", { name: certificate.title, exact: true })).toBeVisible();
    await page.waitForLoadState("networkidle");
    await close(certificate.title);

    await page.getByRole("button", { name: "Open assistant" }).click();
    await page.getByRole("button", { name: question.question, exact: true }).click();
    await expect(page.getByRole("log", { name: "Conversation" })).toContainText(question.question);
    await page.keyboard.press("Escape");

    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
    await close("Menu");
  });

  test("client navigation, there and back", async ({ page }) => {
    await page.goto("/");
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.getByRole("contentinfo").getByRole("link", { name: "Projects" }).click();
    await expect(page).toHaveURL("/projects");
    await page.goBack();
    await expect(page).toHaveURL("/");
    await page.goForward();
    await expect(page).toHaveURL("/projects");
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate(() => Reflect.get(window, "isSameDocument"))).toBe(true);
  });
});

test.describe("what someone brings into a page does nothing", () => {
  test.beforeEach(({ complaints }) => {
    complaints.allow(/Content Security Policy|Policy violation/);
  });

  test("markup in the page that the server sends", async ({ page }) => {
    const violationsOf = await recordViolations(page);
    await page.route("/projects", async (route) => {
      const response = await route.fetch();
      const attack = `<script>document.title = "${TAKEN_OVER}"</script><base href="https://evil.example/">`;
      // The head's last place: what stands there is run before the page is hydrated.
      await route.fulfill({ response, body: (await response.text()).replace("</head>", `${attack}</head>`) });
    });
    await page.goto("/projects");
    // The browser looks at the base again for each address that it resolves.
    expect([...new Set(await violationsOf())]).toEqual(["script-src-elem inline", "base-uri https://evil.example/"]);
    expect(await page.title()).not.toBe(TAKEN_OVER);
  });

  test("an inline script", async ({ page }) => {
    const violationsOf = await recordViolations(page);
    await page.goto("/");
    await page.evaluate((title) => {
      const script = document.createElement("script");
      script.textContent = `document.title = "${title}"`;
      document.body.append(script);
    }, TAKEN_OVER);
    await expect.poll(violationsOf).toEqual(["script-src-elem inline"]);
    expect(await page.title()).not.toBe(TAKEN_OVER);
  });

  test("an event handler in an attribute", async ({ page }) => {
    const violationsOf = await recordViolations(page);
    await page.goto("/");
    await page.evaluate(
      (title) =>
        new Promise((resolve) => {
          const holder = document.createElement("div");
          holder.innerHTML = `<img src="data:," alt="" onerror="document.title = '${title}'">`;
          holder.firstElementChild?.addEventListener("error", resolve);
          document.body.append(holder);
        }),
      TAKEN_OVER,
    );
    await expect.poll(violationsOf).toEqual(["script-src-attr inline"]);
    expect(await page.title()).not.toBe(TAKEN_OVER);
  });

  test("a javascript: link", async ({ page }) => {
    const violationsOf = await recordViolations(page);
    await page.goto("/");
    await page.evaluate((title) => {
      const link = document.createElement("a");
      link.href = `javascript:document.title = "${title}"`;
      document.body.append(link);
      link.click();
    }, TAKEN_OVER);
    await expect.poll(violationsOf).toEqual(["script-src-elem inline"]);
    expect(await page.title()).not.toBe(TAKEN_OVER);
  });

  test("text that is run as code", async ({ page }) => {
    await page.goto("/");
    // Playwright's own evaluation may use eval; what the page itself calls later may not.
    const outcome = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          setTimeout(() => {
            try {
              resolve(String(new Function("return 'ran'")()));
            } catch (error) {
              resolve(error instanceof Error ? error.name : "");
            }
          });
        }),
    );
    expect(outcome).toBe("EvalError");
  });

  test("another site's script, request, picture, frame and form", async ({ page }) => {
    const heard: string[] = [];
    const foreign = await openWebServer((request, response) => {
      heard.push(request.url ?? "");
      response.setHeader("Access-Control-Allow-Origin", "*");
      response.end(`document.title = "${TAKEN_OVER}"`);
    });
    try {
      const violationsOf = await recordViolations(page);
      await page.goto("/");
      const isRefused = await page.evaluate((origin) => {
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
      }, foreign.url);
      expect(isRefused).toBe(true);
      await expect
        .poll(async () => (await violationsOf()).map((line) => line.split(" ")[0]).sort())
        .toEqual(["connect-src", "form-action", "frame-src", "img-src", "script-src-elem"]);
      expect(heard).toEqual([]);
      expect(await page.title()).not.toBe(TAKEN_OVER);
    } finally {
      foreign.close();
    }
  });

  test("another site cannot show a page in a frame", async ({ page, baseURL, complaints }) => {
    complaints.allow(/frame/i);
    const asked: string[] = [];
    page.on("request", (request) => void asked.push(request.url()));
    const foreign = await openWebServer((_request, response) => {
      response.setHeader("Content-Type", "text/html");
      response.end(
        `<title>Elsewhere</title><link rel="icon" href="data:,"><iframe src="${baseURL}/projects"></iframe>`,
      );
    });
    try {
      await page.goto(foreign.url);
      await expect.poll(() => page.frames().at(-1)?.url()).toMatch(/^chrome-error:/);
      expect(asked).toContain(`${baseURL}/projects`);
    } finally {
      foreign.close();
    }
  });
});
