import Decimal from "decimal.js";
import fc from "fast-check";

import {
  realEstateRoi,
  type HeldResult,
  type RealEstateRoiInput,
} from "@/lib/calc/mortgage-real-estate/real-estate-roi/calculation";
import { form } from "@/lib/calc/mortgage-real-estate/real-estate-roi/form";
import { report } from "@/lib/calc/mortgage-real-estate/real-estate-roi/report";
import { viewOf } from "@/lib/calculator/report/view";
import { run } from "@/lib/calculator/run";

import cases from "../../../../fixtures/depth_cases.json";
import { world } from "../../../../house/world";

const [published] = cases.filter(({ upgrade }) => upgrade.startsWith("19 ")) as unknown as {
  inputs: Record<string, number>;
  expected: Record<string, number>;
}[];
const of = (name: string) => published?.inputs[name] as number;

const rental: RealEstateRoiInput = {
  purchasePrice: of("price"),
  downPaymentPercent: of("down"),
  closingCosts: of("closing"),
  rehabCosts: of("rehab"),
  monthlyRent: of("rent"),
  vacancyRate: of("vacancy"),
  monthlyOperatingExpenses: of("expenses"),
  monthlyPrincipalInterest: null,
  annualRate: of("rate"),
  years: of("years"),
  rentGrowth: of("rentGrowth"),
  expenseGrowth: of("expenseGrowth"),
  appreciation: of("appreciation"),
  hold: of("hold"),
  sellingCosts: of("sellingCosts"),
};

test("the published case, to the digits that it gives", () => {
  const result = realEstateRoi(rental);
  const expected = published?.expected as Record<string, number>;
  expect(result.firstYearCashFlow).toBeCloseTo(expected.firstYearCashFlow as number, 8);
  expect(result.saleProceeds).toBeCloseTo(expected.saleProceeds as number, 5);
  expect(result.irr).toBeCloseTo(expected.irr as number, 9);
  expect(result.multiple).toBeCloseTo(expected.multiple as number, 10);
  expect(result.grossRentMultiplier).toBeCloseTo(expected.grossRentMultiplier as number, 11);
  expect(result.cashFlowBeforeTax).toBeCloseTo(expected.firstYearCashFlow as number, 8);
});

const percents = (min: number, max: number) =>
  fc.integer({ min: min * 100, max: max * 100 }).map((value) => value / 100);
const rentals: fc.Arbitrary<RealEstateRoiInput> = fc.record({
  purchasePrice: fc.integer({ min: 50_000, max: 900_000 }),
  downPaymentPercent: fc.integer({ min: 5, max: 100 }),
  closingCosts: fc.integer({ min: 0, max: 20_000 }),
  rehabCosts: fc.integer({ min: 0, max: 50_000 }),
  monthlyRent: fc.integer({ min: 0, max: 6_000 }),
  vacancyRate: fc.integer({ min: 0, max: 50 }),
  monthlyOperatingExpenses: fc.integer({ min: 0, max: 3_000 }),
  monthlyPrincipalInterest: fc.constant(null),
  annualRate: fc.oneof(fc.constant(0), percents(0, 15)),
  years: fc.integer({ min: 1, max: 30 }),
  rentGrowth: percents(-5, 8),
  expenseGrowth: percents(-5, 8),
  appreciation: percents(-8, 8),
  hold: fc.integer({ min: 1, max: 35 }),
  sellingCosts: percents(0, 12),
});

/** Month by month and year by year, in decimals. */
function byHand(input: RealEstateRoiInput) {
  const { annualRate, years, hold, rentGrowth = 0, expenseGrowth = 0, appreciation = 0 } = input;
  const d = (value: number) => new Decimal(value);
  const i = d(annualRate as number).div(1200);
  const n = (years as number) * 12;
  const loan = d(input.purchasePrice).times(d(100).minus(input.downPaymentPercent)).div(100);
  const level = i.isZero() ? loan.div(n) : loan.times(i).div(d(1).minus(i.plus(1).pow(-n)));
  let [rent, costs, value, owed] = [
    d(input.monthlyRent),
    d(input.monthlyOperatingExpenses),
    d(input.purchasePrice),
    loan,
  ];
  const flows: Decimal[] = [];
  for (let month = 1; month <= (hold as number) * 12; month += 1) {
    const due = month <= n ? level : d(0);
    owed = owed.times(i.plus(1)).minus(due);
    const year = Math.floor((month - 1) / 12);
    const kept = rent.times(d(100).minus(input.vacancyRate)).div(100).minus(costs).minus(due);
    flows[year] = (flows[year] ?? d(0)).plus(kept);
    if (month % 12 > 0) continue;
    rent = rent.times(d(100).plus(rentGrowth)).div(100);
    costs = costs.times(d(100).plus(expenseGrowth)).div(100);
    value = value.times(d(100).plus(appreciation)).div(100);
  }
  const sale = value
    .times(d(100).minus(input.sellingCosts ?? 0))
    .div(100)
    .minus(owed);
  return { flows: flows.map(Number), sale: Number(sale), owed: Number(owed), value: Number(value) };
}

