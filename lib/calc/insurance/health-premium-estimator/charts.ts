import type { DeclaredChart } from "@/lib/calculator/charts/charts-of";
import { formatPercent, formatWholeUsd } from "@/lib/format";

import type { HealthPremiumInput, HealthPremiumResult } from "./calculation";

/**
 * Who pays for the benchmark plan, where its price is known; else what part of a month’s income is
 * expected. Nothing where there is no credit and no price: there is nothing to divide.
 */
export function chartsOfLaw(
  result: HealthPremiumResult,
  { annualIncome, lawBenchmarkPremium = null }: HealthPremiumInput,
): DeclaredChart[] {
  const { "law.benchmarkCost": cost, "law.credit": credit } = result;
  const under = `Under ${result["law.coverageYear"]} law,`;
  if (cost === null) return [];
  if (credit !== null && lawBenchmarkPremium !== null) {
    const whole = `the benchmark plan’s ${formatWholeUsd(lawBenchmarkPremium)} premium`;
    return [
      {
        kind: "amounts",
        name: "premium",
        title:
          credit > 0
            ? `${under} you pay ${formatWholeUsd(cost)} of ${whole}`
            : `${under} you pay all of ${whole}`,
        subject: "Who pays for the benchmark plan each month",
        whole: "the price",
        rows: [
          { label: "You pay", amount: cost },
          { label: "Premium tax credit", amount: credit },
        ],
      },
    ];
  }
  const share = formatPercent(result["law.applicablePercentage"] ?? 0);
  const month = annualIncome / 12;
  return [
    {
      kind: "amounts",
      name: "premium",
      title: `${under} you are expected to pay ${share} of your income for the benchmark plan`,
      subject: "How much of a month’s income goes to the benchmark plan",
      whole: "income",
      rows: [
        { label: "Benchmark plan", amount: cost },
        { label: "Rest of the income", amount: month - cost },
      ],
    },
  ];
}
