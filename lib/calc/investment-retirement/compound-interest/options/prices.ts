import { option } from "@/lib/calculator/option";
import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { count, percentage, ratio } from "@/lib/calculator/report/outputs";
import { consumerPrices } from "@/lib/finance/consumer-prices/consumer-prices";
import { priceIndex } from "@/lib/finance/consumer-prices/price-index";
import { formatMonth, formatPayment, formatPercent } from "@/lib/format";

import { monthsOf, newestMonth } from "../arithmetic/prices-between";
import {
  compoundInterest,
  type CompoundInterestInput,
  type CompoundInterestResult,
  type WithPrices,
} from "../calculation";
import { pricesForm } from "./prices.form";

const hasPrices = (result: CompoundInterestResult): result is WithPrices =>
  result.equalAmount !== undefined;

const published = {
  rule: "The index that was published for the month.",
  lookup: "published",
  onlyIf: "hasPrices",
} as const;

/** What an amount of one month is worth in another, and how fast prices rose between them. */
export const prices = option(compoundInterest, {
  form: pricesForm,
  conditions: {
    hasPrices: {
      words: "you enter two months with prices",
      formula: "NOT(monthsBetween=0)",
    },
  },
  isUsed: hasPrices,
  outputs: {
    equalAmount: briefUsd("Same buying power in the other month", {
      explanation: {
        rule: "The amount times the price index of the other month, divided by that of the first.",
        formula: "amount*indexTo/indexFrom",
        onlyIf: "hasPrices",
      },
    }),
    yearlyInflation: percentage("Inflation a year between the months", {
      signLabels: { above: "Prices rose", below: "Prices fell", zero: "Prices stayed the same" },
      explanation: {
        rule: "The steady yearly rate that takes the earlier index to the later one.",
        formula: "((indexTo/indexFrom)^(12/monthsBetween)-1)*100",
        onlyIf: "hasPrices",
      },
    }),
    priceChange: percentage("Change in prices from the first month to the other", {
      explanation: {
        rule: "The index of the other month compared with that of the first.",
        formula: "(indexTo/indexFrom-1)*100",
        onlyIf: "hasPrices",
      },
    }),
    indexFrom: ratio("Price index of the first month", {
      explanation: published,
    }),
    indexTo: ratio("Price index of the other month", {
      explanation: published,
    }),
    monthsBetween: count("month")("Months from the first to the other", {
      hidden: true,
      explanation: {
        rule: "Counted in the calendar, below 0 if the other is earlier. 0 without two months.",
        lookup: "published",
      },
    }),
  },
  section: {
    text: (_, input) => `${boughtBy(input)} what the second amount buys in the other month.`,
    figures: ["equalAmount", "yearlyInflation", "priceChange", "indexFrom", "indexTo"],
    source: `Consumer Price Index for All Urban Consumers (CPI-U), U.S. city average, all items, not seasonally adjusted, 1982–84 = 100: U.S. Bureau of Labor Statistics, series CUUR0000SA0, to ${formatMonth(newestMonth)}.`,
  },
  verdict: {
    also(result, input) {
      const { to } = monthsOf(input);
      const { equalAmount, yearlyInflation } = result;
      const moved =
        yearlyInflation === 0
          ? "prices were the same"
          : `prices ${yearlyInflation > 0 ? "rose" : "fell"} ${formatPercent(Math.abs(yearlyInflation))} a year`;
      return (
        to &&
        `${boughtBy(input)} what ${formatPayment(equalAmount)} buys in ${formatMonth(to)}: ${moved} between them.`
      );
    },
  },
  errors: monthErrors,
  remarks(result, { inflation }) {
    if (!hasPrices(result) || result.yearlyInflation < 0) return [];
    const rate = result.yearlyInflation.toFixed(2);
    if (Number(rate) === inflation) return [];
    return [
      {
        tone: "neutral",
        text: `Between the two months, prices rose ${formatPercent(result.yearlyInflation)} a year. The value in today’s dollars counts with ${formatPercent(inflation ?? 0)}.`,
        offer: { text: `Count with ${rate}%`, boxes: { inflation: rate } },
      },
    ];
  },
});

/** "$100 in January 2000 buys" */
function boughtBy(input: CompoundInterestInput): string {
  const { from } = monthsOf(input);
  return `${formatPayment(input.amount ?? 100)} in ${from ? formatMonth(from) : ""} buys`;
}

/** What is wrong with the months. */
function monthErrors(_: CompoundInterestResult, input: CompoundInterestInput) {
  const { pricesFrom = "", pricesTo = "", amount = 100 } = input;
  const { from, to } = monthsOf(input);
  if (pricesFrom === "")
    return pricesTo !== "" || amount !== 100
      ? { pricesFrom: "Enter the month that the amount is of, such as January 2000." }
      : {};
  const [fromError, toError] = [monthError(from), monthError(to)];
  if (fromError || toError)
    return {
      ...(fromError && { pricesFrom: fromError }),
      ...(toError && { pricesTo: toError }),
    };
  return from && to && from.year === to.year && from.month === to.month
    ? { pricesTo: `Enter another month: from ${formatMonth(to)} to itself, no price changes.` }
    : {};
}

function monthError(month: ReturnType<typeof monthsOf>["from"]): string | undefined {
  if (!month) return "Enter a month and a year, such as January 2000.";
  const index = priceIndex(month);
  if (index === null)
    return `No prices were published for ${formatMonth(month)}, when the federal government was shut down. Enter the month before or after it.`;
  return index === undefined
    ? `We have prices from January ${consumerPrices.firstYear} to ${formatMonth(newestMonth)}. Enter a month of that time.`
    : undefined;
}
