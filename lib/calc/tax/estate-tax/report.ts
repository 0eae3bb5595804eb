import type { Remark } from "@/lib/calculator/definition";
import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { defineReport } from "@/lib/calculator/report/define-report";
import { namesIn } from "@/lib/calculator/report/groups";
import { complete } from "@/lib/calculator/report/notice";
import { usd } from "@/lib/calculator/report/outputs";
import { amountLeft } from "@/lib/finance/amount-left";
import { formatBriefUsd, formatRoundedUsd, formatWholeUsd } from "@/lib/format";
import { bracketTable } from "@/lib/subjects/federal-law/bracket-table";
import { lawAge } from "@/lib/subjects/federal-law/law-age";
import { lawSection } from "@/lib/subjects/federal-law/law-section";
import { graduatedTax } from "@/lib/tax-law/income/graduated-tax";
import { estateLimits, estateRates } from "@/lib/tax-law/years/fixed-by-statute";
import { lawOf } from "@/lib/tax-law/years/law-of";

import { estateTax, type EstateTaxInput, type EstateTaxResult } from "./calculation";
import { lawYearForm } from "./form";

const newest = lawOf();
const topBracket = estateLimits.at(-1) ?? 0;
const topRate = estateRates.at(-1) ?? 0;
const taxBelowTop = graduatedTax(topBracket, estateRates, estateLimits);
/** The year of the specified figures. */
const illustrated = 2024;

export const report = defineReport(estateTax, {
  invalidMessage: "Please enter valid non-negative numbers for all fields.",

  headline: "law.tax",
  options: [lawYearForm],
  // 26 U.S.C. 2001(c).
  lawNumbers: {
    topBracket: { label: "Start of the top bracket", value: topBracket, format: "$#,##0" },
    taxBelowTop: { label: "Tax below it", value: taxBelowTop, format: "$#,##0" },
    topRate: { label: "Top rate", value: topRate },
  },
  outputs: {
    grossEstateValue: usd("Gross estate"),
    debtsExpenses: usd("Debts and expenses"),
    adjustedGrossEstate: usd("Adjusted gross estate", {
      explanation: {
        rule: "The gross estate minus debts and expenses, but not below zero.",
        formula: "MAX(0, grossEstateValue-debtsExpenses)",
      },
    }),
    maritalCharitableDeductions: usd("Marital and charitable deductions"),
    taxableEstate: usd("Taxable estate", {
      explanation: {
        rule: "The adjusted gross estate minus what goes to a spouse and to charity, but not below zero.",
        formula: "MAX(0, adjustedGrossEstate-maritalCharitableDeductions)",
      },
    }),
    law: {
      tax: briefUsd("Federal estate tax under the law", {
        explanation: {
          rule: "The table’s tax on the taxable estate minus the credit, but not below zero.",
          formula: "MAX(0, law.tentativeTax-law.unifiedCredit)",
        },
      }),
      exclusion: briefUsd("Exclusion under the law", {
        note: "For one person who made no taxable gifts.",
        explanation: { rule: "The basic exclusion amount for the year of death.", lookup: true },
      }),
      tentativeTax: briefUsd("Tax from the table under the law", {
        note: "On the taxable estate, before the credit.",
        explanation: { rule: "The total tax from all brackets.", formula: "SUM(brackets.tax)" },
      }),
      unifiedCredit: briefUsd("Unified credit under the law", {
        note: "The same table’s tax on the exclusion.",
        explanation: {
          rule: "The table’s tax on the exclusion: $345,800 on the first $1,000,000 and 40% of the rest.",
          formula: "taxBelowTop+topRate*(law.exclusion-topBracket)",
        },
      }),
      exclusionLeft: briefUsd("Exclusion left under the law", {
        note: "The part the taxable estate doesn’t use.",
        explanation: {
          rule: "The exclusion minus the taxable estate, but not below zero.",
          formula: "MAX(0, law.exclusion-taxableEstate)",
        },
        when: (result) => result.law.exclusionLeft > 0,
      }),
      leftForHeirs: briefUsd("Left for other heirs under the law", {
        note: "After debts, spouse, charity and tax.",
        explanation: {
          rule: "The taxable estate minus the tax under the law.",
          formula: "taxableEstate-law.tax",
        },
      }),
      yearsBehind: lawAge(newest.year, "tables"),
    },
    estimatedFederalEstateTax: usd("Estimated federal estate tax", {
      note: "With fixed 2024 numbers.",
      explanation: {
        rule: "40% of the estate above the exemption.",
        formula: "topRate*estateSubjectToTax",
      },
    }),
    federalExemption: usd("Federal exemption", {
      explanation: { rule: "The 2024 exemption.", lookup: true },
    }),
    estateSubjectToTax: usd("Estate subject to tax", {
      note: "The part above the exemption.",
      explanation: {
        rule: "The taxable estate minus the exemption, but not below zero.",
        formula: "MAX(0, taxableEstate-federalExemption)",
      },
    }),
    brackets: bracketTable("Table of rates under the law, before the credit", {
      amount: "taxableEstate",
      count: newest.estate.rates.length,
      totals: (result) => ({ taxed: result.taxableEstate, tax: result.law.tentativeTax }),
      note: `No one pays these rates from the first dollar: the credit cancels the tax on the whole exclusion, which is the first ${formatWholeUsd(newest.estate.exclusion)} in ${newest.year}. Anything above it is taxed at 40%.`,
    }),
  },

  verdict,
  remarks: remarksOn,
  sections: (result, { lawYear }) => [
    lawSection(result, {
      tables: [lawOf(lawYear).estate],
      text: "The tax comes from a table of rates and a credit.",
      figures: [
        "grossEstateValue",
        "debtsExpenses",
        "adjustedGrossEstate",
        "maritalCharitableDeductions",
        "taxableEstate",
        ...namesIn(
          "law",
          "leftForHeirs",
          "exclusion",
          "exclusionLeft",
          "tentativeTax",
          "unifiedCredit",
        ),
      ],
    }),
  ],
  illustration: {
    figure: "estimatedFederalEstateTax",
    figures: ["federalExemption", "estateSubjectToTax"],
    text: (_, { lawYear }) =>
      `Fixed 2024 numbers: one exemption, and 40% of anything above it. ${fromLawOf(lawYear)}`,
  },
  charts: (result, { lawYear }) => {
    const { grossEstateValue, adjustedGrossEstate, taxableEstate } = result;
    const tax = result.law.tax;
    // As far as there is an estate to pay them from, so that the parts add up to it.
    const debts = grossEstateValue - adjustedGrossEstate;
    const given = adjustedGrossEstate - taxableEstate;
    return [
      {
        kind: "amounts",
        name: "split",
        title: `Under ${lawOf(lawYear).year} law, federal estate tax takes ${tax > 0 ? formatWholeUsd(tax) : "nothing"} of the ${formatWholeUsd(grossEstateValue)} estate`,
        subject: "Where the estate goes",
        whole: "the estate",
        rows: [
          ...(debts > 0 ? [{ label: "Debts and expenses", amount: debts }] : []),
          ...(given > 0 ? [{ label: "Spouse and charity", amount: given }] : []),
          { label: "Federal estate tax", amount: tax },
          { label: given > 0 ? "Other heirs" : "Heirs", amount: result.law.leftForHeirs },
        ],
      },
    ];
  },
  toast: (result, { lawYear }) =>
    complete(
      `Federal estate tax under ${lawOf(lawYear).year} law: ${formatBriefUsd(result.law.tax)}.`,
    ),

  example: {
    grossEstateValue: 21_400_000,
    debtsExpenses: 650_000,
    maritalCharitableDeductions: 2_000_000,
  },
});

