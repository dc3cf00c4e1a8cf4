import { createTransport } from "nodemailer";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Sandbox, startSandbox } from "./start-sandbox";

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 });
});
afterAll(() => sandbox.stop());

const SEND_PATH = "/api/v1.0/email/send";
const call = {
  user_id: "sandbox_public_key",
  service_id: "sandbox_service",
  template_id: "sandbox_template",
  template_params: { subject: "<script>alert(1)</script>" },
};

async function post(path: string, body: unknown) {
  const headers = { "Content-Type": "application/json" };
  const response = await fetch(sandbox.url + path, { method: "POST", headers, body: JSON.stringify(body) });
  return { status: response.status, text: await response.text() };
}

describe("the sandbox", () => {
  it("shows an accepted message on its page as text, never as markup", async () => {
    expect(await post(SEND_PATH, call)).toEqual({ status: 200, text: "OK" });
    const page = await (await fetch(sandbox.url)).text();
    expect(page).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    expect(page).not.toContain("<script>alert(1)");
  });

  it("answers by rule, and as usual again when the rule is used up", async () => {
    expect((await post("/control", { mode: "429", match: "once", times: 1 })).status).toBe(200);
    const send = (text: string) => post(SEND_PATH, { ...call, template_params: { message: text } });
    expect(await send("once")).toEqual({ status: 429, text: "Too Many Requests" });
    expect((await send("once")).status).toBe(200);
    expect((await post("/control", { mode: "no-such-mode" })).status).toBe(400);
  });

  it("keeps the e-mails that come by SMTP, and links web addresses alone", async () => {
    const transport = createTransport({ host: "127.0.0.1", port: sandbox.smtpPort, secure: false });
    await transport.sendMail({
      from: "Site <site@example.com>",
      to: "ada@example.com",
      subject: "Verify",
      text: 'Open https://example.com/login#verify=1&b=2 or javascript:x "',
      html: "<a href='https://example.com/login#verify=1'>Open</a>",
    });
    expect(sandbox.mailbox.emails[0]).toMatchObject({
      from: "Site <site@example.com>",
      envelopeTo: ["ada@example.com"],
      subject: "Verify",
    });
    const page = await (await fetch(sandbox.url)).text();
    expect(page).toContain('<a href="https://example.com/login#verify=1&amp;b=2" target="_blank" rel="noreferrer">');
    expect(page).toContain("javascript:x &quot;");
  });
});
