import { select } from "@/lib/calculator/form/choice-field";
import { defineForm, type OptionForm } from "@/lib/calculator/form/form";
import { integer, money } from "@/lib/calculator/form/number-field";
import { textField } from "@/lib/calculator/form/text-field";
import { optionalLawStatusField } from "@/lib/subjects/federal-law/law-fields";
import { stateNames } from "@/lib/tax-law/states/state-names";
import { coverageYears, type CoverageYearOption } from "@/lib/tax-law/health/coverage-years";

import type { HealthPremiumInput } from "./calculation";

const coverageYearOptions = Object.fromEntries(
  coverageYears.map((year) => [year, String(year)]),
) as Record<CoverageYearOption, string>;

export const coverageYearForm = {
  fields: {
    coverageYear: select("Coverage year", {
      options: { ...coverageYearOptions, "": "Based on today’s date" },
      initial: "",
      hint: "From November 1, this is the coming year. Doesn’t change the 2024 illustration.",
    }),
  },
} satisfies OptionForm;

export const lawFilingStatusForm = {
  fields: {
    lawFilingStatus: optionalLawStatusField(
      "Not chosen",
      "Married people who file separately get no credit. Doesn’t change the 2024 illustration.",
    ),
  },
} satisfies OptionForm;

/** What the page asks as it opens. */
export const pageForm = defineForm<HealthPremiumInput>()({
  id: "insurance/health-premium-estimator",
  submit: "Estimate Health Premium",

  fields: {
    age: integer("Age", {
      plausible: { max: 110 },
      above: 0,
      max: 150,
      suggested: { min: 1 },
      hint: "In whole years.",
    }),
    location: textField("State or ZIP code", {
      names: stateNames,
      hint: "For the poverty line, Medicaid and rating areas. Changes only the law.",
    }),
    annualIncome: money("Annual household income", {
      plausible: { min: 1_000 },
      hint: "Before tax, for everyone on the tax return.",
    }),
    familySize: integer("Family size", {
      plausible: { max: 15 },
      initial: 1,
      above: 0,
      hint: "You, your spouse and your dependents on one tax return, even if they don’t need coverage.",
    }),
    coverageLevel: select("Coverage level", {
      options: { bronze: "Bronze", silver: "Silver", gold: "Gold", platinum: "Platinum" },
    }),
  },
  options: [coverageYearForm, lawFilingStatusForm],
  later: [
    {
      title: "Price of the benchmark plan",
      names: ["ratingArea", "otherAges", "lawBenchmarkPremium"],
    },
  ],
});