function verdict(result: EstateTaxResult, { lawYear }: EstateTaxInput): string {
  const { taxableEstate, maritalCharitableDeductions } = result;
  const { tax, exclusion, leftForHeirs } = result.law;
  const under = `Under ${lawOf(lawYear).year} law`;
  if (tax > 0)
    return `${under}, the first ${formatWholeUsd(exclusion)} is free of tax, and 40% is due on the other ${formatRoundedUsd(amountLeft(taxableEstate, exclusion))}. ${formatRoundedUsd(leftForHeirs)} is left for heirs${maritalCharitableDeductions > 0 ? " besides your spouse and charity" : ""}.`;
  return taxableEstate > 0
    ? `${under}, no tax is due, because the ${formatWholeUsd(exclusion)} exclusion covers the taxable estate.`
    : `${under}, no tax is due, because none of the estate is taxable.`;
}

/** Why the illustration answers otherwise than the law of a year. */
function fromLawOf(lawYear: EstateTaxInput["lawYear"]): string {
  const { year, estate } = lawOf(lawYear);
  return year === illustrated
    ? `Both use the ${illustrated} exemption, so they are the same.`
    : `The illustration uses the ${illustrated} exemption. For a death in ${year}, it is ${formatWholeUsd(estate.exclusion)}, and the law calls it the exclusion.`;
}

/** How far the estate is from the tax, what of the deductions counts, and what no figure has in it. */
function remarksOn(result: EstateTaxResult, { lawYear }: EstateTaxInput): Remark[] {
  const { year } = lawOf(lawYear);
  const { grossEstateValue, debtsExpenses, adjustedGrossEstate, maritalCharitableDeductions } =
    result;
  const exclusionLeft = result.law.exclusionLeft;
  const debtsExceed = amountLeft(grossEstateValue, debtsExpenses) < 0;
  const giftsExceed =
    amountLeft(grossEstateValue, debtsExpenses, maritalCharitableDeductions) < 0 &&
    maritalCharitableDeductions > 0;
  const texts = [
    debtsExceed &&
      "Debts and expenses are more than the estate. They count only up to its value, so nothing is left.",
    giftsExceed &&
      !debtsExceed &&
      `What goes to a spouse and to charity is more than the ${formatRoundedUsd(adjustedGrossEstate)} left after debts and expenses. It counts only up to that amount.`,
    exclusionLeft > 0 &&
      `The taxable estate is ${formatRoundedUsd(exclusionLeft)} below the ${year} exclusion. A surviving spouse may add the unused part to their own exclusion (portability) if the executor elects it on Form 706: within five years of the death if no return is required, otherwise within nine months plus any extension.`,
    "Not included: taxable gifts made while alive, which use up the exclusion, a deceased spouse’s unused exclusion, and state estate or inheritance taxes.",
  ];
  return texts.flatMap((text) => (text ? [{ tone: "neutral", text }] : []));
}
