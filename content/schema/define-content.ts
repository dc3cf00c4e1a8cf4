import type { z } from "zod";

export interface ContentProblem {
  file: string;
  field: string;
  expectation: string;
  /** The present value as JSON, or 'nothing'. */
  found: string;
}

/** Values in `content/` that break its schema. The message has one line for each: file, field, expectation, value. */
export class ContentError extends Error {
  override name = "ContentError";

  constructor(readonly problems: readonly ContentProblem[]) {
    super(problems.map((row) => `${row.file}: ${row.field}: ${row.expectation}, got ${row.found}`).join("\n"));
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

/**
 * Checks one content file against its schema, so that a wrong value stops the build.
 *
 * @param file Path of the content file from the project's root, as the owner knows it.
 * @throws ContentError with one line for every wrong field.
 */
export function defineContent<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  value: z.input<Schema>,
): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new ContentError(
    result.error.issues.map((issue) => ({
      file,
      field: formatField(issue.path) || "(the whole file)",
      expectation: issue.message,
      found: JSON.stringify(valueAt(value, issue.path)) ?? "nothing",
    })),
  );
}
