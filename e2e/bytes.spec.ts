// What a calculator costs: in bytes as they travel, and what comes only when it is used.
import { gzipSync } from "node:zlib";

import { CalculatorPage } from "./support/calculator-page";
import { calculators } from "./support/contract";
import { validDraft } from "./support/spec-examples";
import { codeOf, collectScripts, scriptsLoadedBy } from "./support/scripts";
import { expect, test } from "./support/test";

/** As a host keeps them, each script compressed on its own. */
const gzipped = (scripts: string[]) =>
  scripts.reduce((sum, script) => sum + gzipSync(script, { level: 9 }).length, 0);

/** The parts whose code is among these scripts. */
const partsIn = (scripts: string[]) =>
  Object.entries(codeOf)
    .filter(([, text]) => scripts.some((script) => script.includes(text)))
    .map(([part]) => part);

/** What a page weighs that has no calculator, looked up once by each worker. */
let rest: number | undefined;

for (const { id } of calculators) {
  test(`${id}: kit and calculator add no more than 10 kB, 148 kB with all the rest`, async ({
    page,
  }) => {
    rest ??= gzipped(await scriptsLoadedBy(page, "/"));
    const scripts = await scriptsLoadedBy(page, `/calculators/${id}`);
    expect(gzipped(scripts) - rest).toBeLessThanOrEqual(10_000);
    expect(gzipped(scripts)).toBeLessThanOrEqual(148_000);
    expect(partsIn(scripts)).toEqual([]);
  });
}

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
  const onEntering = ["result", "clipboard"];
  await expectParts(...onEntering);
  await calculator.press();
  await calculator.expectNotice("Calculation Complete");
  const onCalculating = [...onEntering, "drawing", "schedule", "toaster"];
  await expectParts(...onCalculating);

  await calculator.result.getByText("How this was worked out").click();
  await expectParts(...onCalculating, "working");
  for (const name of ["Save CSV", "Spreadsheet"])
    await Promise.all([
      page.waitForEvent("download"),
      calculator.result.getByRole("button", { name }).click(),
    ]);
  await expectParts(...onCalculating, "working", "csv", "workbook");
});
