import { defineReport } from "@/lib/calculator/report/define-report";
import { complete } from "@/lib/calculator/report/notice";
import { ratio, usd } from "@/lib/calculator/report/outputs";
import { formatUsd, formatWholeUsd } from "@/lib/format";
import { quoteInWords } from "@/lib/subjects/insurance-quote/quote-in-words";

import { homeInsurance } from "./calculation";

export const report = defineReport(homeInsurance, {
  invalidMessage: "Please fill in all fields with realistic values.",

  headline: "estimatedAnnualPremium",
  outputs: {
    ageFactor: ratio("Age factor", {
      hidden: true,
      explanation: {
        rule: "1.2 for a home built before 1980, otherwise 1.",
        formula: "IF(yearBuilt<1980, 1.2, 1)",
      },
    }),
    constructionFactor: ratio("Construction factor", {
      hidden: true,
      explanation: {
        rule: "1.1 for a frame home, otherwise 1.",
        formula: 'IF(constructionType="frame", 1.1, 1)',
      },
    }),
    deductibleFactor: ratio("Deductible factor", {
      hidden: true,
      explanation: {
        rule: "0.85 for $2,500 or more, 1.1 for $500 or less, otherwise 1.",
        formula: "IF(deductible>=2500, 0.85, IF(deductible<=500, 1.1, 1))",
      },
    }),
    estimatedAnnualPremium: usd("Estimated annual premium", {
      explanation: {
        rule: "The midpoint times this visit’s random factor, because quotes vary.",
        formula: "midpointAnnualPremium*variation",
      },
    }),
    lowestAnnualPremium: usd("Lowest of the range", {
      note: "Per year, at a variation of 0.8.",
      explanation: { rule: "The midpoint times 0.8.", formula: "midpointAnnualPremium*0.8" },
    }),
    highestAnnualPremium: usd("Highest of the range", {
      note: "Per year, at a variation of 1.2.",
      explanation: { rule: "The midpoint times 1.2.", formula: "midpointAnnualPremium*1.2" },
    }),
    midpointAnnualPremium: usd("Midpoint of the range", {
      note: "Per year, without the random part. Use this to compare choices.",
      explanation: {
        rule: "0.4% of the replacement cost times the three factors.",
        formula: "replacementCost*0.4/100*ageFactor*constructionFactor*deductibleFactor",
      },
    }),
    estimatedMonthlyPremium: usd("Estimated monthly premium", {
      explanation: {
        rule: "The annual premium divided by 12.",
        formula: "estimatedAnnualPremium/12",
      },
    }),
  },

  verdict: ({ lowestAnnualPremium, midpointAnnualPremium, highestAnnualPremium }, { variation }) =>
    quoteInWords({
      low: lowestAnnualPremium,
      midpoint: midpointAnnualPremium,
      high: highestAnnualPremium,
      variation,
      per: "year",
    }),
  remarks: (_, { deductible, replacementCost }) => [
    ...(deductible >= replacementCost
      ? [
          {
            tone: "warning" as const,
            text: "The deductible is at least the cost to rebuild the home, so a claim for the building would never be paid.",
          },
        ]
      : []),
    {
      tone: "neutral" as const,
      text: "This is an illustration with fixed factors and a random part, not a quote. It doesn’t use your location and doesn’t cover floods or earthquakes; an insurer looks at far more.",
    },
  ],
  charts: ({ estimatedAnnualPremium, lowestAnnualPremium, highestAnnualPremium }) => [
    {
      kind: "range",
      name: "premium-range",
      title: `Quotes could run from ${formatWholeUsd(lowestAnnualPremium)} to ${formatWholeUsd(highestAnnualPremium)} a year`,
      subject: "Annual premium: the range, and this visit’s estimate",
      marked: "Estimate",
      rows: [
        {
          label: "Annual premium",
          low: lowestAnnualPremium,
          value: estimatedAnnualPremium,
          high: highestAnnualPremium,
        },
      ],
    },
  ],
  toast: ({ estimatedAnnualPremium }) =>
    complete(`Estimated home insurance premium: ${formatUsd(estimatedAnnualPremium)} a year.`),

  example: {
    replacementCost: 350_000,
    location: "Columbus, OH",
    yearBuilt: 1968,
    deductible: 1_000,
    constructionType: "frame",
    variation: 1,
  },
});
