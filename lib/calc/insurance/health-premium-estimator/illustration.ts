import type { Illustration } from "@/lib/calculator/definition";
import { ratio, usd } from "@/lib/calculator/report/outputs";

import type { HealthPremiumInput, HealthPremiumResult } from "./calculation";

/** The specified figures, with fixed numbers. */
export const illustratedFigures = {
  levelFactor: ratio("Level factor", {
    hidden: true,
    explanation: {
      rule: "0.9 for bronze, 1 for silver, 1.2 for gold and 1.4 for platinum.",
      formula:
        'IF(coverageLevel="bronze", 0.9, IF(coverageLevel="silver", 1, IF(coverageLevel="gold", 1.2, 1.4)))',
    },
  }),
  basePremium: usd("Base premium", {
    note: "Per month, before the subsidy.",
    explanation: {
      rule: "$300, plus $5 for each year of age over 40 and $150 for each person after the first, times the level factor.",
      formula: "(300+5*MAX(0, age-40)+150*(familySize-1))*levelFactor",
    },
  }),
  subsidyThreshold: usd("Subsidy threshold", {
    hidden: true,
    explanation: {
      rule: "$15,000 a year, plus $5,000 for each person after the first.",
      formula: "15000+5000*(familySize-1)",
    },
  }),
  estimatedSubsidy: usd("Estimated subsidy", {
    note: "Per month.",
    explanation: {
      rule: "If income is above the threshold and below four times it: the base premium, times one minus income divided by four times the threshold. Otherwise zero.",
      formula:
        "IF(AND(annualIncome>subsidyThreshold, annualIncome<4*subsidyThreshold), basePremium*(1-annualIncome/(4*subsidyThreshold)), 0)",
    },
  }),
  estimatedPremium: usd("Estimated premium", {
    note: "Per month, with fixed numbers.",
    explanation: {
      rule: "The base premium minus the subsidy, but not below zero.",
      formula: "MAX(0, basePremium-estimatedSubsidy)",
    },
  }),
};

/** The specified answer, below that of the law. */
export const illustration: Illustration<HealthPremiumInput, HealthPremiumResult> = {
  figure: "estimatedPremium",
  figures: ["basePremium", "estimatedSubsidy"],
  text: () =>
    "The $300 for one person, the $5 for each year over 40, the $150 for each additional person and the subsidy’s income limits are fixed numbers, not market data, and the same everywhere. The law sets what you pay for the benchmark plan as a percentage of your income, whatever your age, and a credit pays the rest of its price.",
};
