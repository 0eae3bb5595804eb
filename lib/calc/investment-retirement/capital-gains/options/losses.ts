import { option } from "@/lib/calculator/option";
import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { capitalLossLimits } from "@/lib/tax-law/years/fixed-by-statute";

import { capitalGains } from "../calculation";
import { lossesForm } from "./losses.form";

/** What losses take off this year’s income, and what is left of them. */
export const losses = option(capitalGains, {
  form: lossesForm,
  isUsed: ({ law }) => Boolean(law.lossDeducted),
  // 26 U.S.C. 1211(b).
  lawNumbers: {
    mostDeducted: {
      label: "Most that is deducted of a loss",
      value: capitalLossLimits.single,
      format: "$#,##0",
    },
    mostDeductedSeparately: {
      label: "Most that is deducted on a separate return",
      value: capitalLossLimits.marriedFilingSeparately,
      format: "$#,##0",
    },
  },
  steps: {
    netLoss: { label: "Net loss", formula: "MAX(0, lossCarriedOver-law.taxableGain)" },
  },
  outputs: {},
  law: {
    lossDeducted: briefUsd("Loss deducted this year", {
      note: "From other income. 26 U.S.C. 1211(b).",
      when: ({ law }) => (law.lossDeducted ?? 0) > 0,
      explanation: {
        rule: "The loss with losses carried over, up to $3,000, or $1,500 on a separate return.",
        formula:
          'MIN(IF(lawFilingStatus="marriedFilingSeparately", mostDeductedSeparately, mostDeducted), netLoss)',
        onlyIf: "applies",
      },
    }),
    lossCarriedForward: briefUsd("Loss carried to next year", {
      when: ({ law }) => (law.lossCarriedForward ?? 0) > 0,
      explanation: {
        rule: "The rest of the loss.",
        formula: "netLoss-law.lossDeducted",
        onlyIf: "applies",
      },
    }),
  },
  // The figures stand in the section of the law, and its verdict ends with them.
  section: null,
  verdict: null,
  errors: null,
});
