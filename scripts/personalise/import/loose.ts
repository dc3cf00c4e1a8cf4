/** An object whose fields may have the wrong types. The functions below read them by their meaning. */
export type Loose = Record<string, unknown>;

export const isObject = (value: unknown): value is Loose =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Removes the control characters, which could clear a terminal or write to its clipboard. */
export const dropControls = (text: string) => text.replaceAll(/[^\P{Cc}\t\n\r]/gu, "");

const HEADINGS = ["name", "title", "label", "heading"];
/** The fields in which an object can keep its text. */
const TEXT_FIELDS = [...HEADINGS, "text", "value", "description", "summary", "fullName", "url"];
const LINK_FIELDS = ["href", "url", "link", "value", "src"];

/** Reads a number, a list or an object, as one text: `{ title: "Looms", text: "Wove." }` becomes `Looms: Wove.` */
export function toText(value: unknown): string | undefined {
  if (typeof value === "string") return value.trim() || undefined;
  if (typeof value === "number") return String(value);
  if (Array.isArray(value)) return value.flatMap((part) => toText(part) ?? []).join(", ") || undefined;
  if (!isObject(value)) return undefined;
  const parts = Object.entries(value).flatMap(([field, part]) => {
    const text = isMark(field, part) ? undefined : toText(part);
    return text ? { field, text } : [];
  });
  const joined = parts.map(({ field, text }, index) => {
    if (index === parts.length - 1) return text;
    if (index === 0 && HEADINGS.includes(field)) return `${text}: `;
    return /[.!?…。！？؟۔।]$/u.test(text) ? `${text} ` : `${text}, `;
  });
  return joined.join("") || undefined;
}

/** Reads a text, a list or an object of texts as a list. A list within an object follows the object's other texts. */
export function toTexts(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(toTexts);
  if (!isObject(value)) return [toText(value) ?? []].flat();
  if (!TEXT_FIELDS.some((field) => field in value)) return Object.values(value).flatMap(toTexts);
  const fields = Object.entries(value);
  const head = toText(Object.fromEntries(fields.filter(([, part]) => !Array.isArray(part))));
  const items = fields.flatMap(([, part]) => (Array.isArray(part) ? toTexts(part) : []));
  if (items.length === 0 || !head) return head ? [head] : items;
  return [[head.replace(/:?$/, ":"), ...items.map((item) => `- ${item}`)].join("\n")];
}

/** Splits `HTML, CSS; Node (Express, Koa)` into its three parts. */
export const splitWords = (text: string): string[] =>
  text.split(/[,،、，;؛；|\n•](?![^()]*\))/).flatMap((word) => word.trim() || []);

/** `start_date`, `Start Date` and `startDate` are the same field. */
const toFieldName = (written: string) => written.toLowerCase().replaceAll(/[^\p{L}\d]/gu, "") || written;

/** Programs mark entries with ids, which say nothing to a reader. */
const isMark = (field: string, value: unknown) =>
  ["id", "uuid"].includes(toFieldName(field)) && /^(\d+|(?=.*\d)[\da-z-]{16,})$/i.test(String(value));

export const hasField = (value: unknown, names: readonly string[]) =>
  isObject(value) && Object.keys(value).some((field) => names.some((name) => toFieldName(name) === toFieldName(field)));

/** An entry whose fields are taken one by one, so that what is left can be reported. */
export class Entry {
  readonly #fields = new Map<string, { written: string; value: unknown }>();

  constructor(fields: Loose) {
    for (const [written, value] of Object.entries(fields)) {
      const name = toFieldName(written);
      if (!isEmpty(value) && !isMark(written, value))
        this.#fields.set(this.#fields.has(name) ? written : name, { written, value });
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

  /** Of an object, such as `{ name: "Mill", size: 12 }`, takes the name, and leaves the rest. */
  text(...names: string[]): string | undefined {
    return this.#takeName(this.take(...names), TEXT_FIELDS, names[0]);
  }

  /** Takes a list, if every member of it is an object. */
  rows(...names: string[]): Loose[] {
    const isList = (value: unknown): value is Loose[] => Array.isArray(value) && value.every(isObject);
    const name = names.find((field) => isList(this.#fields.get(toFieldName(field))?.value));
    const list = name && this.take(name);
    return isList(list) ? list : [];
  }

  /** Takes a link, also from `{ label: "Plans", href: "https://loom.org" }`. */
  link(...names: string[]): string | undefined {
    return this.#takeName(this.take(...names), LINK_FIELDS, names[0]);
  }

  /** Takes a list of names, also from objects. */
  names(...names: string[]): string[] {
    return this.namesIn(this.takeAll(...names));
  }

  namesIn(value: unknown): string[] {
    return this.#takeNames(value, TEXT_FIELDS);
  }

  /** Takes all links, also from objects. */
  links(...names: string[]): string[] {
    return this.#takeNames(this.takeAll(...names), LINK_FIELDS);
  }

  #takeNames(value: unknown, fields: string[]): string[] {
    const hasName = isObject(value) && hasField(value, fields);
    if (Array.isArray(value) || (isObject(value) && !hasName))
      return Object.values(value).flatMap((part) => this.#takeNames(part, fields));
    return [this.#takeName(value, fields) ?? []].flat();
  }

  #takeName(value: unknown, fields: string[], where?: string): string | undefined {
    if (!isObject(value)) return toText(value);
    if (!hasField(value, fields)) return toText(value);
    const entry = new Entry(value);
    const name = entry.text(...fields);
    this.leave(where ?? name ?? "", entry);
    return name;
  }

  /** Puts back what was not taken from one of the fields, so that it is reported. */
  leave(where: string, entry: Entry) {
    for (const [field, text] of entry.rest())
      this.#fields.set(`${where} ${field}`, { written: `${where}, ${field}`, value: text });
  }

  texts(...names: string[]): string[] {
    return this.takeAll(...names).flatMap(toTexts);
  }

  /** The fields that were never taken, as text. */
  rest(): [field: string, text: string][] {
    const fields = [...this.#fields.values()].filter(({ value }) => value !== true);
    return fields.flatMap(({ written, value }) => {
      const rows = Array.isArray(value) && value.some(isObject) ? value : [value];
      return rows.map((row): [string, string] => [written, describe(row)]);
    });
  }
}

/** Writes a value as its owner would: `title: A loom, parts: beam; shed`. */
export function describe(value: unknown): string {
  if (Array.isArray(value))
    return value
      .filter((part) => !isEmpty(part))
      .map(describe)
      .join("; ");
  if (!isObject(value)) return String(value);
  const fields = Object.entries(value).filter(([field, part]) => !isEmpty(part) && !isMark(field, part));
  return fields
    .map(([field, part]) => `${field}: ${isObject(part) ? `(${describe(part)})` : describe(part)}`)
    .join(", ");
}

export function isEmpty(value: unknown): boolean {
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
