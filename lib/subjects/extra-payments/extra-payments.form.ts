import type { OptionForm } from "@/lib/calculator/form/form";
import { integer, money } from "@/lib/calculator/form/number-field";

/** What is paid on top of the payments of a loan. Left blank, nothing is. */
export const extraPaymentsForm = {
  title: "Extra payments",
  fields: {
    extraMonthly: money("Extra each month", { blank: 0 }),
    extraYearly: money("Extra each year", { blank: 0, hint: "With every 12th payment." }),
    onceAmount: money("One-time extra payment", { blank: 0 }),
    onceAfterMonths: integer("Month of the one-time payment", {
      blank: 0,
      hint: "Enter 12 to pay it with your 12th payment. Blank means with your first.",
    }),
  },
} satisfies OptionForm;
