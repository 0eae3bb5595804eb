import { option } from "@/lib/calculator/option";
import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { formatCount, formatRoundedUsd } from "@/lib/format";

import { lifeInsuranceNeeds } from "../calculation";
import { familyIncomeForm } from "./family-income.form";

/** What the family would earn or get, and what of the income that covers. */
export const familyIncome = option(lifeInsuranceNeeds, {
  form: familyIncomeForm,
  isUsed: ({ partnerCovers, survivorsCover }) =>
    partnerCovers !== undefined || survivorsCover !== undefined,
  steps: {
    partnerAYear: {
      label: "Partner’s income that replaces yours, a year",
      formula: "MIN(partnerIncome, annualIncome)",
    },
    benefitAYear: {
      label: "Survivors benefits that replace your income, a year",
      formula: "MIN(12*survivorBenefit, annualIncome-partnerAYear)",
    },
    benefitYears: {
      label: "Years that survivors benefits count",
      formula: "IF(ISBLANK(survivorYears), years, MIN(years, survivorYears))",
    },
  },
  outputs: {
    partnerCovers: briefUsd("Covered by your partner’s income", {
      explanation: {
        rule: "Your partner’s income, but not more than yours, for all the years. It grows and is worth less later as your income is.",
        formula:
          "FV(yearlyChange, INT(years), -partnerAYear)+MOD(years, 1)*partnerAYear*(1+yearlyChange)^INT(years)",
        onlyIf: "partnerIncome>0",
      },
    }),
    survivorsCover: briefUsd("Covered by survivors benefits", {
      explanation: {
        rule: "Twelve months of benefits, but not more than the rest of your income, for the years they are paid.",
        formula:
          "FV(yearlyChange, INT(benefitYears), -benefitAYear)+MOD(benefitYears, 1)*benefitAYear*(1+yearlyChange)^INT(benefitYears)",
        onlyIf: "survivorBenefit>0",
      },
    }),
  },
  section: {
    text: "Each counts only as far as it replaces your income. Of survivors benefits, the family maximum, the earnings test, each child’s age and remarriage are not modeled: enter what your family would really get.",
    figures: ["partnerCovers", "survivorsCover"],
    source: "Children’s benefits: 42 U.S.C. 402(d). Family maximum: 20 CFR 404.403–404.404.",
  },
  verdict: null,
  errors(_, { annualIncome, years, partnerIncome = 0, survivorBenefit = 0, survivorYears }) {
    const isLonger = survivorYears != null && survivorYears > years;
    return {
      ...(partnerIncome > annualIncome && {
        partnerIncome: `Only the ${formatRoundedUsd(annualIncome)} a year to replace is counted.`,
      }),
      ...(survivorYears != null &&
        survivorBenefit === 0 && { survivorBenefit: "Enter the benefits for these years." }),
      ...(isLonger &&
        survivorBenefit > 0 && {
          survivorYears: `Only the ${formatCount(years, "year")} of income to replace are counted.`,
        }),
    };
  },
});
