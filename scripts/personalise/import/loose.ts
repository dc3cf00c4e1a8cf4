/** An object whose fields may have the wrong types. The functions below read them by their meaning. */
export type Loose = Record<string, unknown>;

export const isObject = (value: unknown): value is Loose =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The fields in which an object can keep its text. */
const TEXT_FIELDS = ["name", "title", "text", "value", "label", "description", "summary", "en", "fullName", "url"];

/** Reads a number, a list of strings or an object with a string, as a string. */
export function toText(value: unknown): string | undefined {
  if (typeof value === "string") return value.trim() || undefined;
  if (typeof value === "number") return String(value);
  if (Array.isArray(value)) return value.flatMap((part) => toText(part) ?? []).join(", ") || undefined;
  if (!isObject(value)) return undefined;
  const texts = [...TEXT_FIELDS.map((field) => value[field]), ...Object.values(value)];
  return texts.map((text) => (isObject(text) ? undefined : toText(text))).find(Boolean);
}

/** Reads a text, or an object of texts, as a list. */
export function toTexts(value: unknown): string[] {
  if (Array.isArray(value))
    return value.flatMap((part) => (Array.isArray(part) ? toTexts(part) : (toText(part) ?? [])));
  if (isObject(value))
    return TEXT_FIELDS.some((field) => field in value)
      ? [toText(value) ?? ""].filter(Boolean)
      : Object.values(value).flatMap(toTexts);
  const text = toText(value);
  return text === undefined ? [] : [text];
}

/** Splits `HTML, CSS; Node (Express, Koa)` into its three parts. */
export const splitWords = (text: string): string[] =>
  text.split(/[,;|\n•](?![^()]*\))/).flatMap((word) => word.trim() || []);

/** An entry whose fields are taken one by one, so that what is left can be reported. */
export class Entry {
  readonly #fields: Map<string, unknown>;

  constructor(fields: Loose) {
    this.#fields = new Map(Object.entries(fields).filter(([, value]) => !isEmpty(value)));
  }

  /** Takes the first of these fields that has a value. */
  take(...names: string[]): unknown {
    const name = names.find((field) => this.#fields.has(field));
    const value = name && this.#fields.get(name);
    for (const other of names) if (this.#fields.get(other) === value) this.#fields.delete(other);
    return value;
  }

  /** Takes all of these fields. */
  takeAll(...names: string[]): unknown[] {
    return names.map((name) => this.take(name)).filter((value) => value !== undefined);
  }

  has(...names: string[]): boolean {
    return names.some((name) => toText(this.#fields.get(name)));
  }

  text(...names: string[]): string | undefined {
    return toText(this.take(...names));
  }

  texts(...names: string[]): string[] {
    return this.takeAll(...names).flatMap(toTexts);
  }

  /** Our own fields, for which JSON Resume has no place. */
  own(): Loose | undefined {
    const own = this.take("x-portfolio");
    return isObject(own) ? own : undefined;
  }

  /** The fields that were never taken, as text. */
  rest(): [field: string, text: string][] {
    const fields = [...this.#fields].filter(([field, value]) => value !== true && field !== "group");
    return fields.map(([field, value]) => [
      field,
      isObject(value) || Array.isArray(value) ? describe(value) : String(value),
    ]);
  }
}

/** Writes a list of texts with semicolons, and anything else as JSON. */
function describe(value: object): string {
  const isList = Array.isArray(value) && value.every((part) => typeof part !== "object");
  return isList ? value.join("; ") : JSON.stringify(value);
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === "" || value === false) return true;
  if (typeof value === "string") return value.trim() === "";
  return typeof value === "object" && Object.values(value).every(isEmpty);
}

const NAMES = [
  "name",
  "title",
  "company",
  "organization",
  "institution",
  "studyType",
  "position",
  "language",
  "network",
  "reference",
  "url",
  "description",
  "summary",
  "keywords",
];

/** Reads a list of entries, however it is written: texts as entries with a name, an object as a list of its groups. */
export function toEntries(value: unknown, group?: string): Entry[] {
  if (Array.isArray(value)) return value.flatMap((row) => toEntries(row, group));
  if (isObject(value)) {
    if (NAMES.some((name) => name in value)) return [new Entry({ group, ...value })];
    return Object.entries(value).flatMap(([key, inner]) => {
      if (Array.isArray(inner) && inner.some((row) => typeof row !== "string")) return toEntries(inner, key);
      return isObject(inner) ? [new Entry({ name: key, ...inner })] : [new Entry({ name: key, value: inner })];
    });
  }
  const name = toText(value);
  return name ? [new Entry({ name, group })] : [];
}
