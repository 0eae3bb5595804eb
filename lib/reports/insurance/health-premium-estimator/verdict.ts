import type {
  HealthPremiumInput,
  HealthPremiumResult,
} from "@/lib/calc/insurance/health-premium-estimator";
import { formatUsd } from "@/lib/format";
import { year } from "@/lib/rates/newest-law";

/** What the law says, in a sentence. */
export function verdictByLaw(
  result: HealthPremiumResult,
  { lawBenchmarkPremium }: HealthPremiumInput,
): string {
  const { "law.expectedContribution": expected, "law.credit": credit } = result;
  if (expected === null)
    return result["law.roundedPercent"] < 100
      ? `Under ${year} law an income below the poverty line usually has no credit.`
      : `Under ${year} law this income is too high for a premium tax credit.`;
  if (credit === null)
    return `Under ${year} law you are expected to pay ${formatUsd(expected)} a month for the benchmark plan, and a credit can pay the rest of its price.`;
  const benchmark = formatUsd(lawBenchmarkPremium ?? 0);
  return credit > 0
    ? `Under ${year} law you are expected to pay ${formatUsd(expected)} of the benchmark plan’s ${benchmark} a month, and the credit is ${formatUsd(credit)}.`
    : `Under ${year} law there is no credit: you are expected to pay up to ${formatUsd(expected)} a month, and the benchmark plan costs ${benchmark}.`;
}
