import { divisionOf } from "@/lib/calculator/charts/chart";
import type { DeclaredChart } from "@/lib/calculator/charts/charts-of";
import { option } from "@/lib/calculator/option";
import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { formatDuration } from "@/lib/calculator/report/duration";
import { count, usd } from "@/lib/calculator/report/outputs";
import type { RefinanceMonth } from "@/lib/finance/loan/refinance-gain";
import { refinancePath } from "@/lib/finance/loan/refinance-path";
import { formatCount, formatPayment, formatRoundedUsd, formatWholeUsd } from "@/lib/format";

import { refinance, type RefinanceInput, type RefinanceResult } from "../calculation";
import { stayForm } from "./stay.form";

/** Of the three parts that `gainAfterStay` names; where the page does not list them, in one formula. */
const gainRule =
  "Payments saved so far, plus what you would owe on the current loan, minus what you owe on the new one. Cash out counts for you, costs paid in cash against you.";
const gainAfter = (month: string) =>
  `MIN(currentPayment*${month}, currentTotal)-MIN(paidMonthly*${month}, newTotal-costsInCash)+PV(currentRate/1200, MAX(0, remainingYears*12-${month}), -currentPayment)-MAX(0, FV(newRate/1200, MIN(${month}, newMonths), paidMonthly, -newLoanAmount))+cashOut-costsInCash`;
const signLabels = { above: "You’re ahead", below: "You’re behind" };

/** Cash at closing too: whether that pays depends on the months of the stay. */
const isAsked = ({ gainAfterStay, payoffMonths, cashAtClosing }: RefinanceResult) =>
  gainAfterStay !== undefined || payoffMonths !== undefined || cashAtClosing !== undefined;

