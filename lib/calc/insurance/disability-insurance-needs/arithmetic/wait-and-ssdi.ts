import { amountLeft } from "@/lib/finance/amount-left";
import { disabilityWaitingMonths } from "@/lib/tax-law/social-security/disability-waiting-months";

/** What may be asked of the time before benefits begin. All of it may be left out. */
export type WaitInput = {
  /** Months before the policy pays, 0 or more. */
  waitingPeriod?: number;
  /** Dollars a month during the wait, 0 or more: sick pay, or a short-term benefit. */
  waitingIncome?: number;
  /** Dollars a month from Social Security disability insurance, 0 or more. */
  ssdiBenefit?: number;
};

/** With a waiting period, in dollars. */
export type Wait = {
  /** What essential expenses need of savings before the policy pays. */
  savingsForWait: number;
  /** What they need after that, until SSDI begins. */
  savingsForSsdi: number;
  savingsNeeded: number;
  /** Negative where the savings fall short. */
  savingsAfterWait: number;
};

/** With SSDI, in dollars a month. */
export type Ssdi = {
  /** What the policy has to pay once SSDI does. */
  benefitWithSsdi: number;
};

type Needs = {
  /** Dollars a month, like all but the savings. */
  targetBenefitIncome: number;
  neededBenefitExpenses: number;
  essentialExpenses: number;
  otherIncome: number;
  existingBenefit: number;
  liquidSavings: number;
};

/**
 * What savings have to pay before benefits begin, and what SSDI leaves to a policy:
 *
 *     benefitWithSsdi = the larger of target and expenses − otherIncome − existingBenefit − ssdiBenefit, not below 0
 *     savingsForWait  = (expenses − otherIncome − waitingIncome, not below 0) × waitingPeriod
 *     savingsForSsdi  = (neededBenefitExpenses − benefitWithSsdi, not below 0) × (5 − waitingPeriod, not below 0)
 *
 * No benefit that is in force and no SSDI is counted during the wait. SSDI begins with its sixth full month.
 */
export function waitAndSsdi(
  needs: Needs,
  { waitingPeriod = 0, waitingIncome = 0, ssdiBenefit = 0 }: WaitInput,
): Partial<Wait & Ssdi> {
  const { targetBenefitIncome, essentialExpenses, otherIncome, existingBenefit } = needs;
  const hasSsdi = ssdiBenefit > 0;
  const wanted = Math.max(targetBenefitIncome, essentialExpenses);
  const benefitWithSsdi = Math.max(
    0,
    amountLeft(wanted, otherIncome, existingBenefit, ssdiBenefit),
  );
  const ssdi = hasSsdi ? { benefitWithSsdi } : {};
  if (waitingPeriod === 0) return ssdi;

  const shortWhileWaiting = Math.max(0, amountLeft(essentialExpenses, otherIncome, waitingIncome));
  const savingsForWait = shortWhileWaiting * waitingPeriod;
  const shortUntilSsdi = hasSsdi
    ? Math.max(0, amountLeft(needs.neededBenefitExpenses, benefitWithSsdi))
    : 0;
  const savingsForSsdi = shortUntilSsdi * Math.max(0, disabilityWaitingMonths - waitingPeriod);
  return {
    ...ssdi,
    savingsForWait,
    savingsForSsdi,
    savingsNeeded: savingsForWait + savingsForSsdi,
    savingsAfterWait: amountLeft(needs.liquidSavings, savingsForWait, savingsForSsdi),
  };
}
