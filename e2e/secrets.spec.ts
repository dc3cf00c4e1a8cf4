import { readFileSync } from "node:fs";
import { listPages, readServedFiles } from "./support/built-files";
import { expect, test } from "./support/fixtures";
import { SITE_URL, siteEnvironment } from "./support/site-environment";

/** `npm test` gives every secret of the build a value that begins so. */
const PLANTED = "planted-secret";
/** Every variable of the server but those with ordinary words for names, such as PORT. */
const VARIABLES = [...readFileSync(".env.example", "utf8").matchAll(/^(\w+_\w+)=/gm)].map(([, name]) => name ?? "");
const SECRETS = ["EMAILJS_PRIVATE_KEY", "NEXTAUTH_SECRET", "SMTP_PASS", "GITHUB_SECRET", "OIDC_CLIENT_SECRET"];

test("no file of the build that a visitor can be given names a variable or a secret of the server", () => {
  expect(VARIABLES).toEqual(expect.arrayContaining(SECRETS));
  const files = readServedFiles();
  expect([...files.keys()].filter((file) => file.endsWith(".js")).length).toBeGreaterThan(5);
  const found = [...files].flatMap(([file, text]) =>
    [...VARIABLES, PLANTED, "api.emailjs.com"].filter((word) => text.includes(word)).map((word) => `${file}: ${word}`),
  );
  expect(found).toEqual([]);
});

test("no answer of a running site holds one of its settings", async ({ request }) => {
  const { DATABASE_URL = "", ...settings } = siteEnvironment(0);
  const names = [
    "NEXTAUTH_SECRET",
    "EMAILJS_PUBLIC_KEY",
    "EMAILJS_SERVICE_ID",
    "EMAILJS_TEMPLATE_ID",
    "EMAILJS_ENDPOINT",
  ];
  const secrets = [...names.map((name) => settings[name] ?? "not set"), DATABASE_URL.replace("/0", "")];

  const api = ["health?deep=1", "health", "contact", "auth/providers", "auth/session", "auth/csrf", "account/options"];
  for (const path of [...listPages(), ...api.map((name) => `/api/${name}`)]) {
    const response = await request.get(`${SITE_URL}${path}`);
    const answer = `${JSON.stringify(response.headers())}\n${await response.text()}`;
    expect(
      secrets.filter((secret) => answer.includes(secret)),
      path,
    ).toEqual([]);
  }
});
