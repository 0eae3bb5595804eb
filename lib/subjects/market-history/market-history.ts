import { plainDecimal } from "@/lib/calculator/form/plain-decimal";
import { sharedOption, type SharedOption } from "@/lib/calculator/option";
import { wholeUsdColumn } from "@/lib/calculator/report/columns";
import { count, table } from "@/lib/calculator/report/outputs";
import { wholeUsd } from "@/lib/calculator/report/whole-usd";
import { yearsOfHistory, type HistoricalRange } from "@/lib/finance/history/historical-range";
import { marketHistory as series } from "@/lib/finance/history/market-history";
import {
  formatCount,
  formatIsoDay,
  formatNumber,
  formatRoundedPercent,
  formatRoundedUsd,
} from "@/lib/format";

import { marketHistoryForm } from "./market-history.form";

const { firstYear, document, checked } = series;

type HistoryInput = { stocks?: number | null };

/** What a room says of its plan. */
type SavedPlan<Input> = {
  /** How long it is, in years. */
  years: (input: Input) => number;
  /** What its contributions are in today’s dollars, in a sentence. */
  contributions: string;
};

/**
 * What a plan of saving would have come to in every run of years since 1871: the figures of `historicalRange`.
 *
 * @example defineReport(sip, { options: [marketHistory({ years: ({ years }) => years, contributions: "…" })], … })
 */
export const marketHistory = <Input extends HistoryInput>({
  years,
  contributions,
}: SavedPlan<Input>): SharedOption<Input, Partial<HistoricalRange>> =>
  sharedOption<Input, Partial<HistoricalRange>, HistoricalRange>({
    form: marketHistoryForm,
    isUsed: (result): result is HistoricalRange => result.historicalPeriods !== undefined,
    conditions: {
      hasHistory: {
        words: "history has as many years, and you say how much is in stocks",
        formula: "COUNT(inHistory.value)>0",
      },
    },
    outputs: {
      historicalLowest: wholeUsd("Least in history", {
        note: "In today’s dollars.",
        explanation: {
          rule: "The least that any period gave.",
          formula: "MIN(inHistory.value)",
          onlyIf: "hasHistory",
        },
      }),
      historicalMiddle: wholeUsd("In the middle", {
        explanation: {
          rule: "Half of the periods gave this or more.",
          formula:
            "INDEX(inHistory.value, MATCH(ROUNDDOWN(COUNT(inHistory.value)/2, 0), inHistory.rank, 0))",
          onlyIf: "hasHistory",
        },
      }),
      historicalHighest: wholeUsd("Most in history", {
        explanation: {
          rule: "The most that any period gave.",
          formula: "MAX(inHistory.value)",
          onlyIf: "hasHistory",
        },
      }),
      historicalPeriods: count("period")("Periods of that length", {
        note: `One from each January since ${firstYear}.`,
        explanation: {
          rule: "The periods of history that are as long.",
          formula: "COUNT(inHistory.value)",
          onlyIf: "hasHistory",
        },
      }),
      inHistory: table<Partial<HistoricalRange>, HistoricalRange["inHistory"][number]>(
        `Every period since ${firstYear}`,
        {
          by: "period",
          columns: {
            start: { label: "From January", show: String, exact: plainDecimal },
            value: wholeUsdColumn("Value in today’s dollars"),
            rank: {
              label: "Periods that gave less",
              show: formatNumber,
              exact: plainDecimal,
              hidden: true,
            },
          },
          start: {},
          count: "COUNT(inHistory.value)",
          totals: () => ({}),
          note: "Without fees and taxes.",
        },
      ),
    },
    section: {
      title: "How it would have gone",
      text: (_, { stocks }) =>
        `With ${formatRoundedPercent(stocks ?? 0)} in US stocks and the rest in 10-year US Treasury bonds, from each January since ${firstYear}, without fees and taxes. ${contributions} Periods overlap: this is what happened, and says nothing of what will.`,
      figures: ["historicalLowest", "historicalMiddle", "historicalHighest", "historicalPeriods"],
      source: `Based on ${document}, last checked on ${formatIsoDay(checked)}.`,
    },
    verdict: {
      also: ({ historicalLowest, historicalHighest }, input) =>
        `In ${yearsOfHistory} years of history, ${formatCount(Math.floor(years(input)), "year")} of this gave between ${formatRoundedUsd(historicalLowest)} and ${formatRoundedUsd(historicalHighest)} in today’s dollars, before yearly fees.`,
    },
    errors: (_, input) =>
      input.stocks != null && years(input) > yearsOfHistory
        ? {
            stocks: `History has ${yearsOfHistory} years, and your plan ${formatNumber(years(input))}. Leave this blank, or plan for fewer years.`,
          }
        : {},
  });
