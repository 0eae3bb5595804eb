import { formatAmount } from "@/lib/calculator/form/format-amount";
import { renamedOption } from "@/lib/calculator/formula/renamed";
import type { SharedOption } from "@/lib/calculator/option";
import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { formatDuration } from "@/lib/calculator/report/duration";
import { count, usd } from "@/lib/calculator/report/outputs";
import type { InterestAndDate, SavingsPlan } from "@/lib/finance/time-value/savings-plan";
import { formatCount, formatPayment } from "@/lib/format";

import { savingsPlanForm } from "./savings-plan.form";

/** What its figures rest on. */
export const savingsPlanText =
  "You pay in at the end of each month, and interest is added every month at a rate that never changes. Tax on the interest is not subtracted.";

/** Its figures in the order of its section. */
export const savingsPlanFigures = [
  "interest",
  "balance",
  "monthsSooner",
  "monthlyForDate",
] as const;

/** How formulas call what is saved already and what is wanted. */
type Names = { opening: string; target: string };

/**
 * What interest and a date change about savings, over `stillToSave`, `monthlyContribution` and `totalMonths`. What
 * the report says of `totalMonths` may name its step `monthlyYield`.
 *
 * @example defineReport(savingsGoal, { options: [savingsPlan({ opening: "currentSavings", target: "targetAmount" })], … })
 */
export const savingsPlan = ({
  opening,
  target,
}: Names): SharedOption<InterestAndDate, SavingsPlan, (typeof savingsPlanFigures)[number]> =>
  renamedOption(
    {
      form: savingsPlanForm,
      isUsed: ({ interest, monthlyForDate }) => interest !== null || monthlyForDate !== null,
      conditions: {
        earnsInterest: {
          words: "you save each month and earn interest",
          formula: "AND(apy>0, stillToSave>0, monthlyContribution>0)",
        },
      },
      steps: {
        monthlyYield: {
          label: "The APY as a monthly rate",
          formula: "(1+apy/100)^(1/12)-1",
        },
      },
      outputs: {
        monthsSooner: count("month")("Months saved by interest", {
          explanation: {
            rule: "The months without interest, minus the months with it.",
            formula: "ROUNDUP(stillToSave/monthlyContribution, 0)-totalMonths",
            onlyIf: "earnsInterest",
          },
        }),
        balance: briefUsd("Balance then", {
          note: "After the last full contribution.",
          explanation: {
            rule: "What your savings and contributions have grown to. The APY as a monthly rate is (1 + APY)^(1/12) − 1.",
            formula: "FV(monthlyYield, totalMonths, -monthlyContribution, -opening)",
            onlyIf: "earnsInterest",
          },
        }),
        interest: briefUsd("Interest earned by then", {
          explanation: {
            rule: "The balance minus everything you paid in.",
            formula: "balance-opening-monthlyContribution*totalMonths",
            onlyIf: "earnsInterest",
          },
        }),
        monthlyForDate: usd("Monthly amount for your date", {
          explanation: {
            rule: "What to save each month to have it in the months you entered, starting a month from today. The APY as a monthly rate is (1 + APY)^(1/12) − 1.",
            formula: "MAX(0, PMT(monthlyYield, byMonths, opening, -target))",
            onlyIf: "AND(NOT(ISBLANK(byMonths)), stillToSave>0)",
          },
        }),
      },
      section: { text: savingsPlanText, figures: savingsPlanFigures },
      verdict: { also: dateInWords },
      errors: null,
    },
    { opening, target },
  );

/** What the date asks for, in a sentence. None where there is no date, or nothing left to save. */
export function dateInWords(
  { totalMonths, monthlyForDate }: SavingsPlan,
  { apy = 0, byMonths }: InterestAndDate,
) {
  if (totalMonths === 0 || monthlyForDate === null || !byMonths) return undefined;
  const months = formatCount(byMonths, "month");
  if (monthlyForDate === 0) return `In ${months}, interest alone gets you there.`;
  const yielding = apy > 0 ? ` at ${formatAmount("percent", apy)} APY` : "";
  return `To get there in ${months}, save ${formatPayment(monthlyForDate)} a month${yielding}.`;
}

/** What interest does to the months, behind them in a sentence. Nothing where there is none. */
export function soonerInWords({ monthsSooner }: SavingsPlan, { apy = 0 }: InterestAndDate) {
  if (monthsSooner === null) return "";
  const yielding = ` with interest at ${formatAmount("percent", apy)} APY`;
  return monthsSooner === 0
    ? yielding
    : `${yielding}, ${formatDuration(monthsSooner)} sooner than without it`;
}
