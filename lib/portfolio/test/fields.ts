import { z } from "zod";

function listNames(schema: object): string[] {
  return Object.entries(schema).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value !== "object" || value === null) return [];
    return [...(key === "properties" ? Object.keys(value) : []), ...listNames(value)];
  });
}

/** The names of a content file's fields, at every depth. */
export const listFields = (schema: z.ZodType) =>
  listNames(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }));
