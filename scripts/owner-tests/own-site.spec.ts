import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { constants } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DEMO_PICTURES, DEMO_TEXTS } from "@/scripts/doctor/demo";
import { copyProject } from "./copy-project";
import { serveStandalone, type StandaloneServer } from "./serve-standalone";

const root = fileURLToPath(new URL("../..", import.meta.url));
const BUILD_LIMIT_MS = 900_000;

/** Everything of the demo that an owner in London would not say. */
const LEFTOVERS = [...DEMO_TEXTS, "Kiran", "Pokhara", "Nepal", "Annapurna", "Trailhead", "Monsoon", "Khata", "Patan"];

const FLAGS = [
  ["--name", "Ada Lovelace"],
  ["--role", "Analyst and programmer"],
  ["--email", "ada@lovelace.dev"],
  ["--phone", "+44 20 7946 0018"],
  ["--place", "London, United Kingdom"],
  ["--coordinates", "51.5072, -0.1276"],
  ["--time-zone", "Europe/London"],
  ["--accent", "#0EA5E9"],
  ["--github", "ada-l"],
  ["--linkedin", "ada-lovelace"],
].flat();

const DOCTOR = ["--conditions=react-server", "--import", "tsx", "scripts/doctor.ts"];

let project = "";
let server: StandaloneServer;

function run(args: string[], env: Record<string, string> = {}) {
  const { PATH, HOME } = process.env;
  const options = { cwd: project, encoding: "utf8", timeout: BUILD_LIMIT_MS } as const;
  // Nothing of the owner's own settings, and none of the test runner's.
  const result = spawnSync(process.execPath, args, { ...options, env: { PATH, HOME, NODE_ENV: "production", ...env } });
  return { status: result.status, output: result.stdout + result.stderr };
}

const PERSONALISE = ["--conditions=react-server", "--import", "tsx", "scripts/personalise.ts", "--yes"];
const personalise = (...flags: string[]) => run([...PERSONALISE, ...flags]);

function git(...args: string[]): string {
  const named = ["-c", "user.name=Ada", "-c", "user.email=ada@lovelace.dev", ...args];
  return spawnSync("git", named, { cwd: project, encoding: "utf8" }).stdout;
}

async function read(address: string): Promise<string> {
  return (await fetch(`${server.address}${address}`)).text();
}

function expectNothingOfTheDemo(text: string, place: string) {
  const found = LEFTOVERS.filter((leftover) => text.toLowerCase().includes(leftover.toLowerCase()));
  expect(found, place).toEqual([]);
}

