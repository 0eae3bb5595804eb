import { formatUsd } from "@/lib/format";
import { territoryOf } from "@/lib/tax-law/states/territory-of";

import type { HealthPremiumInput, HealthPremiumResult } from "./calculation";

/** What the law says, in a sentence or two. */
export function verdictByLaw(result: HealthPremiumResult, input: HealthPremiumInput): string {
  const { annualIncome, lawBenchmarkPremium } = input;
  const { "law.expectedContribution": expected, "law.credit": credit } = result;
  const under = `Under ${result["law.coverageYear"]} law,`;
  if (expected === null) return `${under} ${whyNone(result, input)}`;

  const orMedicaid =
    annualIncome <= (result["law.medicaidLine"] ?? 0)
      ? " In states that expanded Medicaid, an adult under 65 with this income usually gets Medicaid instead."
      : "";
  if (credit === null)
    return `${under} you are expected to pay ${formatUsd(expected)} a month for the benchmark plan, and a credit can pay the rest of its premium.${orMedicaid}`;
  const benchmark = formatUsd(lawBenchmarkPremium ?? 0);
  return credit > 0
    ? `${under} you are expected to pay ${formatUsd(expected)} of the benchmark plan’s ${benchmark} a month, and the credit pays ${formatUsd(credit)}.${orMedicaid}`
    : `${under} there is no credit: the benchmark plan costs ${benchmark} a month, and you are expected to pay up to ${formatUsd(expected)}.${orMedicaid}`;
}

/** Why there is no room for a credit. */
function whyNone(
  { "law.roundedPercent": percent }: HealthPremiumResult,
  { location, lawFilingStatus }: HealthPremiumInput,
): string {
  const territory = territoryOf(location);
  if (territory !== null) return `there is no premium tax credit in ${territory}.`;
  if (lawFilingStatus === "marriedFilingSeparately")
    return "married people who file separately get no premium tax credit, with few exceptions.";
  return (percent ?? 0) < 100
    ? "people with income below the poverty line usually get no credit."
    : "this income is too high for a premium tax credit.";
}
