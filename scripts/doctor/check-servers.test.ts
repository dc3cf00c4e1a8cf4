import { execFile } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo, type Server } from "node:net";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { parseSettings } from "@/lib/settings";
import { startSandbox, type Sandbox } from "@/scripts/sandbox/start-sandbox";
import { checkServers } from "./check-servers";

vi.mock("@/lib/portfolio/portfolio", async (original) => {
  const { portfolio } = await original<{ portfolio: object }>();
  return { portfolio: { ...portfolio, accounts: true } };
});

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

const SECRET = "a-secret-for-tests-of-more-than-32-characters";
const toDatabase = (port: number) => `postgres://u:p@127.0.0.1:${port}/db`;
const toMail = (port: number) => ({ SMTP_HOST: "127.0.0.1", SMTP_PORT: String(port), SMTP_FROM: "site@ada.dev" });
const check = async (settings: Record<string, string>) =>
  (await checkServers(parseSettings(settings), () => ".env")).map(({ field, problem }) => `${field} ${problem}`);

it("says why a database and a mail server could not be used", async () => {
  expect(await check({ DATABASE_URL: toDatabase(1), ...toMail(1) })).toEqual([
    expect.stringMatching(/^DATABASE_URL could not be used: .*ECONNREFUSED/),
    expect.stringMatching(/^SMTP_HOST could not be used: .*ECONNREFUSED/),
  ]);
});

it("waits three seconds for a server that does not answer", async () => {
  const { port } = silent.address() as AddressInfo;
  const startedAt = Date.now();
  expect(await check({ DATABASE_URL: toDatabase(port), ...toMail(port) })).toHaveLength(2);
  expect(Date.now() - startedAt).toBeLessThan(4_500);
});

it("finds no problem if the mail server answers, or if no servers are set", async () => {
  expect(await check(toMail(sandbox.smtpPort))).toEqual([]);
  expect(await check({})).toEqual([]);
});

it("db:migrate says in one line that the database cannot be reached", async () => {
  const env = { ...process.env, DATABASE_URL: toDatabase(1), NEXTAUTH_SECRET: SECRET };
  const args = ["--conditions=react-server", "--import", "tsx", "scripts/db-migrate.ts"];
  const [code, printed] = await new Promise<[unknown, string]>((resolve) =>
    execFile(process.execPath, args, { env }, (error, _, stderr) => resolve([error?.code, stderr])),
  );
  // The command reads the owner's content, in which accounts may be switched off.
  const { portfolio } = await vi.importActual<{ portfolio: { accounts: boolean } }>("@/lib/portfolio/portfolio");
  const unreachable = [1, expect.stringMatching(/^The account store .*ECONNREFUSED.*\n$/)];
  expect([code, printed]).toEqual(portfolio.accounts ? unreachable : [undefined, ""]);
});
