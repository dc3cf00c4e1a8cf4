import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

const PROGRAM = ["--conditions=react-server", "--import", "tsx", "lib/server/database/test/hold-store.ts"];

/** Another process that has the store in a folder open. */
export async function startHolder(folder: string) {
  const child = spawn(process.execPath, [...PROGRAM, folder], { stdio: ["pipe", "pipe", "inherit"] });
  const exited = once(child, "exit");
  // What it has not read when it is killed.
  child.stdin.on("error", () => undefined);
  const said: string[] = [];
  const lines = createInterface({ input: child.stdout });
  lines.on("line", (line) => said.push(line));
  await Promise.race([once(lines, "line"), exited]);
  return {
    /** The addresses of which it has said that they are kept. */
    acknowledged: () => said.filter((line) => line.includes("@") && !line.startsWith("{")),
    listUsers: () => child.stdin.write("list\n"),
    /** All that it holds, once it has been asked. */
    listed(): string[] | undefined {
      const line = said.find((text) => text.startsWith("{"));
      return line ? (JSON.parse(line) as { emails: string[] }).emails : undefined;
    },
    addUser: (email: string) => child.stdin.write(`${email}\n`),
    pause: () => child.kill("SIGSTOP"),
    goOn: () => child.kill("SIGCONT"),
    async finish() {
      child.stdin.end();
      await exited;
    },
    async kill() {
      child.kill("SIGKILL");
      await exited;
    },
  };
}
