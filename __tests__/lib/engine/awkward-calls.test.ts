/**
 * Calls of the published engine as nobody would write them: whatever is accepted has an answer without a
 * minus zero in it, and what is not is refused in a sentence of ours.
 */
import fc from "fast-check";

import { definitionOf } from "@/lib/calc/definitions";
import { fieldsOf } from "@/lib/calculator/form/fields";
import { calculatorIds } from "@/lib/catalogue/calculators";
import type { Arguments } from "@/lib/engine/arguments";
import { financeArguments } from "@/lib/engine/finance-arguments";
import * as published from "@/lib/engine/published";
import { ratesArguments } from "@/lib/engine/rates-arguments";

import { world } from "../../house/calculators";
import { sensibleInputs } from "../../house/sensible-values";

type AnyFunction = (...given: unknown[]) => unknown;

const seed = 20261127;

/** Where in this data a minus zero is. */
function minusZeros(value: unknown, place = "answer"): string[] {
  if (Object.is(value, -0)) return [place];
  return typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([name, part]) => minusZeros(part, `${place}.${name}`))
    : [];
}

/** What a call answers, or the refusal that it throws instead. */
function outcomeOf(call: () => unknown): { answer?: unknown; refusal?: Error } {
  try {
    return { answer: call() };
  } catch (error) {
    return { refusal: error as Error };
  }
}

const paySchedule = {
  frequency: "monthly",
  periodEnd: { year: 2026, month: 1, day: 31 },
  payDate: { year: 2026, month: 2, day: 5 },
  start: { year: 2026, month: 1, day: 1 },
  end: { year: 2026, month: 12, day: 31 },
};
const payStub = {
  ...paySchedule,
  ...{ pay: 100, paySoFar: -0, withheld: -0, withheldSoFar: -0, bonus: -0, bonusSoFar: -0 },
  ...{ saved401k: -0, saved401kSoFar: -0, benefits: -0, benefitsSoFar: -0 },
};
const paysLeft = { soFar: 1, firstPart: 0, left: 1, lastPart: 0, beforeNewForm: 0 };

/** What may be given for an argument: some of it is no value of any, and some only looks like one. */
const given: readonly unknown[] = [
  ...[-0, 0, 1, -1, 0.5, 2, 12, 50, 75, 800, 1960, 2026, 40_000, -40_000],
  ...["", "TX", "2026", "single", "marriedFilingSeparately", "no", "yes", "avalanche", "pct"],
  ...["interest+pct", "whole", "exact", "contiguous", "table", "weekly", "semimonthly"],
  ...[true, false, null, undefined, {}, [], [-0, 0], [1, -2], [-5, 0, 5]],
  ...[() => -0, (rate: number) => rate],
  ...published.rates.laws.flatMap((law) => [law, ...Object.values(law)]),
  ...published.rates.laws.flatMap(({ temporaryDeductions, retirement }) => [
    temporaryDeductions.tips,
    retirement.ira,
  ]),
  ...published.rates.premiumCredits,
  ...published.rates.medicarePremiums,
  ...published.rates.povertyGuidelines,
  published.rates.everyStatus(-0),
  published.rates.federalReturn({ filingStatus: "single" }, 2026),
  { totalTax: 0 },
  { year: 2026, month: 2, day: 28 },
  { year: 2026, month: 2, day: 31 },
  { filingStatus: "single", wages: -0, shortTermGains: -0 },
  { state: "NY", filingStatus: "single", wages: -0, localRate: -0 },
  { description: "", amount: -0 },
  { annualRate: -0, years: 2, contribution: -0, opening: -0, rise: -0 },
  [{ description: "", amount: -0 }],
  [{ category: "", amount: -0 }],
  { balance: 0, apr: 0, minimum: -0 },
  [{ balance: -0, apr: -0, minimum: -0 }],
  [{ name: "", balance: 100, apr: 0, minimum: -0 }],
  [{ month: 1, payment: -0, principal: -0, interest: 0, balance: -0 }],
  [{ amount: -0, months: 12 }],
  [{ start: 1871, needed: -0 }],
  { debtAmount: -0, annualRate: 0, monthlyPayment: -0 },
  { minimumPercent: 0, minimumFloor: -0, minimumRule: "pct" },
  { transferFee: -0, transferMonths: 1, transferRate: 0 },
  { annualRate: 0, years: -0, principal: -0, originalValue: 0, pmiRate: -0 },
  {
    ...{ principal: -0, drawRate: -0, drawMonths: -0, extra: -0 },
    ...{ repaymentRate: -0, repaymentMonths: 12 },
  },
  {
    ...{ currentBalance: 100, currentRate: 0, remainingYears: 1 },
    ...{ newRate: -0, newTerm: 1, costs: -0 },
  },
  {
    ...{ children: 0, otherDependents: -0, adjustedGrossIncome: -0, tax: -0, earnedIncome: -0 },
    ...{ payrollTax: -0, earnedIncomeCredit: -0 },
  },
  { age: 50, income: -0, status: "single", coverage: "no" },
  { step3: -0 },
  { children: 0, claimsOthers: false, deduction: "standard" },
  ["wages", "selfEmployment"].map((name) => ({
    filingStatus: "marriedFilingSeparately",
    [name]: -0,
  })),
  { state: "NY", localRate: -0, medicare: 1 },
  { medicare: -0, farthest: 40_000 },
  { rateNow: 22, rateLater: -0, planTo: 75, currentAge: 50, retirementAge: 60, annualReturn: -0 },
  [{ year: 1, paid: 100 }],
  { tax: -0, adjustedGrossIncome: -0 },
  { adjustedGrossIncome: -0, businessIncome: -0, earnedIncome: -0, gainsAtOwnRates: 0 },
  { income: -0, gains: -0, ordinaryIncome: -0, tax: -0 },
  { children: 0, earnedIncome: -0, adjustedGrossIncome: -0, disqualifiedIncome: -0, ages: [] },
  { income: -0, povertyLine: 0 },
  {
    income: published.rates.adjustedGrossIncome(
      { filingStatus: "single" },
      published.rates.lawOf(),
    ),
    ...{ tax: -0, aboveMinimumTax: -0, refundedPremiumCredit: -0 },
  },
  { ...{ expenses: -0, persons: 1, benefits: -0 }, adjustedGrossIncome: -0, lowerEarnedIncome: -0 },
  { premium: -0, benchmark: -0, advanceCredit: -0 },
  { balance: 9_000, annualRate: -0, years: 1, lumpSum: -0, apy: -0, savingsTaxRate: -0 },
  paySchedule,
  payStub,
  [{ frequency: "weekly", paychecks: paysLeft, income: -0, taxablePay: -0, withheld: -0 }],
  { fromNow: -0, netChange: -0 },
  [{ kind: "direct", loanDate: "", balance: 100, rate: -0 }],
  { income: -0, prices: 1, status: "single" },
  {
    ...{ agi: -0, dependents: -0, familySize: 1, incomeGrowth: -0, inflation: -0 },
    ...{ place: "contiguous", status: "single" },
  },
  { graceMonths: -0, publicService: true },
  ...[744, 840].map((claimAge) => ({ claimAge, benefit: -0 })),
  published.rates.averageWageIndex,
];

