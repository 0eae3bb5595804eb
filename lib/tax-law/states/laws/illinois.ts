import type { Filer } from "../filer";
import { creditAtOtherAges } from "../rules/credit-at-other-ages";
import { federalAgi, socialSecurity } from "../rules/federal-lines";
import { defineState } from "../state-law";

type Numbers = {
  exemption: number;
  /** Of the Illinois earned income credit, with a child under 12. */
  childCreditShare: number;
};

export const illinois = defineState<Numbers>({
  code: "IL",
  years: {
    2025: {
      document: "2025 IL-1040 instructions, and 35 ILCS 5/201 to 5/244",
      readIn:
        "PolicyEngine/policyengine-us@8914f89da054 and DTRules/DTRules@02ca024b5e2e (the Tax Foundation’s 2025 table)",
      checked: "2026-11-28",
      exemption: 2_850,
      childCreditShare: 0.4,
    },
  },
  returnOf(filer, law) {
    const { household, federal, childAges } = filer;
    const pension = household.pension ?? 0;
    const workCredit = 0.2 * (federal.earnedIncomeCredit + creditAtOtherAges(filer, 18));
    const hasYoungChild = childAges.some((age) => age < 12);
    return {
      start: federalAgi(filer),
      subtractions: [socialSecurity(filer), ["Pensions", pension]],
      deductions: [
        [
          "Exemptions",
          exemptions(
            filer,
            law,
            federal.adjustedGrossIncome - federal.taxableSocialSecurity - pension,
          ),
        ],
      ],
      rates: [0.0495],
      limits: [],
      refundableCredits: [
        ["Earned income credit", workCredit],
        ["Child tax credit", hasYoungChild ? law.childCreditShare * workCredit : 0],
      ],
    };
  },
  notModeled: [
    "529 contributions",
    "the credits for property tax and for school expenses",
    "use tax on what was bought elsewhere",
  ],
});

/** 35 ILCS 5/204: none above $250,000, or $500,000 for couples. `income` is the Illinois base income. */
function exemptions(
  { isJoint, people, dependents, household, federal }: Filer,
  { exemption }: Numbers,
  income: number,
): number {
  if (federal.adjustedGrossIncome > (isJoint ? 500_000 : 250_000)) return 0;
  const isClaimed = household.isDependent && income > exemption;
  const aged = people.filter(({ age }) => age >= 65).length;
  return (
    exemption * ((isClaimed ? 0 : people.length) + dependents) +
    1_000 * (aged + (household.blind ?? 0))
  );
}
