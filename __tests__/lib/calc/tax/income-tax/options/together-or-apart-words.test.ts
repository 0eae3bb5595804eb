import "@/lib/tax-law/states/keep-every-state";

import { incomeTax, type IncomeTaxInput } from "@/lib/calc/tax/income-tax/calculation";
import {
  aboutSeparateReturns,
  errorsInDivision,
  remarksOnDivision,
  type WithBothWays,
} from "@/lib/calc/tax/income-tax/options/together-or-apart-words";

const couple: IncomeTaxInput = {
  ...{ grossIncome: 90_000, spouseWages: 40_000, itemizedDeductions: null },
  ...{ filingStatus: "marriedFilingJointly", compareSeparate: "yes" },
};
const today = { today: { year: 2026 } };
const about = (changes: Partial<IncomeTaxInput>) => {
  const input = { ...couple, ...changes };
  return aboutSeparateReturns(incomeTax(input, today) as WithBothWays, input);
};
const errorsOf = (changes: Partial<IncomeTaxInput>) => {
  const input = { ...couple, ...changes };
  return errorsInDivision(incomeTax(input, today), input);
};
const remarksOf = (changes: Partial<IncomeTaxInput>) => {
  const input = { ...couple, ...changes };
  return remarksOnDivision(incomeTax(input, today), input).map(({ text }) => text);
};

test("says who claims whom, and which deduction both take", () => {
  expect(about({})).toMatch(/^On the two returns, both of you take the standard deduction/);
  expect(about({ children: 1 })).toMatch(/^On the two returns, you claim the dependent, and/);
  expect(about({ children: 2 })).toMatch(/you claim both dependents, and both of you/);
  expect(about({ children: 3 })).toMatch(/you claim all 3 dependents, and both of you/);
  expect(about({ grossIncome: 300_000, children: 1 })).toMatch(
    /your spouse claims the dependent, and/,
  );
  expect(about({ mortgageInterest: 80_000 })).toMatch(/both of you itemize: that costs least\./);
});

test("says what is halved in a community property state", () => {
  expect(about({ state: "TX" })).toMatch(/Texas is a community property state: half/);
  expect(about({ state: "TX" })).toMatch(/that is one spouse’s alone/);
  expect(about({ state: "PA" })).not.toMatch(/community|alone/);
});

test("no part is larger than the whole", () => {
  expect(errorsOf({})).toEqual({});
  expect(
    errorsOf({ spouse401k: 1, spouseIra: 1, spousePension: 1, spouseSocialSecurity: 1 }),
  ).toEqual({
    spouse401k: "Enter no more than the $0 of both of you.",
    spouseIra: "Enter no more than the $0 of both of you.",
    spousePension: "Enter no more than the $0 of both of you.",
    spouseSocialSecurity: "Enter no more than the $0 of both of you.",
  });
  expect(errorsOf({ preTax401k: 45_000, spouse401k: 41_000 })).toEqual({
    spouse401k: "Enter no more than your spouse’s wages of $40,000.",
  });
  const medical = [{ line: "medical", amount: 500 }] as const;
  expect(errorsOf({ otherLines: medical, spouseMedical: 501 })).toEqual({
    spouseMedical: "Enter no more than the $500 of both of you.",
  });
});

test("says what does not count, and that the spouse’s wages are missing", () => {
  expect(remarksOf({})).toEqual([]);
  expect(remarksOf({ filingStatus: "single" })).toEqual([
    "Two separate returns are compared only for a couple who files jointly.",
  ]);
  expect(remarksOf({ spouseWages: 0 })).toEqual([
    expect.stringMatching(/^All wages count as yours on the two returns\./),
  ]);
  expect(remarksOf({ compareSeparate: "no", pension: 900, spousePension: 900 })).toEqual([
    "Your spouse’s amounts count only if you compare with two separate returns.",
  ]);
});
