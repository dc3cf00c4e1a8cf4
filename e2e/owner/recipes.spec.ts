import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { setValue } from "@/scripts/personalise/edit-source";
import { copyProject } from "@/e2e/support/copy-project";

const FLAGS = [
  ["--name", "Mína Žluťoučká", "--role", "Product designer", "--email", "mina@mina.design"],
  ["--place", "Brno, Czechia", "--coordinates", "49.1951, 16.6068", "--accent", "#FACC15", "--skills", "Figma 90"],
].flat();
const BLOG = `import Link from "next/link";

export default function BlogPage() {
  return (
    <div className="page-column py-36">
      <h1 className="text-4xl">Blog</h1>
      <Link href="/">Home</Link>
    </div>
  );
}
`;

const SLUGS = `
export const dynamicParams = false;
export const generateStaticParams = () => [{ slug: "first" }];
`;
const POST = { label: "My first post", href: "/blog/first" };

let project = "";
const at = (file: string) => path.join(project, file);
const read = (file: string) => readFileSync(at(file), "utf8");
const edit = (file: string, change: (source: string) => string) => writeFileSync(at(file), change(read(file)));

function run(program: string, ...args: string[]) {
  const { PATH, HOME } = process.env;
  // Leave out the owner's and the test runner's environment variables.
  const env = { PATH, HOME, NODE_ENV: "production" } as const;
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: project, encoding: "utf8", env });
  expect(status, (stdout + stderr).slice(-6000)).toBe(0);
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
  project = copyProject("recipes");
  run(process.execPath, "--conditions=react-server", "--import", "tsx", "scripts/personalise.ts", "--yes", ...FLAGS);

  const [, recipes = ""] = read("docs/content.md").split("## Change more");
  const blocks = (kind: string) =>
    Array.from(recipes.matchAll(new RegExp(`\`\`\`${kind}\\n([^]*?)\`\`\``, "g")), ([, block = ""]) => block);
  const [fonts = "", favicon = ""] = blocks("sh");
  for (const script of [fonts, favicon]) run("sh", "-ec", script);
  for (const name of ["icon.png", "apple-icon.png", "favicon.ico"]) {
    const picture = sharp({ create: { width: 64, height: 64, channels: 3, background: "#facc15" } });
    writeFileSync(at(`app/${name}`), await picture.png().toBuffer());
  }
  for (const source of [...blocks("ts"), ...blocks("tsx")]) {
    const [, file = ""] = /^\/\/ (.+)\n/.exec(source) ?? [];
    writeFileSync(at(file), source);
  }
  blocks("diff").forEach(applyDiff);
  edit("content/site.ts", (source) => setValue(source, ["sections"], ["about", "testimonials", "contact"]));
  for (const folder of ["app/blog", "app/blog/[slug]"]) {
    mkdirSync(at(folder));
    writeFileSync(at(`${folder}/page.tsx`), folder.endsWith("]") ? `${BLOG}${SLUGS}` : BLOG);
  }
  edit("content/assistant.ts", (source) =>
    setValue(source, ["faq"], [{ id: "blog", question: "Do you write?", answer: "I do.", link: POST }]),
  );
  const links = [
    { label: "Blog", href: "/blog" },
    { label: "Shop", href: "https://shop.ada.dev" },
  ];
  edit("content/site.ts", (source) => setValue(source, ["headerLinks"], links));
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

it("after following the recipes in docs/content.md, a copy passes npm run check and shows the changes", () => {
  run("npm", "run", "format");
  // The check must accept unformatted files in content/.
  edit("content/site.ts", (source) => source.replace("owner: {", "owner:   {"));
  run("npm", "run", "check");
  const page = read(".next/server/app/index.html");
  for (const sign of ['id="testimonials"', "Jan Novák, Mill", 'href="/blog"', 'href="https://shop.ada.dev"']) {
    expect(page).toContain(sign);
  }
  expect(/<a [^>]*shop\.ada\.dev[^>]*>/.exec(page)?.[0]).toContain('target="_blank"');
  expect(read(".next/server/app/manifest.webmanifest.body")).toContain('"/icon.png"');
  expect(read(".next/server/app/sitemap.xml.body")).toContain("/blog");
  for (const name of ["blog", "blog/first"]) expect(read(`.next/server/app/${name}.html`)).toContain("Blog");
  for (const file of ["app/fonts.ts", "app/fallback-fonts.css", "lib/images/server/fonts.ts"]) {
    expect(read(file)).not.toContain("bricolage");
  }
}, 900_000);
