import { option } from "@/lib/calculator/option";
import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { percentage, ratio } from "@/lib/calculator/report/outputs";
import { formatCount, formatRoundedPercent, formatRoundedUsd } from "@/lib/format";

import { breakEven, type WithSales } from "../calculation";
import { expectedSalesForm } from "./expected-sales.form";

/** What the expected sales leave, and how far they can fall. */
export const expectedSales = option(breakEven, {
  form: expectedSalesForm,
  isUsed: (result): result is WithSales => result.profit !== undefined,
  outputs: {
    profit: briefUsd("Profit at expected sales", {
      explanation: {
        rule: "The expected units times the contribution margin, minus the fixed costs.",
        formula: "sold*contributionMargin-fixedCosts",
        onlyIf: "NOT(ISBLANK(sold))",
      },
      signLabels: { above: "Profit", below: "Loss", zero: "Neither profit nor loss" },
    }),
    marginOfSafety: percentage("Margin of safety", {
      note: "How far sales can fall before you make a loss.",
      explanation: {
        rule: "The expected units above the exact break-even, as a percentage of the expected units.",
        formula: "(sold-fixedCosts/contributionMargin)/sold*100",
        onlyIf: "NOT(ISBLANK(sold))",
      },
    }),
    operatingLeverage: ratio("Operating leverage", {
      note: "If sales change by 1%, profit changes by this many percent.",
      explanation: {
        rule: "What the expected units leave for fixed costs, divided by the profit.",
        formula: "sold*contributionMargin/profit",
        onlyIf: "AND(NOT(ISBLANK(sold)), profit>0)",
      },
    }),
  },
  section: {
    text: "For the same month or year as your fixed costs, if price and costs stay as they are.",
    figures: ["profit", "marginOfSafety", "operatingLeverage"],
  },
  verdict: {
    also({ profit, marginOfSafety, operatingLeverage }, { sold }) {
      const sales = formatCount(sold ?? 0, "unit");
      if (profit < 0)
        return `The ${sales} you expect would be a loss of ${formatRoundedUsd(-profit)}.`;
      if (operatingLeverage === null) return "That is exactly how many you expect to sell.";
      const tenth =
        marginOfSafety < 10
          ? "so 10% fewer would be one"
          : `and 10% fewer would lower the profit by ${formatRoundedPercent(10 * operatingLeverage)}`;
      return `The ${sales} you expect leave ${formatRoundedUsd(profit)}. Sales can fall ${formatRoundedPercent(marginOfSafety)} before you make a loss, ${tenth}.`;
    },
  },
  errors: null,
});
