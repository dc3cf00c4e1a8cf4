import { distance } from "fastest-levenshtein";
import { z } from "zod";

interface ContentProblem {
  file: string;
  field: string;
  expectation: string;
  found: string;
}

export class ContentError extends Error {
  override name = "ContentError";

  constructor(readonly problems: readonly ContentProblem[]) {
    super(problems.map((row) => `${row.file}: ${row.field}: ${row.expectation}, got ${row.found}`).join("\n"));
    // Point the development overlay at the content file.
    Error.captureStackTrace(this, defineContent);
  }
}

function formatField(path: PropertyKey[]): string {
  return path.reduce<string>(
    (field, key) => (typeof key === "number" ? `${field}[${key}]` : field ? `${field}.${String(key)}` : String(key)),
    "",
  );
}

function valueAt(value: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (inner && typeof inner === "object" ? Reflect.get(inner, key) : undefined),
    value,
  );
}

function findNearest(word: string, known: readonly string[]) {
  const editsTo = (other: string) => distance(word.toLowerCase(), other.toLowerCase());
  const [nearest] = known.toSorted((one, other) => editsTo(one) - editsTo(other));
  return nearest !== undefined && editsTo(nearest) <= Math.max(1, word.length / 2) ? nearest : undefined;
}

function listKeys(schema: unknown): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  return schema instanceof z.ZodRecord && schema.keyType instanceof z.ZodEnum ? schema.keyType.options.map(String) : [];
}

const MAX_QUOTED_CHARACTERS = 60;

function quote(value: unknown): string {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > MAX_QUOTED_CHARACTERS ? `${text.slice(0, MAX_QUOTED_CHARACTERS)}…` : text;
}

/** Validates a content file, given its path in the project. Throws a ContentError with one line per invalid field. */
export function defineContent<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  value: z.input<Schema>,
): z.output<Schema> {
  const known = new Map<string, string[]>();
  const result = schema.safeParse(value, {
    error(issue) {
      if (issue.code === "unrecognized_keys") known.set(formatField(issue.path ?? []), listKeys(issue.inst));
      return undefined;
    },
  });
  if (result.success) return result.data;
  const describe = (path: PropertyKey[], expectation: string): ContentProblem => ({
    file,
    field: formatField(path) || "(the whole file)",
    expectation,
    found: quote(valueAt(value, path)),
  });
  throw new ContentError(
    result.error.issues.flatMap((issue) => {
      if (issue.code !== "unrecognized_keys") return [describe(issue.path, issue.message)];
      return issue.keys.map((key) => {
        const nearest = findNearest(key, known.get(formatField(issue.path)) ?? []);
        return describe([...issue.path, key], `expected a known field${nearest ? `, perhaps ${nearest}` : ""}`);
      });
    }),
  );
}
