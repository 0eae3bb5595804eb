import { option } from "@/lib/calculator/option";
import { usd } from "@/lib/calculator/report/outputs";
import { formatCount, formatRoundedUsd } from "@/lib/format";

import { pension } from "../calculation";
import { earlyRetirementForm } from "./early-retirement.form";

/** What starting before the normal retirement age takes. */
export const earlyRetirement = option(pension, {
  form: earlyRetirementForm,
  isUsed: ({ earlyCost }) => earlyCost !== undefined,
  outputs: {
    earlyCost: usd("Monthly pension given up for an early start", {
      note: "For as long as you draw it.",
      explanation: {
        rule: "The monthly pension, reduced for each year before normal retirement age.",
        formula: "monthlyPension*yearsEarly*earlyReduction/100",
        onlyIf: "yearsEarly*earlyReduction>0",
      },
    }),
  },
  section: {
    text: "The reduction is taken off the full pension once, and it stays. Many plans reduce by month: enter parts of a year as a decimal.",
    figures: ["earlyCost"],
  },
  verdict: {
    also: ({ earlyCost = 0 }, { yearsEarly = 0 }) =>
      `Starting ${formatCount(yearsEarly, "year")} early costs you ${formatRoundedUsd(earlyCost)} a month.`,
  },
  errors(_, { yearsEarly = 0, earlyReduction = 0, yearsOfService }) {
    if (earlyReduction > 0 && yearsEarly === 0)
      return {
        yearsEarly: "Enter how many years early you start. Without them, nothing is reduced.",
      };
    if (yearsEarly > 0 && earlyReduction === 0)
      return {
        earlyReduction:
          "Enter your plan’s reduction for each year. Without one, nothing is reduced.",
      };
    return yearsEarly > yearsOfService
      ? {
          yearsEarly: `That is more than your ${formatCount(yearsOfService, "year")} of service. Ask your plan whether it pays that early.`,
        }
      : {};
  },
});
