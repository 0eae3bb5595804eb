import next from "@next/eslint-plugin-next";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

const waitForMarks =
  "Wait for what a visitor sees or for a mark of the page's contract; hold a promised time with the page's clock.";
const impure = "Pass it in through World, so that a test can choose it.";

export default tseslint.config(
  { ignores: [".next/**", "out/**", "next-env.d.ts", "test-results/**", "playwright-report/**"] },
  ...tseslint.configs.strict,
  next.configs["core-web-vitals"],
  // It compiles each file to read it: only those that may have a component or a hook.
  {
    files: ["**/*.tsx", "{app,components}/**/*.ts"],
    ...reactHooks.configs.flat["recommended-latest"],
  },
  jsxA11y.flatConfigs.strict,
  {
    rules: {
      "no-console": "error",
      // The whole site links through components/site/link.tsx.
      "no-restricted-imports": [
        "error",
        {
          name: "next/link",
          message: "Use components/site/link: next/link fetches other pages' code.",
        },
      ],
      "@next/next/no-html-link-for-pages": "off",
    },
  },
  {
    files: ["lib/{calc,subjects,finance,tax-law,calculator}/**"],
    rules: {
      "no-restricted-globals": [
        "error",
        { name: "window" },
        { name: "document" },
        { name: "localStorage" },
        { name: "Date", message: impure },
      ],
      "no-restricted-properties": [
        "error",
        { object: "Math", property: "random", message: impure },
      ],
    },
  },
  {
    files: ["e2e/**"],
    rules: {
      "no-restricted-syntax": [
        "error",
        ...[
          "CallExpression[callee.property.name='waitForTimeout']",
          "CallExpression[callee.property.name='waitForLoadState'] > Literal[value='networkidle']",
          "Property[key.name='waitUntil'][value.value='networkidle']",
          "NewExpression[callee.name='Promise'] CallExpression[callee.name='setTimeout']",
        ].map((selector) => ({ selector, message: waitForMarks })),
      ],
    },
  },
  {
    files: ["__tests__/**"],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector:
            "NewExpression[callee.name='Promise'] CallExpression[callee.name='setTimeout'][arguments.1.type='Literal']",
          message:
            "Wait for what has to happen, or use fake timers: a time is too short or too long.",
        },
      ],
    },
  },
  { files: ["scripts/**", "bench/**"], rules: { "no-console": "off" } },
);
