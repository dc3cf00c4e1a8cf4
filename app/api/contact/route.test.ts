import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { site } from "@/content/site";
import { startFaultySandbox, type FaultySandbox } from "@/e2e/support/faults";

const ORIGIN = "https://example.com";
const MARK = "visitor-mark-7f3a";
const valid = { name: `Ada ${MARK}`, email: `${MARK}@example.com`, subject: `About ${MARK}`, message: `Text ${MARK}` };
const EMAILJS_KEYS = {
  EMAILJS_PUBLIC_KEY: "sandbox_public_key",
  EMAILJS_SERVICE_ID: "sandbox_service",
  EMAILJS_TEMPLATE_ID: "sandbox_template",
};

const otherFailure = (message?: string) => ({ code: "other-failure", ...(message && { message }) });

let sandbox: FaultySandbox;
let printed = "";

async function openRoute(settings: Record<string, string> = {}) {
  vi.resetModules();
  Reflect.deleteProperty(globalThis, Symbol.for("portfolio.contact-limits"));
  vi.unstubAllEnvs();
  const defaults = { ...EMAILJS_KEYS, EMAILJS_ENDPOINT: sandbox.url, SITE_URL: ORIGIN, TRUSTED_PROXY_HOPS: "1" };
  for (const [name, value] of Object.entries({ NODE_ENV: "production", ...defaults, ...settings })) {
    vi.stubEnv(name, value);
  }
  const { POST } = await import("./route");
  return async function post(body: unknown = valid, headers: Record<string, string> = {}) {
    const response = await POST(
      new Request(`${ORIGIN}/api/contact`, {
        method: "POST",
        body: typeof body === "string" ? body : JSON.stringify(body),
        headers: { "Content-Type": "application/json", Origin: ORIGIN, "X-Forwarded-For": "203.0.113.7", ...headers },
      }),
    );
    return { status: response.status, headers: response.headers, reply: await response.json() };
  };
}

beforeEach(async () => {
  sandbox = await startFaultySandbox();
  printed = "";
  const write = (chunk: string | Uint8Array) => Boolean((printed += String(chunk)));
  for (const stream of [process.stdout, process.stderr]) vi.spyOn(stream, "write").mockImplementation(write);
});

afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  await sandbox.stop();
  for (const secret of [MARK, "203.0.113.7", "sandbox_"]) expect(printed).not.toContain(secret);
});

it("sends the documented body to the provider, with nothing added", async () => {
  const post = await openRoute();
  const { status, headers, reply } = await post();
  expect([status, reply]).toEqual([200, { ok: true }]);
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("access-control-allow-origin")).toBeNull();
  expect(sandbox.calls[0]?.body).toEqual({
    lib_version: "3.11.0",
    user_id: "sandbox_public_key",
    service_id: "sandbox_service",
    template_id: "sandbox_template",
    template_params: {
      ...valid,
      from_name: valid.name,
      from_email: valid.email,
      to_name: site.owner.name,
      phone_number: site.owner.phone ?? "",
      project_description: valid.message,
      phone: site.owner.phone ?? "",
    },
  });
});

it.each([
  ["ok", 200, {}],
  ["200-unfinished", 200, {}],
  ["412-scopes", 412, { code: "authentication" }],
  ["412-grant", 502, otherFailure("Gmail_API: Invalid grant. Please reconnect your Gmail account")],
  ["400", 400, { code: "invalid-input" }],
  ["403", 502, otherFailure("API calls are disabled for non-browser applications")],
  ["426", 502, otherFailure("The monthly quota is reached")],
  ["429", 429, { code: "too-many-requests" }],
  ["500", 502, otherFailure("Internal Server Error")],
  ["500-empty", 502, otherFailure()],
  ["500-binary", 502, otherFailure()],
  ["503-page", 502, otherFailure()],
  ["redirect", 502, otherFailure()],
  ["huge", 502, otherFailure("x".repeat(200))],
  ["hang", 504, { code: "unexpected" }],
  ["hang-after-headers", 504, { code: "unexpected" }],
  ["reset", 504, { code: "unexpected" }],
  ["broken", 504, { code: "unexpected" }],
])("with the simulated provider behaviour %s, responds with status %i", async (mode, status, reply) => {
  const makeTimeout = AbortSignal.timeout.bind(AbortSignal);
  const timeouts = vi.spyOn(AbortSignal, "timeout");
  if (mode.startsWith("hang")) timeouts.mockImplementation(() => makeTimeout(300));
  const post = await openRoute();
  sandbox.add({ mode });
  const answer = await post();
  expect([answer.status, answer.reply]).toEqual([status, { ok: status === 200, ...reply }]);
  expect(sandbox.calls, "one request, whatever the answer").toHaveLength(1);
  expect(timeouts).toHaveBeenCalledWith(8_000);
});

