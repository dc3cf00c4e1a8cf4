import { execFile } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo, type Server } from "node:net";
import { generate } from "selfsigned";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { getOwner } from "@/app/owner";
import { parseSettings } from "@/lib/settings";
import { startSandbox, type Sandbox } from "@/scripts/sandbox/start-sandbox";
import { checkServers } from "./check-servers";

let sandbox: Sandbox;
let silent: Server;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 });
  silent = createServer().listen(0, "127.0.0.1");
  await once(silent, "listening");
});
afterAll(async () => {
  silent.close();
  await sandbox.stop();
});

const FIX = "Correct the setting, or start the server. If only the site's host can reach it, run the doctor there.";
const SECRET = "a-secret-for-tests-of-more-than-32-characters";
const toDatabase = (port: number) => `postgres://u:p@127.0.0.1:${port}/db`;
const toMail = (port: number) => ({ SMTP_HOST: "127.0.0.1", SMTP_PORT: String(port), SMTP_FROM: "site@ada.dev" });
const check = async (settings: Record<string, string>) =>
  (await checkServers(parseSettings(settings), { hasAccounts: true }, () => ".env")).map(
    ({ field, problem, fix }) => `${field} ${problem} ${fix}`,
  );

it("says why a database and a mail server could not be used", async () => {
  expect(await check({ DATABASE_URL: toDatabase(1), ...toMail(1) })).toEqual([
    expect.stringMatching(/^DATABASE_URL could not be used: .*ECONNREFUSED/),
    expect.stringMatching(/^SMTP_HOST could not be used: it cannot be reached \(.*ECONNREFUSED.*\) .*SMTP_PORT/),
  ]);
});

/** Starts a mail server that knows one password. */
async function startMailServer(options: SMTPServerOptions) {
  const server = new SMTPServer({
    disableReverseLookup: true,
    onAuth: ({ password }, _session, done) =>
      password === "right" ? done(null, { user: "site" }) : done(new Error("wrong")),
    ...options,
  });
  // The client breaks off what it does not trust.
  server.on("error", () => undefined);
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  onTestFinished(() => server.close());
  return toMail((server.server.address() as AddressInfo).port);
}

const UNENCRYPTED = { disabledCommands: ["STARTTLS"], allowInsecureAuth: true };
const makeEncrypted = async () => {
  const { private: key, cert } = await generate([{ name: "commonName", value: "another.example" }]);
  return { key, cert };
};

it("signs in to the mail server, and says if it is refused", async () => {
  const settings = { ...(await startMailServer(UNENCRYPTED)), SMTP_USER: "site" };
  expect(await check({ ...settings, SMTP_PASS: "right" })).toEqual([]);
  expect(await check({ ...settings, SMTP_PASS: "wrong" })).toEqual([
    expect.stringMatching(
      /^SMTP_PASS could not be used: the mail server refused the sign-in \(.*535.*\) Correct SMTP_USER/,
    ),
  ]);
});

it.each([
  ["has a certificate of its own making", makeEncrypted, {}],
  ["does not encrypt, though SMTP_SECURE is set", async () => UNENCRYPTED, { SMTP_SECURE: "true" }],
  ["does not encrypt, and is elsewhere", async () => UNENCRYPTED, { SMTP_HOST: "0.0.0.0" }],
])("says how to encrypt the connection if the mail server %s", async (_, makeOptions, settings) => {
  const server = await startMailServer(await makeOptions());
  expect(await check({ ...server, SMTP_USER: "site", SMTP_PASS: "right", ...settings })).toEqual([
    expect.stringMatching(/^SMTP_HOST could not be used: its connection cannot be encrypted \(.+\) .*SMTP_SECURE/),
  ]);
});

it("waits for a database that has to wake up first, but not long for servers that do not answer", async () => {
  const { port } = silent.address() as AddressInfo;
  const startedAt = Date.now();
  expect(await check({ DATABASE_URL: toDatabase(port), ...toMail(port) })).toEqual([
    "DATABASE_URL could not be used: no answer within 10 seconds " + FIX,
    expect.stringMatching(/^SMTP_HOST/),
  ]);
  expect(Date.now() - startedAt).toBeGreaterThan(9_000);
  expect(Date.now() - startedAt).toBeLessThan(14_000);
});

it("finds no problem if the mail server answers, or if no servers are set", async () => {
  expect(await check(toMail(sandbox.smtpPort))).toEqual([]);
  expect(sandbox.mailbox.emails).toEqual([]);
  expect(await check({})).toEqual([]);
});

it("db:migrate says in one line that the database cannot be reached", async () => {
  const env = { ...process.env, DATABASE_URL: toDatabase(1), NEXTAUTH_SECRET: SECRET };
  const args = ["--conditions=react-server", "--import", "tsx", "scripts/db-migrate.ts"];
  const [code, printed] = await new Promise<[unknown, string]>((resolve) =>
    execFile(process.execPath, args, { env }, (error, _, stderr) => resolve([error?.code, stderr])),
  );
  // The command reads the owner's content, in which accounts may be switched off.
  const unreachable = [1, expect.stringMatching(/^The account store .*ECONNREFUSED.*\n$/)];
  expect([code, printed]).toEqual(getOwner().hasAccounts ? unreachable : [undefined, ""]);
});
