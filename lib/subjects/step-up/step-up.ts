import { renamedOption } from "@/lib/calculator/formula/renamed";
import type { Option } from "@/lib/calculator/option";
import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { usd, type Outputs } from "@/lib/calculator/report/outputs";
import type { SteppedUp } from "@/lib/finance/time-value/stepped-up";
import { formatNumber, formatPayment, formatRoundedUsd } from "@/lib/format";

import { stepUpForm } from "./step-up.form";

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