test("kept by hand, month by month, the years and the sale come to the same", () => {
  fc.assert(
    fc.property(rentals, (input) => {
      const result = held(input);
      const { flows, sale, owed, value } = byHand(input);
      expect(result.heldYears).toHaveLength(flows.length);
      result.heldYears.forEach(({ cashFlow }, index) =>
        expect(cashFlow).toBeCloseTo(flows[index] as number, 4),
      );
      expect(result.saleProceeds).toBeCloseTo(sale, 4);
      expect(result.balanceAtSale).toBeCloseTo(owed, 4);
      expect(result.equity).toBeCloseTo(value - owed, 4);
      const received = flows.reduce((sum, flow) => sum + flow, sale);
      expect(result.multiple).toBeCloseTo(received / result.totalCashInvested, 6);
      // More comes back than went in exactly where the return is above zero.
      if (Math.abs(received - result.totalCashInvested) < 1) return;
      if (received > result.totalCashInvested) expect(result.irr).toBeGreaterThan(0);
      else if (result.irr !== null && flows.every((flow) => flow >= 0) && sale >= 0)
        expect(result.irr).toBeLessThan(0);
    }),
    { numRuns: 60 },
  );
});

test("a higher price at the sale, or lower costs of it, never lower the return", () => {
  fc.assert(
    fc.property(rentals, (input) => {
      const before = held(input);
      const after = held({ ...input, appreciation: (input.appreciation ?? 0) + 1 });
      expect(after.saleProceeds).toBeGreaterThan(before.saleProceeds as number);
      expect(after.multiple).toBeGreaterThan(before.multiple as number);
      if (
        before.irr !== null &&
        after.irr !== null &&
        before.heldYears.every((year) => year.cashFlow >= 0)
      )
        expect(after.irr).toBeGreaterThanOrEqual(before.irr - 1e-9);
    }),
  );
});

test("bought and sold at once for cash, with nothing else, it returns what it grows by", () => {
  const { irr, multiple } = realEstateRoi({
    ...rental,
    downPaymentPercent: 100,
    closingCosts: 0,
    rehabCosts: 0,
    monthlyRent: 0,
    monthlyOperatingExpenses: 0,
    annualRate: null,
    years: null,
    sellingCosts: 0,
  });
  expect(irr).toBeCloseTo(3, 9);
  expect(multiple).toBeCloseTo(1.03 ** 10, 10);
});

/** What a rental comes to that is held and sold. */
const held = (input: RealEstateRoiInput) => realEstateRoi(input) as HeldResult;

const shown = (change: Partial<RealEstateRoiInput>, given: RealEstateRoiInput = rental) => {
  const input = { ...given, ...change };
  const result = realEstateRoi(input);
  return {
    result,
    view: viewOf({ ...form, ...report }, input, result),
    errors: report.errors?.(result, input),
  };
};

test("left blank, nothing is said of any of it", () => {
  const { view, errors, result } = shown({}, report.example);
  expect(view.sections).toEqual([]);
  expect(errors).toEqual({});
  expect(view.tables).toEqual([]);
  expect(view.charts.map(({ kind }) => kind)).toEqual(["waterfall"]);
  expect(result.loanPayment).toBeNull();
  for (const name of ["irr", "saleProceeds"]) expect(result).not.toHaveProperty(name);
});

test("held and sold, the return stands first, and both charts name what they find", () => {
  const { view } = shown({});
  const held = view.sections.find(({ title }) => title === "Hold and sell");
  expect(held?.figures.map(({ label, parts }) => [label, parts[0]?.text])).toEqual([
    ["Return per year (IRR)", "10.13%"],
    ["Equity multiple", "2.47"],
    ["Cash from the sale", "$185,907"],
    ["Sale price", "$403,175"],
    ["Still owed at the sale", "$193,078"],
    ["Equity at the sale", "$210,097"],
    ["Cash flow in the first year", "$876.83"],
    ["Gross rent multiplier", "9.62"],
  ]);
  expect(view.charts.map((chart) => ("title" in chart ? chart.title : ""))).toEqual([
    "Of $31,200 in rent, $877 is left",
    "The rental brings in $877 in year 1 and $6,619 in year 10",
    "After 10 years, $210,097 of the $403,175 is yours",
  ]);
  expect(view.tables[0]?.rows).toHaveLength(10);
});

