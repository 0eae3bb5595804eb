import "@/lib/tax-law/states/keep-every-state";

import Decimal from "decimal.js";
import fc from "fast-check";

import { payrollTax, type PayrollTaxInput } from "@/lib/calc/tax/payroll-tax/calculation";
import { withholdingTable } from "@/lib/tax-law/pay/withholding-table";
import { noStateTaxes } from "@/lib/tax-law/states/compared-states";
import { lawOf } from "@/lib/tax-law/years/law-of";
import type { FilingStatus } from "@/lib/tax-law/years/law-year";
import type { LawYearOption } from "@/lib/tax-law/years/law-years";

import examples from "../../../../fixtures/law_examples.json";

const world = { today: { year: 2026 } };
type Typed = PayrollTaxInput & { grossPay: number };
const paycheck: Typed = {
  grossPay: 2_000,
  payFrequency: "biweekly",
  allowances: 0,
  state: "",
};
const resultOf = (change: Partial<PayrollTaxInput>) =>
  payrollTax({ ...paycheck, ...change }, world);

const paychecks = { weekly: 52, biweekly: 26, semimonthly: 24, monthly: 12 };
const frequencies = Object.keys(paychecks) as PayrollTaxInput["payFrequency"][];
const years: LawYearOption[] = ["2024", "2025", "2026"];
const statuses: FilingStatus[] = [
  "single",
  "marriedFilingJointly",
  "marriedFilingSeparately",
  "headOfHousehold",
];
const cents = (most: number) => fc.integer({ min: 0, max: most }).map((amount) => amount / 100);
const inputs: fc.Arbitrary<Typed> = fc.record({
  grossPay: cents(5_000_000),
  payFrequency: fc.constantFrom(...frequencies),
  allowances: fc.integer({ min: 0, max: 12 }),
  state: fc.constantFrom("", "T", "TX", "zz", "12"),
  lawFilingStatus: fc.constantFrom(...statuses),
  lawStep2: fc.constantFrom("no" as const, "yes" as const),
  lawPaidBefore: cents(40_000_000),
  lawYear: fc.constantFrom(...years),
});

test("the specified figures agree with the same sums in decimals", () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const result = payrollTax(input, world);
      const pay = new Decimal(input.grossPay);
      const periods = paychecks[input.payFrequency];
      const annual = pay.times(periods);
      const taxable = Decimal.max(0, annual.minus(4_500 * input.allowances).minus(14_600));
      const rate = taxable.gt(100_000) ? 0.15 : taxable.gt(20_000) ? 0.1 : 0;
      const expected = {
        socSecTax: Decimal.min(annual, 168_600).times(0.062).div(periods),
        medicareTax: pay.times(0.0145),
        federalWithholding: taxable.times(rate).div(periods),
        stateWithholding: input.state === "" ? new Decimal(0) : pay.times(0.04),
      };
      const total = Decimal.sum(...Object.values(expected));
      for (const [name, amount] of Object.entries({
        ...expected,
        totalDeductions: total,
        netPay: pay.minus(total),
      }))
        expect(result[name as keyof typeof expected]).toBeCloseTo(amount.toNumber(), 7);
    }),
  );
});

test("all taxable pay is taxed at the higher rate as soon as it is above a limit, not at it", () => {
  // A year of $34,600 leaves $20,000 of taxable pay, one of $114,600 leaves $100,000.
  const federal = (annual: number, allowances = 0) =>
    resultOf({ grossPay: annual / 26, allowances }).federalWithholding * 26;
  expect(federal(34_599)).toBe(0);
  expect(federal(34_626)).toBeCloseTo(2_002.6, 8);
  expect(federal(114_400)).toBeCloseTo(9_980, 8);
  expect(federal(114_660)).toBeCloseTo(15_009, 8);
  // $9,550.00 a month comes to $100,000 of it exactly, and the next dollar costs $415.89.
  const monthly = (grossPay: number) => resultOf({ grossPay, payFrequency: "monthly" });
  expect(monthly(9_550).federalWithholding * 12).toBeCloseTo(10_000, 8);
  expect(monthly(9_551).netPay - monthly(9_550).netPay).toBeCloseTo(-415.893167, 6);
  // With three allowances a pay of $1,850.00 comes to the limit exactly.
  expect(resultOf({ grossPay: 1_850, allowances: 3 }).taxablePay).toBe(20_000);
  expect(resultOf({ grossPay: 1_850, allowances: 3 }).federalWithholding).toBe(0);
  expect(federal(48_126, 3)).toBeCloseTo(2_002.6, 8);
});

