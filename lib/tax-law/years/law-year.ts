/** The statuses of Form 1040. A surviving spouse has the figures of married filing jointly. */
export type FilingStatus =
  "single" | "marriedFilingJointly" | "marriedFilingSeparately" | "headOfHousehold";

export type ByStatus<Value> = Readonly<Record<FilingStatus, Value>>;

/** What one person may contribute to accounts of one kind in a year, in dollars. */
export type ContributionLimit = {
  limit: number;
  /** On top of it from the year in which the age of 50 is reached. */
  catchUp: number;
  /** In place of `catchUp` in the years in which the ages of 60 to 63 are reached. */
  catchUpAt60?: number;
};

/** A table of law, with what a page has to say of it. */
export type Table<Numbers> = Readonly<Numbers> & {
  readonly year: number;
  /** What set its numbers. */
  readonly document: string;
  /** The day on which they were last compared with their sources, as 2026-11-21. */
  readonly checked: string;
};

/** `rates[i]` is the rate up to `limits[i]` dollars. The last rate has no limit. */
type RatesUpTo<Limits> = { rates: readonly number[]; limits: Limits };

/**
 * The federal law of one calendar year. A year is a module, lib/tax-law/years/2026.ts, and each of these
 * tables one of its exports, so that a page downloads only those it names. Rates are fractions (0.22
 * is 22%), amounts are dollars.
 */
export type LawYear = {
  readonly year: number;

  /** Limits of taxable income, and the deduction of those below 65 who are not blind. */
  readonly incomeTax: Table<
    RatesUpTo<ByStatus<readonly number[]>> & { standardDeduction: ByStatus<number> }
  >;

  /** The part of the itemized deductions, or of the income in the highest bracket, that is taken off. */
  readonly itemizedDeductions: Table<{ reduction: number }>;

  /** Limits of taxable income with the long-term gains on top of it. */
  readonly capitalGains: Table<RatesUpTo<ByStatus<readonly number[]>>>;

  /** Social Security and Medicare, of wages and of self-employment. An employer pays `rate` again. */
  readonly payroll: Table<{
    /** Social Security is paid on no more than this. */
    wageBase: number;
    socialSecurity: { rate: number; selfEmployedRate: number };
    medicare: {
      rate: number;
      selfEmployedRate: number;
      /** On what is above the threshold. */
      additionalRate: number;
      thresholds: ByStatus<number>;
      /** Above this an employer withholds the additional tax, whatever the status. */
      withholdingThreshold: number;
    };
    /** The part of net earnings that is taxed, and below how much of it there is no tax. */
    selfEmployment: { netEarningsFactor: number; minimum: number };
  }>;

  /**
   * What the annual tables of the percentage method are made of: see withholdingTable. Those who are
   * married and file separately are withheld as single.
   */
  readonly withholding: Table<
    RatesUpTo<ByStatus<readonly number[]>> & {
      /** The standard deductions as they were when the tables were printed. */
      deductions: ByStatus<number>;
      /** Line 1g of Worksheet 1A: taken from annual wages where step 2 of the W-4 is not ticked. */
      adjustments: ByStatus<number>;
    }
  >;

  readonly retirement: Table<{
    /** What an employee may defer from pay to 401(k) plans, all employers together. */
    k401: ContributionLimit;
    /** Employee and employer together, catch-up not included. */
    annualAdditions: number;
    /** The most of a year’s pay that a plan may count, for a match as for anything else. */
    countedPay: number;
    /** Traditional and Roth IRAs together. */
    ira: ContributionLimit;
  }>;

  /** Limits of the taxable estate. The tax on the exclusion is the unified credit. */
  readonly estate: Table<RatesUpTo<readonly number[]> & { exclusion: number }>;
};
