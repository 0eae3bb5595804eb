import { renamedOption } from "@/lib/calculator/formula/renamed";
import type { Option } from "@/lib/calculator/option";
import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { usd, type Outputs } from "@/lib/calculator/report/outputs";
import { growingSavings } from "@/lib/finance/time-value/growing-savings";
import { growthFactor } from "@/lib/finance/time-value/growth-factor";
import { yearEnds } from "@/lib/finance/year-ends";
import { formatNumber, formatPayment, formatRoundedUsd } from "@/lib/format";

import { stepUpForm } from "./step-up.form";

/** What a step-up makes of the monthly amount, where there is one. */
export type SteppedUp = {
  /** Dollars a month in the last year. */
  lastMonthly: number;
  /** Dollars by which the value is more than with the same amount each month. */
  stepUpAdds: number;
};

type Savings = Parameters<typeof growingSavings>[0];

/** The same of savings that grow to `value`. Where not all of the monthly amount is saved, `monthly` is all of it. */
export function steppedUp(
  savings: Savings,
  value: number,
  monthly = savings.contribution,
): SteppedUp | undefined {
  const { contribution, rise = 0, years } = savings;
  if (rise === 0 || contribution === 0) return undefined;
  return {
    lastMonthly: monthly * growthFactor(rise / 100, yearEnds(years).length - 1),
    stepUpAdds: value - growingSavings({ ...savings, rise: 0 }).value,
  };
}

/**
 * What the step-up adds. `names` are those of the monthly amount, of what is saved of it, of the rate a month that
 * it grows at, and of what there is at the start: the form has `years` and a `stepUp`, and the result is `totalValue`.
 */
export const stepUp = (names: {
  monthly: string;
  contribution: string;
  /** As a fraction. */
  rate: string;
  opening: string;
}): Option<{ stepUp?: number }, Partial<SteppedUp>, Outputs<Partial<SteppedUp>>> => ({
  ...renamedOption(whole, names),
});

const whole: Option<{ stepUp?: number }, Partial<SteppedUp>, Outputs<Partial<SteppedUp>>> = {
  form: stepUpForm,
  isUsed: ({ lastMonthly }) => lastMonthly !== undefined,
  outputs: {
    lastMonthly: usd("Monthly amount in the last year", {
      explanation: {
        rule: "The monthly amount of the first year with all step-ups.",
        formula: "monthly*(1+stepUp/100)^(ROUNDUP(ROUND(years, 9), 0)-1)",
        onlyIf: "AND(stepUp>0, contribution>0)",
      },
    }),
    stepUpAdds: briefUsd("Added by the step-up", {
      note: "What you pay in more, and what that earns.",
      explanation: {
        rule: "The total value minus the value with the same amount each month.",
        formula: "totalValue-FV(rate, years*12, -contribution, -opening)",
        onlyIf: "AND(stepUp>0, contribution>0)",
      },
    }),
  },
  section: {
    text: (_, { stepUp = 0 }) =>
      `The monthly amount rises ${formatNumber(stepUp)}% after every 12 months.`,
    figures: ["lastMonthly", "stepUpAdds"],
  },
  verdict: {
    also: ({ lastMonthly = 0, stepUpAdds = 0 }) =>
      `The step-up takes the monthly amount to ${formatPayment(lastMonthly)} and adds ${formatRoundedUsd(stepUpAdds)}.`,
  },
  errors: null,
};
