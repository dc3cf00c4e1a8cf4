import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

let printed: Record<string, unknown>[] = [];

beforeEach(() => {
  printed = [];
  const write = (line: string | Uint8Array) => printed.push(JSON.parse(String(line))) > 0;
  vi.spyOn(process.stdout, "write").mockImplementation(write);
  vi.spyOn(process.stderr, "write").mockImplementation(write);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const DOCUMENTED = readFileSync(".env.example", "utf8").match(/^\w+(?==)/gm) ?? [];
const EMAILJS = { EMAILJS_PUBLIC_KEY: "k", EMAILJS_SERVICE_ID: "s", EMAILJS_TEMPLATE_ID: "t" };

/** Reports what is wrong with a start under these settings. */
async function start(settings: Record<string, string>) {
  vi.resetModules();
  const blank = Object.fromEntries(DOCUMENTED.map((name) => [name, ""]));
  for (const [name, value] of Object.entries({
    ...blank,
    LOG_LEVEL: "info",
    STRICT_ENV: "1",
    ...EMAILJS,
    ...settings,
  })) {
    vi.stubEnv(name, value);
  }
  const { getEnv } = await import("./env");
  const { reportEnvProblems } = await import("./report-env");
  reportEnvProblems();
  return getEnv();
}

/** What such a start says of SITE_URL. */
async function report(settings: { BUILT_SITE_URL?: string; SITE_URL: string }) {
  await start(settings);
  return printed.filter(({ variable }) => variable === "SITE_URL");
}

it.each([
  ["https://ada.example", "https://other.example"],
  ["https://ada.example", "http://localhost:3000"],
  ["http://127.0.0.1:3100", "http://127.0.0.1:3200"],
  ["", "https://ada.example"],
  ["not an address", "https://ada.example"],
])("says that a site built for %j is started for %s, and starts", async (BUILT_SITE_URL, SITE_URL) => {
  const lines = await report({ BUILT_SITE_URL, SITE_URL });
  expect(lines).toMatchObject([{ level: "warn", event: "env-problem", variable: "SITE_URL" }]);
  expect(JSON.stringify(lines)).not.toContain("://");
});

it.each([
  { BUILT_SITE_URL: "https://ada.example", SITE_URL: "https://ada.example/" },
  { BUILT_SITE_URL: "https://ada.example", SITE_URL: "" },
  // `npm start` fills in an address of this machine where its owner has set none.
  { BUILT_SITE_URL: "", SITE_URL: "http://localhost:3005" },
  { SITE_URL: "https://ada.example" },
])("says nothing of %j", async (settings) => {
  expect(await report(settings)).toEqual([]);
});

it("takes the build's address where SITE_URL is blank", async () => {
  const env = await start({ BUILT_SITE_URL: "https://ada.example", SITE_URL: " " });
  expect(env.siteOrigin).toBe("https://ada.example");
  expect(printed).toEqual([]);
});

it.each(Object.keys(EMAILJS))("names a missing %s, and ends a strict start", async (name) => {
  const exit = vi.spyOn(process, "exit").mockImplementation(() => undefined as never);
  await start({ [name]: "", STRICT_ENV: "" });
  expect(exit).not.toHaveBeenCalled();
  await start({ [name]: "" });
  expect(exit).toHaveBeenCalledWith(1);
  expect(printed.map(({ variable }) => variable)).toEqual([name, name]);
});
