import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { defineReport } from "@/lib/calculator/report/define-report";
import { namesIn } from "@/lib/calculator/report/groups";
import { complete } from "@/lib/calculator/report/notice";
import { usd } from "@/lib/calculator/report/outputs";
import { formatBriefUsd, formatWholeUsd } from "@/lib/format";
import { bracketTable } from "@/lib/subjects/federal-law/bracket-table";
import { lawAge } from "@/lib/subjects/federal-law/law-age";
import { lawSection } from "@/lib/subjects/federal-law/law-section";
import { graduatedTax } from "@/lib/tax-law/income/graduated-tax";
import { estateLimits, estateRates } from "@/lib/tax-law/years/fixed-by-statute";
import { lawOf } from "@/lib/tax-law/years/law-of";

import { estateTax } from "./calculation";
import { lawYearForm } from "./form";
import { gifts } from "./options/gifts";
import { portability } from "./options/portability";
import { stateTax } from "./options/state";
import { fromLawOf, remarksOn, verdictOn } from "./words";

const newest = lawOf();
const topBracket = estateLimits.at(-1) ?? 0;
const topRate = estateRates.at(-1) ?? 0;
const taxBelowTop = graduatedTax(topBracket, estateRates, estateLimits);

export const report = defineReport(estateTax, {
  invalidMessage: "Please enter valid non-negative numbers for all fields.",

  headline: "law.tax",
  options: [gifts, portability, stateTax, lawYearForm],
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
          rule: "The table’s tax on the taxable estate minus the credit, but not below zero. With gifts, their gift tax is taken off too.",
          formula: "MAX(0, law.tentativeTax-IF(hasGifts, giftTaxCounted, 0)-law.unifiedCredit)",
        },
      }),
      exclusion: briefUsd("Exclusion under the law", {
        note: "For one person.",
        explanation: { rule: "The basic exclusion amount for the year of death.", lookup: true },
      }),
      tentativeTax: briefUsd("Tax from the table under the law", {
        note: "On the taxable estate and any gifts, before the credit.",
        explanation: { rule: "The total tax from all brackets.", formula: "SUM(brackets.tax)" },
      }),
      unifiedCredit: briefUsd("Unified credit under the law", {
        note: "The same table’s tax on the exclusion.",
        explanation: {
          rule: "The table’s tax on the exclusion, with that of a spouse: $345,800 on the first $1,000,000 and 40% of the rest.",
          formula: "taxBelowTop+topRate*(law.exclusion+spouseExclusion-topBracket)",
        },
      }),
      exclusionLeft: briefUsd("Exclusion left under the law", {
        note: "The part the taxable estate doesn’t use.",
        explanation: {
          rule: "The exclusion, with that of a spouse, minus the taxable estate and any gifts, but not below zero.",
          formula: "MAX(0, law.exclusion+spouseExclusion-taxableEstate-lifetimeGifts)",
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
      amount: "(taxableEstate+lifetimeGifts)",
      count: newest.estate.rates.length,
      totals: ({ taxableEstate, estateAndGifts = taxableEstate, law }) => ({
        taxed: estateAndGifts,
        tax: law.tentativeTax,
      }),
      note: `No one pays these rates from the first dollar: the credit cancels the tax on the whole exclusion, which is the first ${formatWholeUsd(newest.estate.exclusion)} in ${newest.year}. Anything above it is taxed at 40%.`,
    }),
  },

  verdict: verdictOn,
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
    text: (result, { lawYear }) =>
      `Fixed 2024 numbers: one exemption, and 40% of anything above it. ${fromLawOf(lawYear, result)}`,
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
