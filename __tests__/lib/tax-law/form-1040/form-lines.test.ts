/** The lines of Form 1040 held to the return that they are of, to each other, and to returns that the IRS printed. */
import fc from "fast-check";

import { federalReturn, returnUnder, type FederalReturn } from "@/lib/tax-law/federal-return";
import { formLines, formYear, type FormLine } from "@/lib/tax-law/form-1040/form-lines";
import type { Household } from "@/lib/tax-law/household";
import { lawOf } from "@/lib/tax-law/years/law-of";
import { lawYears, type KnownYear } from "@/lib/tax-law/years/law-years";

import fixture from "../../../fixtures/credit_cases.json";
import { statuses } from "../tax-tables";
import { relations } from "./relations";

const nameOf = ({ form, line }: Pick<FormLine, "form" | "line">) => `${form}, line ${line}`;

/** The amount of a line by its name; what is not in the list is 0. */
function amountsOf(lines: readonly FormLine[]) {
  const amounts = new Map(lines.map((one) => [nameOf(one), one.amount]));
  return (name: string) => amounts.get(name) ?? 0;
}

const dollars = (max: number) => fc.integer({ min: 0, max });
const gainOrLoss = (max: number) => fc.integer({ min: -max, max });

const earnings = {
  wages: dollars(400_000),
  spouseWages: dollars(300_000),
  selfEmployment: gainOrLoss(200_000),
  spouseSelfEmployment: gainOrLoss(50_000),
};
const otherIncome = {
  interest: dollars(60_000),
  taxExemptInterest: dollars(20_000),
  qualifiedDividends: dollars(60_000),
  longTermGains: gainOrLoss(900_000),
  shortTermGains: gainOrLoss(90_000),
  pension: dollars(90_000),
  socialSecurity: dollars(60_000),
  unemployment: dollars(20_000),
  rents: gainOrLoss(40_000),
  businessRents: gainOrLoss(40_000),
  passThroughIncome: gainOrLoss(90_000),
  passiveIncome: gainOrLoss(30_000),
  alimonyReceived: dollars(20_000),
  otherIncome: gainOrLoss(20_000),
};
const adjustments = {
  preTax401k: dollars(20_000),
  traditionalIra: dollars(7_000),
  hsa: dollars(8_000),
  selfEmployedPlan: dollars(20_000),
  selfEmployedHealthInsurance: dollars(12_000),
  studentLoanInterest: dollars(4_000),
  educatorExpenses: dollars(600),
  spouseEducatorExpenses: dollars(600),
  alimonyPaid: dollars(20_000),
  earlyWithdrawalPenalty: dollars(500),
  movingExpenses: dollars(9_000),
};
const deductions = {
  stateTaxes: dollars(60_000),
  mortgageInterest: dollars(40_000),
  mortgageInsurance: dollars(3_000),
  charity: dollars(60_000),
  propertyGifts: dollars(60_000),
  medicalExpenses: dollars(40_000),
  itemizedDeductions: dollars(9_000),
  mustItemize: fc.boolean(),
  tips: dollars(30_000),
  overtime: dollars(30_000),
  overtimeTimes: fc.constantFrom(1.5, 2),
  carLoanInterest: dollars(12_000),
};
const credits = {
  dependentCareExpenses: dollars(9_000),
  dependentCarePersons: dollars(3),
  dependentCareBenefits: dollars(6_000),
  collegeExpenses: fc.array(dollars(6_000), { maxLength: 3 }),
  tuition: dollars(15_000),
  retirementSavings: dollars(4_000),
  spouseRetirementSavings: dollars(4_000),
  adoptionExpenses: fc.array(dollars(40_000), { maxLength: 2 }),
  foreignTaxCredit: dollars(2_000),
  minimumTaxCredit: dollars(5_000),
  otherCredits: dollars(5_000),
  marketplace: fc.record({
    premium: dollars(20_000),
    benchmark: dollars(20_000),
    advanceCredit: dollars(20_000),
  }),
  withheld: dollars(90_000),
};
const people = {
  livedApart: fc.constantFrom("lastSixMonths", "allYear"),
  isDependent: fc.boolean(),
  withoutNumber: fc.constantFrom("taxpayer", "spouse", "both"),
  age: fc.integer({ min: 18, max: 90 }),
  spouseAge: fc.integer({ min: 18, max: 90 }),
  blind: dollars(2),
  children: dollars(5),
  olderChildren: dollars(2),
  otherDependents: dollars(3),
};

