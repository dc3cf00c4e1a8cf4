import { ESLint } from "eslint";
import { describe, expect, it } from "vitest";

const eslint = new ESLint({ cwd: process.cwd() });

/** What the doors say of a file's text, were it to stand at that path. */
async function complaintsOf(filePath: string, text: string): Promise<string[]> {
  const [result] = await eslint.lintText(text, { filePath });
  return (result?.messages ?? [])
    .filter(({ ruleId }) => ruleId?.endsWith("no-restricted-imports") || ruleId === "no-restricted-syntax")
    .map(({ message }) => message);
}

const island = '"use client";\n';
const serverFile = 'import "server-only";\n';

// The first run loads every linter rule.
describe("the doors between the rooms", { timeout: 60_000 }, () => {
  it.each([
    ["a component that imports a route", "components/sections/planted.tsx", 'import { x } from "@/app/fonts";'],
    ["a component that imports lib/server", "components/sections/planted.tsx", 'import { x } from "@/lib/server/env";'],
    [
      "a feature that reaches into another",
      "components/chat/planted.tsx",
      'import { x } from "@/components/sections/hero";',
    ],
    [
      "an island that takes content's values",
      "components/chat/planted.tsx",
      `${island}import { site } from "@/content/site";`,
    ],
    ["an island of app/ that imports lib/server", "app/planted.tsx", `${island}import { x } from "@/lib/server/env";`],
    ["a primitive that knows content", "components/ui/planted.tsx", 'import { site } from "@/content/site";'],
    ["content that imports lib", "content/planted.ts", 'import { cn } from "@/lib/utils";'],
    ["lib that imports content", "lib/planted.ts", 'import { site } from "@/content/site";'],
    [
      "lib/server that imports a component",
      "lib/server/planted.ts",
      `${serverFile}import { x } from "@/components/ui/button";`,
    ],
    ["lib/server without its marker", "lib/server/planted.ts", "export const x = 1;"],
    ["a test that looks into the server", "e2e/planted.spec.ts", 'import { x } from "@/lib/server/env";'],
    ["a path that climbs past the doors", "components/chat/planted.tsx", 'import { x } from "../sections/hero";'],
  ])("stop %s", async (_case, filePath, text) => {
    expect(await complaintsOf(filePath, text)).toHaveLength(1);
  });

  it.each([
    [
      "an island that takes content's types",
      "components/chat/planted.tsx",
      `${island}import type { Site } from "@/content/schema/site";`,
    ],
    ["a server component that reads content", "components/chat/planted.tsx", 'import { site } from "@/content/site";'],
    ["a route that reads lib/server", "app/planted.ts", 'import { x } from "@/lib/server/env";'],
  ])("let through %s", async (_case, filePath, text) => {
    expect(await complaintsOf(filePath, text)).toEqual([]);
  });
});
