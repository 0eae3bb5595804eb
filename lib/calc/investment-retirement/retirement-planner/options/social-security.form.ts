import type { OptionForm } from "@/lib/calculator/form/form";
import { age, money } from "@/lib/calculator/form/number-field";
import { textField } from "@/lib/calculator/form/text-field";

import { firstClaimAge, lastClaimAge } from "../arithmetic/plan-ages";

/** What Social Security pays: from the statement, or from the earnings. */
export const socialSecurityForm = {
  title: "Social Security",
  fields: {
    benefitAtFullAge: money("Monthly benefit at full retirement age", {
      blank: null,
      hint: "From your statement at ssa.gov. At 70 or older, what you receive.",
    }),
    yearlyEarnings: money("Or what you earn a year", { blank: null }),
    workFrom: age("Working since age", { initial: 22 }),
    born: textField("Born in", {
      blank: "",
      hint: "Such as March 1968, to name the month of your claim.",
    }),
    claimAge: age("Claim age", {
      blank: null,
      min: firstClaimAge,
      max: lastClaimAge,
      hint: "Blank means when you retire, or as soon after as you can.",
    }),
  },
} satisfies OptionForm;
