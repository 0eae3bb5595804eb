import { defineReport, type Remark } from "@/lib/calculator/definition";
import { bracketTable } from "@/lib/calculator/report/bracket-table";
import { lawAge } from "@/lib/calculator/report/law-age";
import { lawSection } from "@/lib/calculator/report/law-section";
import { illustrationTitle, lawTitle } from "@/lib/calculator/report/law-titles";
import { complete } from "@/lib/calculator/report/notice";
import { percentage, ratio, usd, yesOrNo } from "@/lib/calculator/report/outputs";
import {
  formatNumber,
  formatRoundedPercent,
  formatRoundedUsd,
  formatUsd,
  formatWholeUsd,
} from "@/lib/format";
import { lawOf } from "@/lib/tax-law/years/law-of";

import { incomeTax, type IncomeTaxInput, type IncomeTaxResult } from "./calculation";

/** The tax that the specified figures add above a limit, which is twice as high for a couple. */
const above = (limit: number, added: number) => `${added}*MAX(0, taxableIncome-${limit}*couple)`;

const fromLawOf2024 =
  "Both use the 2024 deductions and limits. The law also has rates of 35% and 37%, and covers every filing status; the illustration stops at 32%.";
const fromAnotherYear =
  "The illustration uses the 2024 deductions and limits, and stops at 32%, while the law also has rates of 35% and 37%.";

