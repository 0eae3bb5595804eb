/** What a sale adds to the income tax of a state. */
import "@/lib/tax-law/states/keep-every-state";

import {
  capitalGains,
  type CapitalGainsInput,
} from "@/lib/calc/investment-retirement/capital-gains/calculation";
import { form } from "@/lib/calc/investment-retirement/capital-gains/form";
import { report } from "@/lib/calc/investment-retirement/capital-gains/report";
import type { Waterfall } from "@/lib/calculator/charts/chart";
import { chartsOf } from "@/lib/calculator/charts/charts-of";
import { viewOf } from "@/lib/calculator/report/view";
import { addedStateTaxOf } from "@/lib/tax-law/states/added-state-tax";

const world = { today: { year: 2026, month: 11, day: 28 } };
const sale: CapitalGainsInput = {
  ...{ purchasePrice: 60_000, salePrice: 101_500, taxRate: 15 },
  ...{ otherIncome: 80_000, state: "CA" },
};
const resultOf = (change: Partial<CapitalGainsInput> = {}) =>
  capitalGains({ ...sale, ...change }, world);
const viewWith = (change: Partial<CapitalGainsInput> = {}) => {
  const input = { ...sale, ...change };
  return viewOf({ ...form, ...report }, input, report.calculate(input, world));
};

const seller = { filingStatus: "single", wages: 80_000, shortTermGains: -5_000 } as const;

test.each([
  ["longTerm", { ...seller, longTermGains: 40_500 }],
  ["shortTerm", { ...seller, shortTermGains: 35_500 }],
] as const)("%s: the tax with the gain less the tax without it", (heldOver, withSale) => {
  const result = resultOf({ heldOver, sellingCosts: 1_000, lossCarriedOver: 5_000 });
  expect(result).toMatchObject(addedStateTaxOf(seller, withSale, { state: "CA" }, 2026));
  expect(result.addedStateTax).toBeGreaterThan(2_000);
});

test("the tax on the sale is that of both, and leads; the federal part is that without a state", () => {
  const [result, alone] = [resultOf(), resultOf({ state: "" })];
  expect(result.saleTax).toBe((result.law.saleTax ?? NaN) + (result.addedStateTax ?? NaN));
  expect(result.law).toEqual(alone.law);
  expect(alone).toMatchObject({ isInState: 0, saleTax: alone.law.saleTax });
  expect(alone.addedStateTax).toBeUndefined();

  const view = viewWith();
  expect(view.headline.name).toBe("saleTax");
  expect(view.beside?.why).not.toMatch(/federal only/);
  expect(view.verdict).toMatch(/ California takes another \$3,\d{3} under its 2025 law\.$/);
  expect(viewWith({ state: "" }).beside?.why).toMatch(/federal only/);
});

test("asked for 2024, the state’s law is that of 2025, its oldest", () => {
  expect(resultOf({ lawYear: "2024" }).stateYear).toBe(2025);
});

test("without the other income the state’s tax is not known, and a remark asks for it", () => {
  const asks =
    "Enter your other income under “The law’s rates” too: your state’s tax on the sale depends on it.";
  expect(resultOf({ otherIncome: null })).toMatchObject({ isInState: 0, saleTax: null });
  const remarks = (change: Partial<CapitalGainsInput>) =>
    viewWith(change).remarks.map(({ text }) => text);
  expect(remarks({ otherIncome: null })[0]).toBe(asks);
  expect(remarks({ otherIncome: 0 })).not.toContain(asks);
  expect(remarks({ otherIncome: null, state: "XX" })).toEqual([
    "“XX” is not a state’s abbreviation, so no state tax is counted.",
  ]);
  // A gain that is excluded is not taxed whatever the income is.
  expect(resultOf({ otherIncome: null, homeSale: "yes" }).saleTax).toBe(0);
});

test("the state’s tax is a step of its own, down to the profit after both", () => {
  const chart = chartsOf(viewWith().charts)[0] as Waterfall;
  const { addedStateTax = NaN, law } = resultOf();
  expect(chart.rows.map(({ label }) => label).slice(-3)).toEqual([
    "Federal tax",
    "State tax",
    "Profit after tax",
  ]);
  expect(chart.rows.at(-2)?.amount).toBeCloseTo(-addedStateTax, 8);
  expect(chart.rows.at(-1)?.amount).toBeCloseTo((law.profit ?? NaN) - addedStateTax, 8);
  const federal = chartsOf(viewWith({ state: "XX" }).charts)[0] as Waterfall;
  expect(federal.rows.at(-1)?.label).toBe("Profit after federal tax");
});
