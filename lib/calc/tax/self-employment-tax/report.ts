import type { DeclaredChart } from "@/lib/calculator/charts/charts-of";
import type { Checklist } from "@/lib/calculator/definition";
import { defineReport } from "@/lib/calculator/report/define-report";
import { lawAge } from "@/lib/calculator/report/law-age";
import { lawSection } from "@/lib/calculator/report/law-section";
import { complete } from "@/lib/calculator/report/notice";
import { usd, yesOrNo } from "@/lib/calculator/report/outputs";
import {
  formatDay,
  formatPercent,
  formatRoundedPercent,
  formatRoundedUsd,
  formatUsd,
  formatWholeUsd,
} from "@/lib/format";
import { estimatedPaymentDates } from "@/lib/tax-law/pay/estimated-payment-dates";
import { lawOf } from "@/lib/tax-law/years/law-of";

import {
  selfEmploymentTax,
  type SelfEmploymentTaxInput,
  type SelfEmploymentTaxResult,
} from "./calculation";
import { remarksOn } from "./remarks";
import { setAsideFigures } from "./set-aside-figures";

/** What rounds to less than a cent is no tax that anybody pays. */
const leastTax = 0.005;

export const report = defineReport(selfEmploymentTax, {
  invalidMessage: "Please enter valid net earnings from self-employment.",

  headline: "law.selfEmploymentTax",
  whole: {
    figure: "law.setAside",
    leads: (result) => result.isHouseholdDescribed,
    words: () => ({
      titles: ["What to set aside", "Self-employment tax alone"],
      why: "What to set aside is self-employment tax plus what the business adds to your income tax, for the household you describe.",
    }),
  },
  outputs: {
    "law.wageBase": usd("Wage base under the law", {
      note: "The most you pay Social Security on, including wages.",
      explanation: { rule: "The year’s wage base.", lookup: true },
    }),
    "law.threshold": usd("Threshold of the additional Medicare tax under the law", {
      hidden: true,
      explanation: { rule: "The threshold for the filing status.", lookup: true },
    }),
    "law.base": usd("Base under the law", {
      explanation: { rule: "92.35% of the net earnings.", formula: "netEarnings*0.9235" },
    }),
    "law.taxedBase": usd("Taxed base under the law", {
      hidden: true,
      explanation: {
        rule: "The base, or zero if it is below $400.",
        formula: "IF(law.base<400, 0, law.base)",
      },
    }),
    "law.socialSecurity": usd("Social Security under the law", {
      explanation: {
        rule: "12.4% of the taxed base, up to the wage base minus wages.",
        formula: "0.124*MIN(law.taxedBase, MAX(0, law.wageBase-lawWages))",
      },
    }),
    "law.medicare": usd("Medicare under the law", {
      explanation: { rule: "2.9% of the whole taxed base.", formula: "0.029*law.taxedBase" },
    }),
    "law.selfEmploymentTax": usd("Self-employment tax under the law", {
      note: "Schedule SE of Form 1040.",
      explanation: {
        rule: "Social Security plus Medicare.",
        formula: "law.socialSecurity+law.medicare",
      },
    }),
    "law.deductibleHalf": usd("Deductible half under the law", {
      explanation: {
        rule: "Half of the self-employment tax.",
        formula: "law.selfEmploymentTax/2",
      },
    }),
    "law.additionalMedicareTax": usd("Additional Medicare tax under the law", {
      note: "Form 8959: not part of the self-employment tax, and not deductible.",
      explanation: {
        rule: "0.9% of the taxed base above the threshold, after wages use up the threshold first.",
        formula: "0.009*MAX(0, law.taxedBase-MAX(0, law.threshold-lawWages))",
      },
    }),
    "law.leftBeforeIncomeTax": usd("Left before income tax under the law", {
      explanation: {
        rule: "Net earnings minus both taxes.",
        formula: "netEarnings-law.selfEmploymentTax-law.additionalMedicareTax",
      },
    }),
    ...setAsideFigures,
    isHouseholdDescribed: yesOrNo("Household described", {
      hidden: true,
      explanation: {
        rule: "Whether anything is entered under “Your household”.",
        formula:
          'OR(NOT(lawFilingStatus="single"), lawWages+spouseWages+otherIncome+pension+contributions+selfEmployedPlan+children+itemizedDeductions>0)',
      },
    }),
    "law.yearsBehind": lawAge(lawOf().year, "tables"),
    netEarnings: usd("Net earnings"),
    baseForSETax: usd("Tax base", {
      note: "92.35% of the net earnings.",
      explanation: {
        rule: "Net earnings minus 7.65%, because an employer’s half isn’t part of wages.",
        formula: "netEarnings*0.9235",
      },
    }),
    socialSecurityTax: usd("Social Security", {
      note: "12.4% of the base, up to $168,600.",
      explanation: {
        rule: "12.4% of the base, up to the wage base of 2024, which is $168,600.",
        formula: "0.124*MIN(baseForSETax, 168600)",
      },
    }),
    medicareTax: usd("Medicare", {
      note: "2.9% of the base.",
      explanation: { rule: "2.9% of the whole base.", formula: "0.029*baseForSETax" },
    }),
    totalSETax: usd("Self-employment tax", {
      note: "With fixed 2024 numbers.",
      explanation: {
        rule: "Social Security plus Medicare.",
        formula: "socialSecurityTax+medicareTax",
      },
    }),
    deductibleSETax: usd("Deductible half", {
      note: "It lowers your income for income tax.",
      explanation: { rule: "Half of the tax.", formula: "totalSETax/2" },
    }),
  },

  verdict,
  remarks: remarksOn,
  sections: (result, { lawYear }) => [
    lawSection(result, {
      tables: [lawOf(lawYear).payroll, lawOf(lawYear).incomeTax, lawOf(lawYear).businessIncome],
      text: "Federal taxes only, for the household you describe: your state may want its own share.",
      figures: [
        "law.setAside",
        "law.setAsideRate",
        "law.incomeTax",
        "law.afterTax",
        "law.quarter",
        "law.leastQuarter",
        "law.businessDeduction",
        "law.deductibleHalf",
        "law.additionalMedicareTax",
        "law.leftBeforeIncomeTax",
        "law.base",
        "law.socialSecurity",
        "law.medicare",
        "law.wageBase",
      ],
    }),
  ],
  illustration: {
    figure: "totalSETax",
    figures: ["netEarnings", "baseForSETax", "socialSecurityTax", "medicareTax", "deductibleSETax"],
    text: () =>
      "Fixed 2024 numbers, with a wage base of $168,600. The tax starts with the first dollar, and wages make no difference. The law uses the wage base of its year, counts wages first, doesn’t tax a base below $400 and adds the Additional Medicare Tax.",
  },
  breakdown: (result) => {
    const medicare =
      result["law.setAside"] - result["law.incomeTax"] - result["law.socialSecurity"];
    if (result["law.incomeTax"] < 0) return undefined;
    return {
      label: "Net earnings",
      parts: [
        ["Left after federal taxes", result["law.afterTax"]],
        ["Income tax", result["law.incomeTax"]],
        ["Social Security", result["law.socialSecurity"]],
        ["Medicare", medicare],
      ],
    };
  },
  checklists: estimatedPayments,
  charts: split,
  toast: (result, { lawYear }) =>
    complete(
      result.isHouseholdDescribed
        ? `Set aside ${formatUsd(result["law.setAside"])} for federal taxes under ${lawOf(lawYear).year} law.`
        : `Self-employment tax under ${lawOf(lawYear).year} law: ${formatUsd(result["law.selfEmploymentTax"])}.`,
    ),

  example: { netEarnings: 45_000, lawWages: 150_000 },
});

