import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { defineReport } from "@/lib/calculator/report/define-report";
import { namesIn } from "@/lib/calculator/report/groups";
import { complete } from "@/lib/calculator/report/notice";
import { percentage } from "@/lib/calculator/report/outputs";
import { formatBriefUsd } from "@/lib/format";
import { lawAge } from "@/lib/subjects/federal-law/law-age";
import { lawSection } from "@/lib/subjects/federal-law/law-section";
import { federalReturn } from "@/lib/subjects/federal-return/federal-return";
import { returnSteps } from "@/lib/subjects/federal-return/return-steps";
import { tablesUsed } from "@/lib/subjects/federal-return/tables-used";
import { otherLinesForm } from "@/lib/subjects/other-lines/other-lines.form";
import { neededStateLaws } from "@/lib/subjects/state-tax/needed-state-laws";
import { otherState } from "@/lib/subjects/state-tax/other-state";
import { stateTax } from "@/lib/subjects/state-tax/state-tax";
import { stateTaxForm } from "@/lib/subjects/state-tax/state-tax.form";
import { chosenState } from "@/lib/subjects/state-tax/state-words";
import { formYear } from "@/lib/tax-law/form-1040/form";
import { lawOf } from "@/lib/tax-law/years/law-of";

import { householdOf } from "./arithmetic/household-of";
import { incomeTax, type IncomeTaxResult } from "./calculation";
import { bracketChart, marginalChart } from "./charts";
import { form } from "./form";
import { illustratedFigures, illustratedNumbers, illustration } from "./illustration";
import { beforeTaxSavings } from "./options/before-tax-savings";
import { deductionsForm } from "./options/deductions.form";
import { familyForm } from "./options/family.form";
import { otherIncomeForm } from "@/lib/subjects/household/other-income.form";
import { studentLoans } from "./options/student-loans";
import { togetherOrApart } from "./options/together-or-apart";
import { raiseOption } from "./options/raise";
import { withholdingForm } from "./options/withholding.form";
import { lawFilingStatusForm, lawYearForm } from "./page-form";
import { tables } from "./tables";
import { refusalOf, remarksOn, verdictOn } from "./words";

/** Whether the state takes or pays anything: where not, its figure would be the federal one again. */
const hasStateTaxes = ({ stateAndLocalTaxes = 0 }: IncomeTaxResult) =>
  Math.abs(stateAndLocalTaxes) >= 0.5;

