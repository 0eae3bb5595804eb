import { option } from "@/lib/calculator/option";
import { usd } from "@/lib/calculator/report/outputs";
import { formatPayment, formatWholeUsd } from "@/lib/format";

import { healthPremium, type WithBenchmark } from "../calculation";
import { orMedicaid, underLaw } from "../words";
import { benchmarkPremiumForm } from "./benchmark-premium.form";

/** The price of the benchmark plan, and what the credit pays of it. */
export const benchmarkPremium = option(healthPremium, {
  form: benchmarkPremiumForm,
  isUsed: (result): result is WithBenchmark => result.law.credit !== undefined,
  outputs: {},
  law: {
    credit: usd("Premium tax credit under the law", {
      note: "Per month, for the benchmark plan. Never more than the plan you choose costs.",
      explanation: {
        rule: "The benchmark premium minus the expected contribution, but not below zero. Zero if you are not eligible for a credit.",
        formula: "IF(law.isEligible, MAX(0, lawBenchmarkPremium-law.expectedContribution), 0)",
        onlyIf: "NOT(ISBLANK(lawBenchmarkPremium))",
      },
    }),
  },
  // The credit stands among the figures of the law.
  section: null,
  verdict: {
    instead(result, input) {
      const { expectedContribution: expected, credit } = result.law;
      if (expected === null) return undefined;
      const asked = formatPayment(expected);
      const price = formatPayment(input.lawBenchmarkPremium ?? 0);
      const paid =
        credit > 0
          ? `you are expected to pay ${asked} of the benchmark plan’s ${price} a month, and the credit pays ${formatPayment(credit)}.`
          : `there is no credit: the benchmark plan costs ${price} a month, and you are expected to pay up to ${asked}.`;
      return `${underLaw(result)} ${paid}${orMedicaid(result, input)}`;
    },
  },
  errors: null,
  charts: {
    instead(result, { lawBenchmarkPremium }) {
      const { benchmarkCost: cost, credit } = result.law;
      const yours = formatWholeUsd(cost);
      const whole = `the benchmark plan’s ${formatWholeUsd(lawBenchmarkPremium ?? 0)} premium`;
      const paid = credit ? `you pay ${yours} of ${whole}` : `you pay all of ${whole}`;
      return [
        {
          kind: "amounts",
          name: "premium",
          title: `${underLaw(result)} ${paid}`,
          subject: "Who pays for the benchmark plan each month",
          whole: "the price",
          rows: [
            { label: "You pay", amount: cost },
            { label: "Premium tax credit", amount: credit },
          ],
        },
      ];
    },
  },
});
