import { option } from "@/lib/calculator/option";
import { formatWholeUsd } from "@/lib/format";
import { lawOf } from "@/lib/tax-law/years/law-of";

import { payrollTax } from "../calculation";
import { earlierThisYearForm } from "./earlier-this-year.form";

/** What was paid before this paycheck: Social Security may have ended, and Additional Medicare begun. */
export const earlierThisYear = option(payrollTax, {
  form: earlierThisYearForm,
  isUsed: (_, { lawPaidBefore = 0 }) => lawPaidBefore > 0,
  steps: {
    wageBaseLeft: {
      label: "Left of the wage base before this paycheck",
      formula: "law.wageBase-lawPaidBefore",
    },
  },
  outputs: {},
  section: null,
  verdict: null,
  errors: null,
  remarks: (result, { lawPaidBefore = 0, lawYear }) =>
    lawPaidBefore >= result.law.wageBase
      ? [
          {
            tone: "neutral",
            text: `Your pay earlier this year already reached ${formatWholeUsd(result.law.wageBase)}, the most that ${lawOf(lawYear).year} law taxes for Social Security, so none is taken from this paycheck.`,
          },
        ]
      : [],
});
