import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import AccountLayout from "./layout";

// Turn accounts on, even if the owner has turned them off.
vi.mock("@/content/site", async (original) => {
  const { site } = await original<{ site: object }>();
  return { site: { ...site, accounts: true } };
});

afterEach(() => vi.unstubAllEnvs());

const SECRET = "a-secret-for-tests-of-more-than-32-characters";
const DATABASE = "postgres://db.example/site";

it.each([
  [{ VERCEL: "1", NEXTAUTH_SECRET: SECRET }, false],
  [{ VERCEL: "1", DATABASE_URL: DATABASE }, false],
  [{ VERCEL: "1", NEXTAUTH_SECRET: SECRET, DATABASE_URL: "pglite:.data/accounts" }, false],
  [{ VERCEL: "1", NEXTAUTH_SECRET: SECRET, DATABASE_URL: DATABASE }, true],
  // Outside Vercel, settings may be provided when the server starts, so the build includes the forms.
  [{}, true],
])("with the settings %j, a build contains the account forms: %s", (settings: Record<string, string>, hasAccounts) => {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const html = renderToStaticMarkup(AccountLayout({ children: "the form" }));
  expect(html.includes("the form")).toBe(hasAccounts);
  expect(html.includes("This site has no accounts yet.")).toBe(!hasAccounts);
});
