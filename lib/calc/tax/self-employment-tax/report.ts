import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { defineReport } from "@/lib/calculator/report/define-report";
import { namesIn } from "@/lib/calculator/report/groups";
import { complete } from "@/lib/calculator/report/notice";
import { percentage, usd, yesOrNo } from "@/lib/calculator/report/outputs";
import { formatBriefUsd } from "@/lib/format";
import { lawAge } from "@/lib/subjects/federal-law/law-age";
import { lawSection } from "@/lib/subjects/federal-law/law-section";
import { inReturns, returnTable } from "@/lib/subjects/federal-law/return-table";
import { addedStateTax } from "@/lib/subjects/state-tax/added-state-tax";
import { onlyStateForm } from "@/lib/subjects/state-tax/state-tax.form";
import { neededStateLaws } from "@/lib/subjects/state-tax/needed-state-laws";
import { medicare, selfEmployment, socialSecurity } from "@/lib/tax-law/years/fixed-by-statute";
import { lawOf } from "@/lib/tax-law/years/law-of";

import { selfEmploymentTax } from "./calculation";
import { earningsChart } from "./charts";
import {
  paymentChecklist,
  paymentDates,
  paymentFigures,
  paymentNumbers,
  paymentSteps,
} from "./estimated-payments";
import { lawYearForm } from "./form";
import { illustratedFigures, illustratedNumbers, illustration } from "./illustration";
import { estimatedPaymentsForm } from "./options/estimated-payments.form";
import { householdForm } from "./options/household.form";
import { remarksOn, verdict } from "./words";

