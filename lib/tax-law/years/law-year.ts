import type { KnownYear } from "./law-years";

/** The statuses of Form 1040. */
export type FilingStatus =
  | "single"
  | "marriedFilingJointly"
  | "marriedFilingSeparately"
  | "headOfHousehold"
  | "qualifyingSurvivingSpouse";

export type ByStatus<Value> = Readonly<Record<FilingStatus, Value>>;

/** The incomes between which an amount shrinks to nothing, in dollars. */
export type PhaseOut = readonly [from: number, to: number];

/** What is lost with each step of income above a threshold that begins, down to the least. */
export type PhaseDown = { threshold: ByStatus<number>; step: ByStatus<number>; least: number };

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

/** A deduction of at most so much, less so many dollars for each $1,000 of income above a threshold. */
export type ReducedDeduction = {
  most: ByStatus<number>;
  thresholds: ByStatus<number>;
  lessPerThousand: number;
};

/** Fractions, and dollars: the phase-out begins later on a joint return. */
export type EarnedIncomeCredit = {
  rate: number;
  most: number;
  phaseOutRate: number;
  phaseOutFrom: number;
  phaseOutFromJoint: number;
};

/**
 * The federal law of one calendar year. A year is a module, lib/tax-law/years/2026.ts, and each of these
 * tables one of its exports, so that a page downloads only those it names. Rates are fractions (0.22
 * is 22%), amounts are dollars.
 */
export type LawYear = {
  readonly year: KnownYear;

  /** Limits of taxable income, and the deduction of those below 65 who are not blind. */
  readonly incomeTax: Table<
    RatesUpTo<ByStatus<readonly number[]>> & { standardDeduction: ByStatus<number> }
  >;

  /** What each person who is 65 or older adds to the standard deduction, and each who is blind. */
  readonly agedOrBlind: Table<{ addition: ByStatus<number> }>;

  /** The part of the itemized deductions, or of the income in the highest bracket, that is taken off. */
  readonly itemizedDeductions: Table<{ reduction: number }>;

  /** Limits of taxable income with the long-term gains on top of it. */
  readonly capitalGains: Table<RatesUpTo<ByStatus<readonly number[]>>>;

  /** The most of a net loss on investments that is taken off other income. */
  readonly capitalLosses: Table<{ most: ByStatus<number> }>;

  /** Above which incomes 50% and 85% of Social Security benefits are taxed. */
  readonly socialSecurityBenefits: Table<{ thresholds: ByStatus<readonly [number, number]> }>;

  /** The most interest that is deducted, which falls to 0 over a range of income: null is no deduction. */
  readonly studentLoanInterest: Table<{
    most: number;
    phaseOut: ByStatus<readonly [from: number, to: number] | null>;
  }>;

  /**
   * The most state and local tax that is deducted. It falls with income, where a year says so. A separate
   * return has half of what is left.
   */
  readonly stateAndLocalTax: Table<{
    most: number;
    phaseDown: { rate: number; thresholds: ByStatus<number>; least: number } | null;
  }>;

  /**
   * Premiums for mortgage insurance are deducted as interest, less a tenth of them for each step of income
   * above a threshold. The share is 0 in years without the deduction.
   */
  readonly mortgageInsurance: Table<{
    share: 0 | 1;
    thresholds: ByStatus<number>;
    step: ByStatus<number>;
  }>;

  /** The standard deduction of somebody whom another can claim: so much above the earnings, and the least. */
  readonly dependents: Table<{ aboveEarnings: number; least: number }>;

  /** The exemption falls with income. The limits are of what is above it. */
  readonly alternativeMinimumTax: Table<
    RatesUpTo<ByStatus<readonly number[]>> & {
      exemption: ByStatus<number>;
      phaseOut: { rate: number; from: ByStatus<number> };
    }
  >;

  /** Cash gifts: fractions of the adjusted gross income, and what is deducted without itemizing. */
  readonly charity: Table<{ ceiling: number; floor: number; withoutItemizing: ByStatus<number> }>;

  /** The deductions of 2025 to 2028, itemized or not. */
  readonly temporaryDeductions: Table<{
    /** For each person who is 65 or older. */
    senior: ReducedDeduction;
    tips: ReducedDeduction;
    overtime: ReducedDeduction;
    carLoanInterest: ReducedDeduction;
  }>;

  /** The deduction for business income, and from where on it depends on more than that income. */
  readonly businessIncome: Table<{
    rate: number;
    thresholds: ByStatus<number>;
    /** Over how much income above the threshold the other limits come in. */
    range: ByStatus<number>;
    /** The least deduction of those with so much business income. */
    least: { income: number; deduction: number } | null;
  }>;

  readonly childCredit: Table<{
    child: number;
    otherDependent: number;
    thresholds: ByStatus<number>;
    /** Dollars less for each $1,000 of income above, or a part of it. */
    lessPerThousand: number;
    /** Whether one of those who file must have a Social Security number, and not the child alone. */
    needsNumber: boolean;
    /** What of a child’s credit is paid out beyond the tax: so much, and so much of the earnings above. */
    refundable: { most: number; rate: number; earnedAbove: number };
  }>;

  readonly earnedIncomeCredit: Table<{
    /** For none, one, two, and three children or more. */
    byChildren: readonly EarnedIncomeCredit[];
    /** Beyond this much income from investments there is none. */
    investmentIncome: number;
    /** The ages of those without children. */
    ages: readonly [from: number, to: number];
  }>;

  /** What of the costs of care is a credit, by income, and the most that counts for one and for more persons. */
  readonly dependentCare: Table<{
    most: readonly [one: number, more: number];
    /** The part of them at the lowest incomes. It loses a hundredth with each step of income that begins. */
    from: number;
    phaseDown: PhaseDown;
    secondPhaseDown: PhaseDown | null;
  }>;

  /**
   * The incomes over which both credits for education fall, null is no credit; and whether one of those who
   * file must have a Social Security number.
   */
  readonly education: Table<{ phaseOut: ByStatus<PhaseOut | null>; needsNumber: boolean }>;

  /** The most for each child, the incomes over which it falls, and what of it is paid out. */
  readonly adoption: Table<{ most: number; phaseOut: PhaseOut; refundable: number }>;

  /** What teachers deduct without itemizing, each of them. */
  readonly educators: Table<{ most: number }>;

  /**
   * The most of a premium credit paid ahead that is paid back, by income in poverty lines: above the last, and
   * without limits, all of it. Single people pay back half.
   */
  readonly premiumRepayment: Table<{ limits: readonly { below: number; most: number }[] }>;

  readonly netInvestmentIncome: Table<{ rate: number; thresholds: ByStatus<number> }>;

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

  /** What an income makes of a contribution. */
  readonly savingByIncome: Table<{
    /** What may go into Roth IRAs. */
    rothIra: ByStatus<PhaseOut>;
    /** What of a traditional IRA is deductible, where a plan at work covers its owner. */
    coveredIra: ByStatus<PhaseOut>;
    /** The same where a plan covers the other spouse only. */
    spouseCoveredIra: Readonly<
      Record<"marriedFilingJointly" | "marriedFilingSeparately", PhaseOut>
    >;
    /** Credit for a part of a person’s contributions: `contribution` is the most that counts. */
    saversCredit: RatesUpTo<ByStatus<readonly number[]>> & { contribution: number };
  }>;

  /** Limits of the taxable estate. The tax on the exclusion is the unified credit. */
  readonly estate: Table<RatesUpTo<readonly number[]> & { exclusion: number }>;
};
