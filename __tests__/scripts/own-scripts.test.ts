import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { replaceScripts } from "../../scripts/lib/post-build.mjs";
import { folderWith, removeTemporaryFolders, write } from "./temporary-folder";

afterAll(removeTemporaryFolders);

const chunks = "_next/static/chunks";
const head =
  `<head><meta charSet="utf-8"/><link rel="preload" as="script" href="/${chunks}/n.js"/>` +
  `<link rel="preload" as="font" href="/f.woff2"/><script src="/${chunks}/n.js" async=""></script>` +
  `<script>restoreChoices()</script><script src="/${chunks}/old.js" noModule=""></script></head>`;
const flight =
  `<script id="_R_">(globalThis["TURBOPACK"] || []).push({})</script>` +
  `<script>self.__next_f.push([1,"<p>Words</p>"])</script></body></html>`;
const island = `<div data-island="calculator" data-props="{&quot;id&quot;:&quot;loans/one&quot;}"><form></form></div>`;
const pageWith = (words: string) => `<!DOCTYPE html><html>${head}<body>${words}${flight}`;

const calculator = (name: string) =>
  `import { shared } from "@/lib/shared"; export default () => shared("${name}");`;

function project() {
  return folderWith({
    "tsconfig.json": '{"compilerOptions":{"paths":{"@/*":["./*"]}}}',
    ".env": "NEXT_PUBLIC_ANALYTICS_ENDPOINT=\n",
    "app/load-scripts.ts": "load()",
    "app/browser.ts": `
      console.log("shell", process.env.NEXT_PUBLIC_SITE_URL ?? "no site");
      if (process.env.NEXT_PUBLIC_ANALYTICS_ENDPOINT) console.log("counted");
      if (document.querySelector("[data-island]")) import("./islands");`,
    "app/islands.tsx": `import { lists } from "@/components/calculators"; console.log("hydrate", lists);`,
    "components/calculators/index.tsx": `
      import dynamic from "next/dynamic";
      export const lists = { loans: dynamic(() => import("./loans")) };`,
    "components/calculators/loans/index.tsx": `
      export const loans = { one: () => import("./one"), two: () => import("./two") };`,
    "components/calculators/loans/one.tsx": calculator("one of the calculators"),
    "components/calculators/loans/two.tsx": calculator("two of the calculators"),
    "lib/shared.ts": "export const shared = (name: string) => `shared by ${name}`;",
    "out/index.html": pageWith("<p>Words</p>"),
    "out/calculators/loans/one.html": pageWith(island),
    "out/embed/loans/one.html": pageWith(island),
    [`out/${chunks}/n.js`]: "next()",
    [`out/${chunks}/old.js`]: "old()",
  });
}

const replaced = (folder: string, environment: Record<string, string> = {}) =>
  replaceScripts({
    folder,
    exported: path.join(folder, "out"),
    environment: { NODE_ENV: "production", ...environment },
  });

const page = (folder: string, name: string) => readFileSync(path.join(folder, "out", name), "utf8");

/** The code that a page names, in its order. */
const codeOf = (folder: string, name: string) =>
  [...page(folder, name).matchAll(/ (?:src|href)="\/(_next[^"]+\.js)"/g)].map(([, file = ""]) =>
    page(folder, file),
  );

let folder: string;
beforeAll(async () => {
  folder = project();
  await replaced(folder);
});

test("a page of words has one script in place of Next’s and its data; all else is as it was", () => {
  expect(page(folder, "index.html")).toMatch(
    /^<!DOCTYPE html><html><head><meta charSet="utf-8"\/><script defer crossorigin="" src="\/_next\/static\/chunks\/[\w-]+\.js"><\/script><link rel="preload" as="font" href="\/f.woff2"\/><script>restoreChoices\(\)<\/script><\/head><body><p>Words<\/p><\/body><\/html>$/,
  );
  const [own = "", ...more] = codeOf(folder, "index.html");
  expect(more).toEqual([]);
  expect(own).toContain("shell");
  expect(own).not.toMatch(/counted|hydrate|react/);
});

test("a calculator’s page names all that it begins with, and no other calculator", () => {
  const [own = "", ...preloaded] = codeOf(folder, "calculators/loans/one.html");
  expect(own).toContain("shell");
  const code = preloaded.join("\n");
  for (const text of ["hydrate", "react.transitional", "one of the calculators", "shared by"])
    expect(code).toContain(text);
  expect(code).not.toContain("two of the calculators");
  expect(page(folder, "calculators/loans/one.html")).toContain(`<body>${island}</body>`);
});

test("of Next’s scripts none is left", () => {
  const files = readdirSync(path.join(folder, "out", chunks));
  expect(files).not.toContain("n.js");
  expect(files.map((file) => page(folder, `${chunks}/${file}`)).join()).toContain("two of the");
});

test("a browser is told to compile every script as it comes", () => {
  const files = readdirSync(path.join(folder, "out", chunks));
  expect(files.length).toBeGreaterThan(1);
  for (const file of files)
    expect(page(folder, `${chunks}/${file}`)).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test("what the build is told stands in the code", async () => {
  const folder = project();
  await replaced(folder, {
    NEXT_PUBLIC_SITE_URL: "https://one.example",
    NEXT_PUBLIC_ANALYTICS_ENDPOINT: "/count",
  });
  const [own = ""] = codeOf(folder, "index.html");
  expect(own).toContain("https://one.example");
  expect(own).toContain("counted");
});

test("a page that has no script to replace fails the build", async () => {
  const folder = project();
  write(folder, "out/empty.html", "<!DOCTYPE html><html><head></head><body></body></html>");
  await expect(replaced(folder)).rejects.toThrow("empty.html");
});

test("an embedded calculator has the same scripts; all are read as any other site would", () => {
  const tags = (name: string) =>
    page(folder, name).match(/<(script defer|link [^>]*"script")[^>]*>/g);
  const own = tags("calculators/loans/one.html") ?? [];
  expect(own.length).toBeGreaterThan(1);
  for (const tag of own) expect(tag).toContain(' crossorigin=""');
  expect(tags("embed/loans/one.html")).toEqual(own);
});

test("one script begins; a browser fetches the others when it is told to", () => {
  const calculator = page(folder, "calculators/loans/one.html");
  expect(calculator.match(/<script defer/g)).toHaveLength(1);
  const preloads = calculator.match(/<link [^>]*as="script"[^>]*>/g) ?? [];
  expect(preloads.length).toBeGreaterThan(1);
  for (const tag of preloads) expect(tag).toContain('rel="preload"');
  for (const tag of preloads) expect(tag).toContain('media="not all"');
});
