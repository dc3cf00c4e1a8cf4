import next from "@next/eslint-plugin-next";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

const SPREADS_OF_LITERALS = [
  "SpreadElement > ObjectExpression",
  "SpreadElement > ArrayExpression[elements.length>0]",
].map((selector) => ({ selector, message: "Write its entries out, without the spread." }));

export default tseslint.config(
  { ignores: [".next/**", "node_modules/**", "next-env.d.ts", "playwright-report/**", "test-results/**", ".data/**"] },
  ...tseslint.configs.recommended,
  {
    files: ["**/*.{ts,tsx}"],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { "@next/next": next, "react-hooks": reactHooks, "jsx-a11y": jsxA11y },
    rules: {
      ...next.configs.recommended.rules,
      ...next.configs["core-web-vitals"].rules,
      ...reactHooks.configs["recommended-latest"].rules,
      ...jsxA11y.flatConfigs.recommended.rules,
      // A log scrolls, so the keyboard must reach it.
      "jsx-a11y/no-noninteractive-tabindex": ["error", { roles: ["tabpanel", "log"] }],
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-misused-promises": "error",
      "@typescript-eslint/no-non-null-assertion": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
    },
  },
  {
    // Write statements out: a shorter form that only saves a line break is harder to read.
    rules: {
      "no-sequences": "error",
      "no-multi-assign": "error",
      "no-restricted-syntax": ["error", ...SPREADS_OF_LITERALS],
    },
  },
  {
    files: ["{app,components,content,lib,e2e}/**/*.{ts,tsx}"],
    rules: {
      "no-restricted-syntax": [
        "error",
        ...SPREADS_OF_LITERALS,
        {
          selector: "ImportExpression[source.type!='Literal']",
          message: "Import a literal path, so that the boundaries can be checked.",
        },
      ],
    },
  },
  { files: ["components/**", "app/**", "lib/**"], rules: { "no-console": "error" } },
  // A click on the backdrop is a click on the dialog. For the keyboard, the browser closes the dialog on Escape.
  {
    files: ["components/ui/modal.tsx"],
    rules: {
      "jsx-a11y/click-events-have-key-events": "off",
      "jsx-a11y/no-noninteractive-element-interactions": "off",
    },
  },
  // These files need a plain img: one adds next/image's attributes to it, and the other's renderer does not support next/image.
  {
    files: ["components/ui/image.tsx", "lib/images/server/share-image.tsx"],
    rules: { "@next/next/no-img-element": "off" },
  },
);
