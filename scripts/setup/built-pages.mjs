import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

/** The paths of all pages that a build has finished, by both of Next.js's routers. */
export function listBuiltPages(buildFolder) {
  return ["app", "pages"].flatMap((router) => {
    const folder = path.join(buildFolder, "server", router);
    if (!existsSync(folder)) return [];
    const files = readdirSync(folder, { recursive: true }).filter((file) => file.endsWith(".html"));
    return files.map((file) => path.join(folder, file));
  });
}
