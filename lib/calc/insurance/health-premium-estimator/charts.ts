import type { DeclaredChart } from "@/lib/calculator/charts/charts-of";
import { formatPercent } from "@/lib/format";

import type { HealthPremiumInput, HealthPremiumResult } from "./calculation";
import { underLaw } from "./words";

/** What part of a month’s income is expected. Nothing where there is no credit. */
export function incomeChart(
  result: HealthPremiumResult,
  { annualIncome }: HealthPremiumInput,
): DeclaredChart[] {
  const cost = result.law.benchmarkCost;
  if (cost === null) return [];
  const share = formatPercent(result.law.applicablePercentage ?? 0);
  return [
    {
      kind: "amounts",
      name: "premium",
      title: `${underLaw(result)} you are expected to pay ${share} of your income for the benchmark plan`,
      subject: "How much of a month’s income goes to the benchmark plan",
      whole: "income",
      rows: [
        { label: "Benchmark plan", amount: cost },
        { label: "Rest of the income", amount: annualIncome / 12 - cost },
      ],
    },
  ];
}
