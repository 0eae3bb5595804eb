/**
 * What people pay who do not know their own number yet: an average that somebody publishes. It is offered at a
 * box that nobody has filled in, and never taken unasked.
 */
export type TypicalValue = {
  /** As a visitor would type it: percent a year, dollars, or a share of another box. */
  typed: string;
  /** What the press that takes it says. */
  shown: string;
  /** What it is an average of, and when: it does not become truer with time. */
  sentence: string;
  source: TypicalSource;
};

/** The document that a number is from, and where that was read, if not there. */
export type TypicalSource = { text: string; href: string; readIn?: string };

/**
 * One of a list of typical values. Where no one number is right there is nothing to take, and the sentence says
 * what to do.
 */
export type TypicalChoice = {
  /** As the list names it. */
  name: string;
} & (TypicalValue | (Pick<TypicalValue, "sentence" | "source"> & { typed?: undefined }));

const consumerCredit = {
  text: "Federal Reserve",
  href: "https://www.federalreserve.gov/releases/g19/20260807/",
  readIn: "a copy",
};

/**
 * By the name that a field gives: they come with the code that offers them, and not with the form.
 */
export const typicalValues = {
  /** The average of 30-year fixed mortgages, in percent a year. */
  mortgageRate: {
    typed: "7.4",
    shown: "7.4%",
    sentence: "The average 30-year fixed mortgage was at 7.4% on October 8, 2026.",
    source: { text: "Freddie Mac", href: "https://www.freddiemac.com/pmms", readIn: "a copy" },
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
    typed: "4%",
    shown: "4%",
    sentence:
      "Closing costs are 2% to 6% of the price, said Fannie Mae on December 14, 2023. The middle is 4%.",
    source: {
      text: "Fannie Mae",
      href: "https://www.fanniemae.com/research-and-insights/perspectives/understanding-homebuying-closing-costs",
    },
  },

  /** The average premium of a homeowners policy (HO-3), in dollars a month. */
  monthlyHomeInsurance: {
    typed: "131",
    shown: "$131",
    sentence: "The average homeowners policy cost $1,569 a year, or $131 a month, in 2022.",
    source: {
      text: "Insurance Information Institute",
      href: "https://www.iii.org/fact-statistic/facts-statistics-renters-insurance",
    },
  },

  /** What upkeep costs a year, in percent of what the home is worth. */
  maintenance: {
    typed: "1",
    shown: "1%",
    sentence:
      "Upkeep costs about 1% of a home’s value a year, said American Family Insurance on June 2, 2021.",
    source: {
      text: "American Family Insurance",
      href: "https://www.amfam.com/resources/articles/at-home/average-home-maintenance-costs",
    },
  },

  /** The average of new-car loans over 60 months, in percent a year. */
  carLoanRate: {
    typed: "7.14",
    shown: "7.14%",
    sentence: "Banks charged 7.14% on average for a new-car loan of 60 months in May 2026.",
    source: consumerCredit,
  },

  /** The average of credit cards whose balance is not paid off each month, in percent a year. */
  cardRate: {
    typed: "22.15",
    shown: "22.15%",
    sentence: "Cards that carry a balance were charged 22.15% on average in May 2026.",
    source: consumerCredit,
  },

  /** The average of personal loans over 24 months, in percent a year. */
  personalLoanRate: {
    typed: "11.86",
    shown: "11.86%",
    sentence: "Banks charged 11.86% on average for a personal loan of 24 months in May 2026.",
    source: consumerCredit,
  },

  /** The median of a funeral with viewing and burial, in dollars. */
  funeral: {
    typed: "8300",
    shown: "$8,300",
    sentence:
      "Before cemetery costs, the median cremation with a viewing cost $6,280, and the median funeral with burial $8,300 in 2023.",
    source: {
      text: "National Funeral Directors Association, at Dignity Memorial",
      href: "https://dignitymemorial.com/plan-funeral-cremation/funeral-costs-whats-included",
    },
  },

  /** The average of savings accounts, in percent a year. */
  savingsRate: {
    typed: "0.37",
    shown: "0.37%",
    sentence: "The average savings account paid 0.37% on September 21, 2026.",
    source: {
      text: "FDIC",
      href: "https://www.fdic.gov/national-rates-and-rate-caps",
      readIn: "a copy",
    },
  },
} satisfies Record<string, TypicalValue>;
