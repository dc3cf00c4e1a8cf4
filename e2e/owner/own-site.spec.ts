import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { constants, tmpdir } from "node:os";
import path from "node:path";
import { chromium, type Browser, type Page } from "@playwright/test";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { changeContent } from "@/e2e/support/change-content";
import { copyProject } from "@/e2e/support/copy-project";
import { json, post } from "@/e2e/support/post-contact";
import { readPdf } from "@/e2e/support/read-pdf";
import { startSite, type StartedSite } from "@/e2e/support/server";
import { DEMO_IMAGES } from "@/scripts/doctor/demo";
import { pointToSandbox } from "@/scripts/sandbox/provider.mjs";

const LEFTOVERS = [
  ...["example.com", "000 000 0000", "Example College", "Example Secondary School", "Example Studio"],
  ...["Himalaya Code Academy", "two halves of the same job", "a website, a poster", "within a day"],
  ...["Kiran", "Pokhara", "Nepal", "Annapurna", "Trailhead", "Monsoon", "Khata", "Patan"],
  ...["Problem Solving", "Premiere Pro", "GitHub Copilot", "drawn so that they work on a phone"],
];
const PAGES = ["/", "/projects", "/login", "/register", "/forgot-password", "/no-such-page"];
const DATA = ["/llms.txt", "/resume.json", "/contact.vcf", "/manifest.webmanifest", "/robots.txt", "/sitemap.xml"];
const GONE = /7946|tel:|linkedin|Newsletter|Subscribe|Sign (In|Up)|Built <time|Weaving|#about|More about me/;
const LONG_NAME = "Wolfeschlegelsteinhausenberger";
const CHANNELS = Object.fromEntries(
  Array.from({ length: 11 }, (_, index) => [
    `forum-${index}`,
    { name: `Forum ${index}`, url: `https://forum-${index}.ada.dev`, colour: "#0EA5E9" },
  ]),
);
const PROVIDER = pointToSandbox("https://mail.example");
const [MISSING_KEY = ""] = Object.keys(PROVIDER);
const FROM_THE_PAGE = { "sec-fetch-site": "same-origin", "x-forwarded-for": undefined };
const WIDTHS = [320, 390, 768, 1024, 1440, 2560];

const FLAGS = [
  ["--name", "Ada Lovelace"],
  ["--role", "Analyst and programmer"],
  ["--email", "ada@lovelace.dev"],
  ["--phone", "+44 20 7946 0018"],
  ["--place", "London, United Kingdom"],
  ["--coordinates", "51.5072, -0.1276"],
  ["--accent", "#0EA5E9"],
  ["--accounts", "yes"],
  ["--skills", "HTML 90%, Weaving 70%"],
  ["--networks", "GitHub ada-l, LinkedIn ada-lovelace"],
  ["--jobs", "Programmer, Analytical Engine, 1942-09 to 1943-09"],
].flat();

let project = "";
let server: StartedSite;

function run(args: string[], env: Record<string, string> = {}) {
  const { PATH, HOME, CHROMIUM_PATH = "" } = process.env;
  const options = { cwd: project, encoding: "utf8", timeout: 900_000 } as const;
  // Leave out the owner's and the test runner's environment variables.
  const own = { PATH, HOME, CHROMIUM_PATH, NODE_ENV: "production" as const, ...env };
  const result = spawnSync(process.execPath, args, { ...options, env: own });
  return { status: result.status, output: result.stdout + result.stderr };
}

const runTool = (name: string, ...args: string[]) =>
  run(["--conditions=react-server", "--import", "tsx", `scripts/${name}.ts`, ...args]);
const personalise = (...flags: string[]) => runTool("personalise", "--yes", ...flags);
const edit = (file: string, change: (source: string) => string) => {
  const at = path.join(project, file);
  writeFileSync(at, change(readFileSync(at, "utf8")));
};

function shell(script: string, folder = project) {
  const names = { GIT_AUTHOR_NAME: "Ada", GIT_COMMITTER_NAME: "Ada" };
  const mails = { GIT_AUTHOR_EMAIL: "ada@lovelace.dev", GIT_COMMITTER_EMAIL: "ada@lovelace.dev" };
  const env = { ...process.env, ...names, ...mails };
  const { stdout, stderr } = spawnSync("sh", ["-c", script], { cwd: folder, encoding: "utf8", env });
  return stdout + stderr;
}

