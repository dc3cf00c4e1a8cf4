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

/** `start_date`, `Start Date` and `startDate` are the same field. */
const toFieldName = (written: string) => written.toLowerCase().replaceAll(/[^\p{L}\d]/gu, "") || written;

const hasField = (value: unknown, names: readonly string[]) =>
  isObject(value) && Object.keys(value).some((field) => names.some((name) => toFieldName(name) === toFieldName(field)));

/** An entry whose fields are taken one by one, so that what is left can be reported. */
export class Entry {
  readonly #fields = new Map<string, { written: string; value: unknown }>();

  constructor(fields: Loose) {
    for (const [written, value] of Object.entries(fields)) {
      const name = toFieldName(written);
      if (!isEmpty(value)) this.#fields.set(this.#fields.has(name) ? written : name, { written, value });
    }
  }

  /** Takes the first of these fields that has a value. */
  take(...names: string[]): unknown {
    const fields = names.map(toFieldName);
    const field = fields.find((name) => this.#fields.has(name));
    const value = field && this.#fields.get(field)?.value;
    for (const other of fields) if (this.#fields.get(other)?.value === value) this.#fields.delete(other);
    return value;
  }

  /** Takes all of these fields. */
  takeAll(...names: string[]): unknown[] {
    return names.map((name) => this.take(name)).filter((value) => value !== undefined);
  }

  has(...names: string[]): boolean {
    return names.some((name) => toText(this.#fields.get(toFieldName(name))?.value));
  }

  text(...names: string[]): string | undefined {
    return toText(this.take(...names));
  }

  texts(...names: string[]): string[] {
    return this.takeAll(...names).flatMap(toTexts);
  }

  /** The fields that were never taken, as text. */
  rest(): [field: string, text: string][] {
    const fields = [...this.#fields.values()].filter(({ value }) => value !== true);
    return fields.map(({ written, value }) => [
      written,
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

/** Reads a row of a list. A key is a group, never the name of an entry. */
function readRow(row: unknown, fields: readonly string[], group?: string): Entry[] {
  if (Array.isArray(row)) return row.flatMap((inner) => readRow(inner, fields, group));
  if (!isObject(row)) {
    const name = toText(row);
    return name ? [new Entry({ name, group })] : [];
  }
  const parts = Object.entries(row).filter(([, part]) => !isEmpty(part));
  const isRow = (value: unknown) => hasField(value, fields);
  const isSplit =
    parts.every(([, part]) => typeof part === "object") &&
    (!isRow(row) || parts.every(([, part]) => [part].flat().every(isRow)));
  return isSplit
    ? parts.flatMap(([key, part]) => readRow(part, fields, key))
    : [new Entry({ group, ...Object.fromEntries(parts) })];
}

/**
 * Reads a list of entries with these fields, however it is written: texts as entries with a name, an object of objects
 * or lists as groups. Where keys are names or groups of texts (`{ "Tools": "Loom, needle" }`), `keyField` says which.
 */
export function toEntries(value: unknown, fields: readonly string[], keyField?: string): Entry[] {
  const rows = Array.isArray(value) ? value : [value];
  return rows.flatMap((row: unknown) => {
    const isDictionary =
      keyField && isObject(row) && !hasField(row, fields) && (row === value || Object.keys(row).length === 1);
    if (!isDictionary) return readRow(row, fields);
    return Object.entries(row).flatMap(([key, part]) =>
      typeof part === "object" ? readRow(part, fields, key) : new Entry({ [keyField]: key, value: part }),
    );
  });
}
