import { sumBy } from "@/lib/finance/sum-by";
import type { Refusal, Remark } from "@/lib/calculator/definition";
import { refused } from "@/lib/calculator/report/notice";
import { formatNumber, formatRoundedPercent, formatRoundedUsd, formatWholeUsd } from "@/lib/format";
import { errorsInLines } from "@/lib/subjects/other-lines/errors-in-lines";
import { remarksOnLines } from "@/lib/subjects/other-lines/remarks-on-lines";
import { lawOf } from "@/lib/tax-law/years/law-of";

import { householdOf } from "./arithmetic/household-of";
import { reasonsForNextRate } from "./arithmetic/lost-with-income";
import type { IncomeTaxInput, IncomeTaxResult } from "./calculation";

/** Parts of the wages that are larger than all of them, and more withheld than there is. */
export function refusalOf(input: IncomeTaxInput): Refusal<IncomeTaxInput> | undefined {
  const { grossIncome, spouseWages = 0, preTax401k = 0, tips = 0, overtime = 0 } = input;
  const wages = grossIncome + spouseWages;
  const gains = Math.max(0, (input.longTermGains ?? 0) + (input.shortTermGains ?? 0));
  const { interest = 0, qualifiedDividends = 0, pension = 0, socialSecurity = 0 } = input;
  const income =
    wages +
    Math.max(0, input.selfEmployment ?? 0) +
    gains +
    interest +
    qualifiedDividends +
    pension +
    socialSecurity +
    sumBy(input.otherLines ?? [], ({ amount }) => Math.max(0, amount));
  const all = formatWholeUsd(wages);
  const errors = {
    ...(preTax401k > wages && { preTax401k: `Enter no more than the wages of ${all}.` }),
    ...(tips + overtime > wages && {
      [tips > 0 ? "tips" : "overtime"]:
        `Tips and overtime are part of the wages of ${all}. Enter less.`,
    }),
    ...((input.withheld ?? 0) > income && {
      withheld: `Enter no more than the whole income of ${formatWholeUsd(income)}.`,
    }),
    ...errorsInLines(input.otherLines ?? []),
  };
  return Object.keys(errors).length > 0
    ? { notice: refused("Please enter valid income and select a filing status."), errors }
    : undefined;
}

/** What share the tax is, what is refunded or still owed, and what the next $1,000 costs. */
export function verdictOn(result: IncomeTaxResult, input: IncomeTaxInput): string {
  const { year } = lawOf(input.lawYear);
  const tax = result.law.tax;
  const rate = formatRoundedPercent(result.law.effectiveRate);
  const marginal = formatNumber(result.law.marginalRate);
  const federal = result.isInState === 1 ? "federal " : "";
  const of = result.law.totalIncome === input.grossIncome ? "your income" : "your total income";
  const owed =
    tax === 0
      ? `Under ${year} law, ${result.law.taxBeforeCredits > 0 ? `your credits cover the whole ${federal}tax` : `the ${federal}deduction covers your whole income`}`
      : tax < 0
        ? `Under ${year} law, you owe no ${federal}income tax, and your credits pay you ${formatRoundedUsd(-tax)}`
        : `Under ${year} law, ${federal ? "federal income tax" : "that"} is ${rate} of ${of}, and you are in the ${marginal}% bracket`;
  return [`${owed}${onRefund(result)}.`, ...onNextThousand(result, input)].join(" ");
}

/** "; you get a refund of about $590", where something was paid already. */
function onRefund(result: IncomeTaxResult): string {
  const refund = result.law.refund;
  if (refund === null) return "";
  if (Math.abs(refund) < 0.5) return "; you have paid exactly what you owe";
  return refund > 0
    ? `; you get a refund of about ${formatWholeUsd(refund)}`
    : `; you still owe about ${formatWholeUsd(-refund)}`;
}

/** Where another $1,000 costs more than the bracket says, and why. */
function onNextThousand(result: IncomeTaxResult, input: IncomeTaxInput): string[] {
  const next = result.law.nextRate;
  if (next <= result.law.marginalRate + 0.5) return [];
  const reasons = reasonsForNextRate(householdOf(input), lawOf(input.lawYear).year);
  return reasons.length === 0
    ? []
    : [
        `Of your next $1,000, ${formatWholeUsd(next * 10)} goes to ${result.isInState === 1 ? "federal " : ""}income tax, because ${reasons.join(" and ")}.`,
      ];
}

/** What the status and the deductions leave open, what high incomes lose of them, and what is left out. */
export function remarksOn(result: IncomeTaxResult, input: IncomeTaxInput): Remark[] {
  const { filingStatus, lawFilingStatus, itemizedDeductions, spouseAge, spouseWages } = input;
  const status = lawFilingStatus || filingStatus;
  const reduction = result.law.itemizedReduction;
  const topBracket = formatWholeUsd(result.law.topBracket);
  const isAboveThreshold =
    result.law.businessIncome > 0 && result.law.taxedBeforeBusiness > result.law.businessThreshold;
  const minimumTax = result.law.alternativeMinimumTax;
  const texts = [
    minimumTax > 0 &&
      `The alternative minimum tax adds ${formatRoundedUsd(minimumTax)}. It is figured without the standard deduction or a deduction for state taxes, and asks more than the brackets do.`,
    input.isDependent === "yes" &&
      "If you’re under 24, some of your investment income may be taxed at your parents’ rate. That isn’t modeled.",
    reduction > 0 &&
      `People with high incomes lose part of their itemized deductions: 2/37 of the deductions or of the income above ${topBracket}, whichever is smaller. Here, that is ${formatRoundedUsd(reduction)}.`,
    status === "marriedFilingSeparately" &&
      "If a couple files separately and one of them itemizes, the other can’t take the standard deduction. We assume that both or neither itemize.",
    itemizedDeductions !== null &&
      itemizedDeductions < 0 &&
      "Itemized deductions below zero count as zero.",
    ...remarksOnLines(input.otherLines ?? [], result.isInState === 1),
    status !== "marriedFilingJointly" &&
      Boolean(spouseAge || spouseWages) &&
      "A spouse is on a joint return only. The age and wages of yours change nothing here.",
    mayHaveEarnedIncomeCredit(result, input) &&
      "With your age (under “Family”), you may get the earned income credit: it is for people 25 to 64, even without children.",
    isAboveThreshold &&
      `Above ${formatWholeUsd(result.law.businessThreshold)} of taxable income, the deduction for business income depends on your line of work, employees and property. We assume a business without employees or property, and outside health, law, accounting, consulting and similar services.`,
  ];
  return texts.flatMap((text) => (text ? [{ tone: "neutral", text }] : []));
}

/** Whether an age would bring the credit of those without children. */
function mayHaveEarnedIncomeCredit(
  result: IncomeTaxResult,
  { age = 0, children = 0, olderChildren = 0, isDependent, lawYear }: IncomeTaxInput,
): boolean {
  const [band] = lawOf(lawYear).earnedIncomeCredit.byChildren;
  if (
    !band ||
    children + olderChildren > 0 ||
    isDependent === "yes" ||
    age > 0 ||
    result.law.earnedIncome === 0
  )
    return false;
  const from = result.law.joint ? band.phaseOutFromJoint : band.phaseOutFrom;
  const end = from + band.most / band.phaseOutRate;
  return Math.max(result.law.adjustedGrossIncome, result.law.earnedIncome) < end;
}
