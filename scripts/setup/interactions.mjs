/** Milliseconds: below this Event Timing reports nothing. */
const LEAST_REPORTED_MS = 16;
const KEYS = ["loading-screen-seen", "welcome-toast-shown"];

const button = (page, name) => page.getByRole("button", { name, exact: true }).first();

/** The main interactions of the landing page, each on a page of its own. */
const INTERACTIONS = {
  "Switch the theme": (page) => page.getByRole("button", { name: /^Switch theme/ }).click(),
  "Open the theme settings": (page) => button(page, "Theme settings").click(),
  "Next certificate": (page) => button(page, "Next certificate").click(),
  "Open a certificate": (page) => button(page, "View Certificate").click(),
  "Open the assistant": (page) => button(page, "Open assistant").click(),
  "Type in the form": (page) => page.locator("#contact-form").getByLabel("Message").pressSequentially("Hello there"),
  "Follow a section's link": (page) => page.getByRole("banner").getByRole("link", { name: "Contact" }).click(),
};

async function measureOne(browser, url, act) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript((keys) => {
    for (const key of keys) sessionStorage.setItem(key, "1");
  }, KEYS);
  const page = await context.newPage();
  await page.goto(url, { waitUntil: "networkidle" });
  // The last part of the page to be loaded, and only when it comes near: with it, everything answers.
  await page.getByRole("region", { name: "Certificates carousel" }).scrollIntoViewIfNeeded();
  await button(page, "Next certificate").waitFor();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await page.evaluate((durationThreshold) => {
    window.longest = 0;
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries()) {
        if (interactionId) window.longest = Math.max(window.longest, duration);
      }
    }).observe({ type: "event", durationThreshold });
  }, LEAST_REPORTED_MS);
  await act(page);
  // The entry is queued some time after the paint that ends the interaction.
  const longest = await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => setTimeout(resolve, 500));
    return window.longest;
  });
  await context.close();
  return longest > 0 ? longest : `< ${LEAST_REPORTED_MS}`;
}

/** Time from input to the next paint, in milliseconds as Event Timing rounds them, of each main interaction. */
export async function measureInteractions(browser, url) {
  const measured = {};
  for (const [name, act] of Object.entries(INTERACTIONS)) measured[name] = await measureOne(browser, url, act);
  return measured;
}