/** Of every kind that the forms know, with much left out, and low incomes as often as high ones. */
const anyHousehold: fc.Arbitrary<Household> = fc
  .record({
    filingStatus: fc.constantFrom(...statuses, "qualifyingSurvivingSpouse" as const),
    size: fc.constantFrom(0.05, 0.3, 1),
    people: fc.record(people, { requiredKeys: [] }),
    earnings: fc.record(earnings, { requiredKeys: [] }),
    otherIncome: fc.option(fc.record(otherIncome, { requiredKeys: [] })),
    adjustments: fc.option(fc.record(adjustments, { requiredKeys: [] })),
    deductions: fc.option(fc.record(deductions, { requiredKeys: [] })),
    credits: fc.option(fc.record(credits, { requiredKeys: [] })),
  })
  .map(({ filingStatus, size, ...parts }) => {
    const small = (income: object | null) =>
      Object.fromEntries(
        Object.entries(income ?? {}).map(([name, value]: [string, unknown]) => [
          name,
          typeof value === "number" ? Math.round(value * size) : value,
        ]),
      );
    return {
      filingStatus,
      ...parts.people,
      ...small(parts.earnings),
      ...small(parts.otherIncome),
      ...parts.adjustments,
      ...parts.deductions,
      ...parts.credits,
    } as Household;
  });
const anyYear = fc.constantFrom(...lawYears);

const overHouseholds = (hold: (household: Household, year: KnownYear) => void) => {
  fc.assert(fc.property(anyHousehold, anyYear, hold), { numRuns: 200 });
};

/** To the millionth of a dollar, and of the amount. */
const isNear = (one: number, other: number) =>
  Math.abs(one - other) <= 1e-6 * Math.max(1, Math.abs(one) / 1_000);

test("the lines are those of the newest forms", () => {
  expect(formYear).toBe(2025);
});

test("each line is there once, has words, and an amount", () => {
  overHouseholds((household, year) => {
    const lines = formLines(household, year);
    const names = lines.map(nameOf);
    expect(new Set(names).size).toBe(names.length);
    const isWhole = ({ name, rule, amount }: FormLine) =>
      /^[A-Z].*[a-z0-9]$/.test(name) &&
      /^[A-Z0-9$].*[^.]$/.test(rule) &&
      Number.isFinite(amount) &&
      !Object.is(amount, -0);
    expect(lines.filter((one) => !isWhole(one))).toEqual([]);
  });
});

test("a form with nothing on it is left out, and Form 1040 never is", () => {
  const formsOf = (household: Household) => [
    ...new Set(formLines(household, 2026).map(({ form }) => form)),
  ];
  expect(formsOf({ filingStatus: "single", wages: 50_000 })).toEqual(["1040"]);
  expect(formsOf({ filingStatus: "single" })).toEqual(["1040"]);
  expect(formsOf({ filingStatus: "single", selfEmployment: 50_000 })).toEqual([
    ...["1040", "Schedule 1", "Schedule 2", "Schedule SE", "Form 8995"],
  ]);
  const gifts = { filingStatus: "single", wages: 90_000, charity: 5_000 } as const;
  expect(formsOf(gifts)).not.toContain("Schedule A");
  expect(formsOf({ ...gifts, mortgageInterest: 20_000 })).toContain("Schedule A");
  overHouseholds((household, year) => {
    const lines = formLines(household, year);
    for (const form of new Set(lines.map((one) => one.form)))
      if (form !== "1040")
        expect(lines.some((one) => one.form === form && one.amount !== 0)).toBe(true);
  });
});

