import { randomFactor } from "@/lib/calculator/form/random-factor";
import { variation } from "@/lib/finance/quote-range";

/** The factor by which quotes vary, drawn once for each visit. */
export const quoteVariation = () =>
  randomFactor("Variation on this visit", {
    min: variation.least,
    max: variation.most,
    hint: "How far this visit’s estimate is from the midpoint of quotes. Reset brings back your own.",
  });
