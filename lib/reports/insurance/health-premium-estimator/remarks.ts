import type {
  HealthPremiumInput,
  HealthPremiumResult,
} from "@/lib/calc/insurance/health-premium-estimator";
import type { Remark } from "@/lib/calculator/definition";
import { amountLeft } from "@/lib/finance/amount-left";
import { formatUsd } from "@/lib/format";
import { year } from "@/lib/rates/newest-law";

/** What has to be said beside the two answers. */
export const remarksOn = (result: HealthPremiumResult, input: HealthPremiumInput): Remark[] => [
  standing(result, input),
  ...(input.age >= 65
    ? [
        neutral(
          "From 65 on most people have Medicare. Whoever can have it gets no premium tax credit.",
        ),
      ]
    : []),
  neutral(
    "Not a quote: insurers set prices by place, age, tobacco use, plan and the people covered. Employer coverage and cost-sharing reductions, which lower the deductible at lower incomes, are in neither answer.",
  ),
];

const neutral = (text: string): Remark => ({ tone: "neutral", text });
const warning = (text: string): Remark => ({ tone: "warning", text });

/** Where the income stands between the lines of the law. */
function standing(result: HealthPremiumResult, { annualIncome }: HealthPremiumInput): Remark {
  const medicaid = result["law.medicaidLine"];
  const ends = result["law.creditEnds"];
  const newer = "Medicaid already goes by newer guidelines, so its own line is not quite this one.";

  if (result["law.roundedPercent"] < 100)
    return warning(
      `Below the poverty line of ${formatUsd(result["law.povertyLine"])} there is usually no credit. In the states that have widened Medicaid, adults under 65 with an income up to ${formatUsd(medicaid)} usually qualify for it; in the others there may be neither. ${newer}`,
    );
  if (annualIncome <= medicaid)
    return neutral(
      `With an income up to ${formatUsd(medicaid)}, 138% of the poverty line, adults under 65 usually qualify for Medicaid in the states that have widened it, and then not for the credit. ${newer}`,
    );
  const apart = amountLeft(ends, annualIncome);
  if (result["law.applicablePercentage"] === null)
    return warning(
      `The income is ${formatUsd(-apart)} above the ${formatUsd(ends)} at which the credit of ${year} ends. There is no credit at all, whatever the benchmark plan costs.`,
    );
  return neutral(
    apart > 0
      ? `The income is ${formatUsd(apart)} below the ${formatUsd(ends)} at which the credit of ${year} ends. Above that there is none at all.`
      : `The income is exactly the ${formatUsd(ends)} at which the credit of ${year} ends. One cent more, and there is none at all.`,
  );
}
