import type { Remark } from "@/lib/calculator/definition";
import { amountLeft } from "@/lib/finance/amount-left";
import { formatPayment, formatPercent, formatRoundedUsd } from "@/lib/format";
import { premiumCreditOf } from "@/lib/tax-law/health/premium-credit-of";
import { territoryOf } from "@/lib/tax-law/states/territory-of";

import type { HealthPremiumInput, HealthPremiumResult, WithGuidelines } from "./calculation";

/** Whether the household is not in a territory. */
const hasGuidelines = (result: HealthPremiumResult): result is WithGuidelines =>
  result.law.povertyLine !== undefined;

/** Whose law it is, before a sentence about it. */
export const underLaw = (result: HealthPremiumResult) => `Under ${result.law.coverageYear} law,`;

/** What the law says where the price of the benchmark plan is not known, or there is no credit. */
export function verdictOn(result: HealthPremiumResult, input: HealthPremiumInput): string {
  const expected = result.law.expectedContribution;
  return expected === null
    ? `${underLaw(result)} ${whyNone(result, input)}`
    : `${underLaw(result)} you are expected to pay ${formatPayment(expected)} a month for the benchmark plan, ${formatPercent(result.law.applicablePercentage ?? 0)} of your income. If it costs more, a tax credit (the subsidy) pays the difference, and you can use it for another plan.${orMedicaid(result, input)}`;
}

/** What a verdict goes on with where the income is low enough for Medicaid. */
export const orMedicaid = (result: HealthPremiumResult, input: HealthPremiumInput) =>
  hasMedicaid(result, input)
    ? " In states that expanded Medicaid, an adult under 65 with this income usually gets Medicaid instead."
    : "";

const hasMedicaid = (result: HealthPremiumResult, { annualIncome }: HealthPremiumInput) =>
  hasGuidelines(result) && annualIncome <= result.law.medicaidLine;

/** Why there is no room for a credit. */
function whyNone(
  result: HealthPremiumResult,
  { location, lawFilingStatus }: HealthPremiumInput,
): string {
  if (!hasGuidelines(result)) return `there is no premium tax credit in ${territoryOf(location)}.`;
  if (lawFilingStatus === "marriedFilingSeparately")
    return "married people who file separately get no premium tax credit, with few exceptions.";
  return result.law.roundedPercent < 100
    ? "people with income below the poverty line usually get no credit."
    : "this income is too high for a premium tax credit.";
}

/** What has to be said beside the two answers. */
export const remarksOn = (result: HealthPremiumResult, input: HealthPremiumInput): Remark[] => [
  ...standing(result, input),
  ...(input.age >= 65
    ? [
        neutral(
          "Most people 65 and older have Medicare. If you’re eligible for it, you can’t get the premium tax credit.",
        ),
      ]
    : []),
  neutral(
    "This is not a quote: insurers set prices by location, age, tobacco use, plan and who is covered. Neither answer includes employer coverage or cost-sharing reductions, which lower the deductible at lower incomes.",
  ),
];

const neutral = (text: string): Remark => ({ tone: "neutral", text });
const warning = (text: string): Remark => ({ tone: "warning", text });

/** Where the household stands between the lines of the law. */
function standing(result: HealthPremiumResult, input: HealthPremiumInput): Remark[] {
  const { annualIncome, location, lawFilingStatus } = input;
  if (!hasGuidelines(result))
    return [
      warning(
        `Only the states and DC have a Marketplace, and the premium tax credit is only for Marketplace plans. So there is no credit in ${territoryOf(location)}, and its Medicaid has its own rules.`,
      ),
    ];

  const alsoMedicaid = hasMedicaid(result, input) ? [medicaid(result)] : [];
  if (lawFilingStatus === "marriedFilingSeparately")
    return [
      warning(
        "Married people who file separately get no premium tax credit, with two exceptions: victims of domestic abuse or spousal abandonment who live apart and say so on Form 8962, and people who can file as head of household because they have a child and lived apart from their spouse for the last six months of the year. If one of these applies to you, choose another status here.",
      ),
      ...alsoMedicaid,
    ];

  const line = formatRoundedUsd(result.law.povertyLine);
  if (result.law.roundedPercent < 100)
    return [
      warning(
        `Below the poverty line of ${line}, there is usually no credit. In a state that did not expand Medicaid, you may not get Medicaid either.`,
      ),
      ...alsoMedicaid,
    ];
  if (hasMedicaid(result, input))
    return [
      medicaid(
        result,
        `If you qualify, you can’t get the credit. In other states, the credit starts at the poverty line, ${line}.`,
      ),
    ];
  return [highEnd(result, annualIncome)];
}

/** What Medicaid says of the income. */
const medicaid = (result: WithGuidelines, more = "") =>
  neutral(
    `In states that expanded Medicaid, adults under 65 with income up to about ${formatRoundedUsd(result.law.medicaidLine)}, 138% of the ${result.law.medicaidGuidelines} poverty line, usually qualify for Medicaid. ${more}`.trim(),
  );

/** How far the income is from where the credit ends. */
function highEnd(result: WithGuidelines, annualIncome: number): Remark {
  const { coverageYear: year, creditEnds: ends } = result.law;
  if (ends === null) {
    const most = premiumCreditOf(year).bands.at(-1)?.end ?? 0;
    return neutral(
      `The ${year} credit has no income limit: nobody is expected to pay more than ${formatPercent(most * 100)} of their income for the benchmark plan.`,
    );
  }
  const apart = amountLeft(ends, annualIncome);
  if (apart < 0)
    return warning(
      `Your income is ${formatRoundedUsd(-apart)} above the ${formatRoundedUsd(ends)} limit for the ${year} credit. There is no credit at all, whatever the benchmark plan costs.`,
    );
  return neutral(
    apart > 0
      ? `Your income is ${formatRoundedUsd(apart)} below the ${formatRoundedUsd(ends)} limit for the ${year} credit. Above the limit, there is no credit at all.`
      : `Your income is exactly at the ${formatRoundedUsd(ends)} limit for the ${year} credit. One cent more, and there is no credit at all.`,
  );
}
