import { readFileSync } from "node:fs";
import path from "node:path";

const isFinished = (made) => made.initialRevalidateSeconds === false && (made.compute ?? "static") === "static";

/**
 * The routes outside /api that are not finished when the site is built: rendered at request time, with a parameter that
 * may take any value, in part, or again after a while. Their inline scripts have no hash, so the Content-Security-Policy
 * would break them.
 */
export function findUnfinishedRoutes(appRoutes, { routes, dynamicRoutes = {} }) {
  const made = Object.values(routes);
  return Object.values(appRoutes)
    .filter((route) => route !== "/api" && !route.startsWith("/api/"))
    .filter((route) => {
      if (route in dynamicRoutes && dynamicRoutes[route].fallback !== false) return true;
      const own = made.filter(({ srcRoute }) => srcRoute === route);
      return !own.every(isFinished) || (own.length === 0 && !(route in dynamicRoutes));
    })
    .sort();
}

export function readUnfinishedRoutes(buildFolder) {
  const read = (name) => JSON.parse(readFileSync(path.join(buildFolder, name), "utf8"));
  return findUnfinishedRoutes(read("app-path-routes-manifest.json"), read("prerender-manifest.json"));
}
