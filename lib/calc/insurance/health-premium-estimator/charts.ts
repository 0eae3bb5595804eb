import type { DeclaredChart } from "@/lib/calculator/charts/charts-of";
import type { Mark } from "@/lib/calculator/charts/chart";
import { formatCompactUsd, formatPayment, formatPercent, formatWholeUsd } from "@/lib/format";
import { applicablePercentage } from "@/lib/tax-law/health/applicable-percentage";
import { premiumCreditOf } from "@/lib/tax-law/health/premium-credit-of";

import type { HealthPremiumInput, HealthPremiumResult } from "./calculation";
import { underLaw } from "./words";

/** What the benchmark plan costs over all incomes, or what part of a month’s income is expected for it. */
export const chartsOf = (result: HealthPremiumResult, input: HealthPremiumInput): DeclaredChart[] =>
  [...costChart(result, input), ...incomeChart(result, input)].slice(0, 1);

/** What part of a month’s income is expected. Nothing where there is no credit. */
function incomeChart(
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

/** The scale in quarters of the poverty line: within a band, the cost is no straight line. */
const quarters = Array.from({ length: 13 }, (_, place) => 1 + place / 4);

/** What the benchmark plan costs at each income, with the visitor’s place. Nothing where its price is not known. */
function costChart(
  { law }: HealthPremiumResult,
  { annualIncome, lawFilingStatus }: HealthPremiumInput,
): DeclaredChart[] {
  const { benchmark, povertyLine: line, coverageYear, creditEnds = null } = law;
  if (benchmark === undefined || line === undefined) return [];
  if (lawFilingStatus === "marriedFilingSeparately") return [];
  const credit = premiumCreditOf(coverageYear);
  const costAt = (income: number) => {
    const percentage = applicablePercentage(credit, income, line);
    return percentage === null ? benchmark : Math.min(benchmark, (income * percentage) / 12);
  };
  const farthest = Math.min(Math.max(line * 5, annualIncome * 1.1), line * 8);
  const isDrawn = annualIncome <= farthest;
  // Both sides of a jump are points of the line.
  const edges = credit.bands.flatMap(({ from, to }) => [Math.max(1, from), ...(to ? [to] : [])]);
  const jumps = edges.flatMap((lines) => [lines * line - 1, lines * line, lines * line + 1]);
  const incomes = new Set([
    ...(isDrawn ? [annualIncome] : []),
    ...quarters.map((lines) => lines * line),
    ...jumps,
    farthest,
  ]);
  const values = [...incomes].filter((income) => income > 0).toSorted((one, other) => one - other);
  return [
    {
      kind: "lines",
      curve: "straight",
      name: "premium",
      title: titleOf(law, annualIncome),
      subject: "What the benchmark plan costs a month at each income",
      x: {
        label: "Household income",
        unit: "amount",
        values,
        written: { show: formatWholeUsd, tick: formatCompactUsd },
      },
      series: [{ label: "Your cost a month", values: values.map(costAt) }],
      marks: [
        ...(isDrawn ? [markAt(annualIncome, costAt, "you")] : []),
        ...(creditEnds !== null && creditEnds !== annualIncome
          ? [markAt(creditEnds, costAt, "at the limit")]
          : []),
      ],
    },
  ];
}

const markAt = (x: number, costAt: (income: number) => number, detail: string): Mark => ({
  x,
  y: costAt(x),
  label: formatPayment(costAt(x)),
  detail,
});

function titleOf(
  { creditEnds = null, lostAtLimit = 0, benchmarkCost }: HealthPremiumResult["law"],
  annualIncome: number,
): string {
  if (creditEnds === null || lostAtLimit <= 0)
    return `You pay ${formatPayment(benchmarkCost ?? 0)} a month for the benchmark plan`;
  const lost = formatPayment(lostAtLimit);
  return annualIncome > creditEnds
    ? `Above ${formatWholeUsd(creditEnds)}, the credit of ${lost} a month is gone`
    : `$1 above ${formatWholeUsd(creditEnds)} would cost you ${lost} a month`;
}
