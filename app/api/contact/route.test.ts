import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { site } from "@/content/site";
import { type Sandbox, startSandbox } from "@/scripts/sandbox/start-sandbox";

const ORIGIN = "https://example.com";
const MARK = "visitor-mark-7f3a";
const valid = { name: `Ada ${MARK}`, email: `${MARK}@example.com`, subject: `About ${MARK}`, message: `Text ${MARK}` };
const EMAILJS_KEYS = {
  EMAILJS_PUBLIC_KEY: "sandbox_public_key",
  EMAILJS_SERVICE_ID: "sandbox_service",
  EMAILJS_TEMPLATE_ID: "sandbox_template",
  // The test run plants secrets, and the owner may have set one.
  EMAILJS_PRIVATE_KEY: "",
};

let sandbox: Sandbox;
let printed = "";

/** A freshly started site: the route with nothing remembered, under the given settings. */
async function openRoute(settings: Record<string, string> = {}) {
  vi.resetModules();
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
  sandbox = await startSandbox({ port: 0, smtpPort: 0 });
  printed = "";
  const write = (chunk: string | Uint8Array) => {
    printed += String(chunk);
    return true;
  };
  vi.spyOn(process.stdout, "write").mockImplementation(write);
  vi.spyOn(process.stderr, "write").mockImplementation(write);
});

afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await sandbox.stop();
  expect(printed).not.toContain(MARK);
  expect(printed).not.toContain("203.0.113.7");
  expect(printed).not.toContain("sandbox_");
});