const modules = [
  ["finance", published.finance, financeArguments],
  ["rates", published.rates, ratesArguments],
] as const;

describe.each(modules)("%s", (_, module, declared) => {
  test.each(Object.entries<Arguments>(declared))("%s", (name, all) => {
    const call = (module as unknown as Record<string, AnyFunction>)[name] as AnyFunction;
    const values = Object.entries(all).map(([argument, declaredAs]) => {
      const check = typeof declaredAs === "function" ? declaredAs : declaredAs.each;
      return given.filter((value) => !outcomeOf(() => check(argument, value)).refusal);
    });
    // What nothing of this fits would be tried with nothing.
    expect(values.filter((fitting) => fitting.length === 0)).toEqual([]);
    fc.assert(
      fc.property(fc.tuple(...values.map((fitting) => fc.constantFrom(...fitting))), (taken) => {
        const { answer, refusal } = outcomeOf(() => call(...taken));
        expect(minusZeros(answer)).toEqual([]);
        if (refusal)
          expect(refusal.message).toMatch(
            new RegExp(`^(?:${name}|${Object.keys(all).join("|")})\\b.*\\.$`),
          );
      }),
      { seed, numRuns: 200 },
    );
  });
});

test.each(calculatorIds)("%s", (id) => {
  const { fields, example } = definitionOf(id);
  const calculate = published.calculations[id] as unknown as AnyFunction;
  const zeros = fieldsOf(fields).flatMap(([name, field]) => ("bounds" in field ? [name] : []));
  fc.assert(
    fc.property(
      sensibleInputs(fields as never, example as never),
      fc.subarray(zeros, { maxLength: Math.min(4, zeros.length) }),
      (input: object, zeroed) => {
        const withZeros = { ...input, ...Object.fromEntries(zeroed.map((name) => [name, -0])) };
        for (const one of [input, withZeros]) {
          const { answer, refusal } = outcomeOf(() => calculate(one, world));
          expect(minusZeros(answer)).toEqual([]);
          if (refusal) expect(refusal.message).toMatch(/^(?:\w+\b|No finite result).*\.$/);
        }
      },
    ),
    { seed, numRuns: 20 },
  );
});