export const report = defineReport(selfEmploymentTax, {
  invalidMessage: "Please enter valid net earnings from self-employment.",

  needed: neededStateLaws,
  headline: "law.selfEmploymentTax",
  moves: ["netEarnings", "lawWages", "selfEmployedPlan", "contributions"],
  options: [
    addedStateTax(onlyStateForm, "the profit"),
    householdForm,
    estimatedPaymentsForm,
    lawYearForm,
  ],
  whole: {
    figure: "setAside",
    leads: (result) => result.isHouseholdDescribed || result.isInState === 1,
    words: ({ isInState }) => ({
      titles: ["What to set aside", "Self-employment tax alone"],
      why: `What to set aside is self-employment tax plus what the business adds to your ${isInState === 1 ? "federal and state " : ""}income tax, for the household you describe.`,
    }),
  },
  lawNumbers: {
    earningsFactor: {
      label: "Part of the net earnings that is the base",
      value: selfEmployment.netEarningsFactor,
    },
    leastBase: {
      label: "Least base that is taxed",
      value: selfEmployment.minimum,
      format: "$#,##0",
    },
    socialSecurityRate: { label: "Social Security rate", value: socialSecurity.selfEmployedRate },
    medicareRate: { label: "Medicare rate", value: medicare.selfEmployedRate },
    additionalMedicareRate: { label: "Additional Medicare rate", value: medicare.additionalRate },
    ...illustratedNumbers,
    ...paymentNumbers,
  },
  conditions: {
    // Their incomes lie the profit less half the tax and what goes into a plan apart.
    areOfTheseNumbers: {
      words: "the two returns are of these numbers",
      formula: "ABS(addedIncome-(netEarnings-law.deductibleHalf-selfEmployedPlan))<0.005",
    },
  },
  steps: {
    taxWithout: {
      label: "All taxes without the business",
      formula: inReturns("federal.before", "totalTax"),
    },
    addedIncome: {
      label: "Adjusted gross income that the business adds",
      formula: inReturns("federal.difference", "adjustedGrossIncome"),
    },
    addedIncomeTax: {
      label: "Income tax that the business adds",
      formula: inReturns("federal.difference", "tax"),
    },
    addedMedicareTax: {
      label: "Additional Medicare tax that the business adds",
      formula: inReturns("federal.difference", "additionalMedicareTax"),
    },
    deductionInReturn: {
      label: "Business deduction in the return",
      formula: inReturns("federal.after", "businessDeduction"),
    },
    ...paymentSteps,
  },
  outputs: {
    law: {
      wageBase: briefUsd("Wage base under the law", {
        note: "The most you pay Social Security on, including wages.",
        explanation: { rule: "The year’s wage base.", lookup: true },
      }),
      threshold: usd("Threshold of the additional Medicare tax under the law", {
        hidden: true,
        explanation: { rule: "The threshold for the filing status.", lookup: true },
      }),
      base: briefUsd("Base under the law", {
        explanation: { rule: "92.35% of the net earnings.", formula: "netEarnings*earningsFactor" },
      }),
      taxedBase: usd("Taxed base under the law", {
        hidden: true,
        explanation: {
          rule: "The base, or zero if it is below $400.",
          formula: "IF(law.base<leastBase, 0, law.base)",
        },
      }),
      socialSecurity: briefUsd("Social Security under the law", {
        explanation: {
          rule: "12.4% of the taxed base, up to the wage base minus wages.",
          formula: "socialSecurityRate*MIN(law.taxedBase, MAX(0, law.wageBase-lawWages))",
        },
      }),
      medicare: briefUsd("Medicare under the law", {
        explanation: {
          rule: "2.9% of the whole taxed base.",
          formula: "medicareRate*law.taxedBase",
        },
      }),
      selfEmploymentTax: briefUsd("Self-employment tax under the law", {
        note: "Schedule SE of Form 1040.",
        explanation: {
          rule: "Social Security plus Medicare.",
          formula: "law.socialSecurity+law.medicare",
        },
      }),
      deductibleHalf: briefUsd("Deductible half under the law", {
        explanation: {
          rule: "Half of the self-employment tax.",
          formula: "law.selfEmploymentTax/2",
        },
      }),
      additionalMedicareTax: briefUsd("Additional Medicare tax under the law", {
        note: "Form 8959: not part of the self-employment tax, and not deductible.",
        explanation: {
          rule: "0.9% of the taxed base above the threshold, after wages use up the threshold first.",
          formula: "additionalMedicareRate*MAX(0, law.taxedBase-MAX(0, law.threshold-lawWages))",
        },
      }),
      leftBeforeIncomeTax: briefUsd("Left before income tax under the law", {
        explanation: {
          rule: "Net earnings minus both taxes.",
          formula: "netEarnings-law.selfEmploymentTax-law.additionalMedicareTax",
        },
      }),
      incomeTax: briefUsd("Income tax on the profit", {
        note: "What the business adds, after the deduction for half the tax and for business income.",
        explanation: {
          rule: "The income tax of the whole return with the business minus the one without it.",
          check: "AND(ABS(law.incomeTax-addedIncomeTax)<0.005, areOfTheseNumbers)",
          proof: {
            "Income tax with the business": inReturns("federal.after", "tax"),
            "Income tax without it": inReturns("federal.before", "tax"),
          },
        },
      }),
      businessDeduction: briefUsd("Qualified business income (QBI) deduction", {
        note: "26 U.S.C. 199A.",
        when: ({ law }) => law.businessDeduction > 0,
        explanation: {
          rule: "That line of the return with the business.",
          check: "AND(ABS(law.businessDeduction-deductionInReturn)<0.005, areOfTheseNumbers)",
          proof: {
            "Taxable income with the business": inReturns("federal.after", "taxableIncome"),
            "Taxable income without it": inReturns("federal.before", "taxableIncome"),
          },
        },
      }),
      setAside: briefUsd("Set aside for federal taxes", {
        note: "For the year: self-employment tax and income tax on the profit.",
        explanation: {
          rule: "Self-employment tax, income tax on the profit, and what the business adds in Additional Medicare Tax.",
          formula: "law.selfEmploymentTax+law.incomeTax+addedMedicareTax",
        },
      }),
      setAsideRate: percentage("Of each dollar of profit", {
        explanation: {
          rule: "What to set aside as a percentage of the net earnings.",
          formula: "law.setAside/netEarnings*100",
          onlyIf: "netEarnings>0",
        },
      }),
      afterTax: briefUsd("Left after federal taxes", {
        explanation: {
          rule: "Net earnings minus what to set aside.",
          formula: "netEarnings-law.setAside",
        },
      }),
      ...paymentFigures,
      yearsBehind: lawAge(lawOf().year, "tables"),
    },
    setAside: briefUsd("Set aside for taxes", {
      note: "For the year: federal taxes, and your state’s income tax if you choose a state.",
      explanation: {
        rule: "What to set aside for federal taxes, and the state income tax on the profit.",
        formula: "IF(isStateChosen, law.setAside+addedStateTax, law.setAside)",
      },
    }),
    federal: returnTable("Your federal return with and without the business", ["Without", "With"]),
    isHouseholdDescribed: yesOrNo("Household described", {
      hidden: true,
      explanation: {
        rule: "Whether anything is entered under “Your household”.",
        formula:
          'OR(NOT(lawFilingStatus="single"), lawWages+spouseWages+otherIncome+pension+contributions+selfEmployedPlan+children+itemizedDeductions>0)',
      },
    }),
    ...illustratedFigures,
  },

  verdict,
  remarks: remarksOn,
  notCounted: [
    { words: "state and local income tax", adds: "state" },
    { words: "the self-employed health insurance deduction" },
    { words: "credits for child care, education and retirement savings" },
  ],
  sections: (result, { lawYear }) => [
    lawSection(result, {
      tables: [lawOf(lawYear).payroll, lawOf(lawYear).incomeTax, lawOf(lawYear).businessIncome],
      text: "Federal taxes only, for the household you describe.",
      figures: namesIn(
        "law",
        "setAside",
        "setAsideRate",
        "incomeTax",
        "afterTax",
        "quarter",
        "leastQuarter",
        "businessDeduction",
        "deductibleHalf",
        "additionalMedicareTax",
        "leftBeforeIncomeTax",
        "base",
        "socialSecurity",
        "medicare",
        "wageBase",
      ),
    }),
  ],
  illustration,
  breakdown: (result) => {
    const medicare = result.law.setAside - result.law.incomeTax - result.law.socialSecurity;
    const { addedStateTax: stateTax = 0 } = result;
    if (result.law.incomeTax < 0 || stateTax < 0) return undefined;
    return {
      label: "Net earnings",
      parts: [
        [
          stateTax > 0 ? "Left after taxes" : "Left after federal taxes",
          result.law.afterTax - stateTax,
        ],
        ["Income tax", result.law.incomeTax],
        ["Social Security", result.law.socialSecurity],
        ["Medicare", medicare],
        ...(stateTax > 0 ? [["State income tax", stateTax] as const] : []),
      ],
    };
  },
  checklists: paymentChecklist,
  dates: paymentDates,
  charts: earningsChart,
  toast: (result, { lawYear }) =>
    complete(
      result.isInState === 1
        ? `Set aside ${formatBriefUsd(result.setAside)} for federal and state taxes.`
        : result.isHouseholdDescribed
          ? `Set aside ${formatBriefUsd(result.setAside)} for federal taxes under ${lawOf(lawYear).year} law.`
          : `Self-employment tax under ${lawOf(lawYear).year} law: ${formatBriefUsd(result.law.selfEmploymentTax)}.`,
    ),

  example: { netEarnings: 45_000, lawWages: 150_000 },
});
