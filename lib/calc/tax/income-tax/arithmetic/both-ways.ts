import { returnLines } from "@/lib/tax-law/return-lines";
import type { StateChoice } from "@/lib/tax-law/states/compared-states";
import type { Household } from "@/lib/tax-law/household";
import { togetherOrApart } from "@/lib/tax-law/together-or-apart/together-or-apart";
import type { KnownYear } from "@/lib/tax-law/years/law-years";

import {
  householdLoansOf,
  loansBothWays,
  noLoansBothWays,
  type LoansBothWays,
  type StudentLoansInput,
} from "./loan-ways";

/** What a couple says of two separate returns. Dollars a year, each a part of what both have. */
export type SeparateReturnsInput = {
  compareSeparate?: "no" | "yes";
  spouse401k?: number;
  spouseIra?: number;
  spousePension?: number;
  spouseSocialSecurity?: number;
  spouseMedical?: number;
  /** Percent. */
  spouseInvestments?: number;
  spouseDeductions?: number;
};

/** A line of the joint return and of both separate ones, in dollars. */
export type LineBothWays = { line: string; together: number; you: number; spouse: number };

/** A couple’s taxes on one return and on two, in dollars a year: with those of the state that was chosen. */
export type BothWays = {
  taxTogether: number;
  taxApart: number;
  /** What is paid less together, both sums in whole dollars: negative is more. */
  taxSavedTogether: number;
  yourSeparateTax: number;
  spouseSeparateTax: number;
  /** How many of the children and other dependents are on the spouse’s return. */
  claimedBySpouse: number;
  /** 1 where both separate returns itemize; else 0. */
  bothItemize: number;
  /** Those of lib/tax-law/return-lines.ts, and the state’s taxes. */
  bothWays: readonly LineBothWays[];
} & Partial<LoansBothWays>;

/** Nothing where nobody asks for it, or the household is no couple that files jointly. */
export function bothWaysOf(
  household: Household,
  input: SeparateReturnsInput & StudentLoansInput & StateChoice,
  year: KnownYear,
): Partial<BothWays> {
  if (input.compareSeparate !== "yes" || household.filingStatus !== "marriedFilingJointly")
    return {};
  const { together, taxpayer, spouse, taxApart, choice } = togetherOrApart(
    household,
    {
      preTax401k: input.spouse401k,
      traditionalIra: input.spouseIra,
      pension: input.spousePension,
      socialSecurity: input.spouseSocialSecurity,
      medicalExpenses: input.spouseMedical,
      investmentShare: (input.spouseInvestments ?? 50) / 100,
      deductionShare: (input.spouseDeductions ?? 50) / 100,
    },
    input,
    year,
  );
  const { children = 0, olderChildren = 0, otherDependents = 0 } = household;
  const dependents = children + olderChildren + otherDependents;
  const claimedBySpouse =
    choice.children + (choice.claimsOthers ? olderChildren + otherDependents : 0);
  const loans = householdLoansOf(input);
  const filed = ({ federal, allTaxes }: typeof together, claimed: number) => ({
    income: federal.adjustedGrossIncome,
    dependents: claimed,
    taxes: allTaxes,
  });
  const linesOfSpouse = returnLines(together.federal, spouse.federal);
  return {
    taxTogether: together.allTaxes,
    taxApart,
    taxSavedTogether: Math.round(taxApart) - Math.round(together.allTaxes),
    yourSeparateTax: taxpayer.allTaxes,
    spouseSeparateTax: spouse.allTaxes,
    claimedBySpouse,
    bothItemize: choice.deduction === "itemized" ? 1 : 0,
    bothWays: [
      ...returnLines(together.federal, taxpayer.federal).map(({ line, before, after }, place) => ({
        line,
        together: before,
        you: after,
        spouse: linesOfSpouse[place]?.after ?? 0,
      })),
      {
        line: "State and local taxes",
        together: together.stateTaxes,
        you: taxpayer.stateTaxes,
        spouse: spouse.stateTaxes,
      },
    ],
    ...(loans &&
      loansBothWays(loans, filed(together, dependents), [
        filed(taxpayer, dependents - claimedBySpouse),
        filed(spouse, claimedBySpouse),
      ])),
  };
}

/** What stands for these figures where nothing is compared and all of them have to be there. */
export const noBothWays = {
  taxTogether: null,
  taxApart: null,
  taxSavedTogether: null,
  yourSeparateTax: null,
  spouseSeparateTax: null,
  claimedBySpouse: null,
  bothItemize: null,
  bothWays: [],
  ...noLoansBothWays,
} as const;
