import type { Section } from "@/lib/calculator/definition";
import { option } from "@/lib/calculator/option";
import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { formatCount, formatList, formatRoundedUsd } from "@/lib/format";

import { startupCosts, type StartupCostsResult, type WithFunding } from "../calculation";
import { fundingForm } from "./funding.form";

const hasFunding = (result: StartupCostsResult): result is WithFunding => result.gap !== undefined;

/** What own money and a loan pay for. */
export const funding = option(startupCosts, {
  form: fundingForm,
  isUsed: hasFunding,
  outputs: {
    gap: briefUsd("Still missing", {
      explanation: {
        rule: "The total startup cost minus your own money and the loan.",
        formula: "MAX(0, totalStartupCost-ownMoney-loan)",
        onlyIf: "ownMoney+loan>0",
      },
    }),
    leftOver: briefUsd("Left over", {
      note: "More than the total startup cost.",
      explanation: {
        rule: "Your own money and the loan, minus the total startup cost.",
        formula: "ownMoney+loan-totalStartupCost",
        onlyIf: "AND(ownMoney+loan>0, ownMoney+loan>totalStartupCost)",
      },
    }),
  },
  // Which of the two stands in it depends on the answer: see `fundingSection`.
  section: null,
  verdict: {
    instead({ gap, leftOver, totalOneTime, totalMonthly }, { ownMoney = 0, loan = 0 }) {
      const funds = ownMoney + loan;
      const have = `You have ${formatRoundedUsd(funds)}`;
      if (leftOver !== null)
        return `${have}, which is ${formatRoundedUsd(leftOver)} more than you need.`;
      if (gap === 0) return `${have}, which is exactly enough.`;
      const missing = `${have}, which is ${formatRoundedUsd(gap)} less than you need`;
      const once =
        totalOneTime > 0 ? [`the one-time costs of ${formatRoundedUsd(totalOneTime)}`] : [];
      if (funds < totalOneTime) return `${missing}, and not enough for ${once.join("")}.`;
      const months =
        totalMonthly > 0 ? Math.floor(((funds - totalOneTime) / totalMonthly) * 10) / 10 : 0;
      const enoughFor = [
        ...once,
        ...(months > 0 ? [`${formatCount(months, "month")} without sales`] : []),
      ];
      return enoughFor.length > 0
        ? `${missing}, but enough for ${formatList(enoughFor)}.`
        : `${missing}.`;
    },
  },
  errors: null,
});

/** What is missing, or what is left over instead. None without own money and a loan. */
export const fundingSection = (result: StartupCostsResult): Section<StartupCostsResult>[] =>
  hasFunding(result)
    ? [
        {
          title: "Own money and loan",
          text: "Interest and fees of the loan are not counted here. List its payment among the monthly costs.",
          figures: result.leftOver === null ? ["gap"] : ["leftOver"],
        },
      ]
    : [];
