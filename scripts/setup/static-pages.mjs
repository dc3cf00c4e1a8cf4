import { readFileSync } from "node:fs";
import path from "node:path";

/**
 * The routes outside /api that are not finished when the site is built: rendered at request time, with a parameter, in
 * part, or again after a while. Their inline scripts have no hash, so the Content-Security-Policy would break them.
 */
export function findUnfinishedRoutes(appRoutes, prerendered) {
  return Object.values(appRoutes)
    .filter((route) => route !== "/api" && !route.startsWith("/api/"))
    .filter((route) => {
      const made = prerendered.routes[route];
      return !made || made.initialRevalidateSeconds !== false || (made.compute ?? "static") !== "static";
    })
    .sort();
}

export function readUnfinishedRoutes(buildFolder) {
  const read = (name) => JSON.parse(readFileSync(path.join(buildFolder, name), "utf8"));
  return findUnfinishedRoutes(read("app-path-routes-manifest.json"), read("prerender-manifest.json"));
}
