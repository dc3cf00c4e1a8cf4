/** What a browser has to load before `/` works, at most: bytes as they travel (docs/measurements.md). */
export const BUDGET_BYTES = { javascript: 168_000, css: 14_500, fonts: 70_000, html: 31_000, images: 50_000 };
const MAX_FONT_FILES = 3;

const attribute = (tag, name) => new RegExp(`\\b${name}="([^"]*)"`, "i").exec(tag)?.[1];
const unique = (values) => [...new Set(values.filter(Boolean))];

/** The files that a page's HTML asks for at once. Scripts for browsers without modules are not among them. */
export function findFirstLoad(html) {
  const scripts = (html.match(/<script\b[^>]*>/gi) ?? []).filter((tag) => !/\bnomodule\b/i.test(tag));
  const links = html.match(/<link\b[^>]*>/gi) ?? [];
  const linked = (name, value) =>
    links.filter((tag) => attribute(tag, name) === value).map((tag) => attribute(tag, "href"));
  return {
    javascript: unique([
      ...scripts.map((tag) => attribute(tag, "src")),
      ...linked("as", "script"),
      ...linked("rel", "modulepreload"),
    ]),
    css: unique([...linked("rel", "stylesheet"), ...linked("as", "style")]),
    fonts: unique(linked("as", "font")),
  };
}

/** Compares `{ kind, name, bytes }` with the budget: one row for each kind, one sentence for each excess. */
export function compareWithBudget(files) {
  const rows = Object.entries(BUDGET_BYTES).map(([kind, limit]) => {
    const own = files.filter((file) => file.kind === kind).sort((one, other) => other.bytes - one.bytes);
    return { kind, limit, bytes: own.reduce((sum, { bytes }) => sum + bytes, 0), files: own };
  });
  const problems = rows
    .filter(({ bytes, limit }) => bytes > limit)
    .map(({ kind, bytes, limit, files: own }) => {
      const heaviest = own.map((file) => `${file.name}, ${file.bytes} bytes`).join("; ");
      return `${kind}: ${bytes - limit} bytes over the budget of ${limit}. ${heaviest}`;
    });
  const fonts = files.filter(({ kind }) => kind === "fonts").length;
  if (fonts > MAX_FONT_FILES) problems.push(`fonts: ${fonts} files, at most ${MAX_FONT_FILES}`);
  return { rows, problems };
}
