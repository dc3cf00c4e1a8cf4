import { spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir, userInfo } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import getPort from "get-port";
import { starts } from "@/scripts/setup/starts.mjs";

const PROGRAM = "/usr/sbin/pgbouncer";

export const missingPgBouncer = starts(PROGRAM) ? undefined : `${PROGRAM} does not start`;

export async function startPgBouncer(serverUrl: string) {
  const folder = mkdtempSync(path.join(tmpdir(), "portfolio-pgbouncer-"));
  const port = await getPort();
  const server = new URL(serverUrl);
  const settings = path.join(folder, "pgbouncer.ini");
  writeFileSync(
    settings,
    `[databases]
* = host=${server.hostname} port=${server.port} user=${server.username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
`,
  );
  // PgBouncer refuses to run as root.
  const isRoot = userInfo().uid === 0;
  if (isRoot) for (const owned of [folder, settings]) chownSync(owned, 65_534, 65_534);
  const child = spawn(PROGRAM, [settings], { stdio: "ignore", ...(isRoot && { uid: 65_534, gid: 65_534 }) });
  for (let tries = 0; tries < 100; tries += 1) {
    const socket = connect(port, "127.0.0.1");
    const answers = await once(socket, "connect").catch(() => undefined);
    socket.destroy();
    if (answers) break;
    await wait(100);
  }
  return {
    reach: (url: string) => Object.assign(new URL(url), { port: String(port) }).href,
    async stop(): Promise<void> {
      const gone = once(child, "exit");
      child.kill("SIGKILL");
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
