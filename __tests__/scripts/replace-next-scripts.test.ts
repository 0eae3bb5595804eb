import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { calculatorPage, exportedProject, replaced, wordsPage } from "./exported-project";
import { removeTemporaryFolders, write } from "./temporary-folder";

afterAll(removeTemporaryFolders);

const chunks = "_next/static/chunks";

const project = () =>
  exportedProject({
    "out/index.html": wordsPage,
    "out/calculators/loans-credit/mortgage.html": calculatorPage,
    "out/embed/loans-credit/mortgage.html": calculatorPage,
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

/** What Next has its own scripts run by, in a page. */
const ofNext =
  /<script[^>]* src="\/_next[^>]*><\/script>|<link[^>]* as="script"[^>]*>|<script[^>]*>[^<]*(TURBOPACK|__next_f).*?<\/script>/g;

test("a page of words has one script in place of Next’s and its data; all else is as it was", () => {
  const begin = /<script type="module" src="\/_next\/static\/chunks\/[\w-]+\.js"><\/script>/g;
  expect(wordsPage.match(ofNext)?.length).toBeGreaterThan(10);
  expect(page(folder, "index.html").match(begin)).toHaveLength(1);
  expect(page(folder, "index.html").replace(begin, "")).toBe(wordsPage.replaceAll(ofNext, ""));
  const [own = "", ...more] = codeOf(folder, "index.html");
  expect(more).toEqual([]);
  expect(own).toContain("shell");
  expect(own).not.toMatch(/counted|hydrate|react/);
});

test("a calculator’s page names all that it begins with, and no other calculator", () => {
  const [own = "", ...preloaded] = codeOf(folder, "calculators/loans-credit/mortgage.html");
  expect(own).toContain("shell");
  const code = preloaded.join("\n");
  for (const text of ["hydrate", "`react`", "mortgage, a calculator", "shared by"])
    expect(code).toContain(text);
  expect(code).not.toContain("auto loan, a calculator");
  const [form = ""] = /<form.*<\/form>/s.exec(calculatorPage) ?? [];
  expect(page(folder, "calculators/loans-credit/mortgage.html")).toContain(form);
});

test("a browser compiles the functions of every script while it comes", () => {
  for (const code of codeOf(folder, "calculators/loans-credit/mortgage.html"))
    expect(code).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test("of Next’s files none is left", () => {
  const files = readdirSync(path.join(folder, "out", chunks));
  expect(files).not.toContain("37-vte-4xxb5v.js");
  expect(files.map((file) => page(folder, `${chunks}/${file}`)).join()).toContain("auto loan, a");
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

test("an embedded calculator has the same scripts", () => {
  const tags = (name: string) =>
    page(folder, name).match(/<(script type="module"|link rel="modulepreload")[^>]*>/g);
  const own = tags("calculators/loans-credit/mortgage.html") ?? [];
  expect(own.length).toBeGreaterThan(1);
  expect(tags("embed/loans-credit/mortgage.html")).toEqual(own);
});

test("one script begins, and the others come after the words of the page", () => {
  const calculator = page(folder, "calculators/loans-credit/mortgage.html");
  expect(calculator.match(/<script type="module"/g)).toHaveLength(1);
  const preloads = calculator.match(/<link rel="modulepreload"[^>]*>/g) ?? [];
  expect(preloads.length).toBeGreaterThan(1);
  for (const tag of preloads) expect(tag).toContain('media="not all"');
});
