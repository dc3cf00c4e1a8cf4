/** `npm run bench:sign-in`: what one sign-in costs this machine: the password check alone, and the whole of it. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { hashPassword, verifyPassword } from "@/lib/account/server/password-hash";
import { registerAccount } from "@/lib/account/server/register";
import { signInWithPassword } from "@/lib/account/server/sign-in";
import { openEmbeddedStore } from "@/lib/server/database/embedded-store";

const RUNS = 30;
const PERSON = { name: "Bench", email: "bench@example.com", password: "a long enough password" };
const VISIT = { browser: "Bench", ipHash: "bench" };

async function measure(label: string, work: () => Promise<unknown>): Promise<void> {
  await work();
  const times: number[] = [];
  const cpuBefore = process.cpuUsage();
  for (let run = 0; run < RUNS; run += 1) {
    const startedAt = performance.now();
    await work();
    times.push(performance.now() - startedAt);
  }
  const { user, system } = process.cpuUsage(cpuBefore);
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(RUNS * share)] ?? 0).toFixed(1);
  const cpuMs = ((user + system) / 1000 / RUNS).toFixed(1);
  process.stdout.write(`${label}: median ${at(0.5)} ms, 95 % ${at(0.95)} ms, ${cpuMs} ms of processor time\n`);
}

const folder = await mkdtemp(path.join(tmpdir(), "portfolio-bench-"));
const { db, close } = await openEmbeddedStore(path.join(folder, "store"));
const rules = { passwordMinCharacters: 12, verifiesEmail: false };
await registerAccount(db, PERSON, rules, VISIT);
const hashed = await hashPassword(PERSON.password);
const stored = hashed.ok ? hashed.value : null;

await measure("Checking a password", () => verifyPassword(stored, PERSON.password));
await measure("A sign-in, store and all", () => signInWithPassword(db, PERSON, rules, VISIT));
process.stdout.write(`Memory: ${Math.round(process.memoryUsage().rss / 2 ** 20)} MiB\n`);
await close();
await rm(folder, { recursive: true, force: true });
