import { select } from "@/lib/calculator/form/choice-field";
import type { OptionForm } from "@/lib/calculator/form/form";
import { optionalMoney } from "@/lib/calculator/form/number-field";
import { deductionFields } from "@/lib/subjects/household/deduction-fields";

export const deductionsForm = {
  title: "Deductions",
  fields: {
    ...deductionFields,
    tips: optionalMoney("Tips", "Included in your wages, in an occupation on the Treasury’s list."),
    overtime: optionalMoney("Overtime premium", "What overtime paid above your regular rate."),
    overtimeTimes: select("Overtime is paid at", {
      options: { timeAndAHalf: "Time and a half", doubleTime: "Double time" },
      initial: "timeAndAHalf",
    }),
  },
} satisfies OptionForm;
