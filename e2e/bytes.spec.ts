// What a page costs: in bytes as they travel, in requests and elements, and what comes only when used.
import path from "node:path";

import { CalculatorPage } from "./support/calculator-page";
import { calculators } from "./support/contract";
import {
  brotliOf,
  brotlied,
  exportedPages,
  fileOf,
  filesOf,
  fontsOf,
  gzipped,
  scriptsOf,
  textOf,
} from "./support/exported";
import { collectScripts, partsIn } from "./support/scripts";
import { validDraft } from "./support/spec-examples";
import { expect, test } from "./support/test";

const calculatorPages = calculators.map(({ id }) => fileOf(`/calculators/${id}`));
const embeddedPages = calculators.map(({ id }) => fileOf(`/embed/${id}`));
const otherPages = () =>
  exportedPages().filter((page) => ![...calculatorPages, ...embeddedPages].includes(page));

const sumOf = (files: readonly string[], bytesOf: (file: string) => number) =>
  files.reduce((sum, file) => sum + bytesOf(file), 0);
const scriptBytes = (page: string) => sumOf(scriptsOf(page), gzipped);

/**
 * Holds these pages to a budget, and says which are the lightest and the heaviest of them. Where a
 * quick estimate from above is within it, the cost itself is not worked out: brotli takes ten times as
 * long as gzip, and is never larger.
 */
function expectWithin(
  budget: number,
  pages: readonly string[],
  costOf: (page: string) => number,
  atMost = costOf,
) {
  const costs = pages
    .map((page) => ({ page, cost: atMost(page) <= budget ? atMost(page) : costOf(page) }))
    .toSorted((one, other) => one.cost - other.cost);
  for (const { page, cost } of [...costs.slice(0, 1), ...costs.slice(-1)])
    test.info().annotations.push({ type: `of ${budget}`, description: `${cost} ${page}` });
  expect(costs.length).toBeGreaterThan(0);
  expect(costs.filter(({ cost }) => cost > budget)).toEqual([]);
}

/** By which React knows what is an element of its own. */
const reactElement = "react.transitional.element";

test.describe("as the files of the export say", () => {
  // By one worker: what a file weighs is worked out once.
  test.describe.configure({ mode: "default" });

  test("a page without a calculator: scripts of 4 kB gzip, 5.5 where it writes a snippet, and no React", () => {
    const writing = fileOf("/embed");
    expectWithin(
      4_000,
      otherPages().filter((page) => page !== writing),
      scriptBytes,
    );
    expectWithin(5_500, [writing], scriptBytes);
    const hasReact = (page: string) =>
      scriptsOf(page).some((script) => textOf(script).includes(reactElement));
    expect(otherPages().filter(hasReact)).toEqual([]);
    expect(calculatorPages.every(hasReact), "that is how React is known").toBe(true);
  });

  test("a calculator's page: scripts of 88 kB gzip, at most 1.5 kB more than the lightest", () => {
    expectWithin(88_000, calculatorPages, scriptBytes);
    const lightest = Math.min(...calculatorPages.map(scriptBytes));
    expectWithin(1_500, calculatorPages, (page) => scriptBytes(page) - lightest);
  });

  test("a page with its styles: 20 kB brotli", () => {
    expectWithin(20_000, exportedPages(), brotlied, gzipped);
  });

  test("all of a calculator's page: 113 kB brotli, 95 kB of it without the font, in 10 requests", () => {
    const withoutFont = (page: string) =>
      filesOf(page).filter((file) => !fontsOf(page).includes(file));
    // The files that pages share are weighed once, each page by itself.
    const quick = (file: string) => (file.endsWith(".html") ? gzipped(file) : brotlied(file));
    for (const [budget, files] of [
      [113_000, filesOf],
      [95_000, withoutFont],
    ] as const)
      expectWithin(
        budget,
        calculatorPages,
        (page) => sumOf(files(page), brotlied),
        (page) => sumOf(files(page), quick),
      );
    expectWithin(10, calculatorPages, (page) => filesOf(page).length);
  });

  test("an embedded calculator: the scripts of its page, and a page with its styles of 13 kB brotli", () => {
    for (const [place, page] of embeddedPages.entries())
      expect(scriptsOf(page).toSorted()).toEqual(
        scriptsOf(calculatorPages[place] ?? "").toSorted(),
      );
    expectWithin(13_000, embeddedPages, brotlied, gzipped);
  });

  test("a calculator adds less than 100 bytes to the page of another", () => {
    // The pages of a category name the same calculators, and have the same list of their code.
    const ofEachCategory = calculatorPages.filter(
      (page, place) => path.dirname(page) !== path.dirname(calculatorPages[place - 1] ?? ""),
    );
    expect(ofEachCategory).toHaveLength(8);
    // Its link among those of its category, and what fetches its code. One alone is too little to weigh.
    const links = /<li\b(?:(?!<li\b).)*?href="\/calculators\/[^"/]+\/[^"/]+".*?<\/li>/gs;
    const fetched = /"[\w-]+\/[\w-]+":\(\)=>import\([^)]+\),?/g;
    expectWithin(99, ofEachCategory, (page) => {
      const named = [...textOf(page).matchAll(links)].length;
      expect(named, page).toBeGreaterThan(3);
      expect(
        scriptsOf(page).some((file) => textOf(file).search(fetched) > 0),
        page,
      ).toBe(true);
      const added = [page, ...scriptsOf(page)].map((file) => {
        const without = textOf(file).replaceAll(links, "").replaceAll(fetched, "");
        return brotlied(file) - brotliOf(without);
      });
      return Math.round(added.reduce((sum, bytes) => sum + bytes, 0) / named);
    });
  });

  test("no page loads the code of what is not used yet", () => {
    for (const page of exportedPages())
      expect(partsIn(scriptsOf(page).map(textOf)), page).toEqual(
        // Their button copies, and Safari lets it only within the press.
        ["/contact.html", "/embed.html"].includes(page) ? ["clipboard"] : [],
      );
  });

  test("one font, 32 kB", () => {
    for (const page of exportedPages()) expect(fontsOf(page), page).toHaveLength(1);
    expectWithin(32_000, exportedPages(), (page) => sumOf(fontsOf(page), brotlied));
  });
});

test("every other part comes when it is used, and not before", async ({ page }) => {
  const id = "loans-credit/amortization";
  const calculator = new CalculatorPage(page, id);
  const scripts = collectScripts(page);
  const expectParts = (...parts: string[]) =>
    // What a response holds is read a moment after it has come.
    expect.poll(async () => partsIn(await scripts()).toSorted()).toEqual(parts.toSorted());

  await calculator.open();
  await calculator.fill(validDraft(id));
  // The clipboard has to be at hand within the press: Safari waits for no code.
  const onEntering = ["result", "clipboard", "schedule"];
  await expectParts(...onEntering);
  await calculator.press();
  await calculator.expectNotice("Calculation Complete");
  const onCalculating = [...onEntering, "drawing", "explanation", "toaster"];
  await expectParts(...onCalculating);

  for (const name of ["Save CSV", "Spreadsheet"])
    await Promise.all([
      page.waitForEvent("download"),
      calculator.result.getByRole("button", { name }).click(),
    ]);
  await expectParts(...onCalculating, "csv", "workbook");
});
