import { select } from "@/lib/calculator/form/choice-field";
import type { OptionForm } from "@/lib/calculator/form/form";
import { optionalMoney } from "@/lib/calculator/form/number-field";

export const tipsAndOvertimeForm = {
  title: "Tips and overtime",
  fields: {
    tips: optionalMoney(
      "Tips, all year",
      "Included in your gross pay, in an occupation on the Treasury’s list.",
    ),
    overtimePay: optionalMoney("Overtime pay, all year", "All that overtime hours are paid."),
    overtimeTimes: select("Overtime is paid at", {
      options: { timeAndAHalf: "Time and a half", doubleTime: "Double time" },
      initial: "timeAndAHalf",
    }),
  },
} satisfies OptionForm;
