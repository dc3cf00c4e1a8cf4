import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { connect } from "node:http2";
import { request, type RequestOptions } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import getPort from "get-port";
import { generate } from "selfsigned";
import { expect, it, onTestFinished, vi } from "vitest";

const GUIDE = readFileSync("docs/deploy.md", "utf8");
const readBlock = (kind: string) => new RegExp(`(?<=\`\`\`${kind}\\n)[^\`]+`).exec(GUIDE)?.[0] ?? "";

interface Ports {
  http: number;
  https: number;
  site: number;
}

async function configureNginx(folder: string, { http, https, site }: Ports) {
  const { private: key, cert } = await generate([{ name: "commonName", value: "ada.dev" }]);
  writeFileSync(path.join(folder, "privkey.pem"), key);
  writeFileSync(path.join(folder, "fullchain.pem"), cert);
  const servers = readBlock("nginx")
    .replaceAll("/etc/letsencrypt/live/ada.dev", folder)
    .replaceAll(/(listen (?:\[::\]:)?)80;/g, `$1${http};`)
    .replaceAll(/(listen (?:\[::\]:)?)443 /g, `$1${https} `)
    .replaceAll("127.0.0.1:3000", `127.0.0.1:${site}`);
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const file = path.join(folder, "nginx.conf");
  writeFileSync(
    file,
    `daemon off; pid ${folder}/pid; events {} http { access_log off; ${paths.join(" ")}\n${servers} }`,
  );
  return ["-e", "stderr", "-c", file];
}

async function configureCaddy(folder: string, { http, https, site }: Ports) {
  const file = path.join(folder, "Caddyfile");
  const options = `{
  admin off
  local_certs
  skip_install_trust
  http_port ${http}
  https_port ${https}
  storage file_system ${folder}
}
`;
  writeFileSync(file, options + readBlock("caddy").replaceAll("127.0.0.1:3000", `127.0.0.1:${site}`));
  return ["run", "--adapter", "caddyfile", "--config", file];
}

/** A site that answers with the headers that reached it. */
async function serveHeaders(): Promise<number> {
  const site = createServer(({ headers }, response) => response.end(JSON.stringify(headers)));
  site.listen(0, "127.0.0.1");
  await once(site, "listening");
  onTestFinished(() => void site.close());
  return (site.address() as AddressInfo).port;
}

async function askOverHttp2(port: number, host: string, family: string) {
  const session = connect(`https://${family}:${port}`, { servername: host, rejectUnauthorized: false });
  // The stream reports a failed connection, too.
  session.on("error", () => undefined);
  const stream = session.request({ ":path": "/projects?tech=CSS", ":authority": host });
  const [headers] = (await once(stream, "response")) as [Record<string, unknown>];
  const body = await text(stream);
  session.close();
  return { status: headers[":status"], location: headers.location, body };
}

/** What reaches the site of a request that asks to upgrade to another protocol. */
async function askToUpgrade(port: number): Promise<unknown> {
  const headers = { host: "ada.dev", connection: "Upgrade", upgrade: "websocket" };
  const options: RequestOptions = {
    port,
    host: "127.0.0.1",
    servername: "ada.dev",
    headers,
    rejectUnauthorized: false,
  };
  const call = request(options);
  call.end();
  const [response] = await once(call, "response");
  return JSON.parse(await text(response));
}

async function expectToServe(program: string, configure: typeof configureNginx) {
  const folder = mkdtempSync(path.join(tmpdir(), "proxy-"));
  const ports = { http: await getPort(), https: await getPort(), site: await serveHeaders() };
  const proxy = spawn(program, await configure(folder, ports), { stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [proxy.stdout, proxy.stderr]) stream.setEncoding("utf8").on("data", (text) => (output += text));
  onTestFinished(async () => {
    if (proxy.exitCode === null) {
      proxy.kill();
      await once(proxy, "exit");
    }
    rmSync(folder, { recursive: true, force: true });
  });
  const options = { timeout: 20_000, interval: 200 };
  const first = await vi.waitFor(() => askOverHttp2(ports.https, "ada.dev", "127.0.0.1"), options).catch(() => null);
  expect(first, output).toMatchObject({ status: 200 });
  expect(JSON.parse(first?.body ?? "")).toMatchObject({
    host: "ada.dev",
    "x-forwarded-for": "127.0.0.1",
    "x-forwarded-proto": "https",
  });
  expect(await askOverHttp2(ports.https, "ada.dev", "[::1]"), "IPv6").toMatchObject({ status: 200 });
  const target = "https://ada.dev/projects?tech=CSS";
  expect(await askOverHttp2(ports.https, "www.ada.dev", "127.0.0.1")).toMatchObject({ status: 301, location: target });
  expect(await askToUpgrade(ports.https)).not.toHaveProperty("upgrade");
  for (const host of ["127.0.0.1", "[::1]"]) {
    const plain = await fetch(`http://${host}:${ports.http}/projects`, { redirect: "manual" });
    expect([301, 308], host).toContain(plain.status);
  }
}

for (const [program, configure, argument] of [
  ["nginx", configureNginx, "-v"],
  ["caddy", configureCaddy, "version"],
] as const) {
  const itOrSkip = spawnSync(program, [argument]).status === 0 ? it : it.skip;
  itOrSkip(`as set up in docs/deploy.md, ${program} serves the site by HTTPS and HTTP/2 [needs ${program}]`, () =>
    expectToServe(program, configure),
  );
}