function verdict(
  { netEarnings, ...result }: SelfEmploymentTaxResult,
  { lawYear }: SelfEmploymentTaxInput,
): string {
  if (netEarnings === 0) return "If you have no net earnings, you owe no self-employment tax.";
  const under = `Under ${lawOf(lawYear).year} law`;
  const tax = result["law.selfEmploymentTax"];
  const all = result["law.setAside"];
  const incomeTax = result["law.incomeTax"];
  if (all < leastTax)
    return tax === 0
      ? `${under}, you owe no self-employment tax, because 92.35% of your profit is below $400.`
      : `${under}, the profit brings you more in credits than it costs in taxes, so there is nothing to set aside.`;
  const rate = formatRoundedPercent(result["law.setAsideRate"] ?? 0);
  const isAllOfIt = Math.abs(all - tax) < leastTax;
  const parts = isAllOfIt
    ? "all of it self-employment tax"
    : incomeTax <= -leastTax
      ? `after ${formatRoundedUsd(-incomeTax)} of income tax credits`
      : `of which ${formatRoundedUsd(tax)} is self-employment tax`;
  return `${under}, set aside ${rate} of your profit for federal taxes: ${formatRoundedUsd(all)} for the year, ${parts}.`;
}

/** The four days of the year, where payments are asked for. */
function estimatedPayments(
  result: SelfEmploymentTaxResult,
  { lawYear }: SelfEmploymentTaxInput,
): Checklist[] {
  const { year } = lawOf(lawYear);
  if (result["law.leastQuarter"] === 0) return [];
  return [
    {
      title: `Estimated payments for ${year}`,
      items: estimatedPaymentDates(year).map((day) => ({
        label: formatDay(day),
        amount: result["law.quarter"],
      })),
    },
  ];
}

/** Where the earnings go under the law. None where all of them stay. */
function split(
  { netEarnings, ...result }: SelfEmploymentTaxResult,
  { lawYear }: SelfEmploymentTaxInput,
): DeclaredChart[] {
  const left = result["law.afterTax"];
  const incomeTax = result["law.incomeTax"];
  // Where credits pay more than the business costs, there is no whole to split.
  if (incomeTax <= -leastTax) return [];
  const additional = result["law.setAside"] - incomeTax - result["law.selfEmploymentTax"];
  const taxes = [
    { label: "Income tax", amount: incomeTax },
    { label: "Social Security", amount: result["law.socialSecurity"] },
    { label: "Medicare", amount: result["law.medicare"] },
    { label: "Additional Medicare", amount: additional },
  ].filter(({ amount }) => amount >= leastTax);
  if (taxes.length === 0) return [];
  const share = formatPercent((1 - left / netEarnings) * 100);
  return [
    {
      kind: "amounts",
      name: "split",
      title: `Under ${lawOf(lawYear).year} law, ${share} of the ${formatWholeUsd(netEarnings)} goes to federal taxes`,
      subject: "Where the net earnings go",
      whole: "the earnings",
      rows: [...taxes, { label: "Left after federal taxes", amount: left }],
    },
  ];
}
