import { spawnSync } from "node:child_process";
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";

const GUIDE = readFileSync("docs/deploy.md", "utf8");
const [UPDATE = ""] = /(?<=```sh\n)[^`]*npm ci[^`]*(?=```)/.exec(GUIDE) ?? [];
const [LIVE = ""] = /(?<=WorkingDirectory=).+/.exec(GUIDE) ?? [];

/** Root may write anywhere, so the owner of the site is "nobody" then. */
const OWNER = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** Stand-ins for a build that fails where there is a file named "broken", and for a service that notes what it serves. */
const PROGRAMS = {
  npm: 'if [ "$1" = run ]; then rm -f built; test ! -e broken && cp version built; fi',
  sudo: '"$@"',
  systemctl: 'echo "$1 $(cat "$LIVE/built")" >> "$LOG"',
};

/** A server where the site's owner owns the site's folder, but not the folder around it. */
function openServer() {
  const srv = mkdtempSync(path.join(tmpdir(), "srv-"));
  const [site, programs, origin] = ["portfolio", "programs", "origin"].map((name) => path.join(srv, name));
  if (!site || !programs || !origin) throw new Error("there are three folders");
  for (const folder of [site, programs, origin]) {
    mkdirSync(folder);
    if (OWNER.uid) chownSync(folder, OWNER.uid, OWNER.gid);
  }
  for (const [name, text] of Object.entries(PROGRAMS)) {
    writeFileSync(path.join(programs, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
  }
  chmodSync(srv, 0o555);
  onTestFinished(() => {
    chmodSync(srv, 0o755);
    rmSync(srv, { recursive: true });
  });
  const live = LIVE.replace("/srv/portfolio", site);
  const log = path.join(origin, "service.log");
  const env = {
    PATH: `${programs}:${process.env.PATH}`,
    HOME: origin,
    LIVE: live,
    LOG: log,
    NODE_ENV: "production" as const,
  };
  const run = (script: string, cwd: string = origin) => {
    const { status, stdout, stderr } = spawnSync("sh", ["-c", script], { cwd, encoding: "utf8", env, ...OWNER });
    return { isDone: status === 0, output: stdout + stderr };
  };
  const read = (file: string) => (existsSync(file) ? readFileSync(file, "utf8").trim() : "");
  return { live, log, run, read, update: () => run(UPDATE.replaceAll("/srv/portfolio", site), live) };
}

it("after following docs/deploy.md, a server's owner can put a change online, and a failed build changes nothing", () => {
  const { live, log, run, read, update } = openServer();
  const publish = (script: string) =>
    run(`${script}; git add --all && git -c user.name=Ada -c user.email=ada@mail.org commit --quiet --message change`);
  publish("git init --quiet && echo service.log > .gitignore; echo 1 > version");
  const first = run(
    `git clone --quiet . ${live} && cd ${live} && npm ci && npm run build && echo SITE_URL= > .env.local`,
  );
  expect(first.isDone, first.output).toBe(true);

  publish("echo 2 > version; touch broken");
  const failed = update();
  expect(failed.isDone, failed.output).toBe(false);
  expect(read(path.join(live, "built")), failed.output).toBe("1");
  expect(read(path.join(live, "version")), failed.output).toBe("1");
  expect(read(log)).toBe("");

  publish("echo 3 > version; rm broken");
  for (const attempt of ["the first", "the second"]) {
    const done = update();
    expect(done.isDone, attempt + done.output).toBe(true);
    expect(read(path.join(live, "built"))).toBe("3");
    expect(existsSync(path.join(live, ".env.local"))).toBe(true);
  }
  expect(read(log)).toBe("restart 3\nrestart 3");
});
