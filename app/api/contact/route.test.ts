import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { getOwner } from "@/app/owner";
import type { SendResult } from "@/lib/contact/server/provider";
import { stubSettings } from "@/lib/server/test/stub-settings";
import { pointToSandbox } from "@/scripts/sandbox/provider.mjs";

const { sendMessage } = vi.hoisted(() => ({ sendMessage: vi.fn() }));
vi.mock("@/lib/contact/server/provider", () => ({ sendMessage }));

const ORIGIN = "https://example.com";
const MARK = "visitor-mark-7f3a";
const IP = "203.0.113.7";
const PROVIDER = { ...pointToSandbox("http://127.0.0.1:3025"), EMAILJS_PUBLIC_KEY: "provider-key-51c9" };
const valid = { name: `Ada ${MARK}`, email: `${MARK}@example.com`, subject: `About ${MARK}`, message: `Text ${MARK}` };

let printed = "";

async function openRoute(settings: Record<string, string> = {}) {
  vi.resetModules();
  Reflect.deleteProperty(globalThis, Symbol.for("portfolio.contact-limits"));
  vi.stubEnv("NODE_ENV", "production");
  stubSettings({ SITE_URL: ORIGIN, ...PROVIDER, ...settings });
  const { POST } = await import("./route");
  return async function post(body: unknown = valid, headers: Record<string, string> = {}) {
    const response = await POST(
      new Request(`${ORIGIN}/api/contact`, {
        method: "POST",
        body: typeof body === "string" ? body : JSON.stringify(body),
        headers: { "Content-Type": "application/json", Origin: ORIGIN, "X-Forwarded-For": IP, ...headers },
      }),
    );
    return { status: response.status, headers: response.headers, reply: await response.json() };
  };
}

beforeEach(() => {
  sendMessage.mockReset().mockResolvedValue({ ok: true });
  printed = "";
  const write = (chunk: string | Uint8Array) => Boolean((printed += String(chunk)));
  for (const stream of [process.stdout, process.stderr]) vi.spyOn(stream, "write").mockImplementation(write);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  for (const secret of [MARK, IP, PROVIDER.EMAILJS_PUBLIC_KEY]) expect(printed).not.toContain(secret);
});

it("passes the message on to the provider, as typed", async () => {
  const post = await openRoute();
  const { status, headers, reply } = await post();
  expect([status, reply]).toEqual([200, { ok: true }]);
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("access-control-allow-origin")).toBeNull();
  expect(sendMessage).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(valid), getOwner(), PROVIDER);
});

const rejected = (status: number, text?: string, isAuthentication = false): SendResult => ({
  ok: false,
  code: "rejected",
  status,
  text,
  isAuthentication,
});

it.each<[SendResult, number, object]>([
  [rejected(412, "Insufficient authentication scopes", true), 412, { code: "authentication" }],
  [rejected(412, "No content"), 502, { code: "other-failure", message: "No content" }],
  [rejected(400, "Invalid"), 400, { code: "invalid-input" }],
  [rejected(429), 429, { code: "too-many-requests" }],
  [rejected(500, "Internal error"), 502, { code: "other-failure", message: "Internal error" }],
  [rejected(302), 502, { code: "other-failure" }],
  [{ ok: false, code: "timeout" }, 504, { code: "unexpected" }],
  [{ ok: false, code: "connection" }, 504, { code: "unexpected" }],
])("after the provider's result %j, responds with status %i", async (result, status, reply) => {
  const post = await openRoute();
  sendMessage.mockResolvedValue(result);
  const answer = await post();
  expect([answer.status, answer.reply]).toEqual([status, { ok: false, ...reply }]);
  expect(sendMessage, "one try, whatever the result").toHaveBeenCalledTimes(1);
});

it("logs what the owner should do, without telling the visitor", async () => {
  const post = await openRoute();
  sendMessage.mockResolvedValue({ ...rejected(400, MARK), advice: "check the key" });
  expect((await post()).reply).toEqual({ ok: false, code: "invalid-input" });
  expect(printed).toContain("check the key");
});

it("logs which settings are missing", async () => {
  const post = await openRoute({ EMAILJS_SERVICE_ID: "", EMAILJS_TEMPLATE_ID: "" });
  expect(await post()).toMatchObject({ status: 503, reply: { ok: false, code: "unexpected" } });
  expect(printed).toContain("EMAILJS_SERVICE_ID, EMAILJS_TEMPLATE_ID");
  expect(sendMessage).not.toHaveBeenCalled();
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
  expect(sendMessage).toHaveBeenCalledTimes(5);
  expect((await post(valid, { "X-Forwarded-For": "198.51.100.1" })).status).toBe(200);
});

