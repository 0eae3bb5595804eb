/** The cases of federal law that came with the specification, through the forms of the tax calculators. */
import { draftOf } from "@/lib/calculator/share/draft-to-link";
import type { CalculatorId } from "@/lib/catalogue/calculators";

import examples from "../fixtures/law_examples.json";
import { calculationOf } from "./answer-of";
import { calculatorOf } from "./calculators";
import { count, expectCommitted, noComparison, type Comparison } from "./evidence";

/** What a case gives, and what it expects. Both have names that the other kinds may not have. */
type Case = { id: string; kind: string; taxYear: number } & Record<string, string | number>;

type Kind = {
  calculator: CalculatorId;
  /** What a visitor enters; the year of the law comes with every case. */
  entered: (given: Case) => object;
  /** A figure of the calculator for each figure of a case. */
  figures: Record<string, string>;
};

/** By the first words of the kind. */
const kinds: Record<string, Kind> = {
  "federal income tax": {
    calculator: "tax/income-tax",
    entered: ({ grossIncome, filingStatus }) => ({
      grossIncome,
      filingStatus: "single",
      lawFilingStatus: filingStatus,
    }),
    figures: {
      standardDeduction: "law.standardDeduction",
      taxableIncome: "law.taxableIncome",
      tax: "law.tax",
      marginalRate: "law.marginalRate",
      effectiveRatePercent: "law.effectiveRate",
    },
  },
  "self-employment tax": {
    calculator: "tax/self-employment-tax",
    entered: ({ netEarnings }) => ({ netEarnings }),
    figures: {
      base: "law.base",
      socialSecurity: "law.socialSecurity",
      medicare: "law.medicare",
      selfEmploymentTax: "law.selfEmploymentTax",
      deductibleHalf: "law.deductibleHalf",
      additionalMedicareTax: "law.additionalMedicareTax",
    },
  },
  "federal withholding": {
    calculator: "tax/payroll-tax",
    entered: ({ grossPay, payFrequency, filingStatus }) => ({
      grossPay,
      payFrequency: String(payFrequency).replace("-", ""),
      lawFilingStatus: filingStatus,
    }),
    figures: {
      federalWithholding: "law.federalWithholding",
      socialSecurityFirstPeriod: "law.socialSecurity",
      medicare: "law.medicare",
    },
  },
  "federal estate tax": {
    calculator: "tax/estate-tax",
    entered: ({ taxableEstate }) => ({
      grossEstateValue: taxableEstate,
      debtsExpenses: 0,
      maritalCharitableDeductions: 0,
    }),
    figures: { exclusion: "law.exclusion", tax: "law.tax" },
  },
};

const cases = examples as unknown as Case[];
/** What was compared and how far apart it was, by calculator. */
const tallies: Record<string, Comparison> = {};

test.each(cases.map((example) => [example.id, example] as const))("%s", (_, example) => {
  const found = Object.entries(kinds).find(([words]) => example.kind.startsWith(words));
  if (!found) throw new Error(`No calculator for "${example.kind}"`);
  const [, { calculator, entered, figures }] = found;
  const tally = (tallies[calculator] ??= noComparison());
  tally.cases += 1;

  const { fields } = calculatorOf(calculator).definition;
  const input = { ...entered(example), lawYear: `${example.taxYear}` };
  const calculation = calculationOf(calculator, draftOf(fields, input));
  if (!calculation) throw new Error(`${calculator} refuses it`);

  for (const [name, figure] of Object.entries(figures)) {
    // The page states a rate in percent.
    const expected = Number(example[name]) * (name === "marginalRate" ? 100 : 1);
    const actual = calculation.result[figure] as number;
    count(tally, actual, expected);
    expect([figure, Math.abs(actual - expected) < 1e-8]).toEqual([figure, true]);
  }
});

test("content/evidence.json says what was compared", () => {
  const tried = Object.values(tallies).reduce((sum, tally) => sum + tally.cases, 0);
  if (tried === cases.length) expectCommitted("lawCases", tallies);
});