test("the lines of Form 1040 follow from each other as the form says", () => {
  overHouseholds((household, year) => {
    const all = amountsOf(formLines(household, year));
    const line = (name: string) => all(`1040, line ${name}`);
    const sum = (...names: string[]) => names.reduce((total, name) => total + line(name), 0);
    const pairs: readonly [string, number][] = [
      ["9", sum("1z", "2b", "3b", "5b", "6b", "7a", "8")],
      ["11a", line("9") - line("10")],
      ["11b", line("11a")],
      ["14", sum("12e", "13a", "13b")],
      ["15", Math.max(0, line("11b") - line("14"))],
      ["18", line("16") + line("17")],
      ["21", line("19") + line("20")],
      ["22", Math.max(0, line("18") - line("21"))],
      ["24", line("22") + line("23")],
      ["32", sum("27a", "28", "29", "30", "31")],
      ["33", line("25d") + line("32")],
      ["34", Math.max(0, line("33") - line("24"))],
      ["37", Math.max(0, line("24") - line("33"))],
    ];
    for (const [name, amount] of pairs)
      expect([name, isNear(line(name), amount)]).toEqual([name, true]);
  });
});

test("each line goes to one that is there, which is the sum of what goes to it or says how it follows", () => {
  overHouseholds((household, year) => {
    const lines = formLines(household, year);
    const amountOf = amountsOf(lines);
    const names = new Set(lines.map(nameOf));
    const targets = new Set(lines.flatMap(({ goesTo }) => goesTo ?? []));
    for (const target of targets) {
      expect([target, names.has(target)]).toEqual([target, true]);
      const parts = lines.filter(({ goesTo }) => goesTo === target).map(({ amount }) => amount);
      const relation = relations[target];
      const isRight = relation
        ? relation(amountOf, amountOf(target), lawOf(`${year}`), household)
        : isNear(
            amountOf(target),
            parts.reduce((sum, part) => sum + part, 0),
          );
      expect([target, amountOf(target), isRight]).toEqual([target, amountOf(target), true]);
    }
  });
});

/** Where the return itself has an amount that the forms come to by their own rules. */
const inReturn: Record<string, (of: FederalReturn) => number> = {
  "1040, line 11a": (of) => of.adjustedGrossIncome,
  "1040, line 9": (of) => of.adjustedGrossIncome + of.adjustments,
  "1040, line 12e": (of) => of.deductionUsed,
  "1040, line 13a": (of) => of.businessDeduction,
  "1040, line 13b": (of) => of.addedDeductions,
  "1040, line 14": (of) => of.deductions,
  "1040, line 15": (of) => of.taxableIncome,
  "1040, line 18": (of) => of.taxBeforeCredits,
  "1040, line 19": (of) => of.childCredit - of.refundedChildCredit,
  "1040, line 21": (of) => of.nonRefundableCredits,
  "1040, line 24": (of) => of.totalTax + of.refundableCredits,
  "1040, line 25d": (of) => of.payments,
  "1040, line 32": (of) => of.refundableCredits,
  "Schedule 1, line 15": (of) => of.selfEmploymentTax / 2,
  "Schedule 1-A, line 13": (of) => of.tipDeduction,
  "Schedule 1-A, line 21": (of) => of.overtimeDeduction,
  "Schedule 1-A, line 30": (of) => of.carLoanDeduction,
  "Schedule 1-A, line 37": (of) => of.seniorDeduction,
  "Schedule 2, line 1a": (of) => of.repaidPremiumCredit,
  "Schedule 2, line 2": (of) => of.alternativeMinimumTax,
  "Schedule 2, line 4": (of) => of.selfEmploymentTax,
  "Schedule 2, line 11": (of) => of.additionalMedicareTax,
  "Schedule 2, line 12": (of) => of.netInvestmentIncomeTax,
  "Schedule 3, line 2": (of) => of.dependentCareCredit,
  "Schedule 3, line 3": (of) => of.educationCredit,
  "Schedule 3, line 4": (of) => of.saversCredit,
  "Schedule 3, line 6c": (of) => of.adoptionCredit,
  "Schedule 3, line 9": (of) => of.refundedPremiumCredit,
  "1040, line 28": (of) => of.refundedChildCredit,
  "1040, line 29": (of) => of.refundedEducationCredit,
  "1040, line 30": (of) => of.refundedAdoptionCredit,
};

