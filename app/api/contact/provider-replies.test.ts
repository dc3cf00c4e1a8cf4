import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { startFaultySandbox, type FaultySandbox } from "@/e2e/support/faults";
import { log } from "@/lib/server/log";
import { stubSettings } from "@/lib/server/test/stub-settings";
import { pointToSandbox } from "@/scripts/sandbox/provider.mjs";
import { POST } from "./route";

vi.mock("@/lib/server/log", () => ({ log: vi.fn() }));

let sandbox: FaultySandbox;
beforeAll(async () => {
  sandbox = await startFaultySandbox();
  stubSettings({ ...pointToSandbox(sandbox.url), ONLY_THIS_COMPUTER: "1" });
});
beforeEach(() => vi.clearAllMocks());
afterAll(async () => {
  vi.unstubAllEnvs();
  await sandbox.stop();
});

const AUTHENTICATION = "authentication";
const INVALID_INPUT = "invalid-input";
const TOO_MANY_REQUESTS = "too-many-requests";
const OTHER_FAILURE = "other-failure";
const SENT = "sent";

const NONE = undefined;
const check = (name: string) => `check EMAILJS_${name}`;
const ALLOW = "tick 'Allow EmailJS API for non-browser applications' in your EmailJS account's security settings";
const RECONNECT = "reconnect the mail account in your EmailJS service";
const FIX_RECIPIENT = "set the template's 'To Email' to a fixed address";
const COMPARE = "compare the template's parameters with those in docs/deploy.md";
const NO_CAPTCHA = "switch off reCAPTCHA in the template's settings: the form has limits of its own";
const FOLLOW_STEPS = "compare your EmailJS account with the steps in docs/deploy.md";
const WAIT_OR_PAY = "wait for next month's quota, or choose a larger plan at EmailJS";
const SHRINK = "make the template smaller: EmailJS accepts 50 KB of parameters";
const VISIT = "To find this ID, visit https://dashboard.emailjs.com/admin";

// Every reply that EmailJS documents or its users have reported, with the message that visitors see and the advice that
// the owner finds in the log. docs/deploy.md has the same table.
it.each<[number, string, string, string | undefined]>([
  [200, "OK", SENT, NONE],
  [200, "One or more dynamic variables are corrupted", SENT, NONE],
  [202, "OK", SENT, NONE],
  [400, "The user_id parameter is required", INVALID_INPUT, check("PUBLIC_KEY")],
  [400, "The user ID is required", INVALID_INPUT, check("PUBLIC_KEY")],
  [400, `The Public Key is invalid. ${VISIT}/account`, INVALID_INPUT, check("PUBLIC_KEY")],
  [400, `The service ID not found. ${VISIT}`, INVALID_INPUT, check("SERVICE_ID")],
  [400, `The template ID not found. ${VISIT}/templates`, INVALID_INPUT, check("TEMPLATE_ID")],
  [400, "The Private Key is invalid", INVALID_INPUT, check("PRIVATE_KEY")],
  [400, "The parameters are invalid. To learn more, please refer to the documentation", INVALID_INPUT, COMPARE],
  [400, "One or more dynamic variables are corrupted", INVALID_INPUT, COMPARE],
  [400, "Gmail_API: Invalid grant. Please reconnect your Gmail account", INVALID_INPUT, RECONNECT],
  [400, "reCAPTCHA: The g-recaptcha-response parameter not found", INVALID_INPUT, NO_CAPTCHA],
  [400, "Something new", INVALID_INPUT, FOLLOW_STEPS],
  [400, "", INVALID_INPUT, FOLLOW_STEPS],
  [403, "API calls are disabled for non-browser applications", OTHER_FAILURE, ALLOW],
  [403, "API calls in strict mode, but no private key was passed", OTHER_FAILURE, check("PRIVATE_KEY")],
  [403, "Forbidden", OTHER_FAILURE, NONE],
  [404, "Account not found", OTHER_FAILURE, check("PUBLIC_KEY")],
  [412, "Gmail_API: Request had insufficient authentication scopes.", AUTHENTICATION, RECONNECT],
  [412, "Gmail_API: Invalid grant. Please reconnect your Gmail account", AUTHENTICATION, RECONNECT],
  [412, "Outlook: Invalid grant. Please reconnect your Outlook account", AUTHENTICATION, RECONNECT],
  [412, "Invalid login: 535-5.7.8 Username and Password not accepted", AUTHENTICATION, RECONNECT],
  [412, "The template has no content", OTHER_FAILURE, NONE],
  [412, "", OTHER_FAILURE, NONE],
  [413, "Variables size limit. The maximum allowed variables size is 50Kb", OTHER_FAILURE, SHRINK],
  [422, "The recipients address is empty", OTHER_FAILURE, FIX_RECIPIENT],
  [422, "The recipients address is corrupted", OTHER_FAILURE, FIX_RECIPIENT],
  [426, "The monthly quota is reached", OTHER_FAILURE, WAIT_OR_PAY],
  [429, "Too Many Requests", TOO_MANY_REQUESTS, NONE],
  [451, "Unavailable For Headless Browser", OTHER_FAILURE, NONE],
  [500, "Internal Server Error", OTHER_FAILURE, NONE],
  [500, "Gmail_API: Invalid grant. Please reconnect your Gmail account", OTHER_FAILURE, RECONNECT],
  [503, "<!doctype html><title>503</title><h1>Service Unavailable</h1>", OTHER_FAILURE, NONE],
])("after EmailJS's reply %i %j, visitors see the row %s, and the owner's advice is: %s", async (...row) => {
  const [status, text, code, advice] = row;
  sandbox.add({ mode: "ok", status, text, times: 1 });
  const headers = {
    "Content-Type": "application/json",
    "Sec-Fetch-Site": "same-origin",
    "X-Forwarded-For": "127.0.0.1",
  };
  const body = JSON.stringify({ name: "Ada", email: "ada@example.com", subject: "An engine", message: "Text" });
  const response = await POST(new Request("http://localhost/api/contact", { method: "POST", headers, body }));
  const shown = code === OTHER_FAILURE && text && !text.startsWith("<") ? { message: text } : {};
  expect(await response.json()).toEqual(code === SENT ? { ok: true } : { ok: false, code, ...shown });
  const logged = vi.mocked(log).mock.calls.filter(([, event]) => event === "contact-provider-rejected");
  expect(logged.map(([, , fields]) => fields)).toEqual(advice ? [{ status, advice }] : []);
});
