/**
 * What people pay who do not know their own number yet: an average that somebody publishes. It is offered at an
 * empty box and never filled in unasked.
 */
export type TypicalValue = {
  /** As a visitor would type it: percent a year, dollars, or a share of another box. */
  typed: string;
  /** What the press that takes it says. */
  shown: string;
  /** What it is an average of, and when: it does not become truer with time. */
  sentence: string;
  /** The document it was read in. */
  source: { text: string; href: string };
};

/** By the name that a field gives: they come with the code that offers them, and not with the form. */
export const typicalValues = {
  /** The average of 30-year fixed mortgages, in percent a year. */
  mortgageRate: {
    typed: "5.98",
    shown: "5.98%",
    sentence: "The average 30-year fixed mortgage was at 5.98% on February 26, 2026.",
    source: {
      text: "Freddie Mac",
      href: "https://www.globenewswire.com/news-release/2026/02/26/3245903/0/en/Mortgage-Rates-Drop-Below-6-for-the-First-Time-in-3-5-Years.html",
    },
  },

  /** The average property tax a year, as a share of what the home is worth. */
  propertyTax: {
    typed: "0.86%",
    shown: "0.86%",
    sentence: "The average property tax was 0.86% of a home’s value in 2024.",
    source: {
      text: "ATTOM",
      href: "https://www.attomdata.com/news/market-trends/home-sales-prices/2024-annual-tax-report",
    },
  },

  /** The average premium of a homeowners policy (HO-3), in dollars a year. */
  homeInsurance: {
    typed: "1569",
    shown: "$1,569",
    sentence: "The average homeowners policy cost $1,569 in 2022.",
    source: {
      text: "Insurance Information Institute",
      href: "https://www.iii.org/fact-statistic/facts-statistics-renters-insurance",
    },
  },

  /** The middle of what mortgage insurance costs, in percent of the loan a year. */
  pmiRate: {
    typed: "0.6",
    shown: "0.6%",
    sentence:
      "PMI costs $30 to $70 a month for every $100,000 borrowed, said Freddie Mac on September 13, 2019. The middle is 0.6% a year.",
    source: {
      text: "Freddie Mac",
      href: "https://www.freddiemac.com/blog/homeownership/20190913_private_mortgage_insurance.page",
    },
  },

  /** The middle of what a buyer pays at closing, in percent of the price. */
  closingCosts: {
    typed: "4",
    shown: "4%",
    sentence:
      "Closing costs are 2% to 6% of the price, said Fannie Mae on December 14, 2023. The middle is 4%.",
    source: {
      text: "Fannie Mae",
      href: "https://www.fanniemae.com/research-and-insights/perspectives/understanding-homebuying-closing-costs",
    },
  },
} satisfies Record<string, TypicalValue>;

export type TypicalName = keyof typeof typicalValues;
