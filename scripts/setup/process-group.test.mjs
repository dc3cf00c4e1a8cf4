import { once } from "node:events";
import { spawn } from "node:child_process";
import { expect, it } from "vitest";

const groupModule = new URL("./process-group.mjs", import.meta.url).href;

const STAYS = "setInterval(() => {}, 1000); console.log('up')";
const STAYS_IN_SPITE = `process.on('SIGINT', () => {}); ${STAYS}`;
const STARTS_ANOTHER = `require("node:child_process").spawn(process.execPath, ["-e", ${JSON.stringify(STAYS)}], { stdio: "inherit" });`;
const node = (code) => `process.execPath, ["-e", ${JSON.stringify(code)}]`;
const keep = (code, group = "processes") => `${group}.keep("server", ${node(code)}); return ${group}.ended;`;
const STUBBORN = `const own = createProcessGroup({ graceMs: 200 }); ${keep(STAYS_IN_SPITE, "own")}`;

function startCommand(body, { throughShell = false } = {}) {
  const code = `
    import { createProcessGroup, runMain } from ${JSON.stringify(groupModule)};
    await runMain(async (processes) => { ${body} });
  `;
  // Simulates npm: a shell that waits and does not forward signals.
  const shell = throughShell ? ["sh", "-c", '"$@"; exit $?', "sh"] : [];
  const [program, ...rest] = [...shell, process.execPath, "--input-type=module", "-e", code];
  const env = { ...process.env, npm_lifecycle_event: throughShell ? "start" : undefined };
  const command = spawn(program, rest, { env, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [command.stdout, command.stderr]) stream.on("data", (chunk) => (output += chunk));
  // `close` fires only when every process has exited, so a leftover process would delay the test.
  const exit = once(command, "close").then(([status]) => ({ status, output }));
  return { command, exit, isUp: () => output.includes("up") };
}

it.runIf(process.platform !== "win32").each([
  ["SIGINT", "stops the servers and exits with 0", keep(STAYS), 0],
  ["SIGTERM", "stops a step in progress", `await processes.run(${node(STAYS)}); return 0;`, 128 + 15],
  ["SIGTERM", "stops processes that a program has started", keep(STARTS_ANOTHER), 0],
  ["SIGTERM", "kills a process that ignores SIGINT", STUBBORN, 128 + 15],
  ["SIGTERM", "sent to npm's shell stops everything", keep(STAYS), null, { throughShell: true }],
])("%s %s", async (signal, _what, body, expected, options) => {
  const { command, exit, isUp } = startCommand(body, options);
  await expect.poll(isUp).toBe(true);
  command.kill(signal);
  expect((await exit).status).toBe(expected);
});

it("stops everything when one server exits, and exits with the same status", async () => {
  const dies = keep("setTimeout(() => process.exit(7), 300)");
  const { exit } = startCommand(`processes.keep("sandbox", ${node(STAYS)}); ${dies}`);
  const { status, output } = await exit;
  expect(status).toBe(7);
  expect(output).toMatch(/The server has stopped \(exit status 7\)/);
  expect((await startCommand(keep("")).exit).status, "a server that exits by itself counts as a failure").toBe(1);
});

it("says why a program cannot start, and starts no program after a stop", async () => {
  const { exit } = startCommand(`
    const { code, problem } = await processes.run("no-such-program", []);
    console.log("code " + code + ": " + problem);
    await processes.stop(3);
    await processes.run(${node("console.log('ran')")});
  `);
  const { status, output } = await exit;
  expect(output).toMatch(/code 1: spawn no-such-program E/);
  expect(output).not.toContain("ran");
  expect(status).toBe(3);
});
