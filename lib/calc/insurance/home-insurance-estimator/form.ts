import { calendarYear, thisYear } from "@/lib/calculator/form/calendar-year";
import { select } from "@/lib/calculator/form/choice-field";
import { defineForm } from "@/lib/calculator/form/form";
import { money } from "@/lib/calculator/form/number-field";
import { textField } from "@/lib/calculator/form/text-field";
import { quoteVariation } from "@/lib/subjects/insurance-quote/quote-variation";

import type { HomeInsuranceInput } from "./calculation";

export const form = defineForm<HomeInsuranceInput>()({
  id: "insurance/home-insurance-estimator",
  submit: "Calculate Home Insurance Premium",

  fields: {
    replacementCost: money("Home replacement cost", {
      plausible: { min: 5_000 },
      above: 0,
      hint: "What it would cost to rebuild the home, without the land.",
    }),
    yearBuilt: calendarYear("Year built", { min: 1800, max: thisYear }),
    deductible: money("Deductible", {
      initial: 1_000,
      shareOf: "replacementCost",
      hint: "What you pay of each claim. In dollars, or as a percentage of the replacement cost, such as 1%.",
    }),
    constructionType: select("Construction type", {
      options: { frame: "Frame", masonry: "Masonry", mixed: "Mixed", other: "Other" },
      hint: "Frame raises the estimate. The other three don’t change it.",
    }),
    location: textField("Location", {
      hint: "A ZIP code or city. It does not change the estimate.",
    }),
    variation: quoteVariation(),
  },
  groups: {
    "The home": ["replacementCost", "yearBuilt", "deductible", "constructionType"],
    "For your notes": ["location", "variation"],
  },
});
