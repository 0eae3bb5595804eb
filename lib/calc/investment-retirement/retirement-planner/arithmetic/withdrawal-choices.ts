/** What a form asks of withdrawals, in words that load nothing else. */

/** How the law taxes what comes out of an account. */
export type AccountKind = "beforeTax" | "roth" | "taxable";

/** In which order the accounts pay. */
export type WithdrawalOrder = "taxableFirst" | "beforeTaxFirst" | "fillBracket" | "proportional";

/** The orders, as they are called. */
export const orderNames: Readonly<Record<WithdrawalOrder, string>> = {
  taxableFirst: "Taxable, then before tax, then Roth",
  beforeTaxFirst: "Before tax, then taxable, then Roth",
  fillBracket: "Fill the 12% bracket",
  proportional: "In proportion",
};

/** Percent. Saving the same each year at 6% is worth so much of what it comes to after 17 years: 17 ÷ 28.2. */
export const usualBasis = 60;

/** What stands for the figures where nothing was said of taxes and all of them have to be there. */
export const noWithdrawals = {
  beforeTaxAtRetirement: null,
  rothAtRetirement: null,
  taxableAtRetirement: null,
  basisAtRetirement: null,
  lastsToAfterTax: null,
  federalTaxInAll: null,
  stateTaxInAll: null,
  leftAfterTax: null,
  firstWithdrawal: null,
  withdrawalOrders: [],
  withdrawalYears: [],
} as const;