describe("POST /api/contact", () => {
  it("hands the provider exactly the body of its documentation", async () => {
    const post = await openRoute();
    const { status, headers, reply } = await post();
    expect([status, reply]).toEqual([200, { ok: true }]);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get("access-control-allow-origin")).toBeNull();
    expect(sandbox.mailbox.calls[0]?.body).toEqual({
      lib_version: "3.11.0",
      user_id: "sandbox_public_key",
      service_id: "sandbox_service",
      template_id: "sandbox_template",
      template_params: {
        ...valid,
        from_name: valid.name,
        from_email: valid.email,
        to_name: site.owner.name,
        phone_number: site.owner.phone,
        project_description: valid.message,
        phone: site.owner.phone,
      },
    });
  });

  it("adds the private key when there is one", async () => {
    const post = await openRoute({ EMAILJS_PRIVATE_KEY: "sandbox_private_key" });
    await post();
    expect(sandbox.mailbox.messages[0]?.usedPrivateKey).toBe(true);
  });

  it.each([
    ["412-scopes", 412, { code: "authentication" }],
    [
      "412-grant",
      502,
      { code: "other-failure", message: "Gmail_API: Invalid grant. Please reconnect your Gmail account" },
    ],
    ["400", 400, { code: "invalid-input" }],
    ["403", 502, { code: "other-failure", message: "API calls are disabled for non-browser applications" }],
    ["404", 502, { code: "other-failure", message: "Account not found" }],
    ["500", 502, { code: "other-failure", message: "Internal Server Error" }],
    ["500-empty", 502, { code: "other-failure" }],
    ["500-binary", 502, { code: "other-failure" }],
    ["503-page", 502, { code: "other-failure" }],
    ["redirect", 502, { code: "other-failure" }],
    ["huge", 502, { code: "other-failure", message: "x".repeat(200) }],
    ["reset", 504, { code: "unexpected" }],
    ["broken", 504, { code: "unexpected" }],
  ])("answers the provider's %s with %i", async (mode, status, reply) => {
    const post = await openRoute();
    sandbox.plan.add({ mode, match: "" });
    expect(await post()).toMatchObject({ status, reply: { ok: false, ...reply } });
    expect(sandbox.mailbox.calls).toHaveLength(1);
  });

  it.each([
    ["EMAILJS_PUBLIC_KEY", "wrong"],
    ["EMAILJS_SERVICE_ID", "wrong"],
    ["EMAILJS_TEMPLATE_ID", "wrong"],
  ])("tells the owner, not the visitor, that %s is wrong", async (name, value) => {
    const post = await openRoute({ [name]: value });
    expect(await post()).toMatchObject({ status: 400, reply: { code: "invalid-input" } });
    expect(printed).toContain(`check ${name}`);
  });

  it("tries once more when the provider is asked too fast", async () => {
    const post = await openRoute();
    sandbox.plan.add({ mode: "429", match: "", times: 1 });
    expect(await post()).toMatchObject({ status: 200 });
    expect(sandbox.mailbox.calls).toHaveLength(2);
    sandbox.plan.add({ mode: "429", match: "", times: 2 });
    expect(await post()).toMatchObject({ status: 429, reply: { code: "too-many-requests" } });
  });

  it("takes a 200 for a delivery even when the reply never ends, and any other answer that says OK", async () => {
    const post = await openRoute();
    sandbox.plan.add({ mode: "200-unfinished", match: "", times: 1 });
    expect(await post()).toMatchObject({ status: 200 });
    sandbox.plan.add({ mode: "ok", match: "", times: 1, status: 202, text: "OK" });
    expect(await post()).toMatchObject({ status: 200 });
  });

  it.each(["hang", "hang-after-headers"])("gives a provider that stays in %s eight seconds, once", async (mode) => {
    const post = await openRoute();
    sandbox.plan.add({ mode, match: "" });
    const startedAt = performance.now();
    expect(await post()).toMatchObject({ status: 504, reply: { code: "unexpected" } });
    const took = performance.now() - startedAt;
    expect(took).toBeGreaterThan(7_900);
    // A second try would end at sixteen.
    expect(took).toBeLessThan(15_000);
    expect(sandbox.mailbox.calls).toHaveLength(1);
  });

  it("stops asking a provider that is gone, and answers at once", async () => {
    const post = await openRoute();
    sandbox.plan.add({ mode: "reset", match: "" });
    for (let call = 1; call <= 5; call += 1) await post(valid, { "X-Forwarded-For": `203.0.113.${call}` });
    expect(await post(valid, { "X-Forwarded-For": "203.0.113.9" })).toMatchObject({
      status: 503,
      reply: { code: "unexpected" },
    });
    expect(sandbox.mailbox.calls).toHaveLength(5);
  });

  it("is plain with the owner when nothing is configured", async () => {
    const post = await openRoute({ EMAILJS_SERVICE_ID: "", EMAILJS_TEMPLATE_ID: "" });
    expect(await post()).toMatchObject({ status: 503, reply: { ok: false, code: "unexpected" } });
    expect(printed).toContain("EMAILJS_SERVICE_ID, EMAILJS_TEMPLATE_ID");
    expect(sandbox.mailbox.calls).toHaveLength(0);
  });

  it("judges origin, type, size, JSON, fields and honeypot in this order", async () => {
    const post = await openRoute();
    const long = "x".repeat(17 * 1024);
    const foreign = { Origin: "https://evil.example" };
    const plain = { "Content-Type": "text/plain" };
    expect(await post(long, { ...foreign, ...plain })).toMatchObject({ status: 403, reply: { code: "unexpected" } });
    expect(await post(long, plain)).toMatchObject({ status: 415, reply: { code: "invalid-input" } });
    expect(await post(long)).toMatchObject({ status: 413, reply: { code: "invalid-input" } });
    expect(await post("{bad")).toMatchObject({ status: 400, reply: { code: "invalid-input" } });
    expect((await post({ ...valid, name: "", company_url: "x" })).reply.fields).toEqual({
      name: "Please enter your name.",
    });
    expect(await post({ ...valid, company_url: "x" })).toMatchObject({ status: 400, reply: { code: "invalid-input" } });
    expect(sandbox.mailbox.calls).toHaveLength(0);
  });

  it("sends at most five messages of one client in ten minutes", async () => {
    const post = await openRoute();
    for (let call = 1; call <= 5; call += 1) expect((await post()).status).toBe(200);
    const refused = await post();
    expect(refused).toMatchObject({ status: 429, reply: { code: "too-many-requests" } });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await post(valid, { "X-Forwarded-For": "198.51.100.1" })).status).toBe(200);
  });

  it("delivers the same message once, however often it comes", async () => {
    const post = await openRoute();
    const key = { "Idempotency-Key": "4be6a4cd-7f3c-4a6e-8f0c-1f0f3a1f7f55" };
    sandbox.plan.add({ mode: "slow", match: "", times: 1 });
    const first = post(valid, key);
    await expect.poll(() => sandbox.mailbox.calls.length).toBe(1);
    expect(await post(valid, key)).toMatchObject({ status: 409, reply: { ok: false, code: "pending" } });
    expect(await first).toMatchObject({ status: 200 });
    for (let repeat = 0; repeat < 9; repeat += 1) expect((await post(valid, key)).reply).toEqual({ ok: true });
    expect(sandbox.mailbox.messages).toHaveLength(1);
    await post({ ...valid, message: `Another ${MARK}` }, key);
    expect(sandbox.mailbox.messages).toHaveLength(2);
  });

  it("lets the same message be tried again after a failure", async () => {
    const post = await openRoute();
    const key = { "Idempotency-Key": "one" };
    sandbox.plan.add({ mode: "500", match: "", times: 1 });
    expect((await post(valid, key)).status).toBe(502);
    expect((await post(valid, key)).status).toBe(200);
    expect(sandbox.mailbox.messages).toHaveLength(1);
  });

  it("answers other methods with what it serves", async () => {
    await openRoute();
    const { GET } = await import("./route");
    const response = await GET(new Request(`${ORIGIN}/api/contact`));
    expect([response.status, response.headers.get("allow")]).toEqual([405, "POST"]);
  });
});
