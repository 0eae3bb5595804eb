import { select } from "@/lib/calculator/form/choice-field";
import type { OptionForm } from "@/lib/calculator/form/form";
import { optionalMoney } from "@/lib/calculator/form/number-field";

export const deductionsForm = {
  title: "Deductions",
  fields: {
    stateTaxes: optionalMoney("State and local taxes", "On income and property."),
    mortgageInterest: optionalMoney("Mortgage interest"),
    mortgageInsurance: optionalMoney("Mortgage insurance (PMI)", "Counts from 2026 on."),
    charity: optionalMoney("Gifts to charity", "In cash."),
    tips: optionalMoney("Tips", "Included in your wages, in an occupation on the Treasury’s list."),
    overtime: optionalMoney("Overtime premium", "What overtime paid above your regular rate."),
    overtimeTimes: select("Overtime is paid at", {
      options: { timeAndAHalf: "Time and a half", doubleTime: "Double time" },
      initial: "timeAndAHalf",
    }),
    carLoanInterest: optionalMoney("Car loan interest", "For a new car assembled in the U.S."),
  },
} satisfies OptionForm;