it("a message that was not sent counts neither towards the client's five nor towards the day's limit", async () => {
  const post = await openRoute({ CONTACT_DAILY_LIMIT: "6" });
  sendMessage.mockResolvedValue(rejected(500));
  for (let call = 1; call <= 20; call += 1) expect((await post()).status).toBe(502);
  stubSettings({ SITE_URL: ORIGIN });
  expect((await post()).status).toBe(503);
  stubSettings({ SITE_URL: ORIGIN, ...PROVIDER });
  sendMessage.mockResolvedValue({ ok: true });
  for (let call = 1; call <= 5; call += 1) expect((await post()).status).toBe(200);
  for (let call = 1; call <= 4; call += 1) expect((await post()).status).toBe(429);
  expect(sendMessage).toHaveBeenCalledTimes(25);
  // The sixth of the day.
  expect((await post(valid, { "X-Forwarded-For": "198.51.100.1" })).status).toBe(200);
  const another = { "X-Forwarded-For": "198.51.100.2" };
  sendMessage.mockResolvedValue(rejected(500));
  expect((await post(valid, another)).status, "the day's limit is used up").toBe(429);
});

it("a client that never sends anything is stopped at the thirty-first try", async () => {
  const post = await openRoute();
  sendMessage.mockResolvedValue(rejected(500));
  for (let call = 1; call <= 30; call += 1) expect((await post()).status).toBe(502);
  expect((await post()).status).toBe(429);
});

it("a message that may have been sent counts", async () => {
  const post = await openRoute();
  sendMessage.mockResolvedValue({ ok: false, code: "timeout" });
  for (let call = 1; call <= 5; call += 1) expect((await post()).status).toBe(504);
  expect((await post()).status).toBe(429);
});

it("of messages sent at the same time, only five get through, and those refused meanwhile cost nothing", async () => {
  const post = await openRoute();
  let refuse = () => {};
  const refused = new Promise<SendResult>((resolve) => (refuse = () => resolve(rejected(500))));
  sendMessage.mockReturnValueOnce(refused).mockResolvedValue({ ok: true });
  const first = post();
  const others = await Promise.all(Array.from({ length: 7 }, () => post()));
  expect(others.filter(({ status }) => status === 200)).toHaveLength(4);
  refuse();
  expect((await first).status).toBe(502);
  expect((await post()).status).toBe(200);
  expect((await post()).status).toBe(429);
});

it.each([
  ["http://localhost:3000", "1", "127.0.0.1", 200],
  ["http://localhost:3000", "1", "::1", 200],
  ["http://localhost:3000", "1", "192.168.1.7", 429],
  ["http://localhost:3000", "", "127.0.0.1", 429],
  [ORIGIN, "1", "127.0.0.1", 429],
])("a site at %s with ONLY_THIS_COMPUTER=%s answers the sixth message from %s with %i", async (...row) => {
  const [SITE_URL, ONLY_THIS_COMPUTER, address, status] = row;
  const post = await openRoute({ SITE_URL, ONLY_THIS_COMPUTER, CONTACT_DAILY_LIMIT: "5" });
  const headers = { Origin: SITE_URL, "X-Forwarded-For": address };
  for (let call = 1; call <= 5; call += 1) await post(valid, headers);
  expect((await post(valid, headers)).status).toBe(status);
});

it("limits the messages of all clients per day", async () => {
  const post = await openRoute({ CONTACT_DAILY_LIMIT: "3" });
  const statuses: number[] = [];
  for (let n = 1; n <= 4; n += 1) statuses.push((await post(valid, { "X-Forwarded-For": `198.51.100.${n}` })).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
});

it("a client over its own limit takes nothing from the limit for all", async () => {
  const post = await openRoute({ CONTACT_DAILY_LIMIT: "6" });
  for (let call = 1; call <= 9; call += 1) await post();
  expect((await post(valid, { "X-Forwarded-For": "198.51.100.1" })).status).toBe(200);
});

it.each([
  ["is down", () => Promise.reject(Object.assign(new Error("away"), { code: "57P03" }))],
  ["hangs", () => new Promise(() => undefined)],
])("while the database %s, messages wait for it once, together, and are still counted", async (_how, ask) => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance", "Date"] });
  const asked = vi.fn(ask);
  const store = "@/lib/server/database/database";
  vi.doMock(store, async (original) => ({ ...(await original<object>()), askStore: asked }));
  const post = await openRoute({ DATABASE_URL: "postgres://somewhere" });
  const first = Array.from({ length: 3 }, () => post());
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(3));
  await vi.advanceTimersByTimeAsync(3_000);
  for (const { status } of await Promise.all(first)) expect(status).toBe(200);
  for (let call = 4; call <= 6; call += 1) expect((await post()).status).toBe(call <= 5 ? 200 : 429);
  expect(asked).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(5_000);
  void post();
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(4));
  vi.useRealTimers();
  vi.doUnmock(store);
});
