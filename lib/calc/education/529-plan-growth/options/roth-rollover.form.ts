import type { OptionForm } from "@/lib/calculator/form/form";
import { money, years } from "@/lib/calculator/form/number-field";

export const rothRolloverForm = {
  title: "Leftover into a Roth IRA",
  fields: {
    leftover: money("Left in the plan after college", { blank: 0 }),
    yearsOpen: years("Years the plan has been open", {
      blank: null,
      max: 100,
      hint: "For this student, when the first money moves.",
    }),
    recentMoney: money("Paid in over the last five years", {
      blank: 0,
      hint: "With its growth.",
    }),
    otherIra: money("Student’s other IRA contributions", {
      blank: 0,
      hint: "A year. They use up the same limit.",
    }),
  },
} satisfies OptionForm;
