import { toggle } from "@/lib/calculator/form/choice-field";
import { defineForm, type OptionForm } from "@/lib/calculator/form/form";
import { money, number, percent } from "@/lib/calculator/form/number-field";

import type { AnnuityInput } from "./calculation";
import { incomeFromASumForm } from "./options/income-from-a-sum.form";

export const timingForm = {
  fields: {
    timing: toggle("Payment timing", {
      hint: "When in each period the payment is made.",
      options: { end: "At the end", beginning: "At the beginning" },
      initial: "end",
    }),
  },
} satisfies OptionForm;

/** Who asks for the income that a sum buys may leave the payments blank. */
const incomeInstead = ["sum", "yearlyRate", "incomeYears"] as const;

export const form = defineForm<AnnuityInput>()({
  id: "investment-retirement/annuity",
  submit: "Calculate Annuity Value",

  fields: {
    mode: toggle("Value to find", {
      options: { presentValue: "Present Value", futureValue: "Future Value" },
      initial: "presentValue",
    }),
    payment: money("Payment per period", { above: 0, replacedBy: incomeInstead }),
    ratePerPeriod: percent("Interest rate per period", {
      replacedBy: incomeInstead,
      hint: "For monthly payments, divide the yearly rate by 12.",
    }),
    periods: number("Number of periods", {
      above: 0,
      max: 12_000,
      suggested: { min: 1 },
      replacedBy: incomeInstead,
      hint: "240 for 20 years of monthly payments.",
    }),
  },
  options: [timingForm, incomeFromASumForm],
});
