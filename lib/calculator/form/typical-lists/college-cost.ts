import { formatRoundedUsd } from "@/lib/format";

import type { TypicalChoice } from "../typical-values";

/**
 * Published prices a year, before any aid: College Board, “Trends in College Pricing and Student Aid 2025”, table
 * CP-1 and figure CP-1, November 2025. `rest` is books, transportation and other expenses. Read in copies that agree.
 */
const prices = [
  { name: "Public college, in state", tuition: 11_950, housing: 13_900, rest: 5_140 },
  { name: "Public college, out of state", tuition: 31_880, housing: 13_900, rest: 5_140 },
  { name: "Private nonprofit college", tuition: 45_000, housing: 15_920, rest: 4_550 },
  { name: "Community college", tuition: 4_150, housing: 10_850, rest: 6_320 },
];

export const collegeCost: readonly TypicalChoice[] = prices.map(
  ({ name, tuition, housing, rest }) => {
    const shown = formatRoundedUsd(tuition + housing);
    return {
      name,
      typed: `${tuition + housing}`,
      shown,
      sentence: `Tuition, fees, housing and food cost ${shown} on average in 2025–26, before any aid. Books, transportation and the rest were ${formatRoundedUsd(rest)} more.`,
      source: {
        text: "College Board",
        href: "https://research.collegeboard.org/trends/college-pricing",
        readIn: "a copy",
      },
    };
  },
);
