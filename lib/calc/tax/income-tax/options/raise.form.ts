import type { OptionForm } from "@/lib/calculator/form/form";
import { integer, optionalMoney } from "@/lib/calculator/form/number-field";

export const raiseForm = {
  title: "Is a raise worth it?",
  fields: {
    raise: optionalMoney("Raise you’re offered", "A year, before taxes."),
    onMedicare: integer("People on Medicare", {
      max: 2,
      blank: 0,
      hint: "At high incomes, their premiums rise.",
    }),
  },
} satisfies OptionForm;
