// The specification's cases, typed into the page and opened as links, at 1e-9.
import { CalculatorPage } from "./support/calculator-page";
import { calculators } from "./support/contract";
import { draftOf, fragmentOf } from "./support/draft";
import { examplesOf, type SpecExample } from "./support/spec-examples";
import { expect, test } from "./support/shared-test";

/** How the page begins where the cases leave the text to us. */
const invalidInput = /^Please enter (valid positive numbers|your annual salary)/;

for (const { id, results } of calculators) {
  const examples = examplesOf(id);

  for (const way of ["typed", "by link"] as const) {
    test(`${id}: its ${examples.length} cases, ${way}`, async ({ page }) => {
      expect(examples).not.toEqual([]);
      const calculator = new CalculatorPage(page, id);
      await calculator.open();

      for (const example of examples) {
        const draft = draftOf(example.inputs);
        // Rows that are left over from the last case would be counted too.
        if (Object.values(example.inputs).some(Array.isArray)) await calculator.open();
        if (way === "typed") await calculator.calculate(draft);
        else await calculator.follow(fragmentOf(draft));
        await test.step(example.id, () => expectExample(calculator, example, results));
        expect(await calculator.values(), "what was typed is kept").toMatchObject(draft);
      }
    });
  }
}

async function expectExample(
  calculator: CalculatorPage,
  { expected, expectedError, notice }: SpecExample,
  results: string[],
) {
  if (expectedError) {
    await calculator.expectNotice(expectedError.title, expectedError.message ?? invalidInput);
    await expect(calculator.result).toHaveCount(0);
    const problems = await calculator.problems();
    expect(problems).not.toEqual([]);
    for (const [, words] of problems) expect(words).toMatch(/\w+ \w+/);
    expect(await calculator.focusedBox(), "the first wrong box").toBe(problems[0]?.[0]);
    return;
  }

  await calculator.expectNotice(notice?.title ?? "Calculation Complete", notice?.message ?? /\S/);
  expect(await calculator.problems()).toEqual([]);
  const values = await calculator.figureValues();
  for (const name of results) {
    const wanted = expected?.[name];
    expect(wanted, `${name} is in the case`).toBeDefined();
    if (wanted === null) expect(values[name], name).toBeUndefined();
    else if (typeof wanted === "number") expectClose(values[name], wanted, name);
    else expect(values[name], name).toBe(`${wanted}`);
  }
  if (expected?.scheduleRows) await expectSchedule(calculator, expected);
}

async function expectSchedule(
  calculator: CalculatorPage,
  { scheduleRows = 0, scheduleCheckpoints = [] }: NonNullable<SpecExample["expected"]>,
) {
  await expect(calculator.result.locator("tr[data-row]")).toHaveCount(scheduleRows);
  const rows = await calculator.rows();
  for (const checkpoint of scheduleCheckpoints) {
    const row = rows[checkpoint.month - 1];
    for (const [name, wanted] of Object.entries(checkpoint)) {
      const figure = row?.figures.find((one) => one.name === name);
      expectClose(figure?.value, wanted, `month ${checkpoint.month}: ${name}`);
    }
  }
}

/** Within 1e-9, relative or absolute. */
function expectClose(value: string | undefined, wanted: number, name: string) {
  const difference = Math.abs(Number(value ?? NaN) - wanted);
  const tolerance = 1e-9 * Math.max(1, Math.abs(wanted));
  expect(difference, `${name}: ${value}, expected ${wanted}`).toBeLessThanOrEqual(tolerance);
}
