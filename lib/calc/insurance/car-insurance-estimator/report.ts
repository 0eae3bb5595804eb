import { defineReport } from "@/lib/calculator/definition";
import { complete } from "@/lib/calculator/report/notice";
import { ratio, usd } from "@/lib/calculator/report/outputs";
import { formatNumber, formatRoundedUsd, formatUsd, formatWholeUsd } from "@/lib/format";

import { carInsurance } from "./calculation";

export const report = defineReport(carInsurance, {
  invalidMessage: "Please fill in all fields with realistic values.",
  failureMessage: "Could not calculate a result with the provided inputs.",

  headline: "estimatedMonthlyPremium",
  outputs: {
    ageFactor: ratio("Age factor", {
      hidden: true,
      explanation: {
        rule: "1.8 below the age of 25, 1.3 from there to below 30, else 1.",
        formula: "IF(driverAge<25, 1.8, IF(driverAge<30, 1.3, 1))",
      },
    }),
    carFactor: ratio("Car factor", {
      hidden: true,
      explanation: {
        rule: "1.2 for a car of less than five years, else 1.",
        formula: "IF(YEAR(today)-carYear<5, 1.2, 1)",
      },
    }),
    recordFactor: ratio("Record factor", {
      hidden: true,
      explanation: {
        rule: "2 for a major record, 1.3 for a minor one, 1 for a clean one.",
        formula: 'IF(drivingRecord="major", 2, IF(drivingRecord="minor", 1.3, 1))',
      },
    }),
    coverageFactor: ratio("Coverage factor", {
      hidden: true,
      explanation: {
        rule: "1.5 for full coverage, 1 for the state minimum.",
        formula: 'IF(coverageType="full", 1.5, 1)',
      },
    }),
    estimatedMonthlyPremium: usd("Estimated monthly premium", {
      explanation: {
        rule: "Quotes vary: the midpoint times the factor that was drawn for this visit.",
        formula: "midpointMonthlyPremium*variation",
      },
    }),
    estimatedAnnualPremium: usd("Estimated annual premium", {
      explanation: { rule: "Twelve months.", formula: "estimatedMonthlyPremium*12" },
    }),
    lowestMonthlyPremium: usd("Lowest of the range", {
      note: "A month, at a variation of 0.8.",
      explanation: { rule: "The midpoint times 0.8.", formula: "midpointMonthlyPremium*0.8" },
    }),
    midpointMonthlyPremium: usd("Midpoint of the range", {
      note: "A month, without the random part. Compare choices by this.",
      explanation: {
        rule: "$100 a month times the four factors.",
        formula: "100*ageFactor*carFactor*recordFactor*coverageFactor",
      },
    }),
    highestMonthlyPremium: usd("Highest of the range", {
      note: "A month, at a variation of 1.2.",
      explanation: { rule: "The midpoint times 1.2.", formula: "midpointMonthlyPremium*1.2" },
    }),
  },

  verdict: ({ lowestMonthlyPremium, highestMonthlyPremium }, { variation }) =>
    `Quotes vary: × ${formatNumber(variation)} on this visit. With these answers the estimate can come to anything from ${formatRoundedUsd(lowestMonthlyPremium)} to ${formatRoundedUsd(highestMonthlyPremium)} a month.`,
  remarks: () => [
    {
      tone: "neutral",
      text: "An illustration with fixed factors and a random part, not a quote. Your location, make and model are not in it; an insurer looks at far more.",
    },
  ],
  charts: ({ estimatedMonthlyPremium, lowestMonthlyPremium, highestMonthlyPremium }) => [
    {
      kind: "range",
      name: "premium-range",
      title: `The estimate can come to ${formatWholeUsd(lowestMonthlyPremium)} to ${formatWholeUsd(highestMonthlyPremium)} a month`,
      subject: "Monthly premium: the range of the estimate, and this visit’s",
      marked: "Estimate",
      rows: [
        {
          label: "Monthly premium",
          low: lowestMonthlyPremium,
          value: estimatedMonthlyPremium,
          high: highestMonthlyPremium,
        },
      ],
    },
  ],
  toast: ({ estimatedMonthlyPremium }) =>
    complete(`Estimated car insurance premium: ${formatUsd(estimatedMonthlyPremium)} a month.`),

  example: {
    driverAge: 27,
    location: "Columbus, OH",
    carYear: 2017,
    carMakeModel: "Honda Civic",
    drivingRecord: "minor",
    coverageType: "full",
    variation: 1,
  },
});
