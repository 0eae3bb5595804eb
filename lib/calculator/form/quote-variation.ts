import { variation } from "@/lib/finance/quote-range";

import { drawn } from "./random-factor";

/** The factor by which quotes vary, drawn once for each visit. */
export const quoteVariation = () =>
  drawn("Variation on this visit", {
    min: variation.least,
    max: variation.most,
    hint: "How far this visit’s estimate lies from the midpoint of quotes. Reset draws your own again.",
  });
