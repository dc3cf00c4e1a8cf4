import { SECRET_NAMES, SETTING_NAMES } from "@/lib/settings";
import { pointToSandbox } from "@/scripts/sandbox/provider.mjs";
import { listPages, readServedFiles } from "./support/built-files";
import { expect, test } from "./support/fixtures";
import { siteEnvironment } from "./support/site-environment";

/** `npm test` gives every secret a value with this prefix. */
const PLANTED = "planted-secret";
/** Server variables whose names contain an underscore. Other names, such as PORT, are also ordinary words. */
const VARIABLES = SETTING_NAMES.filter((name) => name.includes("_"));

test("the build's public files never contain a secret or the name of a server variable", () => {
  expect(VARIABLES).toEqual(expect.arrayContaining(SECRET_NAMES));
  const files = readServedFiles();
  expect([...files.keys()].filter((file) => file.endsWith(".js")).length).toBeGreaterThan(5);
  const found = [...files].flatMap(([file, text]) =>
    [...VARIABLES, PLANTED].filter((word) => text.includes(word)).map((word) => `${file}: ${word}`),
  );
  expect(found).toEqual([]);
});

test("a running site's responses never contain a secret", async ({ request }) => {
  const { DATABASE_URL = "", ...settings } = siteEnvironment(0);
  const values = ["NEXTAUTH_SECRET", ...Object.keys(pointToSandbox(""))].map((name) => settings[name] ?? "not set");
  const secrets = [...values, DATABASE_URL.replace("/0", "")];
  const api = ["health", "contact", "auth/providers", "auth/session", "auth/csrf", "account/options"];
  for (const path of [...listPages(), ...api.map((name) => `/api/${name}`)]) {
    const response = await request.get(path);
    const answer = `${path}: ${JSON.stringify(response.headers())}\n${await response.text()}`;
    for (const secret of secrets) expect(answer).not.toContain(secret);
  }
});
