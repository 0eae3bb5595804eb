import type { OptionForm } from "@/lib/calculator/form/form";
import { age, money } from "@/lib/calculator/form/number-field";

/** What Social Security pays: from the statement, or from the earnings. */
export const socialSecurityForm = {
  title: "Social Security",
  fields: {
    benefitAtFullAge: money("Monthly benefit at full retirement age", {
      blank: null,
      hint: "From your statement at ssa.gov, in today’s dollars.",
    }),
    yearlyEarnings: money("Or what you earn a year", {
      blank: null,
      hint: "We estimate the benefit from it where you leave the one above blank.",
    }),
    workFrom: age("Working since age", { initial: 22 }),
    claimAge: age("Claim Social Security at age", {
      blank: null,
      hint: "62 to 70. Blank means when you retire, or as soon after as you can.",
    }),
  },
} satisfies OptionForm;
