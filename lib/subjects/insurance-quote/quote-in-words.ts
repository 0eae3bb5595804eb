import { formatRatio, formatRoundedUsd, formatUsd } from "@/lib/format";

type Quotes = {
  /** Dollars. */
  low: number;
  midpoint: number;
  high: number;
  /** The factor that was drawn. */
  variation: number;
  /** What a premium is for. */
  per: "month" | "year";
};

/** The range that quotes may come from, and how the one estimate was drawn from it. */
export const quoteInWords = ({ low, midpoint, high, variation, per }: Quotes) =>
  `Quotes could run from ${formatRoundedUsd(low)} to ${formatRoundedUsd(high)} a ${per} in this rough illustration, and real ones can differ more. The estimate is the midpoint, ${formatUsd(midpoint)}, times ${formatRatio(variation)}, a factor drawn by chance once for this visit.`;
