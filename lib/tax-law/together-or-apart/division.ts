/** What of a couple’s amounts is the spouse’s. The rest is the taxpayer’s. */
export type Division = {
  /** Dollars a year, 0 unless given: counted up to what the couple has. */
  pension?: number;
  socialSecurity?: number;
  preTax401k?: number;
  traditionalIra?: number;
  medicalExpenses?: number;
  /** Fractions, half unless given: of what savings and property bring in, and of what is paid and deducted. */
  investmentShare?: number;
  deductionShare?: number;
};

/** What a couple that files separately chooses: whom the spouse claims, and which deduction both take. */
export type SeparateChoice = {
  /** How many of the children under 17 the spouse claims. */
  children: number;
  /** Whether the spouse claims the older children and the other dependents. */
  claimsOthers: boolean;
  /** 26 U.S.C. 63(c)(6)(A): if one itemizes, the other has no standard deduction. */
  deduction: "standard" | "itemized";
};
