/**
 * The doors between the rooms of the house (docs/architecture.md): which folder may import which.
 * Other rooms are reached by the `@/` alias only, so that a pattern on the alias sees every door.
 */
const deny = (regex, message) => ({ regex, message });

const parentPath = deny("^\\.\\./", "Reach another folder by its '@/' path, so that the doors can be checked.");

/** A pattern as an attribute of a selector, which a plain slash would end. */
const sourceLike = (regex) => `[source.value=/${regex.replaceAll("/", "\\u002f")}/]`;

/** `import()`, which no-restricted-imports does not see. */
const loadedLater = ({ regex, message }) => ({ selector: `ImportExpression${sourceLike(regex)}`, message });

const unreadablePath = {
  selector: "ImportExpression[source.type!='Literal']",
  message: "Write the path of an import() as a plain text, so that the doors can be checked.",
};

/** The doors of one room: what it may neither import, pass on, nor load later; and what else its syntax has to keep to. */
const room = (patterns, syntax = []) => {
  const denied = [parentPath, ...patterns];
  return {
    "@typescript-eslint/no-restricted-imports": ["error", { patterns: denied }],
    "no-restricted-syntax": ["error", ...denied.map(loadedLater), unreadablePath, ...syntax],
  };
};

const island = "Program:has(> ExpressionStatement[directive='use client'])";
const importOrExport = ":matches(ImportDeclaration, ExportNamedDeclaration, ExportAllDeclaration)";
const ofValues = "[importKind!='type'][exportKind!='type']";

const closeToIslands = (regex, message, kind = "") => [
  { selector: `${island} > ${importOrExport}${kind}${sourceLike(regex)}`, message },
  { selector: `${island} ImportExpression${sourceLike(regex)}`, message },
];

const islandDoors = [
  ...closeToIslands("^@/lib/(?:[a-z]+/)?server/", "A 'use client' file never imports lib/server."),
  ...closeToIslands(
    "^@/content",
    "A 'use client' file takes content as props; it may import only its types.",
    ofValues,
  ),
];

const serverMarker = {
  selector: "Program:not(:has(> ImportDeclaration[source.value='server-only']))",
  message: 'Every file of lib/server starts with: import "server-only".',
};

export const doors = [
  {
    files: ["app/**/*.{ts,tsx}", "*.{ts,mts}"],
    rules: room([], islandDoors),
  },
  {
    files: ["components/**/*.{ts,tsx}"],
    rules: room(
      [
        deny("^@/app", "Components never import routes."),
        deny("^@/lib/(?:[a-z]+/)?server/", "Components never import lib/server; the page passes what they need."),
        deny("^@/components/(?!ui/|sections/)", "A feature never imports another feature's inside; compose them in app/."),
      ],
      islandDoors,
    ),
  },
  {
    files: ["components/ui/**/*.{ts,tsx}"],
    rules: room(
      [deny("^@/(app|content|components|lib/(?:[a-z]+/)?server)", "Primitives know only lib and libraries.")],
      islandDoors,
    ),
  },
  {
    files: ["content/**/*.ts"],
    ignores: ["**/*.test.ts"],
    rules: room([deny("^(?!\\./|zod$)", "Content imports only its own types and zod.")]),
  },
  {
    files: ["lib/**/*.{ts,tsx}"],
    rules: room([deny("^@/(app|components|content)", "lib is pure and shared: it imports only lib.")]),
  },
  {
    files: ["lib/**/server/**/*.{ts,tsx}"],
    ignores: ["**/*.test.ts"],
    rules: room([deny("^@/(app|components)", "lib/server never imports routes or components.")], [serverMarker]),
  },
  {
    files: ["lib/**/server/**/*.test.ts"],
    rules: room([deny("^@/(app|components)", "lib/server never imports routes or components.")]),
  },
  {
    files: ["e2e/**/*.ts"],
    rules: room([deny("^@/(app|components|lib/(?:[a-z]+/)?server)", "End-to-end tests see the site as a visitor does.")]),
  },
];
