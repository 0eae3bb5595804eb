import type { TypicalChoice } from "../typical-values";

/** How fast prices rise, in percent a year. Both were read as others quote these pages. */
export const inflation: readonly TypicalChoice[] = [
  {
    name: "The last 12 months",
    typed: "3.4",
    shown: "3.4%",
    sentence: "Consumer prices rose by 3.4% in the 12 months to August 2026.",
    source: {
      text: "Bureau of Labor Statistics",
      href: "https://www.bls.gov/news.release/archives/cpi_09112026.htm",
      readIn: "a copy",
    },
  },
  {
    name: "The Federal Reserve’s goal",
    typed: "2",
    shown: "2%",
    sentence: "The Federal Reserve seeks 2% over the longer run, as it said on January 28, 2026.",
    source: {
      text: "Federal Reserve",
      href: "https://www.federalreserve.gov/newsevents/pressreleases/monetary20260128a.htm",
      readIn: "a copy",
    },
  },
];
