import type { Section } from "@/lib/calculator/definition";
import { formatAmount } from "@/lib/calculator/form/format-amount";
import type { InterestAndDate, SavingsPlan } from "@/lib/finance/time-value/savings-plan";
import { formatCount, formatRoundedUsd } from "@/lib/format";

import { formatDuration } from "./duration";
import { count, usd } from "./outputs";

/** The rate a month of an annual percentage yield, as a formula. */
export const monthlyYield = "((1+apy/100)^(1/12)-1)";

type SavedAndWanted = {
  /** The names of what is saved already and of what is wanted. */
  opening: string;
  target: string;
};

const rateInWords = "The APY as a monthly rate is (1 + APY)^(1/12) − 1.";

/**
 * The months until monthly savings reach their target, as a formula over `stillToSave`, `monthlyContribution` and
 * `apy`.
 */
export const savingMonthsFormula = ({ opening, target }: SavedAndWanted) =>
  `ROUNDUP(IF(apy=0, stillToSave/monthlyContribution, IF(stillToSave=0, 0, NPER(${monthlyYield}, -monthlyContribution, -${opening}, ${target}))), 0)`;

/**
 * What interest and a date change about savings, over `stillToSave`, `monthlyContribution`, `totalMonths`, `apy` and
 * `byMonths`.
 *
 * @example ...savingsPlanFigures({ opening: "currentSavings", target: "targetAmount" })
 */
export function savingsPlanFigures({ opening, target }: SavedAndWanted) {
  const onlyIf = "AND(apy>0, stillToSave>0, monthlyContribution>0)";
  return {
    monthsSooner: count("month")("Months saved by interest", {
      explanation: {
        rule: "The months without interest, minus the months with it.",
        formula: "ROUNDUP(stillToSave/monthlyContribution, 0)-totalMonths",
        onlyIf,
      },
    }),
    balance: usd("Balance then", {
      note: "After the last full contribution.",
      explanation: {
        rule: `What your savings and contributions have grown to. ${rateInWords}`,
        formula: `FV(${monthlyYield}, totalMonths, -monthlyContribution, -${opening})`,
        onlyIf,
      },
    }),
    interest: usd("Interest earned by then", {
      explanation: {
        rule: "The balance minus everything you paid in.",
        formula: `balance-${opening}-monthlyContribution*totalMonths`,
        onlyIf,
      },
    }),
    monthlyForDate: usd("Monthly amount for your date", {
      explanation: {
        rule: `What to save each month to have it in the months you entered, starting a month from today. ${rateInWords}`,
        formula: `MAX(0, PMT(${monthlyYield}, byMonths, ${opening}, -${target}))`,
        onlyIf: "AND(NOT(ISBLANK(byMonths)), stillToSave>0)",
      },
    }),
  };
}

/** These figures and those of `more`, under a heading of their own. None where neither is asked for. */
export const savingsPlanSection = <Result extends SavingsPlan>(
  { interest, monthlyForDate }: SavingsPlan,
  more: readonly (keyof Result & string)[] = [],
): Section<Result>[] =>
  interest === null && monthlyForDate === null && more.length === 0
    ? []
    : [
        {
          title: "Interest and a date",
          text: "You pay in at the end of each month, and interest is added every month at a rate that never changes. Tax on the interest is not subtracted.",
          figures: [...more, "interest", "balance", "monthsSooner", "monthlyForDate"] as never,
        },
      ];

/** What interest does to the months, behind them in a sentence. Nothing where there is none. */
export function soonerInWords({ monthsSooner }: SavingsPlan, { apy = 0 }: InterestAndDate) {
  if (monthsSooner === null) return "";
  const yielding = ` with interest at ${formatAmount("percent", apy)} APY`;
  return monthsSooner === 0
    ? yielding
    : `${yielding}, ${formatDuration(monthsSooner)} sooner than without it`;
}

/** What the date asks for, in a sentence. None where there is no date, or nothing left to save. */
export function dateVerdict(
  { monthlyForDate }: SavingsPlan,
  { apy = 0, byMonths }: InterestAndDate,
) {
  if (monthlyForDate === null || !byMonths) return;
  const months = formatCount(byMonths, "month");
  if (monthlyForDate === 0) return `In ${months}, interest alone gets you there.`;
  const yielding = apy > 0 ? ` at ${formatAmount("percent", apy)} APY` : "";
  return `To get there in ${months}, save ${formatRoundedUsd(monthlyForDate)} a month${yielding}.`;
}
