import { option } from "@/lib/calculator/option";
import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { formatWholeUsd } from "@/lib/format";

import { estateTax, type EstateTaxResult, type WithSpouse } from "../calculation";
import { portabilityForm } from "./portability.form";

/** What a spouse’s unused exclusion changes of the tax. */
export const portability = option(estateTax, {
  form: portabilityForm,
  isUsed: (result): result is EstateTaxResult & WithSpouse =>
    result.applicableExclusion !== undefined,
  conditions: {
    hasSpouseExclusion: {
      words: "a spouse left an unused exclusion",
      formula: "spouseUnusedExclusion>0",
    },
  },
  outputs: {
    applicableExclusion: briefUsd("Both exclusions together", {
      explanation: {
        rule: "The exclusion of the year plus what the spouse did not use, at most as much again.",
        formula: "law.exclusion+spouseExclusion",
        onlyIf: "hasSpouseExclusion",
      },
    }),
    spouseExclusionSaves: briefUsd("Tax that the spouse’s exclusion saves", {
      explanation: {
        rule: "The tax without it, minus the tax with it.",
        formula:
          "MAX(0, law.tentativeTax-IF(hasGifts, giftTaxCounted, 0)-taxBelowTop-topRate*(law.exclusion-topBracket))-law.tax",
        onlyIf: "hasSpouseExclusion",
      },
    }),
  },
  section: {
    text: "It counts only if the spouse’s executor elected it on Form 706: within nine months of that death plus any extension, or within five years if no return was required (Rev. Proc. 2022-32). Only the last deceased spouse counts, and what gifts have used of it still belongs here.",
    figures: ["applicableExclusion", "spouseExclusionSaves"],
    source: "26 U.S.C. 2010(c).",
  },
  verdict: null,
  errors: null,
  remarks: ({ law }, { spouseUnusedExclusion = 0 }) =>
    spouseUnusedExclusion > law.exclusion
      ? [
          {
            tone: "neutral",
            text: `A spouse leaves at most one exclusion: ${formatWholeUsd(law.exclusion)} of the ${formatWholeUsd(spouseUnusedExclusion)} counts.`,
          },
        ]
      : [],
  notCounted: [{ words: "a deceased spouse’s unused exclusion", adds: "spouseUnusedExclusion" }],
});
