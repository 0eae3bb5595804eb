import { option } from "@/lib/calculator/option";
import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { percentage } from "@/lib/calculator/report/outputs";

import { profitMargin } from "../calculation";
import { targetMarginForm } from "./target-margin.form";

/** The price at which the same goods reach the margin that is aimed at. */
export const targetMargin = option(profitMargin, {
  form: targetMarginForm,
  isUsed: ({ targetRevenue }) => targetRevenue !== undefined,
  outputs: {
    targetRevenue: briefUsd("Revenue at the target gross margin", {
      note: "For the same goods. If you entered one item, it is the price.",
      explanation: {
        rule: "The cost of goods sold divided by the share of revenue that the target leaves for it.",
        formula: "cogs/(1-targetMargin/100)",
        onlyIf: "AND(NOT(ISBLANK(targetMargin)), cogs>0)",
      },
    }),
    priceChange: percentage("Price change to get there", {
      note: "If you sell as much as you do now.",
      explanation: {
        rule: "How far that is above current revenue, as a percentage of it.",
        formula: "(targetRevenue-revenue)/revenue*100",
        onlyIf: "AND(NOT(ISBLANK(targetMargin)), cogs>0)",
      },
    }),
  },
  // Its figures stand with the margins.
  section: null,
  verdict: null,
  errors: null,
  remarks: ({ targetRevenue }, { cogs, targetMargin }) =>
    targetMargin !== null && targetRevenue === undefined && cogs === 0
      ? [
          {
            tone: "neutral",
            text: "Without a cost of goods sold, the gross margin is 100% at any price, so no price can be found for a target.",
          },
        ]
      : [],
});