function build(env: Record<string, string>) {
  const { status, output } = run(["scripts/build.mjs"], { BUILD_STANDALONE: "1", SITE_URL: "https://ada.dev", ...env });
  if (status !== 0) throw new Error(output);
  return output;
}

/** Assembles the standalone build as the Dockerfile does. The URL stays the same, so that browser caches apply. */
async function serve() {
  const folder = path.join(project, ".next/standalone");
  for (const part of [".next/static", "public"]) {
    cpSync(path.join(project, part), path.join(folder, part), { recursive: true });
  }
  const settings = { SITE_URL: "", DATABASE_URL: "", [MISSING_KEY]: "" };
  const PORT = server ? new URL(server.url).port : "";
  server = await startSite({ ...settings, HOSTNAME: "127.0.0.1", PORT }, () => ["server.js"], folder);
}

const read = async (address: string) => (await fetch(`${server.url}${address}`)).text();
const readCv = async () =>
  (await readPdf(new Uint8Array(await (await fetch(`${server.url}/cv.pdf`)).arrayBuffer()))).text;

function expectNothingOfTheDemo(text: string, where: string) {
  // Ignore the examples in the contact form, which every site has.
  const searched = text.replaceAll(/(?:john|name)@example\.com/g, "").toLowerCase();
  const found = LEFTOVERS.filter((leftover) => searched.includes(leftover.toLowerCase()));
  expect(found, where).toEqual([]);
}

async function lookAtPortrait(page: Page) {
  await page.goto(server.url);
  const { url, bytes } = await page.locator("#home img").evaluate(async ({ currentSrc: url }: HTMLImageElement) => {
    return { url, bytes: [...new Uint8Array(await (await fetch(url)).arrayBuffer())] };
  });
  const { channels } = await sharp(Buffer.from(bytes)).stats();
  return { url, colour: channels.map(({ mean }) => Math.round(mean)) };
}

const ANALYTICS = { script: "https://stats.ada.dev/script.js", attributes: { "data-domain": "ada.dev" } };

