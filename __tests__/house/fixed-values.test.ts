/** The fixed values of the specification: each is written once, so that it can be changed there. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { root } from "./calculators";

const filesUnder = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" }).map((file) =>
    path.posix.join(folder, file),
  );

const sources = [...["app", "components", "lib"].flatMap(filesUnder), "tailwind.config.ts"]
  .filter((file) => /\.(tsx?|css)$/.test(file))
  // Calculations, the law, and examples of loans and of formulas are full of round amounts.
  .filter((file) => !/^lib\/(calc|forms|reports|finance|tax-law)\//.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), "utf8") }));

test.each([
  ["a notice stays 5,000 ms", /\b5_?000\b/g, "components/ui/toaster.tsx"],
  ["a notice about copying stays 3,000 ms", /\b3_?000\b/g, "components/ui/toaster.tsx"],
  ["one notice at a time", /from "sonner"/g, "components/ui/toaster.tsx"],
  ["a page fades in for 0.5 s", /(?<!\d)0?\.5s\b|\b500ms\b|duration-500/g, "tailwind.config.ts"],
  ["a result fades in for 0.3 s", /(?<!\d)0?\.3s\b|\b300ms\b|duration-300/g, "tailwind.config.ts"],
  ["numbers are written as in en-US", /Intl\.(?!ListFormat)\w+\(|toLocale\w+\(/g, "lib/format.ts"],
  ["amounts are US dollars", /currency: "|\$\{[^}]*toFixed/g, "lib/format.ts"],
  ["percentages have two decimals", /minimumFractionDigits: 2/g, "lib/format.ts"],
])("%s, by one line", (_, value, home) => {
  const places = sources.flatMap(({ file, text }) => [...text.matchAll(value)].map(() => file));
  expect(places).toEqual([home]);
});
