/** What a profit adds to the income tax of a state, and to what is set aside. */
import "@/lib/tax-law/states/keep-every-state";

import {
  selfEmploymentTax,
  type SelfEmploymentTaxInput,
} from "@/lib/calc/tax/self-employment-tax/calculation";
import { form } from "@/lib/calc/tax/self-employment-tax/form";
import { report } from "@/lib/calc/tax/self-employment-tax/report";
import { readingOf, viewOf } from "@/lib/calculator/report/view";
import { addedStateTaxOf } from "@/lib/tax-law/states/added-state-tax";
import type { StateHousehold } from "@/lib/tax-law/states/filer";
import { stateIncomeTax } from "@/lib/tax-law/states/state-income-tax";

const world = { today: { year: 2026, month: 11, day: 28 } };
const profit: SelfEmploymentTaxInput = { netEarnings: 80_000, state: "CA" };
const resultOf = (change: Partial<SelfEmploymentTaxInput> = {}) =>
  selfEmploymentTax({ ...profit, ...change }, world);
const viewWith = (change: Partial<SelfEmploymentTaxInput> = {}) => {
  const input = { ...profit, ...change };
  return viewOf({ ...form, ...report }, input, report.calculate(input, world));
};

test("what the profit adds is the tax with it less the tax without, of the household described", () => {
  const household: StateHousehold = {
    filingStatus: "marriedFilingJointly",
    wages: 30_000,
    spouseWages: 20_000,
    interest: 4_000,
    pension: 5_000,
    traditionalIra: 3_000,
    children: 1,
    itemizedDeductions: 40_000,
  };
  const result = resultOf({
    lawFilingStatus: "marriedFilingJointly",
    ...{ lawWages: 30_000, spouseWages: 20_000, otherIncome: 4_000, pension: 5_000 },
    ...{ contributions: 3_000, children: 1, itemizedDeductions: 40_000, selfEmployedPlan: 8_000 },
    lawYear: "2025",
  });
  const withBusiness = { ...household, selfEmployment: 80_000, selfEmployedPlan: 8_000 };
  expect(result).toMatchObject(addedStateTaxOf(household, withBusiness, { state: "CA" }, 2025));
  const taxes = [withBusiness, household].map(
    (one) => stateIncomeTax({ ...one, state: "CA" }, 2025).stateIncomeTax,
  ) as [number, number];
  expect(result.addedStateTax).toBe(taxes[0] - taxes[1]);
});

test("what to set aside is for both, and leads; the federal part is that without a state", () => {
  const result = resultOf();
  expect(result.setAside).toBe(result.law.setAside + (result.addedStateTax ?? NaN));
  const alone = resultOf({ state: "" });
  expect(result.law).toEqual(alone.law);
  expect(alone).toMatchObject({ isInState: 0, setAside: alone.law.setAside });
  expect(alone.addedStateTax).toBeUndefined();

  const view = viewWith();
  expect(view.headline.name).toBe("setAside");
  expect(view.beside?.figure.name).toBe("law.selfEmploymentTax");
  expect(view.beside?.why).toMatch(/ to your federal and state income tax, /);
  expect(viewWith({ state: "XX" }).headline.name).toBe("law.selfEmploymentTax");
  expect(viewWith({ state: "XX", lawWages: 1 }).beside?.why).toMatch(/ to your income tax, /);
  expect(viewWith({ state: "TX" }).headline.name).toBe("setAside");
});

test("asked for 2024, the state’s law is that of 2025, its oldest", () => {
  expect(resultOf({ lawYear: "2024" }).stateYear).toBe(2025);
});

test("the section has the state’s return, and the bar a part for what it takes", () => {
  const view = viewWith();
  const section = view.sections.find(({ title }) => title === "State income tax under 2025 law");
  expect(section?.figures.map(({ label }) => label)).toEqual([
    "State income tax on the profit",
    "State income tax",
    "State income tax without the profit",
    "State taxable income",
  ]);
  expect(view.verdict).toMatch(/ California takes another \$\d,\d{3} under its 2025 law\.$/);
  expect(view.tables.map(({ name }) => name)).toEqual(["federal", "stateLines", "stateBrackets"]);
  const added = section?.figures[0];
  expect(view.breakdown?.parts.at(0)?.label).toBe("Left after taxes");
  expect(view.breakdown?.parts.at(-1)?.label).toBe("State income tax");
  expect(view.breakdown?.parts.at(-1)?.text).toBe(added && readingOf(added));
});

// R.C. 5747.01(A)(28): Ohio deducts the profit, and half the self-employment tax lowers the rest.
test("where the profit lowers the state’s tax, less is set aside, and no bar is drawn", () => {
  const result = resultOf({ state: "OH", lawWages: 90_000 });
  expect(result.addedStateTax).toBeLessThan(0);
  expect(result.setAside).toBeLessThan(result.law.setAside);
  const view = viewWith({ state: "OH", lawWages: 90_000 });
  expect(view.breakdown).toBeUndefined();
  expect(view.verdict).toMatch(/ Ohio’s tax falls by \$\d+\.$/);
});

test("letters of no state are said at the answer", () => {
  const remarks = (state: string) => viewWith({ state }).remarks.map(({ text }) => text);
  expect(remarks("CA")).toEqual([]);
  expect(remarks("XX")).toEqual([
    "“XX” is not a state’s abbreviation, so no state tax is counted.",
  ]);
  expect(remarks("GU")[0]).toMatch(/^Taxes of Guam aren’t included/);
});
