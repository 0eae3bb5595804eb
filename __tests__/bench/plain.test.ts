/** @jest-environment jsdom */
// The page that the site is measured against asks and answers what the site's own page does.
import { readFileSync } from "node:fs";
import path from "node:path";

import { mortgage } from "@/lib/calc/loans-credit/mortgage/calculation";
import { form } from "@/lib/calc/loans-credit/mortgage/form";

import examples from "../fixtures/spec_examples.json";
import { root } from "../house/calculators";

const page = readFileSync(path.join(root, "bench/plain/index.html"), "utf8");

beforeAll(() => {
  document.open();
  document.write(page);
  document.close();
  // jsdom lays nothing out, so there is nothing to scroll.
  Element.prototype.scrollIntoView = () => undefined;
});

beforeEach(() => document.querySelector<HTMLButtonElement>("[type=reset]")?.click());

const boxOf = (name: string) => {
  const box = document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  if (!box) throw new Error(`The page has no box ${name}.`);
  return box;
};

function calculate(typed: object) {
  for (const [name, text] of Object.entries(typed)) boxOf(name).value = String(text);
  document.querySelector<HTMLButtonElement>("[type=submit]")?.click();
}

/** The unrounded figures of the result that is shown. */
const figures = () =>
  Object.fromEntries(
    [...document.querySelectorAll<HTMLDataElement>("[data-result] data")].map(
      ({ dataset, value }) => [dataset.figure, Number(value)],
    ),
  );

const cases = examples.flatMap(({ id, calculator, inputs, expected }) =>
  calculator === form.id && expected ? [{ id, inputs, expected }] : [],
);

test("there are cases that somebody else worked out", () => {
  expect(cases.length).toBeGreaterThan(2);
});

test.each(cases)("$id: its figures are those of the case", ({ inputs, expected }) => {
  calculate(inputs);
  const shown = figures();
  for (const [name, value] of Object.entries(expected))
    expect(Math.abs((shown[name] ?? NaN) - Number(value))).toBeLessThanOrEqual(1e-6);
});

test.each([
  { homePrice: 400_000, downPayment: 80_000, annualRate: 6.5, years: 30, propertyTax: 4_800 },
  { homePrice: 250_000, downPayment: 0, annualRate: 0, years: 15, monthlyDues: 120 },
  { homePrice: 99_999.99, downPayment: 1, annualRate: 0.001, years: 2.5, homeInsurance: 900 },
])("its figures are those of the site: %j", (input) => {
  calculate(input);
  const shown = figures();
  const { loanAmount, monthlyPayment, totalPayment, totalInterest, housingCost } = mortgage(input);
  const answered = { loanAmount, monthlyPayment, totalPayment, totalInterest, housingCost };
  for (const [name, value] of Object.entries(answered)) expect(shown[name]).toBeCloseTo(value, 6);
});

test("up to the monthly costs it asks for the same numbers in the same words, with the same button", () => {
  const asked = [...document.querySelectorAll<HTMLInputElement>("form input")];
  const same = Object.entries(form.fields).slice(
    0,
    Object.keys(form.fields).indexOf("monthlyDues") + 1,
  );
  expect(asked.map(({ name }) => name)).toEqual(same.map(([name]) => name));
  for (const [name, { label, hint = "", blank }] of same) {
    const words = boxOf(name).labels?.[0]?.textContent ?? "";
    expect(words.startsWith(`${label},`)).toBe(true);
    expect(words.includes("(optional)")).toBe(blank !== undefined);
    expect(boxOf(name).closest(".field")?.textContent).toContain(hint);
    expect(boxOf(name).closest("details") !== null).toBe(
      form.fields[name as "years"].isOption === true,
    );
  }
  expect(document.querySelector("[type=submit]")?.textContent).toBe(form.submit);
});

test("a wrong number keeps what was typed, says at the box how to mend it, and takes the focus", () => {
  calculate({ homePrice: "lots", annualRate: 6, years: 30 });
  const { id, value } = boxOf("homePrice");
  expect(value).toBe("lots");
  expect(document.getElementById(`${id}-problem`)).toHaveTextContent(
    "Enter the home price as a number, such as 1,250.50. We can’t read “lots”.",
  );
  expect(boxOf("homePrice")).toBeInvalid();
  expect(boxOf("homePrice")).toHaveFocus();
  expect(figures()).toEqual({});
});

test("it loads nothing else", () => {
  expect(page).not.toMatch(/\b(src|href)="(?!data:)/);
  expect(page).not.toMatch(/url\(|@import|import\(|fetch\(/);
});
