import { defineForm, type OptionForm } from "@/lib/calculator/form/form";
import { money } from "@/lib/calculator/form/number-field";
import { lawYearField } from "@/lib/subjects/federal-law/law-fields";

import type { EstateTaxInput } from "./calculation";
import { giftsForm } from "./options/gifts.form";
import { portabilityForm } from "./options/portability.form";
import { stateForm } from "./options/state.form";

export const lawYearForm = { fields: { lawYear: lawYearField() } } satisfies OptionForm;

export const form = defineForm<EstateTaxInput>()({
  id: "tax/estate-tax",
  submit: "Calculate Estate Tax",

  fields: {
    grossEstateValue: money("Gross estate value", {
      hint: "Everything owned at death, at its value that day, including life insurance.",
    }),
    debtsExpenses: money("Debts and expenses", {
      initial: 0,
      blank: 0,
      hint: "Mortgages and other debts, funeral costs, and the costs of settling the estate.",
    }),
    maritalCharitableDeductions: money("To a spouse and to charity", {
      initial: 0,
      blank: 0,
      hint: "The marital and charitable deductions: what a surviving spouse and charities receive.",
    }),
  },
  options: [giftsForm, portabilityForm, stateForm, lawYearForm],
});
