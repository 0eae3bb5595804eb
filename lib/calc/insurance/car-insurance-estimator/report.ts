import { defineReport } from "@/lib/calculator/report/define-report";
import { complete } from "@/lib/calculator/report/notice";
import { ratio, usd } from "@/lib/calculator/report/outputs";
import { formatUsd, formatWholeUsd } from "@/lib/format";
import { quoteInWords } from "@/lib/subjects/insurance-quote/quote-in-words";

import { carInsurance } from "./calculation";

export const report = defineReport(carInsurance, {
  invalidMessage: "Please fill in all fields with realistic values.",

  headline: "estimatedMonthlyPremium",
  outputs: {
    ageFactor: ratio("Age factor", {
      hidden: true,
      explanation: {
        rule: "1.8 under age 25, 1.3 from 25 to 29, otherwise 1.",
        formula: "IF(driverAge<25, 1.8, IF(driverAge<30, 1.3, 1))",
      },
    }),
    carFactor: ratio("Car factor", {
      hidden: true,
      explanation: {
        rule: "1.2 for a car less than five years old, otherwise 1.",
        formula: "IF(YEAR(today)-carYear<5, 1.2, 1)",
      },
    }),
    recordFactor: ratio("Record factor", {
      hidden: true,
      explanation: {
        rule: "2 for major violations, 1.3 for minor ones, 1 for a clean record.",
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
        rule: "The midpoint times this visit’s random factor, because quotes vary.",
        formula: "midpointMonthlyPremium*variation",
      },
    }),
    lowestMonthlyPremium: usd("Lowest of the range", {
      note: "Per month, at a variation of 0.8.",
      explanation: { rule: "The midpoint times 0.8.", formula: "midpointMonthlyPremium*0.8" },
    }),
    highestMonthlyPremium: usd("Highest of the range", {
      note: "Per month, at a variation of 1.2.",
      explanation: { rule: "The midpoint times 1.2.", formula: "midpointMonthlyPremium*1.2" },
    }),
    midpointMonthlyPremium: usd("Midpoint of the range", {
      note: "Per month, without the random part. Use this to compare choices.",
      explanation: {
        rule: "$100 a month times the four factors.",
        formula: "100*ageFactor*carFactor*recordFactor*coverageFactor",
      },
    }),
    estimatedAnnualPremium: usd("Estimated annual premium", {
      explanation: { rule: "The monthly premium times 12.", formula: "estimatedMonthlyPremium*12" },
    }),
  },

  verdict: (
    { lowestMonthlyPremium, midpointMonthlyPremium, highestMonthlyPremium },
    { variation },
  ) =>
    quoteInWords({
      low: lowestMonthlyPremium,
      midpoint: midpointMonthlyPremium,
      high: highestMonthlyPremium,
      variation,
      per: "month",
    }),
  remarks: () => [
    {
      tone: "neutral",
      text: "This is an illustration with fixed factors and a random part, not a quote. It doesn’t use your location, make or model; an insurer looks at far more.",
    },
  ],
  charts: ({ estimatedMonthlyPremium, lowestMonthlyPremium, highestMonthlyPremium }) => [
    {
      kind: "range",
      name: "premium-range",
      title: `Quotes could run from ${formatWholeUsd(lowestMonthlyPremium)} to ${formatWholeUsd(highestMonthlyPremium)} a month`,
      subject: "Monthly premium: the range, and this visit’s estimate",
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
