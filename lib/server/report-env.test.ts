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

it.each([
  { built: "https://ada.example", started: "https://other.example", isTold: true },
  { built: "https://ada.example", started: "http://localhost:3000", isTold: true },
  { built: "", started: "https://ada.example", isTold: true },
  { built: "not an address", started: "https://ada.example", isTold: true },
  { built: "https://ada.example", started: "https://ada.example/", isTold: false },
  // `npm start` fills in an address of this machine where its owner has set none.
  { built: "", started: "http://localhost:3005", isTold: false },
])("of a site built for $built and started for $started says so: $isTold", async ({ built, started, isTold }) => {
  await start({ BUILT_SITE_URL: built, SITE_URL: started });
  const told = printed.filter(({ variable }) => variable === "SITE_URL");
  expect(told).toMatchObject(isTold ? [{ level: "warn", event: "env-problem" }] : []);
  expect(JSON.stringify(told)).not.toContain("://");
});

it("takes the build's address where SITE_URL is blank", async () => {
  const siteOrigin = "https://ada.example";
  expect(await start({ BUILT_SITE_URL: siteOrigin, SITE_URL: " " })).toMatchObject({ siteOrigin, problems: [] });
});

it.each(Object.keys(EMAILJS))("names a missing %s, and ends a strict start", async (name) => {
  const exit = vi.spyOn(process, "exit").mockImplementation(() => undefined as never);
  await start({ [name]: "", STRICT_ENV: "" });
  expect(exit).not.toHaveBeenCalled();
  await start({ [name]: "" });
  expect(exit).toHaveBeenCalledWith(1);
  expect(printed.map(({ variable }) => variable)).toEqual([name, name]);
});