export const report = defineReport(incomeTax, {
  invalidMessage: (boxes) =>
    boxes.every((box) => box === "itemizedDeductions")
      ? "Please enter a valid number for itemized deductions or leave blank for standard."
      : "Please enter valid income and select a filing status.",

  fields: form.fields,
  needed: neededStateLaws,
  headline: "law.tax",
  whole: {
    figure: "withStateTaxes",
    leads: hasStateTaxes,
    words: (_, input) => ({
      titles: [`With ${chosenState(input)}’s taxes`, "Federal alone"],
      why: "The first figure is what you pay to both.",
    }),
  },
  moves: [
    "grossIncome",
    "preTax401k",
    "hsa",
    "selfEmployment",
    "longTermGains",
    "itemizedDeductions",
  ],
  options: [
    stateTax(stateTaxForm),
    otherState,
    lawFilingStatusForm,
    lawYearForm,
    familyForm,
    otherIncomeForm,
    beforeTaxSavings,
    deductionsForm,
    withholdingForm,
    raiseOption,
    togetherOrApart,
    studentLoans,
    otherLinesForm,
  ],
  lawNumbers: { ...illustratedNumbers, ...federalReturn.lawNumbers },
  steps: federalReturn.steps,
  outputs: {
    law: {
      ...federalReturn.lines,
      marginalRate: percentage("Marginal rate under the law", {
        note: "The bracket your last dollar is in.",
        explanation: {
          rule: "The rate of the highest bracket your income reaches.",
          formula: "MAX(brackets.reached)",
        },
      }),
      nextRate: percentage("Rate on your next $1,000", {
        note: "With what credits and deductions lose.",
        when: ({ isInState }) => isInState === 0,
        explanation: {
          rule: "The tax on a raise of $1,000, from the whole return once more, as a percentage of it.",
          check:
            "AND(ABS(law.nextRate-INDEX(raises.federalTax, 1)/INDEX(raises.raise, 1)*100)<0.005, OR(ABS(law.nextRate-law.marginalRate)<0.005, ABS(law.adjustedGrossIncome-INDEX(raises.income, 1))<0.005))",
          proof: { "Tax on a raise of $1,000": "INDEX(raises.federalTax, 1)" },
        },
      }),
      yearsBehind: lawAge(lawOf().year, "tables"),
    },
    withStateTaxes: briefUsd("Federal and state taxes", {
      when: hasStateTaxes,
      explanation: {
        rule: "The federal income tax and your state’s taxes.",
        formula: "law.tax+stateAndLocalTaxes",
        onlyIf: "isStateChosen",
      },
    }),
    nextRateWithState: percentage("Rate on your next $1,000, with state taxes", {
      note: "Federal and state taxes, with what credits and deductions lose.",
      explanation: {
        rule: "The tax on a raise of $1,000, from both whole returns once more, as a percentage of it.",
        formula: "INDEX(raises.rate, 1)",
        onlyIf: "isStateChosen",
      },
    }),
    ...tables,
    ...illustratedFigures,
  },

  filledForms: {
    title: "Your return, line by line",
    stamp: "Not a filing",
    note: `Check a finished return against these lines. Their numbers are those of the ${formYear} forms, and amounts are rounded to the dollar. The tax is from the IRS’s table, so it can differ by a few dollars from the answer above.`,
    load: () => import("./filled-forms"),
  },
  validate: refusalOf,
  verdict: verdictOn,
  remarks: remarksOn,
  notCounted: [
    { words: "state and local income tax", adds: "state" },
    {
      words: "Social Security and Medicare tax on wages",
      when: (_, { grossIncome }) => grossIncome > 0,
    },
    { words: "stock options and other preferences of the minimum tax" },
    { words: "limits on losses of rents and on large mortgages" },
    { words: "a child’s income at the parents’ rate, gains on collectibles" },
    { words: "businesses with employees above the income limit" },
    {
      words: "child care, tuition, rents, unemployment and other lines",
      adds: "otherLines",
    },
  ],
  sections: (result, input) => [
    lawSection<IncomeTaxResult>(result, {
      tables: tablesUsed(result.law, householdOf(input), lawOf(input.lawYear)),
      figures: [
        ...namesIn(
          "law",
          "refund",
          "payments",
          "totalTax",
          "selfEmploymentTax",
          "additionalMedicareTax",
          "marginalRate",
          "nextRate",
        ),
        "nextRateWithState",
        "law.effectiveRate",
      ],
    }),
    returnSteps,
  ],
  illustration,
  breakdown: (result) => {
    const { stateAndLocalTaxes = 0, law, grossIncome } = result;
    const income = law.totalIncome;
    const besides = law.totalTax - law.tax;
    if (law.tax < 0 || stateAndLocalTaxes < 0) return undefined;
    const federal = besides > 0 ? "federal taxes" : "federal income tax";
    return {
      label: income === grossIncome ? "Gross income" : "Total income",
      parts: [
        [
          stateAndLocalTaxes > 0 ? "Left after federal and state taxes" : `Left after ${federal}`,
          income - law.totalTax - stateAndLocalTaxes,
        ],
        ["Federal income tax", law.tax],
        ...(besides > 0 ? [["Other federal taxes", besides] as const] : []),
        ...(stateAndLocalTaxes > 0 ? [["State and local taxes", stateAndLocalTaxes] as const] : []),
      ],
    };
  },
  charts: (result, input) => [...bracketChart(result, input), marginalChart(result, input)],
  toast: (result, { lawYear }) =>
    complete(
      hasStateTaxes(result)
        ? `Federal and state taxes: ${formatBriefUsd(result.withStateTaxes ?? 0)}.`
        : `Income tax under ${lawOf(lawYear).year} law: ${formatBriefUsd(result.law.tax)}.`,
    ),

  example: {
    grossIncome: 92_000,
    filingStatus: "single",
    itemizedDeductions: 11_500,
  },
});
