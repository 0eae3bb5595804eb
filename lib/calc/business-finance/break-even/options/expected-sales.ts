import { option } from "@/lib/calculator/option";
import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { percentage, ratio } from "@/lib/calculator/report/outputs";
import {
  formatCount,
  formatNumber,
  formatPayment,
  formatRoundedPercent,
  formatRoundedUsd,
} from "@/lib/format";

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
    instead({ units, profit, marginOfSafety, operatingLeverage, contributionMargin }, { sold }) {
      const expected = `The ${formatCount(sold ?? 0, "unit")} you expect`;
      const each = `Each unit leaves ${formatPayment(contributionMargin)} for fixed costs.`;
      if (profit < 0)
        return `${expected} would be a loss of ${formatRoundedUsd(-profit)}: you would need ${formatNumber(units - (sold ?? 0))} more. ${each}`;
      if (operatingLeverage === null) return `${expected} cover your costs exactly. ${each}`;
      const tenth =
        marginOfSafety < 10
          ? "10% fewer would be one"
          : `10% fewer would lower the profit by ${formatRoundedPercent(10 * operatingLeverage)}`;
      return `${expected} leave ${formatRoundedUsd(profit)}, and sales can fall ${formatRoundedPercent(marginOfSafety)} before you make a loss; ${tenth}. ${each}`;
    },
  },
  errors: null,
});
