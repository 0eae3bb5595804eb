import { option } from "@/lib/calculator/option";
import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { formatRoundedUsd } from "@/lib/format";

import { mutualFund, type MutualFundResult, type WithLoad } from "../calculation";
import { frontLoadForm } from "./front-load.form";

/** What a load takes off each purchase, and what that would have grown to. */
export const frontLoad = option(mutualFund, {
  form: frontLoadForm,
  isUsed: (result: MutualFundResult): result is WithLoad => result.costOfLoad !== undefined,
  outputs: {
    loadPaid: briefUsd("Paid as a load", {
      explanation: {
        rule: "The load’s percentage of everything you pay in.",
        formula: "totalInvested*frontLoad/100",
        onlyIf: "frontLoad>0",
      },
    }),
    costOfLoad: briefUsd("Lost to the load", {
      note: "Including the growth you lose, before expenses.",
      explanation: {
        rule: "What the load would have grown to at the return before expenses.",
        formula: "valueWithoutExpenses*frontLoad/(100-frontLoad)",
        onlyIf: "frontLoad>0",
      },
    }),
  },
  section: {
    text: ({ costOfExpenses, costOfLoad }) =>
      [
        "The load is taken off each purchase, so less of it is invested. The table and the chart by year count what is invested.",
        ...(costOfExpenses > 0
          ? [
              `Load and expenses together cost you ${formatRoundedUsd(costOfLoad + costOfExpenses)}: without both, the fund would be worth that much more.`,
            ]
          : []),
      ].join(" "),
    figures: ["loadPaid", "costOfLoad"],
  },
  verdict: {
    also: ({ loadPaid, costOfLoad }) =>
      `The load takes ${formatRoundedUsd(loadPaid)} and costs you ${formatRoundedUsd(costOfLoad)} with the growth you lose.`,
  },
  errors: null,
});
