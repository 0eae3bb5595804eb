// How a result was worked out, and the workbook that works it out again. The tests of the house hold
// both for every calculator, without a browser.
import { readFile } from "node:fs/promises";

import { CalculatorPage } from "./support/calculator-page";
import { fragmentOf } from "./support/draft";
import { someCalculators } from "./support/some-calculators";
import { validDraft } from "./support/spec-examples";
import { expect, test } from "./support/test";

for (const { id, boxes } of someCalculators("explanation")) {
  test(`${id}: every figure is what an explanation ends in, and the workbook is saved`, async ({
    page,
  }) => {
    const calculator = new CalculatorPage(page, id);
    await calculator.openLink(fragmentOf(validDraft(id)));
    await calculator.toast.waitFor();
    const isRepeated = (figure: string) => boxes.some(({ name }) => name === figure);
    const worked = (await calculator.figures()).filter(({ name }) => !isRepeated(name));

    await calculator.result.getByText("See the math").click();
    const steps = calculator.result.locator("[data-slot=explanation] > li");
    await expect(steps.first()).toBeVisible();
    const ends = await steps.locator("p:last-child").allTextContents();
    expect(worked.length).toBeGreaterThan(0);
    for (const { text } of worked) expect(ends).toContain(`= ${text}`);
    expect(await steps.allTextContents()).not.toContainEqual(
      expect.stringMatching(/NaN|undefined|Infinity/),
    );
    await expect(steps.locator("[data-figure]")).toHaveCount(0);

    const [download] = await Promise.all([
      page.waitForEvent("download"),
      calculator.result.getByRole("button", { name: "Spreadsheet" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`figurewell-${id.replace("/", "-")}.xlsx`);
    const file = await readFile(await download.path());
    expect(file.subarray(0, 2).toString(), "a zip archive, as every .xlsx is").toBe("PK");
  });
}
