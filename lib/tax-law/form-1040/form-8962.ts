/**
 * Form 8962: the premium tax credit. The lines are those of the form of 2025, read on 2026-11-29 in the form itself
 * (filedcom/opentax@ffb3164bf1ea, f8962.pdf) and in a program’s account of them (a public Python file with its columns
 * and lines 24 to 29). It is worked out for the whole year, in line 11.
 */
import { applicablePercentage } from "../health/applicable-percentage";
import { povertyGuidelinesOn } from "../health/poverty-guidelines-on";
import { povertyLine } from "../health/poverty-line";
import { premiumCreditOf } from "../health/premium-credit-of";
import { taxFamilySize } from "../health/tax-family-size";
import { hasAmount, type Form, type FormReturn } from "./form";
import { smaller, sum } from "./rules";

const form = "Form 8962";

/** The part of the income that is expected for premiums; null where there is no credit. */
function expectedPart({ household, law, at }: FormReturn): number | null {
  if (!household.marketplace || household.filingStatus === "marriedFilingSeparately") return null;
  return applicablePercentage(premiumCreditOf(law.year), at(form, "3"), at(form, "4"));
}

export const form8962: Form = {
  form,
  isFiled: hasAmount(form, "11(a)", "11(b)", "25"),
  lines: [
    {
      line: "3",
      name: "Household income",
      rule: "Form 1040, line 11a with tax-exempt interest and all Social Security benefits",
      amount: ({ household, at }) =>
        household.marketplace
          ? at("1040", "11a") + at("1040", "2a") + at("1040", "6a") - at("1040", "6b")
          : 0,
    },
    {
      line: "4",
      name: "Poverty line",
      rule: "For the number of people on the return, as it was in the fall before",
      amount: ({ household, law }) => {
        if (!household.marketplace) return 0;
        const guidelines = povertyGuidelinesOn({ year: law.year - 1, month: 11, day: 1 });
        const { place = "contiguous" } = household.marketplace;
        return povertyLine(guidelines, place, taxFamilySize(household));
      },
    },
    {
      line: "8a",
      name: "Expected of the household",
      rule: "Line 3 times a part that rises with the number of poverty lines in it",
      amount: (of) => (expectedPart(of) ?? 0) * of.at(form, "3"),
      goesTo: `${form}, line 11(d)`,
    },
    {
      line: "11(a)",
      name: "Premium",
      rule: "Of the plan that was chosen, for the year",
      amount: ({ household }) => household.marketplace?.premium ?? 0,
      goesTo: `${form}, line 11(e)`,
    },
    {
      line: "11(b)",
      name: "Benchmark premium",
      rule: "Of the second-lowest silver plan, for the year",
      amount: ({ household }) => household.marketplace?.benchmark ?? 0,
      goesTo: `${form}, line 11(d)`,
    },
    {
      line: "11(d)",
      name: "The most assistance",
      rule: "Line 11(b) minus line 8a, not less than zero; none where the income is too low or too high",
      amount: (of) =>
        expectedPart(of) === null ? 0 : Math.max(0, of.at(form, "11(b)") - of.at(form, "8a")),
      goesTo: `${form}, line 11(e)`,
    },
    {
      line: "11(e)",
      name: "Credit of the year",
      ...smaller(form, "11(a)", "11(d)"),
      goesTo: `${form}, line 24`,
    },
    {
      line: "24",
      name: "Premium tax credit",
      ...sum(form, "11(e)"),
      goesTo: (of) => `${form}, line ${of.at(form, "24") > of.at(form, "25") ? "26" : "27"}`,
    },
    {
      line: "25",
      name: "Paid ahead",
      rule: "What was paid to the insurer ahead of the return",
      amount: ({ household }) => household.marketplace?.advanceCredit ?? 0,
      goesTo: (of) => `${form}, line ${of.at(form, "24") > of.at(form, "25") ? "26" : "27"}`,
    },
    {
      line: "26",
      name: "Premium tax credit paid out",
      rule: "Line 24 minus line 25, if line 24 is more",
      amount: ({ at }) => Math.max(0, at(form, "24") - at(form, "25")),
      goesTo: "Schedule 3, line 9",
    },
    {
      line: "27",
      name: "Paid ahead too much",
      rule: "Line 25 minus line 24, if line 25 is more",
      amount: ({ at }) => Math.max(0, at(form, "25") - at(form, "24")),
      goesTo: `${form}, line 29`,
    },
    {
      line: "29",
      name: "Premium credit to pay back",
      rule: "Line 27, until 2025 up to a limit by income (line 28)",
      amount: ({ answer }) => answer.repaidPremiumCredit,
      goesTo: "Schedule 2, line 1a",
    },
  ],
};
