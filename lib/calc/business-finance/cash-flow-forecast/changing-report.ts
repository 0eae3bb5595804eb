import type { Section } from "@/lib/calculator/definition";
import { formatCount, formatRoundedUsd, formatWholeUsd } from "@/lib/format";

import type { CashFlowForecastInput, CashFlowForecastResult } from "./calculation";

/** What growth, late payment and one-time items come to, under a heading. None where there are none. */
export const changingSection = ({
  lastSales,
  owedByCustomers,
  oneOffTotal,
}: CashFlowForecastResult): Section<CashFlowForecastResult>[] =>
  lastSales === null && owedByCustomers === null && oneOffTotal === null
    ? []
    : [
        {
          title: "Growth, delays and one-time items",
          text: "All inflows grow at the same rate, and outflows stay the same. Late payment counts a month as 30 days and assumes no sales before the first month. If customers owe you money from before, add it as a one-time item.",
          figures: ["lastSales", "owedByCustomers", "oneOffTotal"],
        },
      ];

/** Whether and when the cash runs out in months that differ. */
export function changingVerdict(
  { endingBalance, firstNegativeMonth, lowestBalance, lowestMonth }: CashFlowForecastResult,
  { startingBalance, months }: CashFlowForecastInput,
) {
  const end =
    endingBalance < 0
      ? `Month ${months} ends ${formatRoundedUsd(-endingBalance)} below zero.`
      : `Month ${months} ends with ${formatRoundedUsd(endingBalance)}.`;
  if (firstNegativeMonth !== null) {
    const missing = formatRoundedUsd(-lowestBalance);
    const lowest =
      lowestMonth === firstNegativeMonth ? "" : ` and is lowest in month ${lowestMonth}`;
    return `Your cash will not last: it runs out in month ${firstNegativeMonth} of ${months}${lowest}. Another ${missing} on the first day would get you through. ${end}`;
  }
  if (lowestBalance === startingBalance)
    return `Your cash will last, and it is never below what you start with. ${end}`;
  return `Your cash will last ${formatCount(months, "month")}. It is lowest at the end of month ${lowestMonth}, with ${formatRoundedUsd(lowestBalance)}. ${end}`;
}

/** The finding of the chart, of months that differ. */
export function changingTitle(result: CashFlowForecastResult) {
  const { firstNegativeMonth, endingBalance, lowestBalance, lowestMonth, schedule } = result;
  const last = schedule.length;
  const size = formatWholeUsd(Math.abs(endingBalance));
  const end = `month ${last} ends ${endingBalance < 0 ? `${size} below` : `with ${size}`}`;
  if (firstNegativeMonth !== null)
    return `Month ${firstNegativeMonth} is the first to end below zero, and ${end}`;
  return schedule[0]?.startingBalance === lowestBalance
    ? `The balance never falls below its start, and ${end}`
    : `The balance is lowest at the end of month ${lowestMonth}: ${formatWholeUsd(lowestBalance)}`;
}

/** What the month of an item says that comes after the forecast. */
export const lateItemErrors = (
  _: CashFlowForecastResult,
  { months, oneOffs = [] }: CashFlowForecastInput,
) =>
  Object.fromEntries(
    oneOffs.flatMap(({ amount, month }, position) =>
      amount !== 0 && month > months
        ? [
            [
              `oneOffs.${position}.month`,
              `The forecast ends with month ${months}, so this item is left out. Enter an earlier month, or more forecast months.`,
            ],
          ]
        : [],
    ),
  );
