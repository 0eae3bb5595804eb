import { select } from "@/lib/calculator/form/choice-field";
import type { OptionForm } from "@/lib/calculator/form/form";
import { percent } from "@/lib/calculator/form/number-field";

export const raisesForm = {
  title: "Raises and savings rate",
  fields: {
    contributionPercent: percent("Contribution, in percent of salary", {
      blank: null,
      max: 100,
      hint: "Replaces the contribution above.",
    }),
    salaryGrowth: percent("Raise each year", {
      blank: 0,
      plausible: { max: 15 },
      hint: "The contribution and the match rise with it.",
    }),
    stepUp: percent("Contribution step-up each year", {
      blank: 0,
      max: 100,
      plausible: { max: 5 },
      hint: "In points: 1 takes 6% to 7% after a year.",
    }),
    stepUpTo: percent("Step up to", {
      blank: null,
      max: 100,
      hint: "In percent of salary. 15% if left blank.",
    }),
    limits: select("Legal limits", {
      options: { entered: "Contribute what I enter", kept: "Stop at the legal limit" },
      initial: "entered",
    }),
  },
} satisfies OptionForm;
