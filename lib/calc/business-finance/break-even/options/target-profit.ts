import { option } from "@/lib/calculator/option";
import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { count } from "@/lib/calculator/report/outputs";

import { breakEven, type WithTarget } from "../calculation";
import { targetProfitForm } from "./target-profit.form";

/** How many units bring the profit that is aimed at. */
export const targetProfit = option(breakEven, {
  form: targetProfitForm,
  isUsed: (result): result is WithTarget => result.targetUnits !== undefined,
  outputs: {
    targetUnits: count("unit")("Units for the target profit", {
      explanation: {
        rule: "Fixed costs plus the target profit, divided by the contribution margin and rounded the same way.",
        formula: "ROUNDUP(ROUND((fixedCosts+targetProfit)/contributionMargin, 9), 0)",
        onlyIf: "NOT(ISBLANK(targetProfit))",
      },
    }),
    targetRevenue: briefUsd("Revenue at that profit", {
      explanation: {
        rule: "Those units times the selling price.",
        formula: "targetUnits*sellingPrice",
        onlyIf: "NOT(ISBLANK(targetProfit))",
      },
    }),
  },
  // Its figures stand with those of the break-even point.
  section: null,
  verdict: null,
  errors: null,
});
