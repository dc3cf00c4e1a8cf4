/**
 * The doors between the rooms of the house (docs/architecture.md): which folder may import which.
 * Other rooms are reached by the `@/` alias only, so that a pattern on the alias sees every door.
 */
const deny = (regex, message, options = {}) => ({ regex, message, ...options });

const parentPath = deny("^\\.\\./", "Reach another folder by its '@/' path, so that the doors can be checked.");

const imports = (patterns) => ({
  "@typescript-eslint/no-restricted-imports": ["error", { patterns: [parentPath, ...patterns] }],
});

const island = "Program:has(> ExpressionStatement[directive='use client'])";

const islandDoors = [
  {
    selector: `${island} > ImportDeclaration[source.value=/^@\\u002flib\\u002fserver/]`,
    message: "A 'use client' file never imports lib/server.",
  },
  {
    selector: `${island} > ImportDeclaration[importKind!='type'][source.value=/^@\\u002fcontent/]`,
    message: "A 'use client' file takes content as props; it may import only its types.",
  },
];

const serverMarker = {
  selector: "Program:not(:has(> ImportDeclaration[source.value='server-only']))",
  message: 'Every file of lib/server starts with: import "server-only".',
};

export const doors = [
  {
    files: ["app/**/*.{ts,tsx}", "*.{ts,mts}"],
    rules: { ...imports([]), "no-restricted-syntax": ["error", ...islandDoors] },
  },
  {
    files: ["components/**/*.{ts,tsx}"],
    rules: {
      ...imports([
        deny("^@/app", "Components never import routes."),
        deny("^@/lib/server", "Components never import lib/server; the page passes what they need."),
        deny("^@/components/(?!ui/)", "A feature never imports another feature's inside; compose them in app/."),
      ]),
      "no-restricted-syntax": ["error", ...islandDoors],
    },
  },
  {
    files: ["components/ui/**/*.{ts,tsx}"],
    rules: {
      ...imports([deny("^@/(app|content|components|lib/server)", "Primitives know only lib and libraries.")]),
    },
  },
  {
    files: ["content/**/*.ts"],
    ignores: ["**/*.test.ts"],
    rules: imports([deny("^(?!\\./|zod$)", "Content imports only its own types and zod.")]),
  },
  {
    files: ["lib/**/*.{ts,tsx}"],
    rules: imports([deny("^@/(app|components|content|lib/server)", "lib is pure and shared: it imports only lib.")]),
  },
  {
    files: ["lib/server/**/*.{ts,tsx}"],
    ignores: ["**/*.test.ts"],
    rules: {
      ...imports([deny("^@/(app|components)", "lib/server never imports routes or components.")]),
      "no-restricted-syntax": ["error", serverMarker],
    },
  },
  {
    files: ["lib/server/**/*.test.ts"],
    rules: imports([deny("^@/(app|components)", "lib/server never imports routes or components.")]),
  },
  {
    files: ["e2e/**/*.ts"],
    rules: imports([deny("^@/(app|components|lib/server)", "End-to-end tests see the site as a visitor does.")]),
  },
];
