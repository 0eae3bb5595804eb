import { select } from "@/lib/calculator/form/choice-field";
import type { OptionForm } from "@/lib/calculator/form/form";
import { integer, money, percent } from "@/lib/calculator/form/number-field";

export const collegePlanForm = {
  title: "Years, aid and your share",
  fields: {
    collegeYears: integer("Years in college", {
      blank: null,
      min: 1,
      max: 10,
      hint: "4 if left blank.",
    }),
    yearlyAid: money("Aid a year", {
      blank: 0,
      hint: "Grants and scholarships, at today’s prices. It rises with the cost.",
    }),
    shareCovered: percent("Share you pay", {
      blank: null,
      max: 100,
      hint: "Of what aid leaves. All of it if left blank.",
    }),
    keepGrowing: select("Savings during college", {
      options: { atOnce: "All needed on the first day", kept: "Paid year by year, the rest grows" },
      initial: "atOnce",
    }),
  },
} satisfies OptionForm;
