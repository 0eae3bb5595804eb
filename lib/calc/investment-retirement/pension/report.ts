import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { defineReport } from "@/lib/calculator/report/define-report";
import { complete } from "@/lib/calculator/report/notice";
import { percentage, usd } from "@/lib/calculator/report/outputs";
import { amountLeft } from "@/lib/finance/amount-left";
import { formatRoundedPercent, formatRoundedUsd, formatUsd } from "@/lib/format";

import { pension } from "./calculation";

export const report = defineReport(pension, {
  headline: "monthlyPension",
  outputs: {
    annualPension: usd("Annual pension", {
      explanation: {
        rule: "The salary times the years of service times the factor.",
        formula: "finalAverageSalary*yearsOfService*pensionFactor/100",
      },
    }),
    monthlyPension: usd("Monthly pension", {
      explanation: { rule: "The annual pension divided by 12.", formula: "annualPension/12" },
    }),
    shareOfSalary: percentage("Share of final average salary", {
      explanation: {
        rule: "The years of service times the factor.",
        formula: "yearsOfService*pensionFactor",
      },
    }),
    earnedByYear: briefUsd("Earned per year of service", {
      note: "What each year adds to the annual pension.",
      explanation: {
        rule: "The salary times the factor.",
        formula: "finalAverageSalary*pensionFactor/100",
      },
    }),
  },

  verdict: ({ annualPension, shareOfSalary, earnedByYear }, { finalAverageSalary }) =>
    amountLeft(annualPension, finalAverageSalary) > 0
      ? `That is ${formatRoundedUsd(annualPension)} a year, more than your final average salary: check whether your plan has a maximum.`
      : `That is ${formatRoundedUsd(annualPension)} a year, or ${formatRoundedPercent(shareOfSalary)} of your final average salary; each year of service adds ${formatRoundedUsd(earnedByYear)} a year.`,
  toast: ({ annualPension, monthlyPension }) =>
    complete(`Pension: ${formatUsd(annualPension)} a year, ${formatUsd(monthlyPension)} a month.`),

  example: { finalAverageSalary: 68_000, yearsOfService: 24, pensionFactor: 1.75 },
});
