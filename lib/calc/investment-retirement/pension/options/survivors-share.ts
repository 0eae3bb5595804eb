import { option } from "@/lib/calculator/option";
import { usd } from "@/lib/calculator/report/outputs";
import { formatRoundedUsd } from "@/lib/format";

import { pension, type PensionResult } from "../calculation";
import { survivorsShareForm } from "./survivors-share.form";

/** What a survivor gets, and what that costs. */
export const survivorsShare = option(pension, {
  form: survivorsShareForm,
  isUsed: ({ survivorMonthly, survivorCost }) =>
    survivorMonthly !== undefined || survivorCost !== undefined,
  outputs: {
    survivorMonthly: usd("Survivor’s monthly pension", {
      note: "After your death, before any increases.",
      explanation: {
        rule: "The survivor’s share of the pension you draw.",
        formula: "paidMonthly*survivorShare/100",
        onlyIf: "survivorShare>0",
      },
    }),
    survivorCost: usd("Monthly pension given up for the survivor", {
      note: "For as long as you draw it.",
      explanation: {
        rule: "The monthly pension, after any reduction for an early start, times the reduction for the survivor.",
        formula: "monthlyPension*(1-yearsEarly*earlyReduction/100)*survivorReduction/100",
        onlyIf: "survivorReduction>0",
      },
    }),
  },
  section: {
    text: "The plan sets the reduction by your ages and the share. The share is one of the pension you draw after all reductions.",
    figures: ["survivorMonthly", "survivorCost"],
  },
  verdict: { also: survivorInWords },
  errors(_, { survivorShare = 0, survivorReduction = 0, survivorYears = 0, yearsPaid = null }) {
    if (survivorShare === 0 && (survivorReduction > 0 || survivorYears > 0))
      return { survivorShare: "Enter the share that the survivor gets." };
    return survivorYears > 0 && yearsPaid === null
      ? { survivorYears: "These years count once you fill in “Lump sum or monthly”." }
      : {};
  },
});

function survivorInWords({ survivorMonthly, survivorCost }: PensionResult) {
  if (survivorMonthly === undefined) return undefined;
  const gets = `A survivor gets ${formatRoundedUsd(survivorMonthly)} a month after you die`;
  return survivorCost === undefined
    ? `${gets}.`
    : `${gets}, for ${formatRoundedUsd(survivorCost)} a month of yours.`;
}
