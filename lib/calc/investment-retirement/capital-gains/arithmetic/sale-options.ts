import type { Household } from "@/lib/tax-law/household";
import type { StateChoice } from "@/lib/tax-law/states/compared-states";
import type { FilingStatus } from "@/lib/tax-law/years/law-year";
import type { LawYearOption } from "@/lib/tax-law/years/law-years";

export type SaleOptions = {
  /** Dollars of the year without this sale, before deductions; null or left out is not known. */
  otherIncome?: number | null;
  /** More than a year, unless given. */
  heldOver?: "longTerm" | "shortTerm";
  /** "" is not chosen, and counts as single. */
  lawFilingStatus?: FilingStatus | "";
  /** The newest unless given. */
  lawYear?: LawYearOption;
  /** Whether it was owned and lived in for two of the last five years. */
  homeSale?: "no" | "yes";
  /** Dollars that come off the sale price, 0 or more. */
  sellingCosts?: number;
  /** Dollars of capital losses of earlier years, 0 or more. */
  lossCarriedOver?: number;
} & Pick<StateChoice, "state">;

/** Whether any of them says something. The year alone does not. */
export const isUsed = (options: SaleOptions): boolean =>
  (options.otherIncome ?? null) !== null ||
  options.heldOver === "shortTerm" ||
  Boolean(options.lawFilingStatus) ||
  options.homeSale === "yes" ||
  Boolean(options.sellingCosts) ||
  Boolean(options.lossCarriedOver);

/** Who sells, and the year without the sale. */
export const householdOf = ({
  lawFilingStatus,
  otherIncome,
  lossCarriedOver = 0,
}: SaleOptions): Household & { filingStatus: FilingStatus } => ({
  filingStatus: lawFilingStatus || "single",
  wages: otherIncome ?? 0,
  shortTermGains: 0 - lossCarriedOver,
});