it.each([
  [500, " The recipients\r\naddress\u0000is  empty ", "The recipients address is empty"],
  [500, "🏔".repeat(300), "🏔".repeat(200)],
  [502, "\n<?xml version='1.0'?>", undefined],
  [502, "<html>", undefined],
])(
  "returns the provider's error text as one short line, or no text if it is markup: %i %j",
  async (status, text, message) => {
    const post = await openRoute();
    sandbox.add({ mode: "ok", status, text });
    expect((await post()).reply).toEqual({ ok: false, code: "other-failure", message });
  },
);

it.each([
  { mode: "ok", status: 202, text: "OK" },
  { mode: "ok", status: 200, text: "One or more dynamic variables are corrupted" },
])("reports success when the provider answers %j", async (rule) => {
  const post = await openRoute();
  sandbox.add(rule);
  expect((await post()).status).toBe(200);
});

it("treats a response with status 200 as delivered even if its body cannot be discarded", async () => {
  // An unhandled rejection would fail the test run.
  const cancel = () => Promise.reject(new Error("the connection was lost"));
  vi.stubGlobal("fetch", async () => new Response(new ReadableStream({ cancel }), { status: 200 }));
  const post = await openRoute();
  expect((await post()).status).toBe(200);
});

it.each(["PUBLIC_KEY", "SERVICE_ID", "TEMPLATE_ID", "PRIVATE_KEY"])(
  "logs that EMAILJS_%s is wrong, without telling the visitor",
  async (name) => {
    const post = await openRoute({ [`EMAILJS_${name}`]: "wrong" });
    expect(await post()).toMatchObject({ status: 400, reply: { code: "invalid-input" } });
    expect(printed).toContain(`check EMAILJS_${name}`);
  },
);

it("reports that the provider cannot be reached", async () => {
  const gone = await startFaultySandbox();
  await gone.stop();
  const post = await openRoute({ EMAILJS_ENDPOINT: gone.url });
  expect(await post()).toMatchObject({ status: 504, reply: { code: "unexpected" } });
});

it("logs which settings are missing", async () => {
  const post = await openRoute({ EMAILJS_SERVICE_ID: "", EMAILJS_TEMPLATE_ID: "" });
  expect(await post()).toMatchObject({ status: 503, reply: { ok: false, code: "unexpected" } });
  expect(printed).toContain("EMAILJS_SERVICE_ID, EMAILJS_TEMPLATE_ID");
  expect(sandbox.calls).toHaveLength(0);
});

it("allows a client 5 messages in ten minutes, and only valid ones count", async () => {
  const post = await openRoute();
  for (let call = 1; call <= 5; call += 1) {
    expect((await post("{bad")).status).toBe(400);
    expect((await post({ ...valid, further_remarks: "spam" })).status).toBe(400);
    expect((await post()).status).toBe(200);
  }
  const rejected = await post();
  expect(rejected).toMatchObject({ status: 429, reply: { code: "too-many-requests" } });
  expect(Number(rejected.headers.get("retry-after"))).toBeGreaterThan(590);
  expect(sandbox.mailbox.messages).toHaveLength(5);
  expect((await post(valid, { "X-Forwarded-For": "198.51.100.1" })).status).toBe(200);
});

it("limits the messages of all clients per day", async () => {
  const post = await openRoute({ CONTACT_DAILY_LIMIT: "3" });
  const statuses: number[] = [];
  for (let n = 1; n <= 4; n += 1) statuses.push((await post(valid, { "X-Forwarded-For": `198.51.100.${n}` })).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
});

it("still counts messages while the database is down", async () => {
  const asked = vi.fn(() => Promise.reject(Object.assign(new Error("away"), { code: "57P03" })));
  const store = "@/lib/server/database/database";
  vi.doMock(store, async (original) => ({ ...(await original<object>()), askStore: asked }));
  const post = await openRoute({ DATABASE_URL: "postgres://somewhere" });
  for (let call = 1; call <= 6; call += 1) expect((await post()).status).toBe(call <= 5 ? 200 : 429);
  expect(asked).toHaveBeenCalled();
  vi.doUnmock(store);
});
