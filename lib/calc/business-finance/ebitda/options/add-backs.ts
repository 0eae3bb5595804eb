import { option } from "@/lib/calculator/option";
import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { percentage } from "@/lib/calculator/report/outputs";
import { formatNumber, formatRoundedUsd, formatUsd } from "@/lib/format";

import { ebitda } from "../calculation";
import { addedBackInWords } from "../words";
import { addBacksForm } from "./add-backs.form";

/** What a new owner could expect and pay. */
export const addBacks = option(ebitda, {
  form: addBacksForm,
  isUsed: ({ adjustedEbitda, enterpriseValue = null }) =>
    adjustedEbitda !== undefined || enterpriseValue !== null,
  conditions: {
    isAdjusted: {
      words: "you have add-backs",
      formula: "SUM(addBacks.amount)<>0",
    },
  },
  outputs: {
    adjustedEbitda: briefUsd("Adjusted EBITDA", {
      note: "What a new owner could expect.",
      explanation: {
        rule: "EBITDA plus all add-backs.",
        formula: "ebitda+SUM(addBacks.amount)",
        onlyIf: "isAdjusted",
      },
      signLabels: { above: "Positive", below: "Negative" },
    }),
    adjustedMargin: percentage("Adjusted EBITDA margin", {
      explanation: {
        rule: "Adjusted EBITDA as a percentage of revenue.",
        formula: "adjustedEbitda/revenue*100",
        onlyIf: "AND(isAdjusted, NOT(ISBLANK(revenue)))",
      },
    }),
    enterpriseValue: briefUsd("Enterprise value", {
      note: "Before debts are paid off and cash is added.",
      explanation: {
        rule: "EBITDA with all add-backs, times the multiple.",
        formula: "(ebitda+SUM(addBacks.amount))*multiple",
        onlyIf: "AND(NOT(ISBLANK(multiple)), ebitda+SUM(addBacks.amount)>0)",
      },
    }),
  },
  section: {
    text: "The multiple is a rule of thumb for a year’s earnings. Debts that you pay off from the price leave you less than the enterprise value, and cash that you keep leaves you more.",
    figures: ["enterpriseValue", "adjustedEbitda", "adjustedMargin"],
  },
  verdict: {
    instead(result, input) {
      const { ebitda, adjustedEbitda, enterpriseValue = null } = result;
      const earned = adjustedEbitda ?? ebitda;
      const amount =
        earned < 0 ? `a loss of ${formatRoundedUsd(-earned)}` : formatRoundedUsd(earned);
      const added = addedBackInWords(result, input);
      if (enterpriseValue === null)
        return `With your add-backs, the adjusted EBITDA is ${amount}. ${added}`;
      return `At ${formatNumber(input.multiple ?? 0)} times ${adjustedEbitda === undefined ? "EBITDA" : `the adjusted EBITDA of ${amount}`}, the business is worth about ${formatRoundedUsd(enterpriseValue)} before debts and cash. ${added}`;
    },
  },
  errors({ ebitda, adjustedEbitda }, { multiple = null }) {
    const earned = adjustedEbitda ?? ebitda;
    return multiple === null || earned > 0
      ? {}
      : {
          multiple: `A multiple needs earnings above $0. With ${formatUsd(earned)}, value the business by what it owns.`,
        };
  },
});
