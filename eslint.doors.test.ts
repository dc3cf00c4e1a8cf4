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

describe("the doors between the rooms", () => {
  it.each([
    ["a component that imports a route", "components/sections/planted.tsx", 'import { x } from "@/app/fonts";'],
    ["a component that imports lib/server", "components/sections/planted.tsx", 'import { x } from "@/lib/server/env";'],
    [
      "a feature that reaches into another",
      "components/chat/planted.tsx",
      'import { x } from "@/components/sections/hero/hero";',
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
    ["a component that passes lib/server on", "components/ui/planted.tsx", 'export * from "@/lib/server/env";'],
    ["lib that passes content on", "lib/planted.ts", 'export { site } from "@/content/site";'],
    [
      "an island that passes content's values on",
      "components/chat/planted.tsx",
      `${island}export { site } from "@/content/site";`,
    ],
    ["an island of app/ that passes lib/server on", "app/planted.tsx", `${island}export * from "@/lib/server/env";`],
    ["a component that loads lib/server later", "components/chat/planted.tsx", 'import("@/lib/server/env");'],
    [
      "a feature that loads another's inside later",
      "components/chat/planted.tsx",
      'export const load = () => import("@/components/sections/hero/hero");',
    ],
    ["an island of app/ that loads lib/server later", "app/planted.tsx", `${island}import("@/lib/server/env");`],
    ["an island that loads content later", "components/chat/planted.tsx", `${island}import("@/content/site");`],
    ["a primitive that loads content later", "components/ui/planted.tsx", 'import("@/content/site");'],
    ["content that loads lib later", "content/planted.ts", 'import("@/lib/utils");'],
    ["lib that loads content later", "lib/planted.ts", 'import("@/content/site");'],
    [
      "lib/server that loads a component later",
      "lib/server/planted.ts",
      `${serverFile}import("@/components/ui/button");`,
    ],
    ["a server's test that loads a route", "lib/server/planted.test.ts", 'import("@/app/fonts");'],
    ["a test that loads the server later", "e2e/planted.spec.ts", 'import("@/lib/server/env");'],
    ["a path that climbs past the doors later", "components/chat/planted.tsx", 'import("../sections/hero");'],
    ["a path that the doors cannot read", "components/chat/planted.tsx", "import(`@/lib/${name}`);"],
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
    [
      "an island that passes content's types on",
      "components/chat/planted.tsx",
      `${island}export type { Site } from "@/content/schema/site";`,
    ],
    ["an island that loads its own panel later", "components/chat/planted.tsx", `${island}import("./panel");`],
    ["a component that loads a primitive later", "components/chat/planted.tsx", 'import("@/components/ui/dialog");'],
    ["lib/server that loads a library later", "lib/server/planted.ts", `${serverFile}import("pg");`],
    ["a route that reads lib/server", "app/planted.ts", 'import { x } from "@/lib/server/env";'],
  ])("let through %s", async (_case, filePath, text) => {
    expect(await complaintsOf(filePath, text)).toEqual([]);
  });
});
