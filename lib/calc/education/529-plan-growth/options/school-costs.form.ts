import type { OptionForm } from "@/lib/calculator/form/form";
import { integer, money } from "@/lib/calculator/form/number-field";
import { tuitionPlanSchoolLimit } from "@/lib/tax-law/income/tuition-plan-school-limit";

export const schoolCostsForm = {
  title: "School before college (K–12)",
  fields: {
    k12Cost: money("School costs a year from the plan", {
      blank: 0,
      max: tuitionPlanSchoolLimit,
      hint: "Federal law allows this much a student since 2026, all plans together.",
    }),
    k12From: integer("From year", {
      blank: null,
      min: 1,
      hint: "1, the coming year, if left blank.",
    }),
    k12Years: integer("For how many years", {
      blank: null,
      min: 1,
      max: 13,
      hint: "Until college if left blank.",
    }),
  },
} satisfies OptionForm;
