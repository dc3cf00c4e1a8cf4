import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { LoadingScript } from "./loading-script";

/** Runs the script as a new page with this storage would, and returns what the root then says. */
function openPage(script: string, storages: Record<string, Map<string, string>>) {
  const dataset: Record<string, string> = {};
  const window = Object.fromEntries(
    Object.entries(storages).map(([name, map]) => [
      name,
      { getItem: (key: string) => map.get(key), setItem: (key: string, value: string) => map.set(key, value) },
    ]),
  );
  const document = { documentElement: { dataset }, addEventListener: () => undefined };
  new Function("window", "document", script)(window, document);
  return "loadingSeen" in dataset;
}

it.each(["sessionStorage", "localStorage"] as const)("the opening screen shows once for each %s", (storage) => {
  const [, script = ""] =
    /<script>([^]*)<\/script>/.exec(renderToStaticMarkup(<LoadingScript storage={storage} />)) ?? [];
  const visitor = { sessionStorage: new Map(), localStorage: new Map() };
  expect(openPage(script, visitor)).toBe(false);
  expect(openPage(script, visitor)).toBe(true);
  const isRemembered = openPage(script, { ...visitor, sessionStorage: new Map() });
  expect(isRemembered).toBe(storage === "localStorage");
});