describe("a copy of the project that is made its owner's", () => {
  beforeAll(() => {
    project = copyProject(root, "own-site");
  });
  afterAll(async () => {
    await server?.stop();
    rmSync(project, { recursive: true, force: true });
  });

  it("begins with the demo, which is no error unless the doctor is asked to be strict", () => {
    const { status, output } = run([...DOCTOR, "--demo"]);
    expect(status).toBe(0);
    expect(output).toContain("from the demo");
    expect(run([...DOCTOR, "--demo", "--strict"]).status).toBe(1);
  });

  it("is left alone while there are changes that git does not hold", () => {
    writeFileSync(path.join(project, "notes.txt"), "mine");
    const { status, output } = personalise(...FLAGS);
    expect(status).toBe(1);
    expect(output).toContain("not committed");
    expect(git("status", "--porcelain")).toBe("?? notes.txt\n");
    rmSync(path.join(project, "notes.txt"));
  });

  it("is left alone while something is missing that only the owner knows", () => {
    const { status, output } = personalise("--name", "Ada Lovelace", "--email", "ada");
    expect(status).toBe(1);
    expect(output).toContain("--email expected an email address");
    expect(git("status", "--porcelain")).toBe("");
  });

  it("loses the demo's texts and pictures, and the doctor agrees", () => {
    const { status, output } = personalise(...FLAGS);
    expect(status, output).toBe(0);
    expect(run([...DOCTOR, "--strict"]).status).toBe(0);
    for (const file of readdirSync(path.join(project, "content")).filter((name) => name.endsWith(".ts"))) {
      const source = readFileSync(path.join(project, "content", file), "utf8");
      expectNothingOfTheDemo(source, file);
    }
    const pictures = Object.keys(DEMO_PICTURES).filter((name) => existsSync(path.join(project, "public/images", name)));
    expect(pictures).toEqual(["portrait.webp"]);
  });

  it("stays as it is when it is done again, and keeps what the owner has written since", () => {
    git("add", "--all");
    git("commit", "--quiet", "--message", "mine");
    expect(personalise().status).toBe(0);
    expect(git("status", "--porcelain")).toBe("");
    const contact = path.join(project, "content", "contact.ts");
    writeFileSync(contact, readFileSync(contact, "utf8").replace(/title: ".+"/, 'title: "Write to me"'));
    expect(personalise("--force").status).toBe(0);
    expect(readFileSync(contact, "utf8")).toContain('title: "Write to me"');
  });

  it("is formatted, linted and of the right types", () => {
    expect(run(["node_modules/prettier/bin/prettier.cjs", "--check", "content"])).toMatchObject({ status: 0 });
    expect(run(["node_modules/eslint/bin/eslint.js", "content", "--max-warnings", "0"])).toMatchObject({ status: 0 });
  });

  describe("and is built as a standalone server", () => {
    beforeAll(async () => {
      const { status, output } = run(["scripts/build.mjs"], {
        BUILD_STANDALONE: "1",
        SITE_URL: "https://ada.dev",
        EMAILJS_PUBLIC_KEY: "a_key",
        EMAILJS_SERVICE_ID: "a_service",
      });
      if (status !== 0) throw new Error(output);
      const named = ["EMAILJS_PUBLIC_KEY", "EMAILJS_SERVICE_ID", "EMAILJS_TEMPLATE_ID"].filter((name) =>
        output.includes(name),
      );
      expect(named).toEqual(["EMAILJS_TEMPLATE_ID"]);
      expectNothingOfTheDemo(output, "the build's log");
      server = await serveStandalone(project);
    }, BUILD_LIMIT_MS);

    it.each(["/", "/projects", "/login", "/register", "/forgot-password", "/no-such-page"])(
      "shows nothing of the demo on %s",
      async (address) => {
        const html = await read(address);
        expect(html).toContain("Ada");
        expectNothingOfTheDemo(html, address);
      },
    );

    it.each(["/llms.txt", "/manifest.webmanifest", "/robots.txt", "/sitemap.xml"])(
      "tells machines nothing of the demo at %s",
      async (address) => {
        const text = await read(address);
        expect(text.length).toBeGreaterThan(20);
        expectNothingOfTheDemo(text, address);
      },
    );

    it("serves the pages as the build has finished them: scripts come late", async () => {
      const [early = ""] = (await read("/")).split('<template id="late-scripts">');
      expect(early).not.toMatch(/<script\b[^>]* async\b/);
      expect(early).not.toContain('as="script"');
    });

    it("names its owner in the structured data", async () => {
      const [, json = ""] = /<script type="application\/ld\+json">(.+?)<\/script>/.exec(await read("/")) ?? [];
      const graph: { "@type": string; name: string; email?: string }[] = JSON.parse(json)["@graph"];
      expect(graph.find((node) => node["@type"] === "Person")).toMatchObject({
        name: "Ada Lovelace",
        email: "mailto:ada@lovelace.dev",
        sameAs: ["https://github.com/ada-l", "https://www.linkedin.com/in/ada-lovelace"],
      });
    });

    it("writes the CV of its owner", async () => {
      const response = await fetch(`${server.address}/cv.pdf`);
      expect(response.headers.get("content-disposition")).toContain("Ada-Lovelace-CV.pdf");
      const data = new Uint8Array(await response.arrayBuffer());
      const document = await getDocument({ data, isEvalSupported: false }).promise;
      const texts: string[] = [];
      for (let number = 1; number <= document.numPages; number += 1) {
        const { items } = await (await document.getPage(number)).getTextContent();
        texts.push(...items.map((item) => ("str" in item ? item.str : "")));
      }
      const text = texts.join(" ").replaceAll(/\s+/g, " ");
      expect(text).toContain("Ada Lovelace");
      expect(text).not.toMatch(/Projects|Certificates/);
      expectNothingOfTheDemo(text, "/cv.pdf");
    });

    it("carries nothing of the demo into the browser's scripts", () => {
      const folder = path.join(project, ".next", "static");
      const scripts = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".js"));
      expect(scripts.length).toBeGreaterThan(5);
      for (const name of scripts) expectNothingOfTheDemo(readFileSync(path.join(folder, name), "utf8"), name);
    });

    it("says with grace that there is no project yet, and leaves the certificates out", async () => {
      expect(await read("/projects")).toContain("My first projects will be here soon");
      expect(await read("/")).not.toContain('id="certificates"');
    });

    it("leads nowhere on the page where nothing is", async () => {
      const html = await (await fetch(server.address)).text();
      const anchors = [...html.matchAll(/href="\/?#([^"]+)"/g)].map(([, id]) => id);
      expect(anchors).toContain("contact");
      expect(anchors.filter((id) => id !== "top" && !html.includes(`id="${id}"`))).toEqual([]);
    });

    it("answers with every security header", async () => {
      const { headers } = await fetch(server.address);
      expect(Object.fromEntries(headers)).toMatchObject({
        "strict-transport-security": expect.stringContaining("max-age=63072000"),
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "referrer-policy": "strict-origin-when-cross-origin",
        "permissions-policy": expect.stringContaining("camera=()"),
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
      });
      const policy = headers.get("content-security-policy");
      expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/=]+')+;/);
      expect(policy).toContain("upgrade-insecure-requests");
      expect(headers.get("x-powered-by")).toBeNull();
    });

    it("is alive, and serves pictures in a modern format", async () => {
      const health = await fetch(`${server.address}/api/health`);
      expect(health.status).toBe(200);
      expect(health.headers.get("cache-control")).toBe("no-store");
      const picture = `/_next/image?url=${encodeURIComponent("/images/portrait.webp")}&w=640&q=75`;
      const image = await fetch(server.address + picture, { headers: { accept: "image/avif,image/webp" } });
      expect(image.headers.get("content-type")).toBe("image/webp");
    });

    it("keeps accounts in the embedded store", async () => {
      const response = await fetch(`${server.address}/api/account/link`, {
        method: "POST",
        headers: { "content-type": "application/json", "sec-fetch-site": "same-origin" },
        body: JSON.stringify({ token: "unknown" }),
      });
      // The store has been asked, and knows no such link.
      expect(await response.json(), server.output()).toMatchObject({ ok: false, code: "auth/invalid-token" });
      const health = await fetch(`${server.address}/api/health?deep=1`);
      expect(await health.json()).toMatchObject({ checks: { db: "ok" } });
    });

    it("counts a visitor by their connection, whatever address they claim", async () => {
      const post = async (claimed: string) => {
        const message = { name: "Bo", email: "bo@mail.org", subject: "Hello", message: "Are you there?" };
        const headers = {
          "content-type": "application/json",
          "sec-fetch-site": "same-origin",
          "x-real-ip": claimed,
        };
        const body = JSON.stringify(message);
        return (await fetch(`${server.address}/api/contact`, { method: "POST", headers, body })).status;
      };
      const statuses: number[] = [];
      for (let last = 1; last <= 6; last += 1) statuses.push(await post(`203.0.113.${last}`));
      expect(statuses).toEqual([503, 503, 503, 503, 503, 429]);
    });

    it("ends in order when it is told to", async () => {
      // A signal that was handled, in contrast to one that killed.
      expect([0, 128 + constants.signals.SIGTERM]).toContain(await server.stop());
    });
  });
});