test("Social Security ends at $168,600 in a year, spread over its paychecks", () => {
  expect(resultOf({ grossPay: 14_050, payFrequency: "monthly" }).socSecTax).toBeCloseTo(871.1, 10);
  expect(resultOf({ grossPay: 50_000, payFrequency: "monthly" }).socSecTax).toBeCloseTo(871.1, 10);
  expect(resultOf({ grossPay: 14_049, payFrequency: "monthly" }).socSecTax).toBeLessThan(871.1);
});

test.each(["T", "TX", "tx", "ZZ", "12"])(
  "%s: the illustration takes 4%% for any state",
  (state) => {
    expect(resultOf({ state }).stateWithholding).toBe(80);
    expect(resultOf({ state }).netPay).toBeCloseTo(resultOf({}).netPay - 80, 10);
  },
);

test("what is under the law changes nothing in the illustration, and the other way around", () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const { grossPay, payFrequency, allowances, state, ...law } = input;
      const own = { grossPay, payFrequency, allowances, state };
      const isOfLaw = (name: string) =>
        ["law", "withholding", "isInState", "isCompared"].includes(name) || name in noStateTaxes;
      const parts = (result: object, ofLaw: boolean) =>
        Object.entries(result).filter(([name]) => isOfLaw(name) === ofLaw);
      const result = payrollTax(input, world);
      expect(parts(payrollTax(own, world), false)).toEqual(parts(result, false));
      const without = payrollTax({ grossPay, payFrequency, allowances: 0, state, ...law }, world);
      expect(parts(without, true)).toEqual(parts(result, true));
    }),
  );
});

const names = {
  weekly: "weekly",
  "bi-weekly": "biweekly",
  "semi-monthly": "semimonthly",
  monthly: "monthly",
} as const;
type Withholding = {
  id: string;
  taxYear: number;
  filingStatus: FilingStatus;
  payFrequency: keyof typeof names;
} & Record<"grossPay" | "federalWithholding" | "socialSecurityFirstPeriod" | "medicare", number>;
const cases = (examples as unknown as Withholding[]).filter(({ id }) => id.startsWith("law-15t-"));

test("there are cases of withholding", () => expect(cases.length).toBeGreaterThan(40));

test.each(cases)("$id", (expected) => {
  const result = resultOf({
    grossPay: expected.grossPay,
    payFrequency: names[expected.payFrequency],
    lawFilingStatus: expected.filingStatus,
    lawYear: `${expected.taxYear}` as LawYearOption,
  });
  const apart = (name: keyof typeof result.law, other: number) =>
    Math.abs((result.law[name] as number) - other);
  expect(apart("federalWithholding", expected.federalWithholding)).toBeLessThan(1e-8);
  expect(apart("socialSecurity", expected.socialSecurityFirstPeriod)).toBeLessThan(1e-8);
  expect(apart("medicare", expected.medicare)).toBeLessThan(1e-8);
});

test("one row of the table alone withholds, and all that is withheld", () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const { withholding, periods, ...result } = payrollTax(input, world);
      const withheld = withholding.filter((row) => row.withheld > 0);
      expect(withheld.length).toBeLessThanOrEqual(1);
      expect((withheld[0]?.withheld ?? 0) / periods).toBe(result.law.federalWithholding);
      expect(result.law.netPay + result.law.totalDeductions).toBeCloseTo(input.grossPay, 7);
    }),
  );
});

test.each(years)(
  "%s: a wage at a row's start is in that row, and a cent less in the one before",
  (year) => {
    for (const status of statuses)
      for (const lawStep2 of ["no", "yes"] as const) {
        const table = withholdingTable(lawOf(year).withholding, status, lawStep2 === "yes");
        const { withholding: law } = lawOf(year);
        const adjustment = lawStep2 === "yes" ? 0 : law.adjustments[status];
        for (const [position, { from, tax, rate }] of table.entries()) {
          if (position < 2) continue;
          const rowsAt = (wage: number) =>
            resultOf({
              grossPay: (wage + adjustment) / 12,
              payFrequency: "monthly",
              lawFilingStatus: status,
              lawStep2,
              lawYear: year,
            }).withholding;
          const reached = (wage: number) => rowsAt(wage).findIndex((row) => row.withheld > 0);
          expect(reached(from + 0.24)).toBe(position);
          expect(rowsAt(from + 0.24)[position]?.withheld).toBeCloseTo(tax + rate * 0.24, 6);
          expect(reached(from - 0.24)).toBe(position - 1);
        }
      }
  },
);

