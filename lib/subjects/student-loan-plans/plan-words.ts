import type { Errors, Remark } from "@/lib/calculator/definition";
import { formatCount, formatPayment, formatUsd, formatWholeUsd } from "@/lib/format";
import type { FederalPlans } from "@/lib/tax-law/student-loans/federal-plans";
import {
  familySizeOf,
  type FederalPlansInput,
  type TypedLoan,
} from "@/lib/tax-law/student-loans/federal-plans-of";
import type { PlanRow } from "@/lib/tax-law/student-loans/plan-row";
import { planNumbers } from "@/lib/tax-law/student-loans/plan-numbers";
import { rapPayment } from "@/lib/tax-law/student-loans/rap-payment";

/** An answer with plans in it. */
export const hasPlans = <Result extends Partial<FederalPlans>>(
  result: Result,
): result is Result & FederalPlans => result.plans !== undefined;

/** Which plan costs least, and which has the lowest payment now: one sentence each, or one for both. */
export function plansInWords({ plans, cheapestPlan, lowestPlan }: FederalPlans): string {
  const cheapest = plans.find(({ plan }) => plan === cheapestPlan) as PlanRow;
  const lowest = plans.find(({ plan }) => plan === lowestPlan) as PlanRow;
  const ofTax =
    cheapest.tax >= 0.5
      ? `, with ${formatWholeUsd(cheapest.tax)} of tax on the ${formatWholeUsd(cheapest.canceled)} that is canceled`
      : "";
  const least = `${cheapest.plan} costs least: ${formatWholeUsd(cheapest.total)} in all over ${yearsOf(cheapest)}${ofTax}`;
  if (lowest.first >= cheapest.first - 0.005)
    return `${least}. Its ${formatPayment(cheapest.first)} a month is also the lowest payment now.`;
  return `${least}. ${lowest.plan} has the lowest payment now, ${formatPayment(lowest.first)} a month against ${formatPayment(cheapest.first)}, and comes to ${formatWholeUsd(lowest.total)}.`;
}

/** "9 years and 2 months" is more than a plan needs: from two years on, whole years where they are. */
const yearsOf = ({ months }: PlanRow) =>
  months % 12 === 0 ? formatCount(months / 12, "year") : formatCount(months, "month");

/** Who may have which plan, before the numbers. */
export function whoMayHave(_: FederalPlans, { loans = [] }: FederalPlansInput): string {
  const said = loans.filter(isSaid);
  const days = said.map(({ loanDate }) => loanDate).filter(Boolean);
  const ofDays =
    days.length === 0
      ? "You haven’t said when your loans were made, so plans are shown that may not be open to you. IBR takes 10% if you owed nothing before July 1, 2014, else 15%. One loan made since July 1, 2026, leaves RAP and Tiered Standard only, for all your loans."
      : days.some((day) => day >= "2026-07-01")
        ? "A loan made since July 1, 2026, leaves RAP and Tiered Standard only, for your older loans too."
        : "Your loans keep IBR and the 10-year plan as long as you take no new loan and don’t consolidate: a loan made since July 1, 2026, ends both.";
  const ofParents = said.some(({ kind }) => kind.startsWith("parent"))
    ? "Parent PLUS has neither RAP nor IBR, and neither has a consolidation with one, unless it was paid under an income-driven plan between July 4, 2025, and June 30, 2028. Plans that are not open to all of your loans are left out."
    : "Parent PLUS has neither RAP nor IBR.";
  const ofFfel = said.some(({ kind }) => kind === "ffel")
    ? " An FFEL loan gets RAP only by consolidation, which counts as a new loan."
    : "";
  return `${ofDays} ${ofParents}${ofFfel}`;
}

const isSaid = ({ kind, loanDate, balance }: TypedLoan) =>
  kind !== "direct" || loanDate !== "" || balance > 0;

/** What a dollar more or less of income does under RAP, and what cannot be meant. */
export function remarksOnPlans(result: Partial<FederalPlans>, input: FederalPlansInput): Remark[] {
  const { agi, dependents = 0 } = input;
  if (agi == null || !hasPlans(result)) return [];
  const texts = [
    result.rapIsOpen === 1 ? stepInWords(result, agi, dependents) : undefined,
    (input.incomeGrowth ?? 0) > 0 && (input.inflation ?? 0) === 0
      ? "Your income grows here while prices don’t, so IBR and the tax on canceled debt come out too high. Enter inflation too."
      : undefined,
  ];
  return texts.flatMap((text) => (text ? [{ tone: "neutral", text }] : []));
}

/** How far above a step one may come back under it. */
const withinReach = 2_000;

function stepInWords(
  { rapStepIncome, rapStepRise }: FederalPlans,
  agi: number,
  dependents: number,
): string | undefined {
  const { band } = planNumbers.rap;
  const below = Math.min(10, Math.ceil(agi / band) - 1) * band;
  const over = agi - below;
  const saved = rapPayment(agi, dependents) - rapPayment(below, dependents);
  const next =
    rapStepIncome === null || rapStepRise === null
      ? "You are above the last step of RAP."
      : `Under RAP, one dollar more than ${formatWholeUsd(rapStepIncome)} of income costs ${formatUsd(rapStepRise)} more a month.`;
  return below > 0 && over <= withinReach && saved > 0
    ? `${next} You are ${formatWholeUsd(over)} over a step: at ${formatWholeUsd(below)}, you would pay ${formatUsd(saved)} less a month.`
    : next;
}

/** Boxes that contradict each other. */
export function errorsInBorrower(
  _: Partial<FederalPlans>,
  input: FederalPlansInput,
): Errors<FederalPlansInput> {
  const { dependents = 0, familySize, loans = [] } = input;
  const least = familySizeOf({ ...input, familySize: null });
  const blanks = loans.flatMap((loan, row) => (loan.balance === 0 && isSaid(loan) ? [row] : []));
  return {
    ...(familySize != null &&
      familySize > least && {
        dependents: `Your family of ${familySize} has more people than your return. Enter any dependents: RAP takes ${formatWholeUsd(planNumbers.rap.perDependent)} less a month for each.`,
      }),
    ...(familySize != null &&
      familySize < least && {
        familySize: `With ${formatCount(dependents, "dependent")}${input.filingStatus === "marriedFilingJointly" ? " and a spouse" : ""}, your family has at least ${least} people.`,
      }),
    ...Object.fromEntries(
      blanks
        .slice(1)
        .map((row) => [
          `loans.${row}.balance`,
          "Enter the balance. Only one row can stand for the loan above.",
        ]),
    ),
  };
}
