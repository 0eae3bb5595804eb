import { expect } from "@playwright/test";

import type { CalculatorPage } from "./calculator-page";
import { leftOutOf } from "./contract";
import type { Draft } from "./draft";
import { expectNothingBroken } from "./shown-text";
import type { SpecExample } from "./spec-examples";

export const plainDecimal = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

/** Promise 5: every figure that applies is there once, as an element with its unrounded value. */
export async function expectPromisedFigures(
  calculator: CalculatorPage,
  expected: NonNullable<SpecExample["expected"]>,
  results: readonly string[],
  draft: Draft,
) {
  const { page } = calculator;
  const figures = await calculator.figures();
  const names = figures.map(({ name }) => name);
  expect(new Set(names).size, "no name twice").toBe(names.length);

  const leftOut = leftOutOf(calculator.id, draft, expected);
  const applies = results.filter((name) => expected[name] !== null && !leftOut.includes(name));
  const promised = names.filter((name) => results.includes(name));
  expect(promised.toSorted()).toEqual(applies.toSorted());
  for (const { name, value, text } of figures) {
    if (typeof expected[name] === "number") expect(value, name).toMatch(plainDecimal);
    expect(text.trim(), `${name} is shown`).not.toBe("");
    expect(value, name).not.toBe("");
  }
  await expectNothingBroken(page);

  const elsewhere = page.locator("data[data-figure]:not([data-result] *)");
  await expect(elsewhere, "figures stand in the result only").toHaveCount(0);
  const notData = page.locator("[data-figure]:not(data)");
  await expect(notData, "figures are data elements").toHaveCount(0);
}