export const report = defineReport(incomeTax, {
  invalidMessage: (boxes) =>
    boxes.every((box) => box === "itemizedDeductions")
      ? "Please enter a valid number for itemized deductions or leave blank for standard."
      : "Please enter valid income and select a filing status.",
  failureMessage: "Could not calculate a result with the provided inputs.",

  headline: "law.tax",
  beside: {
    figure: "estimatedTax",
    words: (result, { lawYear }) => ({
      titles: [lawTitle(result, lawOf(lawYear).year), illustrationTitle],
      why: lawYear === "2024" ? fromLawOf2024 : fromAnotherYear,
    }),
  },
  outputs: {
    "law.standardDeduction": usd("Standard deduction under the law", {
      hidden: true,
      explanation: {
        rule: "The year’s standard deduction for the filing status.",
        lookup: true,
      },
    }),
    "law.tax": usd("Income tax under the law", {
      note: "Before any credits.",
      explanation: { rule: "The total tax from all brackets.", formula: "SUM(brackets.tax)" },
    }),
    "law.marginalRate": percentage("Marginal rate under the law", {
      note: "The rate on your last dollar.",
      explanation: {
        rule: "The rate of the highest bracket your income reaches.",
        formula: "MAX(brackets.reached)",
      },
    }),
    "law.effectiveRate": percentage("Effective rate under the law", {
      note: "Tax as a percentage of gross income.",
      explanation: {
        rule: "The tax as a percentage of gross income; 0 if there is no income.",
        formula: "IF(grossIncome>0, law.tax/grossIncome*100, 0)",
      },
    }),
    "law.reductionRate": percentage("Reduction rate under the law", {
      hidden: true,
      explanation: {
        rule: "2/37 from 2026 on, written as a percentage; zero from 2018 to 2025.",
        lookup: true,
      },
    }),
    "law.topBracket": usd("Start of the highest bracket under the law", {
      hidden: true,
      explanation: {
        rule: "The start of the highest bracket for the filing status.",
        lookup: true,
      },
    }),
    "law.itemizedReduction": usd("Reduction of itemized deductions under the law", {
      note: "The reduction for high incomes: 26 U.S.C. 68.",
      when: (result) => result["law.itemizedReduction"] > 0,
      explanation: {
        rule: "The reduction rate times the itemized deductions or the income in the highest bracket, whichever is smaller.",
        formula:
          "law.reductionRate/100*MAX(0, MIN(MAX(0, itemizedDeductions), grossIncome-law.topBracket))",
      },
    }),
    "law.deductionUsed": usd("Deduction under the law", {
      explanation: {
        rule: "The standard deduction, or the itemized deductions minus their reduction, whichever is larger.",
        formula: "MAX(law.standardDeduction, MAX(0, itemizedDeductions)-law.itemizedReduction)",
      },
    }),
    "law.taxableIncome": usd("Taxable income under the law", {
      explanation: {
        rule: "The gross income minus the deduction, but not below zero.",
        formula: "MAX(0, grossIncome-law.deductionUsed)",
      },
    }),
    "law.yearsBehind": lawAge(lawOf().year, "tables"),
    couple: ratio("Couple", {
      hidden: true,
      explanation: {
        rule: "2 for a couple filing jointly, whose deduction and limits are twice as high; otherwise 1.",
        formula: 'IF(filingStatus="marriedFilingJointly", 2, 1)',
      },
    }),
    standardDeduction: usd("Standard deduction", {
      hidden: true,
      explanation: { rule: "$14,600, or twice that for a couple.", formula: "14600*couple" },
    }),
    estimatedTax: usd("Estimated federal income tax", {
      note: "With fixed 2024 numbers.",
      explanation: {
        rule: "10% of the taxable income, plus what each higher bracket’s rate adds: 2 points, 10, 2 and 8.",
        formula: [
          "0.1*taxableIncome",
          above(11_600, 0.02),
          above(47_150, 0.1),
          above(100_525, 0.02),
          above(191_950, 0.08),
        ].join("+"),
      },
    }),
    grossIncome: usd("Gross income"),
    deductionUsed: usd("Deduction", {
      explanation: {
        rule: "The larger of the standard and the itemized deductions.",
        formula: "MAX(standardDeduction, itemizedDeductions)",
      },
    }),
    usedStandardDeduction: yesOrNo("Standard deduction used", {
      explanation: {
        rule: "Yes, unless the itemized deductions are larger.",
        formula: "deductionUsed=standardDeduction",
      },
    }),
    taxableIncome: usd("Taxable income", {
      explanation: {
        rule: "The gross income minus the deduction, but not below zero.",
        formula: "MAX(0, grossIncome-deductionUsed)",
      },
    }),
    effectiveTaxRate: percentage("Effective tax rate", {
      note: "Tax as a percentage of gross income.",
      explanation: {
        rule: "The tax as a percentage of gross income; 0 if there is no income.",
        formula: "IF(grossIncome>0, estimatedTax/grossIncome*100, 0)",
      },
    }),
    brackets: bracketTable("Bracket by bracket under the law", {
      amount: "law.taxableIncome",
      count: lawOf().incomeTax.rates.length,
      totals: (result) => ({ taxed: result["law.taxableIncome"], tax: result["law.tax"] }),
      note: "Each bracket’s rate applies only to the taxable income inside that bracket.",
    }),
  },

  verdict: (result, { lawYear }) => {
    const under = `Under ${lawOf(lawYear).year} law`;
    return result["law.tax"] === 0
      ? `${under}, the deduction covers your whole income.`
      : `${under}, that is ${formatRoundedPercent(result["law.effectiveRate"])} of your income, and your last dollar is taxed at ${formatNumber(result["law.marginalRate"])}%.`;
  },
  remarks: remarksOn,
  sections: (result, { lawYear }) => [
    lawSection(result, {
      tables: [
        lawOf(lawYear).incomeTax,
        ...(result["law.itemizedReduction"] > 0 ? [lawOf(lawYear).itemizedDeductions] : []),
      ],
      figures: [
        "law.marginalRate",
        "law.effectiveRate",
        "law.deductionUsed",
        "law.itemizedReduction",
        "law.taxableIncome",
      ],
    }),
    {
      title: illustrationTitle,
      text: "Fixed 2024 numbers with five rates, for single people and for couples who file jointly.",
      figures: [
        "grossIncome",
        "deductionUsed",
        "usedStandardDeduction",
        "taxableIncome",
        "effectiveTaxRate",
      ],
    },
  ],
  breakdown: (result, { grossIncome }) => ({
    label: "Gross income",
    parts: [
      ["Left after federal income tax", grossIncome - result["law.tax"]],
      ["Federal income tax", result["law.tax"]],
    ],
  }),
  charts: (result, { grossIncome, lawYear }) => {
    const reached = result.brackets.filter(({ taxed }) => taxed > 0);
    const largest = reached.toSorted((one, other) => other.taxed - one.taxed)[0];
    const { year } = lawOf(lawYear);
    return [
      {
        kind: "amounts",
        name: "brackets",
        title: largest
          ? `Under ${year} law, the largest part of your taxed income, ${formatWholeUsd(largest.taxed)}, is in the ${formatNumber(largest.rate)}% bracket`
          : `Under ${year} law, none of the ${formatWholeUsd(grossIncome)} is taxed`,
        subject: "Where each dollar of the gross income is taxed",
        whole: "the gross income",
        rows: [
          { label: "Not taxed", amount: grossIncome - result["law.taxableIncome"] },
          ...reached.map(({ rate, taxed }) => ({
            label: `Taxed at ${formatNumber(rate)}%`,
            amount: taxed,
          })),
        ],
      },
    ];
  },
  toast: ({ estimatedTax, ...result }, { lawYear }) =>
    complete(
      `Income tax under ${lawOf(lawYear).year} law: ${formatUsd(result["law.tax"])}. ${illustrationTitle}: ${formatUsd(estimatedTax)}.`,
    ),

  example: {
    grossIncome: 92_000,
    filingStatus: "single",
    itemizedDeductions: 11_500,
  },
});

/** What the status and the deductions leave open, and what high incomes lose of them. */
function remarksOn(result: IncomeTaxResult, input: IncomeTaxInput): Remark[] {
  const { filingStatus, lawFilingStatus, itemizedDeductions } = input;
  const reduction = result["law.itemizedReduction"];
  const topBracket = formatWholeUsd(result["law.topBracket"]);
  const texts = [
    reduction > 0 &&
      `Under the law, people with high incomes lose part of their itemized deductions: 2/37 of the deductions or of the income above ${topBracket}, whichever is smaller. Here, that is ${formatRoundedUsd(reduction)}.`,
    (lawFilingStatus || filingStatus) === "marriedFilingSeparately" &&
      "If a couple files separately and one of them itemizes, the other can’t take the standard deduction. The results under the law assume that both or neither itemize.",
    itemizedDeductions !== null &&
      itemizedDeductions < 0 &&
      "Itemized deductions below zero count as zero.",
  ];
  return texts.flatMap((text) => (text ? [{ tone: "neutral", text }] : []));
}
