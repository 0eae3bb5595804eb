import { option } from "@/lib/calculator/option";
import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { homeSaleExclusions } from "@/lib/tax-law/years/fixed-by-statute";

import { capitalGains } from "../calculation";
import { homeSaleForm } from "./home-sale.form";

/** What of the gain on a home is not taxed. */
export const homeSale = option(capitalGains, {
  form: homeSaleForm,
  isUsed: ({ law }) => law.exclusion !== null,
  // 26 U.S.C. 121(b).
  lawNumbers: {
    mostExcluded: {
      label: "Most that is excluded",
      value: homeSaleExclusions.single,
      format: "$#,##0",
    },
    mostExcludedJointly: {
      label: "Most that is excluded on a joint return",
      value: homeSaleExclusions.marriedFilingJointly,
      format: "$#,##0",
    },
  },
  outputs: {},
  law: {
    exclusion: briefUsd("Excluded for your home", {
      note: "26 U.S.C. 121.",
      when: ({ law }) => law.exclusion !== 0,
      explanation: {
        rule: "For a main home, up to $250,000 of the gain, or $500,000 on a joint return.",
        formula:
          'IF(homeSale="yes", MAX(0, MIN(law.gain, IF(lawFilingStatus="marriedFilingJointly", mostExcludedJointly, mostExcluded))), 0)',
        onlyIf: "applies",
      },
    }),
  },
  // The figures stand in the section of the law, and its verdict speaks of the home.
  section: null,
  verdict: null,
  errors: null,
  remarks({ law }, { homeSale = "no" }) {
    const gain = law.gain ?? 0;
    if (homeSale === "no" || gain === 0) return [];
    const text =
      gain < 0
        ? "A loss on a home you lived in isn’t deductible (26 U.S.C. 165(c))."
        : "You get the exclusion only if you didn’t exclude the gain on another home in the last two years.";
    return [{ tone: "neutral", text }];
  },
});
