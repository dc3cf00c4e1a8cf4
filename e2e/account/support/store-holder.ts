import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

const PROGRAM = ["--conditions=react-server", "--import", "tsx", "lib/server/database/test/hold-store.ts"];

export async function startHolder(folder: string) {
  const child = spawn(process.execPath, [...PROGRAM, folder], { stdio: ["pipe", "pipe", "inherit"] });
  const exited = once(child, "close");
  // Input it had not read when it was killed.
  child.stdin.on("error", () => undefined);
  const said: string[] = [];
  const lines = createInterface({ input: child.stdout });
  lines.on("line", (line) => said.push(line));
  await Promise.race([once(lines, "line"), exited]);
  return {
    acknowledged: () => said.filter((line) => line.includes("@") && !line.startsWith("{")),
    addUser: (email: string) => child.stdin.write(`${email}\n`),
    pause: () => child.kill("SIGSTOP"),
    goOn: () => child.kill("SIGCONT"),
    async finish(): Promise<string[]> {
      child.stdin.end();
      await exited;
      const { rows } = JSON.parse(said.at(-1) ?? "") as { rows: { email: string }[] };
      return rows.map(({ email }) => email);
    },
    async kill() {
      child.kill("SIGKILL");
      await exited;
    },
  };
}
