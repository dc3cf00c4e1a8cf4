import { once } from "node:events";
import { spawn } from "node:child_process";
import { fileURLToPath, pathToFileURL } from "node:url";
import { expect, it } from "vitest";

const groupModule = pathToFileURL(fileURLToPath(new URL("./process-group.mjs", import.meta.url))).href;

const STAYS = "setInterval(() => {}, 1000); console.log('up ' + process.pid)";
const STAYS_IN_SPITE = `process.on('SIGINT', () => {}); ${STAYS}`;

/** Runs a command that has a process group in a process of its own, as a person would; `body` sees `processes` and `node(code)`. */
function startCommand(body, { throughShell = false } = {}) {
  const code = `
    import { createProcessGroup, runMain } from ${JSON.stringify(groupModule)};
    const node = (code) => [process.execPath, ["-e", code]];
    await runMain(async (processes) => { ${body} });
  `;
  const args = ["--input-type=module", "-e", code];
  // As npm does it: a shell that waits for the command and passes no signal on.
  const [program, ...rest] = throughShell
    ? ["sh", "-c", '"$@"; exit $?', "sh", process.execPath, ...args]
    : [process.execPath, ...args];
  const env = { ...process.env, npm_lifecycle_event: throughShell ? "start" : undefined };
  const command = spawn(program, rest, { env, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [command.stdout, command.stderr]) stream.on("data", (chunk) => (output += chunk));
  const exit = once(command, "close").then(([status]) => ({ status, output }));
  async function until(pattern) {
    while (!pattern.test(output)) await Promise.race([once(command.stdout, "data"), exit]);
    return pattern.exec(output);
  }
  return { command, exit, until };
}

function isRunning(pid) {
  try {
    return process.kill(Number(pid), 0);
  } catch {
    return false;
  }
}

const keep = (code) => `processes.keep("server", ...node(${JSON.stringify(code)})); return processes.ended;`;

it.each([
  ["SIGINT", "stops its servers, which is their ordinary end", keep(STAYS), 0],
  ["SIGTERM", "stops its servers, which is their ordinary end", keep(STAYS), 0],
  ["SIGTERM", "stops work under way", `await processes.run(...node(${JSON.stringify(STAYS)})); return 0;`, 128 + 15],
])("%s %s", async (signal, _what, body, expected) => {
  const { command, exit, until } = startCommand(body);
  const [, pid] = await until(/up (\d+)/);
  command.kill(signal);
  expect((await exit).status).toBe(expected);
  expect(isRunning(pid)).toBe(false);
});

it("takes the rest down when one server dies, and says so with its status", async () => {
  const { exit } = startCommand(
    `processes.keep("sandbox", ...node(${JSON.stringify(STAYS)})); ${keep("setTimeout(() => process.exit(7), 300)")}`,
  );
  const { status, output } = await exit;
  expect(status).toBe(7);
  expect(output).toMatch(/The server has stopped \(exit status 7\)/);
  expect(isRunning(/up (\d+)/.exec(output)?.[1])).toBe(false);
  expect((await startCommand(keep("")).exit).status, "a server that ends by itself is no success").toBe(1);
});

it("ends a program that does not want to leave", async () => {
  const { command, exit, until } = startCommand(
    `const own = createProcessGroup({ graceMs: 200 }); own.keep("server", ...node(${JSON.stringify(STAYS_IN_SPITE)}));
     return own.ended;`,
  );
  const [, pid] = await until(/up (\d+)/);
  command.kill("SIGTERM");
  await exit;
  expect(isRunning(pid)).toBe(false);
});

it("tells what a program that cannot be started lacks, and starts nothing after a stop", async () => {
  const { exit } = startCommand(`
    const { code, problem } = await processes.run("no-such-program", []);
    console.log("code " + code + ": " + problem);
    await processes.stop(3);
    console.log("after " + (await processes.run(...node("console.log('ran')"))).code);
  `);
  const { status, output } = await exit;
  expect(output).toMatch(/code 1: .*ENOENT/);
  expect(output).toContain("after 1");
  expect(output).not.toContain("ran");
  expect(status).toBe(3);
});

it.runIf(process.platform !== "win32")("stops what a program has started in its turn", async () => {
  const inner = `require("node:child_process").spawn(process.execPath, ["-e", ${JSON.stringify(STAYS)}], { stdio: "inherit" });`;
  const { command, exit, until } = startCommand(keep(inner));
  await until(/up/);
  command.kill("SIGTERM");
  // The output ends when all that write to it have gone.
  expect((await exit).status).toBe(0);
});

it.runIf(process.platform !== "win32")("stops when the shell that npm ran it in is killed", async () => {
  const { command, exit, until } = startCommand(keep(STAYS), { throughShell: true });
  const [, pid] = await until(/up (\d+)/);
  command.kill("SIGTERM");
  await exit;
  expect(isRunning(pid)).toBe(false);
});

it("says at intervals that something which shows nothing is still under way", async () => {
  const { exit } = startCommand(`
    const { run } = createProcessGroup({ waitingMs: 20 });
    await run(...node("setTimeout(() => {}, 200)"), { stdio: "pipe", waiting: "still building" });
    return 0;
  `);
  expect((await exit).output).toMatch(/… 0 s: still building/);
});
