// The specification's cases, typed into the page and opened as links, at 1e-9.
import { CalculatorPage } from "./support/calculator-page";
import { leftOutOf } from "./support/contract";
import { draftOf, fragmentOf, type Draft } from "./support/draft";
import { expectPromisedFigures } from "./support/promised-figures";
import { andChanged, oneOfEachKind } from "./support/some-calculators";
import { examplesOf, type SpecExample } from "./support/spec-examples";
import { expect, test } from "./support/shared-test";

/** How the page begins where the cases leave the text to us. */
const invalidInput = /^Please enter (valid positive numbers|your annual salary)/;

// All of them are held without a browser: __tests__/house/spec-examples.test.ts.
for (const { id, results, drawn } of andChanged(oneOfEachKind("cases"))) {
  const examples = examplesOf(id);

  for (const way of ["typed", "by link"]) {
    test(`${id}: its ${examples.length} cases, ${way}`, async ({ page }) => {
      expect(examples).not.toEqual([]);
      const calculator = new CalculatorPage(page, id);
      await calculator.open();

      let before: Draft = {};
      for (const example of examples) {
        const draft = draftOf(example.inputs);
        // What is left over from the last case would be counted too: its rows, and its options.
        const isLeft = (name: string) => !(name in draft);
        if (Object.values(example.inputs).some(Array.isArray) || Object.keys(before).some(isLeft))
          await calculator.open();
        before = draft;
        if (way === "typed") await calculator.calculate(draft);
        else await calculator.follow(fragmentOf({ ...draft, ...drawn }));
        // What a visit draws lies within bounds; a link says what was drawn.
        const wanted = way === "typed" ? example : { ...example, bounds: undefined };
        await test.step(example.id, async () => {
          await expectExample(calculator, wanted, results);
          const { expected } = example;
          if (expected && way === "typed")
            await expectPromisedFigures(calculator, expected, results, draft);
        });
        expect(await calculator.values(), "what was typed is kept").toMatchObject(draft);
      }
    });
  }
}

async function expectExample(
  calculator: CalculatorPage,
  { inputs, expected, bounds, tolerance, expectedError, notice }: SpecExample,
  results: string[],
) {
  if (expectedError) {
    await calculator.expectNotice(expectedError.title, expectedError.message ?? invalidInput);
    const errors = await calculator.errors();
    expect(errors).not.toEqual([]);
    for (const [, words] of errors) expect(words).toMatch(/\w+ \w+/);
    expect(await calculator.focusedBox(), "the first wrong box").toBe(errors[0]?.[0]);
    if (!expected) return expect(calculator.result).toHaveCount(0);
  } else {
    const { title = "Calculation Complete", message } = notice ?? {};
    await calculator.expectNotice(title, message ?? /\S/);
    expect(await calculator.errors()).toEqual([]);
  }

  const values = await calculator.figureValues();
  const figures = { ...expected?.rows?.at(-1), ...expected };
  const leftOut = leftOutOf(calculator.id, draftOf(inputs), figures);
  for (const name of results) {
    const wanted = figures[name];
    expect(wanted, `${name} is in the case`).toBeDefined();
    const [least, most] = bounds?.[name] ?? [];
    if (least !== undefined && most !== undefined) {
      expect(Number(values[name]), name).toBeGreaterThanOrEqual(least - 1e-9);
      expect(Number(values[name]), name).toBeLessThanOrEqual(most + 1e-9);
    } else if (wanted === null || leftOut.includes(name))
      expect(values[name], name).toBeUndefined();
    else if (typeof wanted === "number") expectClose(values[name], wanted, name, tolerance?.[name]);
    else expect(values[name], name).toBe(`${wanted}`);
  }
  if (expected?.scheduleRows) await expectSchedule(calculator, expected);
  if (expected?.rows)
    await expectSchedule(calculator, {
      scheduleRows: expected.rows.length,
      scheduleCheckpoints: expected.rows,
    });
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

/** Within 1e-9, relative or absolute, unless a case says how far a searched figure may be off. */
function expectClose(
  value: string | undefined,
  wanted: number,
  name: string,
  tolerance = 1e-9 * Math.max(1, Math.abs(wanted)),
) {
  const difference = Math.abs(Number(value ?? NaN) - wanted);
  expect(difference, `${name}: ${value}, expected ${wanted}`).toBeLessThanOrEqual(tolerance);
}