test("a sale that does not cover the loan is warned of, and has no return", () => {
  const { view, result } = shown({ appreciation: -10, monthlyRent: 1_000 });
  expect(result.irr).toBeNull();
  expect(result.equity).toBeLessThan(0);
  expect(view.remarks.at(-1)?.text).toContain("You would owe more than the property is worth.");
  const costly = shown({ appreciation: 0, sellingCosts: 40 });
  expect(costly.view.remarks.at(-1)?.text).toContain(
    "The selling costs are more than your equity.",
  );
});

test.each([
  [
    { annualRate: null, years: null, monthlyPrincipalInterest: 1_400 },
    {
      annualRate:
        "Enter the loan’s rate and term, so that we can work out what you owe when you sell.",
    },
  ],
  [
    {
      years: null,
      hold: null,
      monthlyPrincipalInterest: 1_400,
      rentGrowth: 0,
      expenseGrowth: 0,
      appreciation: 0,
      sellingCosts: 0,
    },
    { years: "Enter the term too, or the rate is not used." },
  ],
  [
    { hold: null },
    { hold: "Enter the years you keep it. Without them, nothing grows and nothing is sold." },
  ],
  [
    { monthlyPrincipalInterest: 1_400 },
    {
      monthlyPrincipalInterest: "Not used: the rate and term make the payment $1,496.93.",
    },
  ],
  [{ monthlyPrincipalInterest: 1_496.93 }, {}],
])("%j is said at its box", (change, errors) => {
  expect(shown(change).errors).toEqual(errors);
});

test("the payment box may stay empty with a rate and a term, and without them is asked for as ever", () => {
  const typed = {
    purchasePrice: "300000",
    downPaymentPercent: "25",
    closingCosts: "9000",
    rehabCosts: "6000",
    monthlyRent: "2600",
    vacancyRate: "5",
    monthlyOperatingExpenses: "900",
    monthlyPrincipalInterest: "",
  };
  const definition = { ...form, ...report };
  const empty = run(definition, typed, world);
  expect(empty).toMatchObject({
    ok: false,
    errors: { monthlyPrincipalInterest: "Enter the monthly principal and interest." },
    notice: { title: "Invalid Input" },
  });
  const given = run(definition, { ...typed, annualRate: "7", years: "30" }, world);
  expect(given).toMatchObject({ ok: true });
  expect(given.ok && given.calculation.result.loanPayment).toBeCloseTo(1496.93, 2);
});

test.each([
  ["0%", { annualRate: 0 }],
  ["1,000%", { annualRate: 1_000, rentGrowth: 1_000, appreciation: 1_000, hold: 100 }],
  ["a fall to nearly nothing", { appreciation: -99.99, rentGrowth: -99.99, hold: 100 }],
  ["a term shorter than the stay", { years: 0.5, hold: 100 }],
  ["no rent", { monthlyRent: 0 }],
])("%s: every figure is a number", (_, change) => {
  const { result } = shown(change);
  for (const value of Object.values(result).filter((one) => !Array.isArray(one)))
    expect(value === null || Number.isFinite(value)).toBe(true);
  for (const row of held({ ...rental, ...change }).heldYears)
    expect(Object.values(row).every((value) => Number.isFinite(value))).toBe(true);
});

test("the years and the sale are worth the cash put in, at the return", () => {
  const { heldYears, totalCashInvested, firstYearCashFlow, irr, yearlyGrowth } = held(rental);
  const worth = heldYears.reduce((sum, year) => sum + year.worth, 0);
  expect(worth).toBeCloseTo(totalCashInvested, 5);
  expect(heldYears[0]?.cashFlow).toBe(firstYearCashFlow);
  expect(yearlyGrowth).toBeCloseTo(1 + (irr as number) / 100, 12);
});

test("with no cash put in there is no return, and nothing to count it back with", () => {
  const free = { downPaymentPercent: 0, closingCosts: 0, rehabCosts: 0 };
  const { heldYears, ...result } = held({ ...rental, ...free });
  expect(result).toMatchObject({ irr: null, multiple: null, yearlyGrowth: 0 });
  expect(heldYears.map(({ worth }) => worth)).toEqual(heldYears.map(() => 0));
});

test.each([
  ["a rate", { annualRate: null }],
  ["a term", { years: null }],
])("without %s nothing is known of the loan, nor of a sale", (_, change) => {
  const result = realEstateRoi({ ...rental, ...change, monthlyPrincipalInterest: 1_400 });
  expect(result.loanAmount).toBeNull();
  for (const name of ["equity", "irr", "heldYears"]) expect(result).not.toHaveProperty(name);
});
