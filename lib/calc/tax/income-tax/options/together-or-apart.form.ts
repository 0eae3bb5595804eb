import { select } from "@/lib/calculator/form/choice-field";
import type { OptionForm } from "@/lib/calculator/form/form";
import { optionalMoney, percent } from "@/lib/calculator/form/number-field";

const half = { blank: 50, max: 100 };

/** What a couple divides between two separate returns: their wages stand under “Family”. */
export const togetherOrApartForm = {
  title: "Together or apart",
  fields: {
    compareSeparate: select("Compare with two separate returns", {
      options: { no: "No", yes: "Yes" },
      initial: "no",
      atOnce: true,
    }),
    spouse401k: optionalMoney(
      "Spouse’s 401(k)",
      "Of the amount of both of you, as in the next four.",
    ),
    spouseIra: optionalMoney("Spouse’s traditional IRA"),
    spousePension: optionalMoney("Spouse’s pension and IRA income"),
    spouseSocialSecurity: optionalMoney("Spouse’s Social Security"),
    spouseMedical: optionalMoney("Spouse’s medical expenses"),
    spouseInvestments: percent("Spouse’s share of investments", {
      ...half,
      hint: "Interest, dividends, gains and rents. 50% if left blank.",
    }),
    spouseDeductions: percent("Spouse’s share of deductions", {
      ...half,
      hint: "Mortgage, taxes, gifts and others. 50% if left blank.",
    }),
  },
} satisfies OptionForm;
