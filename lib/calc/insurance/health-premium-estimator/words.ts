import type { Remark } from "@/lib/calculator/definition";
import { amountLeft } from "@/lib/finance/amount-left";
import { formatPayment, formatPercent, formatRoundedUsd, formatWholeUsd } from "@/lib/format";
import { premiumCreditOf } from "@/lib/tax-law/health/premium-credit-of";
import { territoryOf } from "@/lib/tax-law/states/territory-of";

import { agesIn } from "./arithmetic/ages-in";
import type { HealthPremiumInput, HealthPremiumResult, WithGuidelines } from "./calculation";
import {
  belowTheLine,
  childrenWords,
  mayHaveMedicaid,
  medicaidWords,
  orMedicaid,
} from "./medicaid-words";

/** Whether the household is not in a territory. */
const hasGuidelines = (result: HealthPremiumResult): result is WithGuidelines =>
  result.law.povertyLine !== undefined;

/** Whose law it is, before a sentence about it. */
export const underLaw = (result: HealthPremiumResult) => `Under ${result.law.coverageYear} law,`;

/** What one pays, after which credit; or why there is none, and what would bring one. */
export function verdictOn(result: HealthPremiumResult, input: HealthPremiumInput): string {
  const { expectedContribution: expected, overLimit } = result.law;
  if (overLimit !== undefined) return overTheLimit(result);
  const said = expected === null ? noCredit(result, input) : expectedOf(result, expected);
  return `${underLaw(result)} ${said}${orMedicaid(result, input)}`;
}

const noCredit = (result: HealthPremiumResult, input: HealthPremiumInput) =>
  [whyNone(result, input), ...(hasGuidelines(result) ? fullPrice(result) : [])].join(" ");

function expectedOf({ law }: HealthPremiumResult, expected: number): string {
  const { benchmark, benchmarkCost, credit = 0 } = law;
  const asked = formatPayment(expected);
  if (benchmark === undefined)
    return `you are expected to pay ${asked} a month for the benchmark plan, ${formatPercent(law.applicablePercentage ?? 0)} of your income. If it costs more, a tax credit (the subsidy) pays the difference, and you can use it for another plan.`;
  return credit > 0
    ? `you pay ${formatPayment(benchmarkCost ?? 0)} a month for the benchmark plan, after a credit of ${formatPayment(credit)}.`
    : `there is no credit: the benchmark plan costs ${formatPayment(benchmark)} a month, and you are expected to pay up to ${asked}.`;
}

/** By how much the income is over the limit, and what would take it under. */
function overTheLimit(result: HealthPremiumResult): string {
  const { coverageYear, creditEnds, overLimit = 0, mostDeductible = 0, costAtLimit } = result.law;
  const needed = Math.ceil(overLimit);
  const then = costAtLimit === undefined ? "" : `, and you would pay ${formatPayment(costAtLimit)}`;
  return [
    `No credit: you are ${formatRoundedUsd(overLimit)} over the ${formatRoundedUsd(creditEnds ?? 0)} limit for ${coverageYear}.`,
    ...fullPrice(result),
    needed <= mostDeductible
      ? `A deductible IRA or HSA contribution of ${formatWholeUsd(needed)} would bring you under it${then}.`
      : `IRAs and an HSA take at most ${formatWholeUsd(mostDeductible)}, too little to bring you under it.`,
  ].join(" ");
}

const fullPrice = ({ law: { benchmark } }: HealthPremiumResult): string[] =>
  benchmark === undefined
    ? []
    : [`The benchmark plan costs you its full ${formatPayment(benchmark)} a month.`];

/** Why there is no room for a credit, where the income is not too high. */
function whyNone(
  result: HealthPremiumResult,
  { location, lawFilingStatus }: HealthPremiumInput,
): string {
  if (!hasGuidelines(result)) return `there is no premium tax credit in ${territoryOf(location)}.`;
  return lawFilingStatus === "marriedFilingSeparately"
    ? "married people who file separately get no premium tax credit, with few exceptions."
    : "people with income below the poverty line usually get no credit.";
}