test("a limit that a pay in cents comes to exactly is the start of its row", () => {
  const limits = years.flatMap((lawYear) =>
    statuses.flatMap((lawFilingStatus) =>
      (["no", "yes"] as const).flatMap((lawStep2) => {
        const { withholding: law } = lawOf(lawYear);
        const adjustment = lawStep2 === "yes" ? 0 : law.adjustments[lawFilingStatus];
        return withholdingTable(law, lawFilingStatus, lawStep2 === "yes").flatMap(
          ({ from }, position) =>
            frequencies.flatMap((payFrequency) => {
              const inCents = ((from + adjustment) * 100) / paychecks[payFrequency];
              return position > 1 && Number.isInteger(inCents)
                ? [
                    {
                      grossPay: inCents / 100,
                      payFrequency,
                      lawFilingStatus,
                      lawStep2,
                      lawYear,
                      position,
                    },
                  ]
                : [];
            }),
        );
      }),
    ),
  );
  expect(limits.length).toBeGreaterThan(20);
  for (const { position, ...input } of limits) {
    const { withholding } = resultOf(input);
    expect(withholding.findIndex((row) => row.withheld > 0)).toBe(position);
    expect(withholding[position]?.withheld).toBe(withholding[position]?.tax);
  }
});

test("a year of equal paychecks has Social Security on the wage base alone, and 0.9% above $200,000", () => {
  fc.assert(
    fc.property(
      cents(5_000_000),
      fc.constantFrom(...frequencies),
      fc.constantFrom(...years),
      (grossPay, payFrequency, lawYear) => {
        const periods = paychecks[payFrequency];
        const year = Array.from({ length: periods }, (_, before) =>
          resultOf({ grossPay, payFrequency, lawYear, lawPaidBefore: before * grossPay }),
        );
        const sum = (name: "socialSecurity" | "additionalMedicare") =>
          year.reduce((total, { law }) => total + law[name], 0);
        const { wageBase } = lawOf(lawYear).payroll;
        expect(sum("socialSecurity")).toBeCloseTo(
          0.062 * Math.min(grossPay * periods, wageBase),
          5,
        );
        expect(sum("additionalMedicare")).toBeCloseTo(
          0.009 * Math.max(0, grossPay * periods - 200_000),
          5,
        );
        // The last paycheck that Social Security is taken from is the one that is named.
        const last = year.findLastIndex((result) => result.law.socialSecurity > 1e-9) + 1;
        const named = year[0]?.law.lastSocialSecurityPaycheck;
        expect(named).toBe(grossPay * periods >= wageBase ? last : null);
      },
    ),
  );
});

test.each([
  [7_380, "biweekly", 25],
  [7_687.5, "semimonthly", 24],
  [7_687.49, "semimonthly", null],
  [3_843.75, "weekly", 48],
  [3_843.74, "weekly", 49],
  [184_500, "monthly", 1],
  [1e12, "monthly", 1],
  [0, "weekly", null],
] as const)(
  "%d %s: the wage base is reached in paycheck %s",
  (grossPay, payFrequency, paycheck) => {
    expect(resultOf({ grossPay, payFrequency }).law.lastSocialSecurityPaycheck).toBe(paycheck);
  },
);

test("without pay everything is 0, and nothing is −0", () => {
  const { withholding, ...figures } = resultOf({ grossPay: 0, state: "TX", allowances: 2 });
  for (const [name, value] of Object.entries(figures))
    if (
      typeof value === "number" &&
      !["periods", "law.wageAdjustment", "law.wageBase", "isInState", "stateYear"].includes(name)
    )
      expect([name, value]).toEqual([name, 0]);
  expect(withholding.map(({ withheld }) => withheld)).toEqual(withholding.map(() => 0));
});

test("the years since the newest law are counted from the calendar", () => {
  expect(resultOf({}).law.yearsBehind).toBeNull();
  expect(payrollTax(paycheck, { today: { year: 2028 } }).law.yearsBehind).toBe(2);
});

test("the law’s deductions are its four parts, and the rest is the net pay", () => {
  const result = resultOf({ grossPay: 20_000, lawPaidBefore: 190_000 });
  const parts = ["federalWithholding", "socialSecurity", "medicare", "additionalMedicare"] as const;
  const sum = parts.reduce((total, name) => total + result.law[name], 0);
  expect(result.law.additionalMedicare).toBeGreaterThan(0);
  expect(result.law.totalDeductions).toBeCloseTo(sum, 9);
  expect(result.law.netPay).toBeCloseTo(20_000 - sum, 9);
  const early = resultOf({ grossPay: 20_000 });
  expect(early.law.socialSecurity).toBeCloseTo(1_240, 9);
  expect(early.law.totalDeductions).toBeCloseTo(early.law.federalWithholding + 1_240 + 290, 9);
});
