import { expectSent, openFilledForm, sendButton } from "./support/contact";
import { expect, test } from "./support/fixtures";
import { breakDates, escapePattern, hasContact, waitForHydration } from "./support/page";
import { portfolio } from "./support/portfolio";

test("an unknown path returns 404 and links to the home page", async ({ page, consoleErrors }) => {
  consoleErrors.allow(/status of 404 .*no-such-page/);
  const response = await page.goto("/no-such-page");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Off the map" })).toBeVisible();
  await page.getByRole("link", { name: "Back to the home page" }).press("Enter");
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1, name: portfolio.hero.greeting })).toBeVisible();
  // The focused link disappeared with the old page, so the new page receives focus.
  await expect(page.getByRole("main"), "has the focus").toBeFocused();
});

test("after a rendering error, the error page is in view and 'Try again' recovers", async ({ page, consoleErrors }) => {
  consoleErrors.allow(/dates are broken/);
  await page.setViewportSize({ width: 768, height: 740 });
  await page.clock.install();
  await page.goto("/");
  // Only a visible clock ticks.
  const clock = page.locator('[data-slot="hero-foot"] p', { hasText: /^\d\d:\d\d/ });
  await clock.evaluate((line) => line.scrollIntoView({ behavior: "instant" }));
  await expect(clock).toBeInViewport();
  await page.evaluate(breakDates, "getTimezoneOffset");
  await page.clock.fastForward(60_000);
  const alert = page.getByRole("alert").filter({ hasText: "Something went wrong" });
  await expect(alert.getByRole("heading")).toBeInViewport();
  await expect(alert.getByRole("button", { name: "Try again" })).toBeInViewport();
  await expect(page.getByRole("banner")).toBeVisible();

  await page.evaluate(() => Reflect.get(window, "restoreDates")());
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1, name: portfolio.hero.greeting })).toBeVisible();
});

test("after an error in the layout, a separate page leads home", async ({ page, consoleErrors }) => {
  consoleErrors.allow(/dates are broken/);
  await page.addInitScript(breakDates, "getFullYear");
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
  await expect(page.getByRole("banner")).toHaveCount(0);

  await page.addInitScript(() => Reflect.get(window, "restoreDates")());
  await page.getByRole("button", { name: "Back to the home page" }).click();
  await expect(page.getByRole("heading", { level: 1, name: portfolio.hero.greeting })).toBeVisible();
});

test("in a browser without popovers, the page works, and its popovers stay closed", async ({ page }) => {
  await page.addInitScript(() => {
    Element.prototype.matches = new Proxy(Element.prototype.matches, {
      apply(matches, element, [selector]: [string]) {
        if (selector.includes(":popover-open")) throw new DOMException(`unknown: ${selector}`, "SyntaxError");
        return matches.call(element, selector);
      },
    });
    for (const name of ["popover", "togglePopover", "showPopover", "hidePopover"]) {
      Reflect.deleteProperty(HTMLElement.prototype, name);
    }
    Reflect.deleteProperty(String.prototype, "toWellFormed");
  });
  await page.goto("/");
  await waitForHydration(page);
  await expect(page.getByRole("heading", { level: 1, name: portfolio.hero.greeting })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  if (!hasContact) return;
  await openFilledForm(page);
  await sendButton(page).click();
  await expectSent(page);
});

for (const temporal of ["with", "without"]) {
  test(`in a browser ${temporal} Temporal that lacks the owner's time zone, the clock shows only the city`, async ({
    page,
  }) => {
    const { city, timeZone } = portfolio.owner.location;
    await page.addInitScript(
      ([unknown, which]) => {
        const refuse = (zone: unknown) => {
          if (zone === unknown) throw new RangeError(`unknown zone: ${unknown}`);
        };
        const date = Date.prototype;
        const { toLocaleString } = date;
        date.toLocaleString = function (locales?: Intl.LocalesArgument, options?: Intl.DateTimeFormatOptions) {
          refuse(options?.timeZone);
          return toLocaleString.call(this, locales, options);
        };
        if (which === "without") Reflect.deleteProperty(globalThis, "Temporal");
        if (!("Temporal" in globalThis)) return;
        const instant = Temporal.Instant.prototype;
        const { toZonedDateTimeISO } = instant;
        instant.toZonedDateTimeISO = function (zone) {
          refuse(zone);
          return toZonedDateTimeISO.call(this, zone);
        };
      },
      [timeZone, temporal],
    );
    await page.goto("/");
    await waitForHydration(page);
    const clock = page.locator("#home p", { hasText: new RegExp(`^${escapePattern(city)}(,|$)`) });
    await expect(clock.filter({ visible: true })).toHaveCount(1);
  });
}

test("a part that fails to load says so and offers a reload", async ({ page, consoleErrors }) => {
  test.skip(!portfolio.assistant, "needs the assistant");
  consoleErrors.allow(/ERR_FAILED \(.*\.js|ChunkLoadError|Failed to load chunk/);
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  await page.route("**/_next/static/chunks/**", (route) => route.abort());
  await page.getByRole("button", { name: "Open assistant" }).click();
  const alert = page.getByRole("alert").filter({ hasText: "This could not be loaded" });
  await expect(alert).toBeVisible();
  await page.unroute("**/_next/static/chunks/**");
  const reload = page.waitForEvent("load");
  await alert.getByRole("button", { name: "Reload the page" }).click();
  await reload;
  await page.waitForLoadState("networkidle");
  await expect(alert).toBeHidden();
  await page.getByRole("button", { name: "Open assistant" }).click();
  await expect(page.getByRole("dialog", { name: "Portfolio Assistant" })).toBeVisible();
});
