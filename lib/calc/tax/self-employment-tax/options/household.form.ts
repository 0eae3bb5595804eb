import type { OptionForm } from "@/lib/calculator/form/form";
import { integer, money, optionalMoney } from "@/lib/calculator/form/number-field";
import { lawStatusField } from "@/lib/subjects/federal-law/law-fields";

export const householdForm = {
  title: "Your household",
  fields: {
    lawFilingStatus: lawStatusField(),
    lawWages: money("Wages in the same year", {
      initial: 0,
      blank: 0,
      hint: "Your own wages from a job. Doesn’t change the 2024 illustration.",
    }),
    spouseWages: optionalMoney("Spouse’s wages", "Counted if you file jointly."),
    otherIncome: optionalMoney("Interest and dividends"),
    pension: optionalMoney("Pensions and other income", "The taxable part. Nothing you invested."),
    contributions: optionalMoney("IRA and HSA contributions", "The part you can deduct."),
    selfEmployedPlan: optionalMoney(
      "SEP, SIMPLE or solo 401(k) contributions",
      "From this business, before tax.",
    ),
    children: integer("Children under 17", { max: 20, blank: 0 }),
    itemizedDeductions: optionalMoney("Itemized deductions", "Blank for the standard deduction."),
  },
} satisfies OptionForm;
