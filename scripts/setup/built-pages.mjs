import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { Refusal } from "./project.mjs";

/** The prerendered pages whose HTML is not where `next build` writes it. */
function findPagesWithoutHtml(buildFolder) {
  const { routes } = JSON.parse(readFileSync(path.join(buildFolder, "prerender-manifest.json"), "utf8"));
  const hasHtml = ({ dataRoute }) =>
    existsSync(path.join(buildFolder, "server", "app", dataRoute?.replace(/\.rsc$/, ".html") ?? "none"));
  return Object.keys(routes).filter((route) => routes[route].routeType !== "route" && !hasHtml(routes[route]));
}

/**
 * The HTML files of all pages of a build, by both of Next.js's routers. The policy and the late scripts reach only these, so
 * a page that has been prerendered elsewhere stops the build.
 */
export function listBuiltPages(buildFolder) {
  const missing = findPagesWithoutHtml(buildFolder);
  if (missing.length > 0) throw new Refusal(`No HTML was found for these prerendered pages: ${missing.join(", ")}.`);
  return ["app", "pages"].flatMap((router) => {
    const folder = path.join(buildFolder, "server", router);
    if (!existsSync(folder)) return [];
    const files = readdirSync(folder, { recursive: true }).filter((file) => file.endsWith(".html"));
    return files.map((file) => path.join(folder, file));
  });
}
