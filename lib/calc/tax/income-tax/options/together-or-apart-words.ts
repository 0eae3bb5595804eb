import type { Errors, Remark } from "@/lib/calculator/definition";
import { formatCount, formatNumber, formatWholeUsd } from "@/lib/format";
import { atBeginning, chosenState } from "@/lib/subjects/state-tax/state-words";
import { isCommunityPropertyState } from "@/lib/tax-law/together-or-apart/community-income";

import type { BothWays } from "../arithmetic/both-ways";
import type { IncomeTaxInput, IncomeTaxResult } from "../calculation";

/** An answer with both ways of filing in it. */
export type WithBothWays = IncomeTaxResult & BothWays;

/** Which way of filing costs less, in a sentence. */
export function togetherOrApartInWords({ taxSavedTogether: saved }: WithBothWays): string {
  if (saved === 0) return "With one joint return or two separate ones, you pay the same.";
  return saved > 0
    ? `Together you pay ${formatWholeUsd(saved)} less than with two separate returns.`
    : `With two separate returns you pay ${formatWholeUsd(-saved)} less than together.`;
}

/** How the two returns are divided, and what they leave out. */
export const aboutSeparateReturns = (result: WithBothWays, input: IncomeTaxInput): string =>
  [whoClaims(result, input), whoseIncome(input), notModeled(result, input)].join(" ");

/** "You claim the 2 dependents and both of you itemize: no other way of two returns costs less." */
function whoClaims({ claimedBySpouse, bothItemize }: BothWays, input: IncomeTaxInput): string {
  const { children = 0, olderChildren = 0, otherDependents = 0 } = input;
  const dependents = children + olderChildren + otherDependents;
  const deduction = bothItemize === 1 ? "itemize" : "take the standard deduction";
  const all =
    dependents === 1
      ? "the dependent"
      : dependents === 2
        ? "both dependents"
        : `all ${formatNumber(dependents)} dependents`;
  const claims =
    claimedBySpouse === 0
      ? `you claim ${all}`
      : claimedBySpouse === dependents
        ? `your spouse claims ${all}`
        : `your spouse claims ${formatCount(claimedBySpouse, "dependent")} and you claim ${formatNumber(dependents - claimedBySpouse)}`;
  return `On the two returns, ${dependents > 0 ? `${claims}, and ` : ""}both of you ${deduction}: that costs least.`;
}

function whoseIncome(input: IncomeTaxInput): string {
  return isCommunityPropertyState(input.state)
    ? `${atBeginning(chosenState(input))} is a community property state: half of what you both earn, own and pay counts on each return. Pensions, Social Security, IRAs and 401(k)s stay with the one who has them.`
    : "Self-employment profit, HSA deposits and what no box divides count as yours.";
}

function notModeled({ isInState }: WithBothWays, input: IncomeTaxInput): string {
  const ofProperty = isCommunityPropertyState(input.state)
    ? "income from property that is one spouse’s alone, "
    : "";
  const ofState =
    isInState === 1 ? "a state’s own limits on the credits of separate returns, " : "";
  return `Not modeled: ${ofProperty}${ofState}the smaller IRA deduction and care benefits of separate returns, and a spouse who lives apart with a child and is head of household.`;
}

/** Parts that are larger than the whole. */
export function errorsInDivision(
  result: IncomeTaxResult,
  input: IncomeTaxInput,
): Errors<IncomeTaxInput> {
  const { preTax401k = 0, traditionalIra = 0, pension = 0, socialSecurity = 0 } = input;
  const { spouse401k = 0, spouseWages = 0 } = input;
  const above = (part: number = 0, whole: number) =>
    part > whole ? `Enter no more than the ${formatWholeUsd(whole)} of both of you.` : undefined;
  const errors = {
    spouse401k:
      above(spouse401k, preTax401k) ??
      (spouse401k > spouseWages
        ? `Enter no more than your spouse’s wages of ${formatWholeUsd(spouseWages)}.`
        : undefined),
    spouseIra: above(input.spouseIra, traditionalIra),
    spousePension: above(input.spousePension, pension),
    spouseSocialSecurity: above(input.spouseSocialSecurity, socialSecurity),
    spouseMedical: above(input.spouseMedical, result.law.medical),
  };
  return Object.fromEntries(
    Object.entries(errors).flatMap(([box, words]) => (words ? [[box, words]] : [])),
  );
}

/** What is chosen and cannot count, and whose wages are missing. */
export function remarksOnDivision(result: IncomeTaxResult, input: IncomeTaxInput): Remark[] {
  const isChosen = input.compareSeparate === "yes";
  const isJoint = result.law.joint === 1;
  const { spouse401k = 0, spouseIra = 0, spouseMedical = 0 } = input;
  const { spousePension = 0, spouseSocialSecurity = 0 } = input;
  const isDivided =
    spouse401k + spouseIra + spouseMedical + spousePension + spouseSocialSecurity > 0;
  const texts = [
    isChosen &&
      !isJoint &&
      "Two separate returns are compared only for a couple who files jointly.",
    isChosen &&
      isJoint &&
      (input.spouseWages ?? 0) === 0 &&
      "All wages count as yours on the two returns. If your spouse has wages, enter them under “Family” and leave them out of the gross income.",
    !isChosen &&
      isDivided &&
      "Your spouse’s amounts count only if you compare with two separate returns.",
  ];
  return texts.flatMap((text) => (text ? [{ tone: "neutral", text }] : []));
}
