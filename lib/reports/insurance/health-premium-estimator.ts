import type {
  HealthPremiumInput,
  HealthPremiumResult,
} from "@/lib/calc/insurance/health-premium-estimator";
import { defineReport } from "@/lib/calculator/definition";
import { complete } from "@/lib/calculator/notice";
import { ratio, usd } from "@/lib/calculator/outputs";
import { formatUsd, formatWholeUsd } from "@/lib/format";

import { figuresOfLaw, sectionOfLaw } from "./health-premium-estimator/law";
import { remarksOn } from "./health-premium-estimator/remarks";
import { verdictByLaw } from "./health-premium-estimator/verdict";

export const report = defineReport<HealthPremiumInput, HealthPremiumResult>({
  invalid: "Please fill in all fields with valid values.",
  incalculable: "Could not calculate a result with the provided inputs.",

  headline: "estimatedPremium",
  outputs: {
    levelFactor: ratio("Level factor", {
      unshown: true,
      working: {
        rule: "0.9 for bronze, 1 for silver, 1.2 for gold and 1.4 for platinum.",
        formula:
          'IF(coverageLevel="bronze", 0.9, IF(coverageLevel="silver", 1, IF(coverageLevel="gold", 1.2, 1.4)))',
      },
    }),
    basePremium: usd("Base premium", {
      note: "A month, before the subsidy.",
      working: {
        rule: "$300, $5 for each year of age above 40 and $150 for each person beyond the first, times the level factor.",
        formula: "(300+5*MAX(0, age-40)+150*(familySize-1))*levelFactor",
      },
    }),
    subsidyThreshold: usd("Subsidy threshold", {
      unshown: true,
      working: {
        rule: "$15,000 a year, and $5,000 for each person beyond the first.",
        formula: "15000+5000*(familySize-1)",
      },
    }),
    estimatedSubsidy: usd("Estimated subsidy", {
      note: "A month.",
      working: {
        rule: "Above the threshold and below four times it, the base premium times what the income leaves of that; else nothing.",
        formula:
          "IF(AND(annualIncome>subsidyThreshold, annualIncome<4*subsidyThreshold), basePremium*(1-annualIncome/(4*subsidyThreshold)), 0)",
      },
    }),
    estimatedPremium: usd("Estimated premium", {
      note: "A month, by fixed illustrative figures.",
      working: {
        rule: "The base premium less the subsidy, at least nothing.",
        formula: "MAX(0, basePremium-estimatedSubsidy)",
      },
    }),
    ...figuresOfLaw,
  },

  verdict: (result, input) => {
    const { estimatedPremium, basePremium, estimatedSubsidy } = result;
    const illustrated =
      estimatedSubsidy > 0
        ? `By the illustration you pay ${formatUsd(estimatedPremium)} a month of a base premium of ${formatUsd(basePremium)}.`
        : `By the illustration there is no subsidy, and you pay the whole base premium of ${formatUsd(basePremium)} a month.`;
    return `${illustrated} ${verdictByLaw(result, input)}`;
  },
  remarks: remarksOn,
  sections: (result) => [
    {
      title: "The illustration",
      text: "The $300 for one person, the $5 for each year above 40, the $150 for each further person and the income limits of the subsidy are fixed figures and no market data. They are the same everywhere.",
      figures: ["basePremium", "estimatedSubsidy"],
    },
    sectionOfLaw(result),
  ],
  charts: ({ estimatedPremium, estimatedSubsidy, basePremium }) => {
    const whole = `${formatWholeUsd(basePremium)} base premium`;
    return [
      {
        kind: "amounts",
        name: "premium",
        title:
          estimatedSubsidy > 0
            ? `You pay ${formatWholeUsd(estimatedPremium)} of the ${whole}`
            : `Without a subsidy you pay the whole ${whole}`,
        subject: "Who pays the illustrative monthly premium",
        whole: "the base premium",
        rows: [
          { label: "You pay", amount: estimatedPremium },
          { label: "Subsidy", amount: estimatedSubsidy },
        ],
      },
    ];
  },
  announce: ({ estimatedPremium }) =>
    complete(`Estimated health premium: ${formatUsd(estimatedPremium)} a month.`),

  example: {
    age: 60,
    location: "Ohio",
    annualIncome: 62_000,
    familySize: 2,
    coverageLevel: "silver",
    lawBenchmarkPremium: null,
  },
});