/** What has to be said beside the two answers. */
export const remarksOn = (result: HealthPremiumResult, input: HealthPremiumInput): Remark[] => [
  ...standing(result, input),
  ...childrenWords(input).map(neutral),
  ...covered(input),
  neutral(
    "This is not a quote: insurers set prices by location, age, tobacco use, plan and who is covered. Neither answer includes employer coverage or cost-sharing reductions, which lower the deductible at lower incomes.",
  ),
];

/** Who is covered and should not be: people with Medicare, and others than those of the tax return. */
function covered({ age, otherAges = "", familySize }: HealthPremiumInput): Remark[] {
  const ages = [age, ...(agesIn(otherAges) ?? [])];
  return [
    ...(ages.some((one) => one >= 65)
      ? [
          neutral(
            "Most people 65 and older have Medicare. If you’re eligible for it, you can’t get the premium tax credit.",
          ),
        ]
      : []),
    ...(ages.length > familySize
      ? [
          warning(
            `You list ${ages.length} people with yourself, but a family size of ${familySize}. The credit covers only people on your tax return.`,
          ),
        ]
      : []),
  ];
}

const neutral = (text: string): Remark => ({ tone: "neutral", text });
const warning = (text: string): Remark => ({ tone: "warning", text });

/** Where the household stands between the lines of the law. What is over them, the verdict says. */
function standing(result: HealthPremiumResult, input: HealthPremiumInput): Remark[] {
  const { annualIncome, location, lawFilingStatus } = input;
  if (!hasGuidelines(result))
    return [
      warning(
        `Only the states and DC have a Marketplace, and the premium tax credit is only for Marketplace plans. So there is no credit in ${territoryOf(location)}, and its Medicaid has its own rules.`,
      ),
    ];

  const medicaid = (more?: string) =>
    mayHaveMedicaid(result, input) ? [neutral(medicaidWords(result, input, more))] : [];
  if (lawFilingStatus === "marriedFilingSeparately")
    return [
      warning(
        "Married people who file separately get no premium tax credit, with two exceptions: victims of domestic abuse or spousal abandonment who live apart and say so on Form 8962, and people who can file as head of household because they have a child and lived apart from their spouse for the last six months of the year. If one of these applies to you, choose another status here.",
      ),
      ...medicaid(),
    ];

  const line = formatRoundedUsd(result.law.povertyLine);
  if (result.law.roundedPercent < 100)
    return [
      warning(
        `Below the poverty line of ${line}, there is usually no credit. ${belowTheLine(input)}`.trim(),
      ),
      ...medicaid(),
    ];
  if (mayHaveMedicaid(result, input))
    return medicaid(
      `If you qualify, you can’t get the credit. In other states, the credit starts at the poverty line, ${line}.`,
    );
  return highEnd(result, annualIncome);
}

/** How far the income is from where the credit ends. */
function highEnd(result: WithGuidelines, annualIncome: number): Remark[] {
  const { coverageYear: year, creditEnds: ends, lostAtLimit = 0 } = result.law;
  if (ends === null) {
    const most = premiumCreditOf(year).bands.at(-1)?.end ?? 0;
    return [
      neutral(
        `The ${year} credit has no income limit: nobody is expected to pay more than ${formatPercent(most * 100)} of their income for the benchmark plan.`,
      ),
    ];
  }
  const apart = amountLeft(ends, annualIncome);
  if (apart < 0) return [];
  const limit = `the ${formatRoundedUsd(ends)} limit for the ${year} credit`;
  const lost =
    lostAtLimit > 0
      ? `$1 over it costs you ${formatPayment(lostAtLimit)} a month, the whole credit.`
      : "Above the limit, there is no credit at all.";
  return [
    neutral(
      apart > 0
        ? `Your income is ${formatRoundedUsd(apart)} below ${limit}. ${lost}`
        : `Your income is exactly at ${limit}. ${lostAtLimit > 0 ? lost : "One cent more, and there is no credit at all."}`,
    ),
  ];
}
