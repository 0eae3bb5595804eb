import { divisionOf, type Lines } from "@/lib/calculator/charts/chart";
import type { Remark, Section } from "@/lib/calculator/definition";
import { formatDuration } from "@/lib/calculator/report/duration";
import type { RefinanceMonth } from "@/lib/finance/loan/refinance-gain";
import { refinancePath } from "@/lib/finance/loan/refinance-path";
import { formatCount, formatRoundedUsd, formatWholeUsd } from "@/lib/format";

import type { RefinanceInput, RefinanceResult } from "./calculation";
import { isAsked } from "./stay-figures";

/** Less than that rounds to nothing. */
const lessThanACent = 0.005;
const isNothing = (gain: number) => Math.abs(gain) < lessThanACent;

/** What refinancing comes to in the months that were asked about. None where nothing was asked. */
export function stayVerdict(result: RefinanceResult, { stayMonths }: RefinanceInput) {
  if (!isAsked(result)) return;
  const { gainAfterStay, payoffMonths, currentPayment } = result;
  const sentences = [
    ...(gainAfterStay === null ? [] : [`${afterStay(gainAfterStay, stayMonths ?? 0)}.`]),
    breakEvenSentence(result),
    ...(payoffMonths === null
      ? []
      : [
          `At the old ${formatRoundedUsd(currentPayment)} a month, you pay off the new loan in ${formatDuration(payoffMonths)}.`,
        ]),
  ];
  return sentences.join(" ");
}

function afterStay(gain: number, months: number) {
  const when = `If you leave after ${formatDuration(months)}`;
  if (isNothing(gain)) return `${when}, refinancing makes no difference`;
  return `${when}, refinancing puts you ${formatRoundedUsd(Math.abs(gain))} ${gain > 0 ? "ahead" : "behind"}`;
}

function breakEvenSentence({
  trueBreakEvenMonth,
  gainAfterStay,
  lifetimeSavings,
}: RefinanceResult) {
  if (trueBreakEvenMonth === 1)
    return "Refinancing never puts you behind, even counting what you owe.";
  if (trueBreakEvenMonth !== null)
    return `Counting what you owe, you’re ahead for good from month ${trueBreakEvenMonth}.`;
  const loss = formatRoundedUsd(-lifetimeSavings);
  return (gainAfterStay ?? 0) > 0
    ? `That lead doesn’t last: over the full term, you end up ${loss} behind.`
    : `It never breaks even for good: over the full term, you end up ${loss} behind.`;
}

/** What is said under the headings of the options. */
export function staySections(result: RefinanceResult): Section<RefinanceResult>[] {
  if (!isAsked(result)) return [];
  const never =
    result.trueBreakEvenMonth === null
      ? " There is no true break-even: at the end you are behind."
      : "";
  return [
    {
      title: "The months you stay",
      text: `Gain = payments saved so far + what you would owe on the current loan − what you owe on the new one + cash out − costs paid in cash. It comes to the interest saved so far, minus the costs.${never}`,
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
    {
      title: "Cash at closing",
      text: "Cash you take out is money you hold and money you owe, so by itself it’s no gain and no loss. Its interest is a cost.",
      figures: ["cashAtClosing"],
    },
  ];
}

/** Where the months that the savings take promise what the balances do not keep. */
export const neverRemarks = (result: RefinanceResult): Remark[] =>
  result.breakEvenMonths !== null && result.trueBreakEvenMonth === null
    ? [
        {
          tone: "warning",
          text: `The lower payments add up to the costs after ${formatCount(result.breakEvenMonths, "month")}, but the new loan is paid down more slowly. Counting what you owe, you never come out ahead for good.`,
        },
      ]
    : [];

/** What the boxes say of months or payments that come to nothing. */
export function stayErrors({ payoffMonths, newPayment }: RefinanceResult, input: RefinanceInput) {
  const { remainingYears, newTerm, stayMonths, keepOldPayment } = input;
  const longest = Math.ceil(12 * Math.max(remainingYears, newTerm));
  return {
    ...((stayMonths ?? 0) > longest && {
      stayMonths: `Both loans are paid off after ${formatCount(longest, "month")}. From then on, the gain stays as it is.`,
    }),
    ...(keepOldPayment === "yes" &&
      payoffMonths === null && {
        keepOldPayment: `The new payment of ${formatRoundedUsd(newPayment)} is not lower, so there is no difference to pay.`,
      }),
  };
}

/** What was gained so far, month by month. None of one month alone. */
export function gainChart(result: RefinanceResult, input: RefinanceInput): Lines[] {
  const { gains } = refinancePath(input);
  if (!isAsked(result) || gains.length < 2) return [];
  const { trueBreakEvenMonth } = result;
  const { unit, step } = divisionOf(gains.length);
  const perUnit = unit === "year" ? 12 : 1;
  const stay = input.stayMonths && Math.min(input.stayMonths, gains.length);
  const places = [trueBreakEvenMonth ?? 1, stay ?? 1, gains.length];
  const isDrawn = ({ month }: RefinanceMonth) => month % step === 0 || places.includes(month);
  const drawn = gains.filter(isDrawn);
  const at = (month: number) => (gains[month - 1] as RefinanceMonth).gain;

  return [
    {
      kind: "lines",
      curve: "straight",
      name: "gain",
      title: finding(result, input, gains),
      subject: "Gain from refinancing so far, counting what you owe",
      x: {
        unit,
        label: unit === "year" ? "Years from now" : "Months from now",
        values: [0, ...drawn.map(({ month }) => month / perUnit)],
      },
      series: [{ label: "Gain", values: [-input.costs, ...drawn.map(({ gain }) => gain)] }],
      marks: [
        ...(trueBreakEvenMonth !== null && trueBreakEvenMonth > 1
          ? [
              {
                x: trueBreakEvenMonth / perUnit,
                y: at(trueBreakEvenMonth),
                label: "True break-even",
                detail: `month ${trueBreakEvenMonth}`,
              },
            ]
          : []),
        ...(stay
          ? [
              {
                x: stay / perUnit,
                y: at(stay),
                label: formatWholeUsd(at(stay)),
                detail: "when you leave",
              },
            ]
          : []),
      ],
    },
  ];
}

function finding(
  { gainAfterStay, trueBreakEvenMonth }: RefinanceResult,
  { stayMonths }: RefinanceInput,
  gains: readonly RefinanceMonth[],
) {
  if (gainAfterStay !== null) return afterStay(gainAfterStay, stayMonths ?? 0);
  if (trueBreakEvenMonth === 1) return "Refinancing never puts you behind";
  if (trueBreakEvenMonth !== null)
    return `From month ${trueBreakEvenMonth} on, refinancing keeps you ahead`;
  return gains.some(({ gain }) => gain >= lessThanACent)
    ? "Refinancing puts you ahead for a while, but not for good"
    : "Refinancing never puts you ahead";
}