/** What refinancing gains over the months that the new loan is kept, and with the old payment kept. */
export const stay = option(refinance, {
  form: stayForm,
  isUsed: isAsked,
  conditions: {
    isKept: {
      words: "you keep paying the old payment, which is higher",
      formula: 'AND(keepOldPayment="yes", monthlySavings>=0.005)',
    },
    breaksEven: {
      words: "you don’t end up behind over the full term",
      formula: "lifetimeSavings>=-0.005",
    },
  },
  outputs: {
    gainAfterStay: briefUsd("Gain when you leave", {
      signLabels,
      explanation: {
        rule: gainRule,
        formula: "savedAfterStay+currentBalanceAfterStay-newBalanceAfterStay+cashOut-costsInCash",
        onlyIf: "NOT(ISBLANK(stayMonths))",
      },
    }),
    trueBreakEvenMonth: count("month")("True break-even", {
      note: "From then on you stay ahead, counting what you owe.",
      when: isAsked,
      explanation: {
        rule: "The first month from which the gain never falls below zero again.",
        check: "AND(gainAtBreakEven>=-0.005, OR(trueBreakEvenMonth=1, gainBefore<-0.005))",
        proof: {
          "Gain in that month": "gainAtBreakEven",
          "Gain in the month before": "gainBefore",
        },
        onlyIf: "breaksEven",
      },
    }),
    gainAtBreakEven: usd("Gain in the month of the true break-even", {
      hidden: true,
      when: isAsked,
      explanation: {
        rule: gainRule,
        formula: gainAfter("trueBreakEvenMonth"),
        onlyIf: "breaksEven",
      },
    }),
    gainBefore: usd("Gain in the month before it", {
      hidden: true,
      when: isAsked,
      explanation: {
        rule: gainRule,
        formula: gainAfter("(trueBreakEvenMonth-1)"),
        onlyIf: "breaksEven",
      },
    }),
    savedAfterStay: briefUsd("Payments saved by then", {
      explanation: {
        rule: "The payments on the current loan minus the payments on the new one.",
        formula:
          "MIN(currentPayment*stayMonths, currentTotal)-MIN(paidMonthly*stayMonths, newTotal-costsInCash)",
        onlyIf: "NOT(ISBLANK(stayMonths))",
      },
    }),
    currentBalanceAfterStay: briefUsd("You would owe on the current loan", {
      explanation: {
        rule: "What the payments still to come on the current loan are worth.",
        formula: "PV(currentRate/1200, MAX(0, remainingYears*12-stayMonths), -currentPayment)",
        onlyIf: "NOT(ISBLANK(stayMonths))",
      },
    }),
    newBalanceAfterStay: briefUsd("You owe on the new loan", {
      explanation: {
        rule: "What the payments made so far leave of the new loan.",
        formula:
          "MAX(0, FV(newRate/1200, MIN(stayMonths, newMonths), paidMonthly, -newLoanAmount))",
        onlyIf: "NOT(ISBLANK(stayMonths))",
      },
    }),
    gainAfter60: briefUsd("Gain after 5 years", {
      signLabels,
      when: isAsked,
      explanation: {
        rule: gainRule,
        formula: gainAfter("60"),
      },
    }),
    gainAfter120: briefUsd("Gain after 10 years", {
      signLabels,
      when: isAsked,
      explanation: {
        rule: gainRule,
        formula: gainAfter("120"),
      },
    }),
    payoffMonths: count("month")("New loan paid off after", {
      note: "With the old payment.",
      explanation: {
        rule: "The months in which the old payment repays the new loan.",
        formula: "ROUNDUP(NPER(newRate/1200, -currentPayment, newLoanAmount), 0)",
        onlyIf: "isKept",
      },
    }),
    paidMonthly: usd("Paid on the new loan each month", {
      hidden: true,
      when: isAsked,
      explanation: {
        rule: "The new payment, or the old one where you keep paying it.",
        formula: "IF(isKept, currentPayment, newPayment)",
      },
    }),
    newMonths: count("month")("Months paid on the new loan", {
      hidden: true,
      when: isAsked,
      explanation: {
        rule: "The months in its term, or those that the old payment takes.",
        formula: "IF(isKept, payoffMonths, newTerm*12)",
      },
    }),
    paidOnNew: usd("All payments on the new loan", {
      hidden: true,
      explanation: {
        rule: "The old payment for every month but the last, and what is then left with its interest.",
        formula:
          "currentPayment*(payoffMonths-1)+FV(newRate/1200, payoffMonths-1, currentPayment, -newLoanAmount)*(1+newRate/1200)",
        onlyIf: "isKept",
      },
    }),
  },
  section: {
    text: ({ trueBreakEvenMonth }) =>
      `Gain = payments saved so far + what you would owe on the current loan − what you owe on the new one + cash out − costs paid in cash. It comes to the interest saved so far, minus the costs.${trueBreakEvenMonth === null ? " There is no true break-even: at the end you are behind." : ""}`,
    figures: [
      "gainAfterStay",
      "trueBreakEvenMonth",
      "savedAfterStay",
      "currentBalanceAfterStay",
      "newBalanceAfterStay",
      "gainAfter60",
      "gainAfter120",
      "payoffMonths",
    ],
  },
  verdict: {
    instead: (result, { stayMonths }) =>
      [
        ...(result.gainAfterStay === undefined
          ? []
          : [`${gainInWords(result.gainAfterStay, stayMonths ?? 0)}.`]),
        `${breakEvenInWords(result)}.`,
        ...(result.payoffMonths === undefined
          ? []
          : [
              `At the old ${formatPayment(result.currentPayment)} a month, you pay off the new loan in ${formatDuration(result.payoffMonths)}.`,
            ]),
      ].join(" "),
  },
  errors({ payoffMonths, newPayment }, input) {
    const { remainingYears, newTerm, stayMonths, keepOldPayment } = input;
    const longest = Math.ceil(12 * Math.max(remainingYears, newTerm));
    return {
      ...((stayMonths ?? 0) > longest && {
        stayMonths: `Both loans are paid off after ${formatCount(longest, "month")}. From then on, the gain stays as it is.`,
      }),
      ...(keepOldPayment === "yes" &&
        payoffMonths === undefined && {
          keepOldPayment: `The new payment of ${formatPayment(newPayment)} is not lower, so there is no difference to pay.`,
        }),
    };
  },
  charts: { instead: gainChart },
});

