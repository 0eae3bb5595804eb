import type { OptionForm } from "@/lib/calculator/form/form";
import { integer, money } from "@/lib/calculator/form/number-field";
import { textField } from "@/lib/calculator/form/text-field";

export const benchmarkPlanForm = {
  title: "Price of the benchmark plan",
  fields: {
    ratingArea: integer("Rating area", {
      above: 0,
      blank: null,
      hint: "Your county’s number in your state’s list: search for “CMS rating areas” and the state. Gives the 2026 price.",
    }),
    otherAges: textField("Ages of the others covered", {
      blank: "",
      hint: "Such as 56, 17, 12. Leave out yours, and who has other coverage.",
    }),
    lawBenchmarkPremium: money("Monthly benchmark premium", {
      blank: null,
      hint: "If you know it: the second-lowest-cost silver plan for everyone covered, before any credit, in the plan preview of HealthCare.gov or your state’s Marketplace. Counts instead of the rating area.",
    }),
  },
} satisfies OptionForm;