// Of a schedule that is not filed, and so is not in the list, both are 0.
test("the forms come to the same amounts as the return, by their own rules", () => {
  overHouseholds((household, year) => {
    const amountOf = amountsOf(formLines(household, year));
    const answer = returnUnder(household, lawOf(`${year}`), "table");
    for (const [name, amount] of Object.entries(inReturn))
      expect([name, amountOf(name), isNear(amountOf(name), amount(answer))]).toEqual([
        ...[name, amountOf(name), true],
      ]);
  });
});

test("what is itemized adds up to what the return has", () => {
  overHouseholds((household, year) => {
    const amountOf = amountsOf(formLines(household, year));
    const answer = returnUnder(household, lawOf(`${year}`), "table");
    if (!answer.itemizes) return;
    expect(amountOf("Schedule A, line 4")).toBeCloseTo(answer.medicalDeduction, 6);
    expect(amountOf("Schedule A, line 17")).toBeCloseTo(
      answer.itemizedTotal - answer.itemizedReduction,
      6,
    );
  });
});

/** Half a row of the table at 24%, the highest rate in it, and half a dollar of rounding. */
const offByTable = 25 * 0.24 + 0.5;

test("what is refunded or owed is that of the return, but for the tax table", () => {
  overHouseholds((household, year) => {
    const amountOf = amountsOf(formLines(household, year));
    const refund = amountOf("1040, line 34") - amountOf("1040, line 37");
    expect(refund).toBeCloseTo(returnUnder(household, lawOf(`${year}`), "table").refund, 6);
    const { refund: exact } = federalReturn(household, year);
    expect(Math.abs(refund - exact)).toBeLessThanOrEqual(offByTable + 1e-6);
  });
});

const lineOfFixture: Record<string, string> = {
  adjustedGrossIncome: "1040, line 11a",
  standardDeduction: "1040, line 12e",
  taxableIncome: "1040, line 15",
  taxBeforeCredits: "1040, line 18",
  childCredit: "1040, line 19",
  taxAfterNonRefundableCredits: "1040, line 22",
  earnedIncomeCredit: "1040, line 27a",
  refundedChildCredit: "1040, line 28",
};

test("92 returns of 2024 as Direct File printed them, line by line", () => {
  expect(fixture.directFileReturns).toHaveLength(92);
  const wrong = fixture.directFileReturns.flatMap(({ name, inputs, expected }) => {
    const amountOf = amountsOf(formLines(inputs as Household, 2024));
    return Object.entries(expected as Record<string, number>).flatMap(([key, value]) => {
      // Forms round each line to the dollar, and the credit is looked up in rows of $50 at up to 45%.
      const tolerance = key === "earnedIncomeCredit" ? (50 * 0.45) / 2 : 1;
      const ours = amountOf(lineOfFixture[key] ?? key);
      return Math.abs(ours - value) <= tolerance + 0.01 ? [] : [{ name, key, value, ours }];
    });
  });
  expect(wrong).toEqual([]);
  const known = fixture.directFileReturns.flatMap(({ expected }) => Object.keys(expected));
  expect(known.filter((key) => !(key in lineOfFixture))).toEqual([]);
});