/** Less than that rounds to nothing. */
const lessThanACent = 0.005;

function gainInWords(gain: number, months: number) {
  const when = `If you leave after ${formatDuration(months)}`;
  if (Math.abs(gain) < lessThanACent) return `${when}, refinancing makes no difference`;
  return `${when}, refinancing puts you ${formatRoundedUsd(Math.abs(gain))} ${gain > 0 ? "ahead" : "behind"}`;
}

/** From when refinancing is ahead for good, or that it never is, without its period. */
export function breakEvenInWords({
  trueBreakEvenMonth,
  gainAfterStay = 0,
  lifetimeSavings,
}: RefinanceResult) {
  if (trueBreakEvenMonth === 1)
    return "Refinancing never puts you behind, even counting what you owe";
  if (trueBreakEvenMonth !== null)
    return `Counting what you owe, you’re ahead for good from month ${trueBreakEvenMonth}`;
  const loss = formatRoundedUsd(-lifetimeSavings);
  return gainAfterStay > 0
    ? `That lead doesn’t last: over the full term, you end up ${loss} behind`
    : `It never breaks even for good: over the full term, you end up ${loss} behind`;
}

/** What was gained so far, month by month. None of one month alone. */
function gainChart(result: RefinanceResult, input: RefinanceInput): DeclaredChart[] {
  const { gains } = refinancePath(input);
  if (gains.length < 2) return [];
  const { trueBreakEvenMonth } = result;
  const stayMonth = input.stayMonths && Math.min(input.stayMonths, gains.length);
  const gainIn = (month: number) => (gains[month - 1] as RefinanceMonth).gain;

  const { unit, step } = divisionOf(gains.length);
  const placeOf = (month: number) => (unit === "year" ? month / 12 : month);
  const alwaysDrawn = [trueBreakEvenMonth ?? 1, stayMonth ?? 1, gains.length];
  const drawn = gains.filter(({ month }) => month % step === 0 || alwaysDrawn.includes(month));

  return [
    {
      kind: "lines",
      curve: "straight",
      name: "gain",
      title: gainFinding(result, input, gains),
      subject: "Gain from refinancing so far, counting what you owe",
      x: {
        unit,
        label: unit === "year" ? "Years from now" : "Months from now",
        values: [0, ...drawn.map(({ month }) => placeOf(month))],
      },
      series: [{ label: "Gain", values: [-input.costs, ...drawn.map(({ gain }) => gain)] }],
      marks: [
        ...(trueBreakEvenMonth !== null && trueBreakEvenMonth > 1
          ? [
              {
                x: placeOf(trueBreakEvenMonth),
                y: gainIn(trueBreakEvenMonth),
                label: "True break-even",
                detail: `month ${trueBreakEvenMonth}`,
              },
            ]
          : []),
        ...(stayMonth
          ? [
              {
                x: placeOf(stayMonth),
                y: gainIn(stayMonth),
                label: formatWholeUsd(gainIn(stayMonth)),
                detail: "when you leave",
              },
            ]
          : []),
      ],
    },
  ];
}

function gainFinding(
  { gainAfterStay, trueBreakEvenMonth }: RefinanceResult,
  { stayMonths }: RefinanceInput,
  gains: readonly RefinanceMonth[],
) {
  if (gainAfterStay !== undefined) return gainInWords(gainAfterStay, stayMonths ?? 0);
  if (trueBreakEvenMonth === 1) return "Refinancing never puts you behind";
  if (trueBreakEvenMonth !== null)
    return `From month ${trueBreakEvenMonth} on, refinancing keeps you ahead`;
  return gains.some(({ gain }) => gain >= lessThanACent)
    ? "Refinancing puts you ahead for a while, but not for good"
    : "Refinancing never puts you ahead";
}
