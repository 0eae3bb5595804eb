import { option } from "@/lib/calculator/option";
import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { formatUsd } from "@/lib/format";

import { estateTax, type EstateTaxResult, type WithGifts } from "../calculation";
import { giftsForm } from "./gifts.form";

/** What gifts made in life change of the tax. */
export const gifts = option(estateTax, {
  form: giftsForm,
  isUsed: (result): result is EstateTaxResult & WithGifts => result.estateAndGifts !== undefined,
  steps: {
    spouseExclusion: {
      label: "Exclusion of the spouse that counts",
      formula: "MIN(spouseUnusedExclusion, law.exclusion)",
    },
    leastGiftTax: {
      label: "Gift tax on gifts above the exclusion",
      formula: "MAX(0, topRate*(lifetimeGifts-law.exclusion-spouseExclusion))",
    },
  },
  conditions: { hasGifts: { words: "there were taxable gifts", formula: "lifetimeGifts>0" } },
  outputs: {
    estateAndGifts: briefUsd("Estate and gifts together", {
      note: "What the table taxes.",
      explanation: {
        rule: "The taxable estate plus the taxable gifts.",
        formula: "taxableEstate+lifetimeGifts",
        onlyIf: "hasGifts",
      },
    }),
    giftTaxCounted: briefUsd("Gift tax taken off", {
      explanation: {
        rule: "The gift tax you entered, but not less than 40% of what the gifts were above the exclusion and not more than 40% of all gifts.",
        formula:
          "MIN(topRate*lifetimeGifts, MAX(leastGiftTax, IF(ISBLANK(giftTaxPaid), 0, giftTaxPaid)))",
        onlyIf: "hasGifts",
      },
    }),
    exclusionAfterGifts: briefUsd("Exclusion left for the estate", {
      explanation: {
        rule: "The exclusion, with that of a spouse, minus the gifts, but not below zero.",
        formula: "MAX(0, law.exclusion+spouseExclusion-lifetimeGifts)",
        onlyIf: "hasGifts",
      },
    }),
  },
  section: {
    text: "Taxable gifts are added to the estate, and the gift tax on them is taken off. Gifts within the yearly exclusion, and gifts that are still part of the estate, don’t belong here. The law takes off the tax that the exclusion of each gift’s year left to be paid, at today’s rates.",
    figures: ["estateAndGifts", "exclusionAfterGifts", "giftTaxCounted"],
    source: "26 U.S.C. 2001(b) and (g).",
  },
  verdict: null,
  errors: (_, { lifetimeGifts = 0, giftTaxPaid = null }) =>
    giftTaxPaid && lifetimeGifts === 0
      ? { giftTaxPaid: "Enter the gifts too. Without them, their tax doesn’t count." }
      : {},
  remarks: ({ giftTaxCounted }, { giftTaxPaid = null }) =>
    giftTaxPaid === null || giftTaxCounted === undefined || giftTaxPaid === giftTaxCounted
      ? []
      : [
          {
            tone: "neutral",
            text:
              giftTaxPaid < giftTaxCounted
                ? `Gifts above the exclusion have cost at least ${formatUsd(giftTaxCounted)} of gift tax. That is what counts.`
                : `Gift tax is at most 40% of the gifts: ${formatUsd(giftTaxCounted)} of it counts.`,
          },
        ],
  notCounted: [{ words: "taxable gifts made in life", adds: "lifetimeGifts" }],
});
