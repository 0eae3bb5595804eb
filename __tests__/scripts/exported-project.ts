import { readFileSync } from "node:fs";
import path from "node:path";

import { inNode } from "./in-node";
import { folderWith } from "./temporary-folder";

/** A calculator's page as Next exports it. */
export const calculatorPage = readFileSync("__tests__/fixtures/exported-page.html", "utf8");

const island = /<div class="contents" data-island.*?<\/form><\/div><\/div>/s;
/** A page of words: the same without its island. */
export const wordsPage = calculatorPage.replace(island, "<p>Words</p>");

const [, stylesheet = "", style = ""] =
  /<style [^>]*data-href="([^"]+)">(.*?)<\/style>/s.exec(calculatorPage) ?? [];

const calculator = (name: string) =>
  `import { shared } from "@/lib/shared"; export default () => shared("${name}");`;

/** A small project that Next has just exported these pages of, and what its steps after that need. */
export const exportedProject = (files: Record<string, string>) =>
  folderWith({
    "tsconfig.json": '{"compilerOptions":{"paths":{"@/*":["./*"]}}}',
    "package.json": '{"browserslist":["chrome >= 131"]}',
    ".env": "NEXT_PUBLIC_ANALYTICS_ENDPOINT=\n",
    "app/_client/page.ts": `
      console.log("shell", process.env.NEXT_PUBLIC_SITE_URL ?? "no site");
      if (process.env.NEXT_PUBLIC_ANALYTICS_ENDPOINT) console.log("counted");
      if (document.querySelector("[data-island]")) import("./islands");`,
    "app/_client/islands.tsx": `
      import { hydrateRoot } from "react-dom/client";
      import { lists } from "@/components/calculators/calculator-of";
      console.log("hydrate", lists, hydrateRoot, import("@/components/calculator/answering"));`,
    "components/calculator/answering.ts": `console.log("answering");`,
    "node_modules/react-dom/client.js": `exports.hydrateRoot = () => "react";`,
    "app/service-worker/service-worker.ts": "",
    "components/calculators/calculator-of.ts": `
      export const lists = { loans: () => import("./loans-credit") };`,
    "components/calculators/loans-credit/index.ts": `
      export const loans = { one: () => import("./mortgage"), two: () => import("./auto-loan") };`,
    "components/calculators/loans-credit/mortgage.tsx": calculator("mortgage, a calculator"),
    "components/calculators/loans-credit/auto-loan.tsx": calculator("auto loan, a calculator"),
    "lib/shared.ts": "export const shared = (name: string) => `shared by ${name}`;",
    "node_modules/sonner/dist/index.mjs": '__insertCSS("");',
    "node_modules/react-dom/package.json": '{"version":"19.3.1"}',
    "node_modules/next/dist/compiled/react-dom/package.json":
      '{"peerDependencies":{"react":"19.3.0-canary-278794d7-20261002"}}',
    "out/_next/static/chunks/37-vte-4xxb5v.js": "next()",
    [`out${stylesheet}`]: style,
    ...files,
  });

const finished = (folder: string, environment: Record<string, string>) => ({
  folder,
  exported: path.join(folder, "out"),
  environment: { NODE_ENV: "production", ...environment },
});

const finishExport = "export/finish-export.mjs";

/** Has our scripts in the place of Next's. */
export const replaced = (folder: string, environment: Record<string, string> = {}) =>
  inNode(finishExport, "replaceScripts", finished(folder, environment));

/** All steps between Next and what is served. */
export async function built(folder: string) {
  await replaced(folder);
  await inNode(finishExport, "finishExport", finished(folder, {}));
}
