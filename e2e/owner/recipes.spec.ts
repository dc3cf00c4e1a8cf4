import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import getPort from "get-port";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { changeContent } from "@/e2e/support/change-content";
import { changeFonts } from "./support/change-fonts";
import { openCopy } from "./support/open-copy";

const FLAGS = [
  ["--name", "Mína Žluťoučká", "--role", "Product designer", "--email", "mina@mina.design"],
  ["--place", "Brno, Czechia", "--coordinates", "49.1951, 16.6068", "--accent", "#FACC15", "--skills", "Figma 90%"],
].flat();
const SLUGS = `
export const dynamicParams = false;
export const generateStaticParams = () => [{ slug: "first" }];
`;
const YELLOW = "#facc15";
const POST = { label: "My first post", href: "/blog/first" };

/** Long, because a copy without a cache takes a minute and a half to start on a busy machine. */
const LIMIT = { timeout: 240_000, interval: 500 };
const copy = openCopy("recipes");
const { at, read, edit } = copy;
afterAll(() => copy.remove());

function run(program: string, ...args: string[]) {
  const { status, output } = copy.run(program, args, { SITE_URL: "https://mina.design" });
  expect(status, output.slice(-6000)).toBe(0);
}

function applyDiff(block: string) {
  const [file = "", ...lines] = block.trimEnd().split("\n");
  let before = "";
  for (const [index, line] of lines.entries()) {
    const text = line.slice(1);
    if (line.startsWith("+")) {
      edit(file, (source) => source.replace(`${before}\n`, `${before}\n${text}\n`));
      if (lines[index - 1]?.startsWith("-")) edit(file, (source) => source.replace(`${before}\n`, ""));
    }
    before = text;
    expect(read(file), `${file} as shown in docs/content.md`).toContain(text);
  }
}

beforeAll(async () => {
  expect(copy.runTool("personalise", "--yes", ...FLAGS)).toMatchObject({ status: 0 });

  const [, recipes = ""] = read("docs/content.md").split("## Change more");
  const blocks = (kind: string) =>
    Array.from(recipes.matchAll(new RegExp(`\`\`\`${kind}\\n([^]*?)\`\`\``, "g")), ([, block = ""]) => block);
  changeFonts(copy);
  const picture = sharp({ create: { width: 512, height: 512, channels: 3, background: YELLOW } });
  for (const file of ["public/icon.png", "photo.png"]) await picture.toFile(at(file));
  const [npm = "", ...image] = "npm run image -- photo.png --as project".split(" ");
  run(npm, ...image);
  expect((await sharp(at("public/images/projects/photo.webp")).metadata()).height).toBe(320);
  mkdirSync(at("app/blog/[slug]"), { recursive: true });
  for (const source of blocks("tsx")) {
    const [, file = ""] = /^\/\/ (.+)\n/.exec(source) ?? [];
    writeFileSync(at(file), source);
  }
  const [section = ""] = blocks("ts").filter((block) => block.includes("ownSections"));
  const [, drawing = ""] = blocks("js");
  writeFileSync(at("drawing.mjs"), drawing);
  run(process.execPath, "drawing.mjs");
  rmSync(at("drawing.mjs"));
  blocks("diff").forEach(applyDiff);
  writeFileSync(at("app/blog/[slug]/page.tsx"), read("app/blog/page.tsx") + SLUGS);
  edit("content/assistant.ts", (source) =>
    changeContent(source, { faq: [{ id: "blog", question: "Do you write?", answer: "I do.", link: POST }] }),
  );
  const links = [
    { label: "Blog", href: "/blog" },
    { label: "Shop", href: "https://shop.ada.dev" },
  ];
  const own = runInNewContext(`({${section}})`) as object;
  edit("content/site.ts", (source) => changeContent(source, { ...own, headerLinks: links, landscape: "hills" }));
  run("npm", "run", "format");
});

it("after following the recipes in docs/content.md, a copy passes npm run check and shows the changes", async () => {
  // The check must accept unformatted files in content/.
  edit("content/site.ts", (source) => source.replace("owner: {", "owner:   {"));
  run("npm", "run", "check");
  expect(read("public/relief.svg"), "the drawing of one's own").toContain('d="M0 640 200 420');
  const page = read(".next/server/app/index.html");
  for (const sign of [
    'id="talks"',
    "Weaving by numbers",
    ">Talks</a>",
    'href="/blog"',
    'href="https://shop.ada.dev"',
  ]) {
    expect(page).toContain(sign);
  }
  expect(/<a [^>]*shop\.ada\.dev[^>]*>/.exec(page)?.[0]).toContain('target="_blank"');
  for (const name of ["icon", "apple-icon"]) {
    const pixels = await sharp(at(`.next/server/app/${name}.body`))
      .raw()
      .toBuffer();
    expect([...pixels.subarray(0, 3)], name).toEqual([0xfa, 0xcc, 0x15]);
  }
  expect(read(".next/server/app/sitemap.xml.body")).toContain("https://mina.design/blog<");
  for (const name of ["blog", "blog/first"]) {
    expect(read(`.next/server/app/${name}.html`)).toMatch(/<title>Blog.*<h1 class="text-4xl">Blog<\/h1>/s);
  }
  for (const file of ["app/fonts.ts", "app/fallback-fonts.css", "lib/images/server/fonts.ts"]) {
    expect(read(file)).not.toContain("bricolage");
  }
  // IBM Plex Mono is about a fifth wider than Arial Bold, and 1.3 em high. The overrides are divided by the width.
  const numbers = /size-adjust: (.+)%;\s+ascent-override: (.+)%;\s+descent-override: (.+)%;/.exec(
    read("app/fallback-fonts.css"),
  );
  const [width = 0, ascent = 0, descent = 0] = numbers?.slice(1).map(Number) ?? [];
  expect(Math.abs(width - 123)).toBeLessThan(3);
  expect((width * (ascent + descent)) / 100).toBeCloseTo(130, 0);
}, 900_000);

it("npm run dev says what is wrong with the content, and starts once it is right", async () => {
  edit("content/site.ts", (source) => source.replace('accent: "#', 'accent: "no#'));
  const { PATH, HOME } = process.env;
  const [port, sandboxPort] = [await getPort(), await getPort()];
  const ports = { PORT: String(port), SANDBOX_PORT: String(sandboxPort) };
  const env = { PATH, HOME, ...ports, NODE_ENV: "development" } as const;
  const dev = spawn(process.execPath, ["scripts/start.mjs", "--dev"], { cwd: copy.folder, env });
  try {
    let output = "";
    for (const stream of [dev.stdout, dev.stderr]) stream.setEncoding("utf8").on("data", (text) => (output += text));
    await vi.waitFor(() => expect(output).toContain("Waiting for a change in content/"), LIMIT);
    expect(output).toMatch(/content\/site\.ts\n +error +line \d+, accent: expected a colour like #8B5CF6/);
    expect(output).not.toMatch(/^ +at /m);
    expect(dev.exitCode).toBeNull();
    edit("content/site.ts", (source) => source.replace('accent: "no#', 'accent: "#'));
    await vi.waitFor(async () => expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200), LIMIT);
  } finally {
    if (dev.exitCode === null) {
      dev.kill("SIGINT");
      await once(dev, "exit");
    }
  }
}, 300_000);
