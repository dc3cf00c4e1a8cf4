import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const PAGES_FOLDER = path.join(".next", "server", "app");
/** The file types that Next.js serves for a prerendered page. */
const SERVED = /\.(?:html|rsc|body|meta|txt)$/;

const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

export function listPages(): string[] {
  const { routes } = JSON.parse(readFileSync(".next/prerender-manifest.json", "utf8")) as {
    routes: Record<string, unknown>;
  };
  const isPage = (route: string) => !route.startsWith("/_") && existsSync(path.join(PAGES_FOLDER, `${route}.html`));
  return ["/", ...Object.keys(routes).filter(isPage), "/no-such-page"];
}

export function readServedFiles(): Map<string, string> {
  const files = [
    ...listFiles(path.join(".next", "static")),
    ...listFiles(PAGES_FOLDER).filter((file) => SERVED.test(file)),
  ];
  return new Map(files.map((file) => [file, readFileSync(file, "latin1")]));
}
