import type { OptionForm } from "@/lib/calculator/form/form";
import { integer } from "@/lib/calculator/form/number-field";
import {
  amount,
  choice,
  rows,
  text,
  wholeNumber,
  type RowColumn,
} from "@/lib/calculator/form/rows-field";

import { endOfLife } from "../arithmetic/plan-ages";
import type { OtherIncome } from "../arithmetic/plan-of";

const waysOfTaxing = {
  pension: "As a pension",
  wages: "As pay",
  interest: "As rent or interest",
  socialSecurity: "As Social Security",
  untaxed: "Not taxed",
};

/** What else comes in retirement: a pension, a spouse’s benefit, rent, part-time work. */
export const otherIncomeForm = {
  title: "Pensions and other income",
  fields: {
    otherIncome: rows<OtherIncome>("Other income in retirement", {
      item: "Income",
      hint: "In today’s dollars. Without a last age, for life.",
      columns: {
        name: text("Name", ["Pension", "Spouse’s Social Security", "Rent", "Part-time work"]),
        monthly: amount("A month"),
        fromAge: wholeNumber("From age", { min: 0, max: endOfLife }),
        toAge: integer("To age", { blank: endOfLife, min: 1, max: endOfLife }) as RowColumn,
        rises: choice("With prices", {
          options: { rising: "Rises with prices", fixed: "Stays the same" },
          initial: "rising",
        }),
        taxed: choice("Taxed", {
          options: waysOfTaxing,
          initial: "pension",
          reveal: "Say how it is taxed",
        }),
      },
    }),
  },
} satisfies OptionForm;
