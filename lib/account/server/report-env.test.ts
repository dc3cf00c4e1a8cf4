import { afterEach, expect, it, vi } from "vitest";
import { getEnv } from "@/lib/server/env";
import { log } from "@/lib/server/log";
import { reportEnvProblems } from "@/lib/server/report-env";

// What accounts need: lib/account/server/settings.test.ts.
const accounts = vi.hoisted(() => ({ areShown: false }));
vi.mock("@/content/site", async (original) => {
  const { site } = await original<{ site: object }>();
  return { site: Object.defineProperty({ ...site }, "accounts", { get: () => accounts.areShown }) };
});

vi.mock("@/lib/server/log", () => ({ log: vi.fn() }));

afterEach(() => {
  vi.clearAllMocks();
  vi.unstubAllEnvs();
  accounts.areShown = false;
});

const SECRET = { NEXTAUTH_SECRET: "a-secret-for-tests-of-more-than-32-characters" };
const EMAILJS = { EMAILJS_PUBLIC_KEY: "k", EMAILJS_SERVICE_ID: "s", EMAILJS_TEMPLATE_ID: "t" };

function start(settings: Record<string, string>) {
  for (const [name, value] of Object.entries({ ...SECRET, ...EMAILJS, ...settings })) vi.stubEnv(name, value);
  reportEnvProblems();
  return vi.mocked(log).mock.calls;
}

it.each([
  { built: "https://ada.example", started: "https://other.example", isTold: true },
  { built: "https://ada.example", started: "http://localhost:3000", isTold: true },
  { built: "", started: "https://ada.example", isTold: true },
  { built: "not an address", started: "https://ada.example", isTold: true },
  { built: "https://ada.example", started: "https://ada.example/", isTold: false },
  // `npm start` fills in a local URL if the owner has set none.
  { built: "", started: "http://localhost:3005", isTold: false },
])("warns that a site built for $built is started for $started: $isTold", ({ built, started, isTold }) => {
  const told = start({ BUILT_SITE_URL: built, SITE_URL: started });
  expect(told).toMatchObject(isTold ? [["warn", "env-problem", { variable: "SITE_URL" }]] : []);
  expect(JSON.stringify(told)).not.toContain("://");
});

it.each(["K_SERVICE", "DYNO", "RENDER", "FLY_APP_NAME"])(
  "on a host with %s warns that a deploy deletes accounts",
  (name) => {
    accounts.areShown = true;
    const told = start({ [name]: "portfolio" });
    expect(told).toMatchObject([["warn", "env-problem", { variable: "DATABASE_URL" }]]);
  },
);

it.each([
  ["on a computer of one's own", {}],
  ["where no secret switches accounts on", { NEXTAUTH_SECRET: "", RENDER: "true" }],
  ["where a server keeps them", { RENDER: "true", DATABASE_URL: "postgres://db.example/portfolio" }],
  ["where a volume is named", { FLY_APP_NAME: "portfolio", DATABASE_URL: "pglite:/data/accounts" }],
])("gives no warning about deploys %s", (_, settings) => {
  accounts.areShown = true;
  expect(JSON.stringify(start(settings))).not.toContain("deploy");
});

it("falls back to the build's address if SITE_URL is blank", () => {
  expect(start({ BUILT_SITE_URL: "https://ada.example", SITE_URL: " " })).toEqual([]);
  expect(getEnv().siteOrigin).toBe("https://ada.example");
});

it.each(Object.keys(EMAILJS))("names a missing %s, and ends a strict start", (name) => {
  const exit = vi.spyOn(process, "exit").mockImplementation(() => undefined as never);
  expect(start({ [name]: "" })).toMatchObject([["error", "env-problem", { variable: name }]]);
  expect(exit).not.toHaveBeenCalled();
  start({ [name]: "", STRICT_ENV: "1" });
  expect(exit).toHaveBeenCalledWith(1);
  exit.mockRestore();
});
