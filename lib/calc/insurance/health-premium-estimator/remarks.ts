import type { Remark } from "@/lib/calculator/definition";
import { amountLeft } from "@/lib/finance/amount-left";
import { formatPercent, formatUsd } from "@/lib/format";
import { premiumCreditOf } from "@/lib/tax-law/health/premium-credit-of";
import { territoryOf } from "@/lib/tax-law/states/territory-of";

import type { HealthPremiumInput, HealthPremiumResult } from "./calculation";

/** What has to be said beside the two answers. */
export const remarksOn = (result: HealthPremiumResult, input: HealthPremiumInput): Remark[] => [
  ...standing(result, input),
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

/** Where the household stands between the lines of the law. */
function standing(result: HealthPremiumResult, input: HealthPremiumInput): Remark[] {
  const { annualIncome, location, lawFilingStatus } = input;
  const territory = territoryOf(location);
  if (territory !== null)
    return [
      warning(
        `Only the states and DC have a Marketplace, and the premium tax credit is for its plans. So there is none in ${territory}, whose Medicaid has rules of its own.`,
      ),
    ];

  const hasMedicaid = annualIncome <= (result["law.medicaidLine"] ?? 0);
  if (lawFilingStatus === "marriedFilingSeparately")
    return [
      warning(
        "Married people who file separately get no premium tax credit. Two exceptions: victims of domestic abuse or of abandonment by their spouse, who live apart and state it on Form 8962, and those who may file as head of household because they lived apart for the last six months of the year with a child. If one is yours, choose another status here.",
      ),
      ...(hasMedicaid ? [medicaid(result)] : []),
    ];

  const line = formatUsd(result["law.povertyLine"] ?? 0);
  if ((result["law.roundedPercent"] ?? 0) < 100)
    return [
      warning(
        `Below the poverty line of ${line} there is usually no credit, and in a state that did not expand Medicaid there may be neither.`,
      ),
      ...(hasMedicaid ? [medicaid(result)] : []),
    ];
  if (hasMedicaid)
    return [
      medicaid(
        result,
        `Whoever can have it gets no credit. In the other states the credit begins at the poverty line, ${line}.`,
      ),
    ];
  return [highEnd(result, annualIncome)];
}

/** What Medicaid says of the income. */
const medicaid = (result: HealthPremiumResult, more = "") =>
  neutral(
    `In the states that expanded Medicaid, adults under 65 with an income up to ${formatUsd(result["law.medicaidLine"] ?? 0)}, 138% of the ${result["law.medicaidGuidelines"]} poverty line, usually qualify for it. ${more}`.trim(),
  );

/** How far the income is from where the credit ends. */
function highEnd(result: HealthPremiumResult, annualIncome: number): Remark {
  const { "law.coverageYear": year, "law.creditEnds": ends } = result;
  if (ends === null) {
    const most = premiumCreditOf(year).bands.at(-1)?.end ?? 0;
    return neutral(
      `The credit of ${year} has no upper limit of income: nobody is expected to pay more than ${formatPercent(most * 100)} of it for the benchmark plan.`,
    );
  }
  const apart = amountLeft(ends, annualIncome);
  if (apart < 0)
    return warning(
      `The income is ${formatUsd(-apart)} above the ${formatUsd(ends)} at which the credit of ${year} ends. There is no credit at all, whatever the benchmark plan costs.`,
    );
  return neutral(
    apart > 0
      ? `The income is ${formatUsd(apart)} below the ${formatUsd(ends)} at which the credit of ${year} ends. Above that there is none at all.`
      : `The income is exactly the ${formatUsd(ends)} at which the credit of ${year} ends. One cent more, and there is none at all.`,
  );
}
