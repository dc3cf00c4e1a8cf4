/** What a browser has to load before `/` works, at most: bytes as they travel (docs/measurements.md). */
const KILOBYTE = 1000;
export const BUDGET_BYTES = {
  javascript: 175 * KILOBYTE,
  css: 20 * KILOBYTE,
  fonts: 100 * KILOBYTE,
  html: 40 * KILOBYTE,
  images: 80 * KILOBYTE,
};
export const MAX_FONT_FILES = 3;

const attribute = (tag, name) => new RegExp(`\\b${name}="([^"]*)"`, "i").exec(tag)?.[1];
const unique = (values) => [...new Set(values.filter(Boolean))];

/** The files that a page's HTML asks for at once. Scripts for browsers without modules are not among them. */
export function findFirstLoad(html) {
  const scripts = (html.match(/<script\b[^>]*>/gi) ?? []).filter((tag) => !/\bnomodule\b/i.test(tag));
  const links = html.match(/<link\b[^>]*>/gi) ?? [];
  const preloads = (kind) => links.filter((tag) => attribute(tag, "as") === kind).map((tag) => attribute(tag, "href"));
  const modules = links.filter((tag) => attribute(tag, "rel") === "modulepreload").map((tag) => attribute(tag, "href"));
  const sheets = links.filter((tag) => attribute(tag, "rel") === "stylesheet").map((tag) => attribute(tag, "href"));
  return {
    javascript: unique([...scripts.map((tag) => attribute(tag, "src")), ...preloads("script"), ...modules]),
    css: unique([...sheets, ...preloads("style")]),
    fonts: unique(preloads("font")),
  };
}

/** Which parts of the site ask for a chunk, by the module names of Next.js's manifest: at most four. */
export function nameChunk(address, clientModules) {
  const names = Object.entries(clientModules)
    .filter(([name, { chunks }]) => /^\[project\]\/(?:app|components)\//.test(name) && chunks.includes(address))
    .map(([name]) => name.replace("[project]/", "").replace(/ <.*$/, ""));
  const shown = unique(names);
  return shown.length > 4 ? `${shown.slice(0, 4).join(", ")} and ${shown.length - 4} more` : shown.join(", ");
}

/**
 * Compares what was weighed with the budget. `files` are `{ kind, name, bytes, note }`. Answers one row for each kind
 * and one sentence for each excess, the heaviest file named first.
 */
export function judge(files) {
  const rows = Object.entries(BUDGET_BYTES).map(([kind, limit]) => {
    const own = files.filter((file) => file.kind === kind).sort((one, other) => other.bytes - one.bytes);
    return { kind, limit, bytes: own.reduce((sum, { bytes }) => sum + bytes, 0), files: own };
  });
  const problems = rows
    .filter(({ bytes, limit }) => bytes > limit)
    .map(({ kind, bytes, limit, files: own }) => {
      const heaviest = own.map(({ name, bytes: size, note }) => `${name}, ${size} bytes${note ? ` (${note})` : ""}`);
      return `${kind}: ${bytes - limit} bytes over the budget of ${limit}. ${heaviest.join("; ")}`;
    });
  const fontFiles = files.filter(({ kind }) => kind === "fonts").length;
  if (fontFiles > MAX_FONT_FILES) problems.push(`fonts: ${fontFiles} files, at most ${MAX_FONT_FILES}`);
  return { rows, problems };
}
