import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startFaultySandbox, type FaultySandbox } from "@/e2e/support/faults";
import { parseSettings } from "@/lib/settings";
import { pointToSandbox } from "@/scripts/sandbox/provider.mjs";
import { sendMessage } from "./provider";

const message = { name: "Ada", email: "ada@example.com", subject: "An engine", message: "Text" };
const owner = { name: "Grace", phone: "+44 20 7946 0018" };
const TIMEOUT_MS = 8000;

let sandbox: FaultySandbox;
beforeEach(async () => {
  sandbox = await startFaultySandbox();
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await sandbox.stop();
});

async function send(settings: Record<string, string> = {}) {
  const { contact } = parseSettings({ ...pointToSandbox(sandbox.url), ...settings });
  if (!contact) throw new Error("the provider's settings are incomplete");
  return sendMessage(message, owner, contact);
}

it("sends the documented body, with nothing added", async () => {
  expect(await send()).toEqual({ ok: true });
  expect(sandbox.calls[0]?.body).toEqual({
    lib_version: "3.11.0",
    user_id: "sandbox_public_key",
    service_id: "sandbox_service",
    template_id: "sandbox_template",
    template_params: {
      ...message,
      from_name: message.name,
      from_email: message.email,
      to_name: owner.name,
      phone_number: owner.phone,
      project_description: message.message,
      phone: owner.phone,
    },
  });
});

const rejected = (status: number, text?: string) => ({ ok: false, code: "rejected", status, text });
const noAnswer = (code: string) => ({ ok: false, code });

it.each([
  ["200-unfinished", { ok: true }],
  ["403", rejected(403, "API calls are disabled for non-browser applications")],
  ["500-empty", rejected(500)],
  ["500-binary", rejected(500)],
  ["503-page", rejected(503)],
  ["redirect", rejected(302)],
  ["huge", rejected(500, "x".repeat(200))],
  ["hang", noAnswer("timeout")],
  ["hang-after-headers", noAnswer("timeout")],
  ["reset", noAnswer("connection")],
  ["broken", noAnswer("connection")],
])("with the simulated behaviour %s, makes one request and returns %j", async (mode, result) => {
  const makeTimeout = AbortSignal.timeout.bind(AbortSignal);
  const timeouts = vi.spyOn(AbortSignal, "timeout");
  if (mode.startsWith("hang")) timeouts.mockImplementation(() => makeTimeout(300));
  sandbox.add({ mode });
  expect(await send()).toMatchObject(result);
  expect(sandbox.calls).toHaveLength(1);
  expect(timeouts).toHaveBeenCalledExactlyOnceWith(TIMEOUT_MS);
});

it.each([
  [500, " The recipients\r\naddress\u0000is  empty ", "The recipients address is empty"],
  [500, "🏔".repeat(300), "🏔".repeat(200)],
  [502, "\n<?xml version='1.0'?>", undefined],
  [502, "<html>", undefined],
])("returns an error's text as one short line, or no text if it is markup: %i %j", async (status, text, line) => {
  sandbox.add({ mode: "ok", status, text });
  expect(await send()).toHaveProperty("text", line);
});

it.each([
  "Gmail_API: Insufficient Permission: Request had insufficient scopes",
  "Outlook_API: invalid_grant",
  "Gmail_API: Invalid grant. Please reconnect your Gmail account",
])("with status 412, %j means that the owner must sign in to their mail account again", async (text) => {
  sandbox.add({ mode: "ok", status: 412, text });
  expect(await send()).toMatchObject({
    isAuthentication: true,
    advice: "reconnect the mail account in your EmailJS service",
  });
});

it.each([
  { mode: "ok", status: 202, text: "OK" },
  { mode: "ok", status: 200, text: "One or more dynamic variables are corrupted" },
])("the answer %j is a success", async (rule) => {
  sandbox.add(rule);
  expect(await send()).toEqual({ ok: true });
});

it("a message is sent once the status is 200, even if the body cannot be discarded", async () => {
  // An unhandled rejection would fail the test run.
  const cancel = () => Promise.reject(new Error("the connection was lost"));
  vi.stubGlobal("fetch", async () => new Response(new ReadableStream({ cancel }), { status: 200 }));
  expect(await send()).toEqual({ ok: true });
});

it("opens a new connection for each message, because the provider may close an idle one", async () => {
  const request = vi.spyOn(globalThis, "fetch");
  await send();
  expect(request.mock.calls[0]?.[1]?.headers).toMatchObject({ Connection: "close" });
});

it.each([
  ["", "https://api.emailjs.com/api/v1.0/email/send"],
  ["http://127.0.0.1:3025", "http://127.0.0.1:3025/api/v1.0/email/send"],
  ["http://localhost:3025/", "http://localhost:3025/api/v1.0/email/send"],
  ["https://mail.example/own/path", "https://mail.example/own/path"],
])("with the endpoint %j, posts messages to %s", async (EMAILJS_ENDPOINT, url) => {
  const request = vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response("OK"));
  await send({ EMAILJS_ENDPOINT });
  expect(request.mock.calls[0]?.[0]).toBe(url);
});

it.each(["http://mail.example", "ftp://127.0.0.1"])("rejects %s as the endpoint", (endpoint) => {
  const { contact, problems } = parseSettings(pointToSandbox(endpoint));
  expect([contact, problems.map(({ field }) => field)]).toEqual([null, ["EMAILJS_ENDPOINT"]]);
});
