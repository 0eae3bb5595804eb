import { toggle } from "@/lib/calculator/form/choice-field";
import type { OptionForm } from "@/lib/calculator/form/form";
import { money, percent } from "@/lib/calculator/form/number-field";

export const minimumPaymentsForm = {
  title: "Minimum payments",
  fields: {
    minimumPercent: percent("Percent in the minimum payment", {
      blank: null,
      max: 100,
      hint: "Your card agreement has it. Many cards use 1%, which also counts if you fill in only the floor.",
    }),
    minimumFloor: money("Floor of the minimum payment", {
      blank: null,
      above: 0,
      hint: "The smallest minimum payment. Blank counts as $25 if you fill in the percent.",
    }),
    minimumRule: toggle("Minimum payment rule", {
      options: { "interest+pct": "Interest plus percent", pct: "Percent of balance" },
      initial: "interest+pct",
    }),
  },
} satisfies OptionForm;
