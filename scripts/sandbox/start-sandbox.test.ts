import { request } from "node:http";
import { createTransport } from "nodemailer";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sendMessage } from "@/lib/contact/server/provider";
import { parseSettings } from "@/lib/settings";
import { pointToSandbox, SEND_PATH } from "./provider.mjs";
import { startSandbox, type Sandbox } from "./start-sandbox";

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 });
});
afterAll(() => sandbox.stop());

it("shows messages and emails as text, never as markup, and turns only web URLs into links", async () => {
  const { contact } = parseSettings(pointToSandbox(sandbox.url));
  const message = { name: "Ada", email: "ada@example.com", subject: "<script>alert(1)</script>", message: "Text" };
  expect(contact && (await sendMessage(message, { name: "Grace" }, contact))).toEqual({ ok: true });
  const transport = createTransport({ host: "127.0.0.1", port: sandbox.smtpPort, secure: false });
  const text = 'Open https://example.com/login#verify=1&b=2 or javascript:x "';
  await transport.sendMail({ from: "site@example.com", to: "ada@example.com", subject: "Verify", text });

  const page = await (await fetch(sandbox.url)).text();
  expect(page).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  expect(page).not.toContain("<script>alert(1)");
  expect(page).toContain('<a href="https://example.com/login#verify=1&amp;b=2" target="_blank" rel="noreferrer">');
  expect(page).toContain("javascript:x &quot;");
});

it.each([null, "text", [1], { subject: null, message: { deep: [1] }, name: 7 }])(
  "shows an inbox also after a web page has posted the parameters %j",
  async (template_params) => {
    await fetch(sandbox.url + SEND_PATH, { method: "POST", body: JSON.stringify({ template_params }) });
    const reply = await fetch(sandbox.url);
    expect(reply.status).toBe(200);
    expect(await reply.text()).toContain("</script>");
  },
);

it("answers only under a name of this computer, so that no other website can read the inbox", async () => {
  const { port } = new URL(sandbox.url);
  const ask = (host: string) =>
    new Promise((resolve, reject) => {
      const call = request(sandbox.url, { headers: { host } }, (response) => resolve(response.statusCode));
      call.on("error", reject).end();
    });
  for (const host of [`127.0.0.1:${port}`, `localhost:${port}`, `[::1]:${port}`]) expect(await ask(host)).toBe(200);
  for (const host of ["evil.example", `evil.example:${port}`, "localhost.evil.example"])
    expect(await ask(host)).toBe(403);
});
