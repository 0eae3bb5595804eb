import { option } from "@/lib/calculator/option";
import { percentage } from "@/lib/calculator/report/outputs";

import { ebitda } from "../calculation";
import { revenueForm } from "./revenue.form";

/** What EBITDA is of the revenue. */
export const revenue = option(ebitda, {
  form: revenueForm,
  isUsed: ({ ebitdaMargin }) => ebitdaMargin !== undefined,
  outputs: {
    ebitdaMargin: percentage("EBITDA margin", {
      note: "As a percentage of revenue.",
      explanation: {
        rule: "EBITDA as a percentage of revenue.",
        formula: "ebitda/revenue*100",
        onlyIf: "NOT(ISBLANK(revenue))",
      },
    }),
  },
  // The margin stands with EBITDA.
  section: null,
  verdict: null,
  errors: null,
});