describe("a personalised copy of the project", () => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    project = copyProject("own-site");
    const find = `import { findChromium } from "./scripts/setup/chromium.mjs";
      console.log((await findChromium(async () => ({ exitCode: 1 }))).file ?? "");`;
    const file = run(["--input-type=module", "-e", find]).output.trim();
    browser = await chromium.launch({ executablePath: file || undefined, args: ["--no-sandbox"] });
    page = await browser.newPage();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
    rmSync(project, { recursive: true, force: true });
  });

  it("is left unchanged if an answer or flag is invalid, or the content is already someone's", () => {
    const stops = (sentence: string, { status, output }: ReturnType<typeof run>) => {
      expect([status, output]).toEqual([1, expect.stringContaining(sentence)]);
      expect(output).not.toContain("    at ");
    };
    stops("--email: expected an email address", personalise("--name", "Ada Lovelace", "--email", "ada"));
    stops("Unknown option '--emial'", personalise("--emial", "a@b.dev"));
    stops("package.json is not a JSON Resume", personalise("--from", "no-such-file/package.json"));
    expect(shell("git status --porcelain")).toBe("");
    edit("content/hero.ts", (source) => changeContent(source, { greeting: "Olá, sou a" }));
    stops("What you wrote there is lost", runTool("personalise", ...FLAGS));
    expect(shell("git diff --name-only")).toBe("content/hero.ts\n");
    shell("git checkout --quiet content");
  });

  it("no longer contains the demo's texts, lists and pictures, as the doctor confirms", () => {
    const shipped = { status: 0, output: expect.stringMatching(/line \d+, owner\.email: is still the demo's/) };
    expect(runTool("doctor")).toMatchObject(shipped);
    const { status, output } = personalise(...FLAGS);
    expect(status, output).toBe(0);
    expect(runTool("doctor").output).not.toMatch(/ demo +line /);
    shell("git add --all && git commit --quiet --message mine");
    for (const file of readdirSync(path.join(project, "content")).filter((name) => /^(?!.*test).*\.ts$/.test(name))) {
      expectNothingOfTheDemo(readFileSync(path.join(project, "content", file), "utf8"), file);
    }
    expect(DEMO_IMAGES.filter((name) => existsSync(path.join(project, "public/images", name)))).toEqual([]);
  });

  it("reports all content problems together, with their lines, and cannot be built", () => {
    edit("content/hero.ts", (source) => source.replace("subtitle:", "subtitel:"));
    edit("content/site.ts", (source) => changeContent(source, { cv: { file: "/my cv.pdf" } }));
    edit("content/contact.ts", (source) => source.replace('",', '"'));
    const reports = [
      /hero\.ts\n(.*\n)*? +error +line \d+, subtitel: expected a known field, perhaps subtitle/,
      /error +line \d+, cv\.file: expected a file name without spaces/,
      /contact\.ts\n +error +line \d+, cannot be read: Expected "/,
    ];
    const outcomes = [runTool("doctor"), run(["scripts/build.mjs"])];
    shell("git checkout --quiet content");
    expect(outcomes.map(({ status }) => status)).toEqual([1, 1]);
    for (const { output } of outcomes) {
      for (const sentence of reports) expect(output).toMatch(sentence);
      expect(output).not.toContain("    at ");
    }
  });

  it.each(["a clone", "a copy without history"])(
    "as %s, can merge a later fix by following docs/updates.md, and keeps its own content",
    (kind) => {
      const folder = mkdtempSync(path.join(tmpdir(), "upstream-"));
      const [original, mine] = [path.join(folder, "original"), path.join(folder, "mine")];
      const write = (file: string, text: string) => writeFileSync(path.join(original, file), text);
      const hashOwn = () =>
        shell("git ls-files content/*.ts public/images | grep -v shown | xargs git hash-object", mine);
      try {
        shell(`git clone --quiet ${project} ${original} && cd ${original} && git checkout --quiet -B main HEAD~1`);
        if (kind === "a clone") shell(`git clone --quiet --origin upstream ${original} ${mine}`);
        else {
          cpSync(original, mine, { recursive: true, filter: (file) => path.basename(file) !== ".git" });
          shell(`git init --quiet && git add --all && git commit --quiet --message copy`, mine);
          shell(`git remote add upstream ${original} && git fetch --quiet upstream`, mine);
        }
        shell(
          `rm -r content public/images && cp -r ${project}/content . && cp -r ${project}/public/images public`,
          mine,
        );
        shell("git add --all && git commit --quiet --message mine", mine);
        const before = hashOwn();

        const recipe = [...readFileSync("docs/updates.md", "utf8").matchAll(/```sh\n(git [^`]+)```/g)];
        const [, join = "", merge = ""] = recipe.map(([, text = ""]) => text);
        write("lib/text.ts", "// A later fix.\n");
        write("content/shown.ts", "// A later fix.\n");
        write("content/hero.ts", "// The demo has changed.\n");
        write("public/images/projects/khata.webp", "another picture");
        write("content/later.ts", "export const later = 1;\n");
        if (kind !== "a clone") shell(join.replace(/--before=\S+/, "--before=tomorrow"), mine);
        shell("git add --all && git commit --quiet --message fix", original);
        const output = shell(merge.replaceAll(/^npm .+$/gm, ""), mine);

        expect(shell("git status --porcelain", mine), output).toBe("");
        for (const file of ["lib/text.ts", "content/shown.ts"]) {
          expect(readFileSync(path.join(mine, file), "utf8"), output).toBe("// A later fix.\n");
        }
        // The merge also added a new content file. Remove it.
        expect(shell("git rm content/later.ts", mine)).toContain("rm 'content/later.ts'");
        expect(hashOwn()).toBe(before);
        expect(shell("git log --format=%s", mine)).toContain("fix\n");
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
  );

  describe("built as a standalone server", () => {
    beforeAll(async () => {
      const output = build({ ...PROVIDER, [MISSING_KEY]: "" });
      expect(Object.keys(PROVIDER).filter((name) => output.includes(name))).toEqual([MISSING_KEY]);
      expectNothingOfTheDemo(output, "the build's log");
      await serve();
    });

    it.each([...PAGES, ...DATA])("shows its owner, and nothing from the demo, at %s", async (address) => {
      const text = await read(address);
      expect(text).toMatch(PAGES.includes(address) ? /Ada/ : /ada/i);
      expectNothingOfTheDemo(text, address);
    });

    it("names its owner in the structured data and in the CV", async () => {
      const html = await read("/");
      expect(html).toContain('"email":"mailto:ada@lovelace.dev"');
      expect(html).toContain('"sameAs":["https://github.com/ada-l","https://www.linkedin.com/in/ada-lovelace"]');
      const text = await readCv();
      expect(text).toContain("Ada Lovelace");
      expect(text).not.toMatch(/Projects|Certificates/);
      expectNothingOfTheDemo(text, "/cv.pdf");
    });

    it("has nothing from the demo in its browser scripts", () => {
      const folder = path.join(project, ".next", "static");
      const scripts = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".js"));
      expect(scripts.length).toBeGreaterThan(5);
      for (const name of scripts) expectNothingOfTheDemo(readFileSync(path.join(folder, name), "utf8"), name);
    });

    it("does not link to projects that do not exist yet, and has no dead links", async () => {
      const html = await read("/");
      expect(html).not.toContain('href="/projects"');
      const anchors = [...html.matchAll(/href="\/?#([^"]+)"/g)].map(([, id]) => id);
      expect(anchors).toContain("contact");
      expect(anchors.filter((id) => id !== "top" && !html.includes(`id="${id}"`))).toEqual([]);
    });

    it("sends its security headers and late scripts, and has no accounts yet without a PostgreSQL server", async () => {
      const { headers } = await fetch(server.url);
      expect(headers.get("strict-transport-security")).toContain("max-age=63072000");
      expect(headers.get("content-security-policy")).toMatch(/script-src 'self'( 'sha256-[\w+/=]+')+;/);
      const [early = ""] = (await read("/")).split('<template id="late-scripts">');
      expect(early).not.toMatch(/<script\b[^>]* async\b/);
      const asked = await post({
        url: server.url,
        path: "/api/account/link",
        body: '{"token":"unknown"}',
        headers: FROM_THE_PAGE,
      });
      expect(asked.reply, server.output()).toMatchObject({ ok: false, code: "auth/no-accounts" });
    });

    it("keeps each period of the experience on one line", async () => {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(server.url);
        const lines = await page.getByText("Sept 1942 – Sept 1943").evaluate((period) => {
          const range = document.createRange();
          range.selectNodeContents(period.firstChild ?? period);
          return new Set([...range.getClientRects()].map(({ top }) => top)).size;
        });
        expect(lines, `${width} px`).toBe(1);
      }
    });

    it("offers its owner's accent first, and has no row with only one accent", async () => {
      await page.goto(server.url);
      await page.getByRole("button", { name: "Theme settings" }).click();
      const accents = page.getByRole("group", { name: "Accent" }).getByRole("radio");
      const cells = await accents.evaluateAll((radios) =>
        radios.map((radio) => ({ name: radio.ariaLabel, row: Math.round(radio.getBoundingClientRect().top) })),
      );
      expect(cells[0]?.name).toBe("Ada’s colour");
      const rows = [...new Set(cells.map(({ row }) => row))];
      const sizes = rows.map((top) => cells.filter(({ row }) => row === top).length);
      expect(sizes).toEqual([6, 5]);
    });

    it("limits visitors by the IP of their connection, and ignores forged headers", async () => {
      const statuses: number[] = [];
      for (let last = 1; last <= 6; last += 1) {
        const headers = { ...FROM_THE_PAGE, "x-real-ip": `203.0.113.${last}` };
        statuses.push((await post({ url: server.url, body: json(), headers })).status);
      }
      expect(statuses).toEqual([503, 503, 503, 503, 503, 429]);
    });
  });

  describe("changed, rebuilt and opened again in the same browser", () => {
    let before = "";

    beforeAll(async () => {
      before = (await lookAtPortrait(page)).url;
      // The server must exit on its own after SIGTERM, without being killed.
      expect([0, 128 + constants.signals.SIGTERM]).toContain(await server.stop());
      const red = sharp({ create: { width: 1200, height: 1500, channels: 3, background: "#ff0000" } });
      await red.webp().toFile(path.join(project, "public/images/placeholder-portrait.webp"));
      edit("content/site.ts", (source) =>
        changeContent(source, ({ owner, codeHosting: _none, ...site }) => ({
          ...site,
          owner: { ...Object(owner), phone: undefined, firstName: LONG_NAME },
          ...{ accent: "#FACC15", sections: ["contact"], channels: CHANNELS, footerChannels: Object.keys(CHANNELS) },
          assistantChannels: [],
          ...{ accounts: false, buildLine: false, assistant: false, welcome: false, analytics: ANALYTICS },
        })),
      );
      build({});
      await serve();
    });

    it("shows a new visitor the new accent, and the new picture under its old file name", async () => {
      await page.evaluate(() => localStorage.clear());
      const { url, colour } = await lookAtPortrait(page);
      const [red = 0, green = 0, blue = 0] = colour;
      expect([red > 240, green < 15, blue < 15]).toEqual([true, true, true]);
      // The URL must change, because browsers and .next/cache use it as the cache key.
      expect(url).not.toBe(before);
      const accent = await page.evaluate(() => document.documentElement.style.getPropertyValue("--primary"));
      expect(accent.toUpperCase()).toBe("#FACC15");
    });

    it("has no welcome and no assistant, and loads the owner's analytics", async () => {
      const response = await fetch(server.url);
      const html = await response.text();
      expect(html).not.toMatch(/Open assistant|Welcome to/);
      expect(html).toContain('<script defer="" src="https://stats.ada.dev/script.js" data-domain="ada.dev"></script>');
      const policy = response.headers.get("content-security-policy");
      expect(policy).toMatch(/script-src 'self'[^;]* https:\/\/stats\.ada\.dev;/);
      expect(policy).toContain("connect-src 'self' https://stats.ada.dev;");
    });

    it("does not mention removed content, and has no account pages", async () => {
      for (const address of ["/", "/projects", "/llms.txt", "/resume.json", "/contact.vcf"]) {
        const text = await read(address);
        expect(text, address).toMatch(/Ada|Wolfe/);
        expect(text, address).not.toMatch(GONE);
      }
      expect(await readCv()).not.toMatch(GONE);
      for (const address of ["/login", "/register"]) expect((await fetch(server.url + address)).status).toBe(404);
    });

    it.each(WIDTHS)("fits a first name of thirty letters and eleven channels at %i px", async (width) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(server.url);
      const seen = await page.evaluate(() => {
        const boxesOf = (selector: string, part = (element: Element): Node | null => element) =>
          [...document.querySelectorAll(selector)].flatMap((element) => {
            const range = document.createRange();
            range.selectNodeContents(part(element) ?? element);
            return [...range.getClientRects()];
          });
        const edges = (selector: string) =>
          [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
        const [portrait = new DOMRect()] = edges("#home img");
        const meet = (one: DOMRect, other: DOMRect) =>
          one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
        const isOver = (box: DOMRect) => meet(box, portrait);
        const links = edges("footer a");
        const controls = edges("header nav, header button").map(({ left }) => left);
        return {
          scrolls: document.documentElement.scrollWidth - innerWidth,
          lines: boxesOf("#home-heading", ({ lastChild }) => lastChild).length,
          overPortrait: boxesOf("#home-heading").filter(isOver).length,
          beyondTheOpening: boxesOf(".loading-wordmark").filter(({ right }) => right > innerWidth).length,
          channels: edges("footer a[target=_blank]").length,
          crowdedLinks: links.filter(
            (one) => one.right > innerWidth || links.some((other) => other !== one && meet(one, other)),
          ).length,
          headerIsFree: (edges("header a")[0]?.right ?? Infinity) <= Math.min(...controls.filter((left) => left > 0)),
        };
      });
      expect(seen).toEqual({
        ...{ scrolls: 0, lines: 1, overPortrait: 0, beyondTheOpening: 0 },
        ...{ channels: 11, crowdedLinks: 0, headerIsFree: true },
      });
    });
  });
});
