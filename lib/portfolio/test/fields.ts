import { z } from "zod";
import * as schema from "../schema";

function listNames(schema: object): string[] {
  return Object.entries(schema).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value !== "object" || value === null) return [];
    return [...(key === "properties" ? Object.keys(value) : []), ...listNames(value)];
  });
}

/** The names of all fields of each content file, at every depth. */
export function listFields(): Record<string, string[]> {
  const { defineContent: _, ...schemas } = schema;
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [
      name.replace("Schema", ""),
      listNames(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" })),
    ]),
  );
}
