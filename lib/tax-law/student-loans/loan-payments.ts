import { payment as levelPayment } from "@/lib/finance/time-value/payment";
import { sumBy } from "@/lib/finance/sum-by";
import type { Household } from "@/lib/tax-law/household";

import { borrowersOn, type HouseholdLoans } from "./household-loans";
import { ibrPayment } from "./ibr-payment";
import { familyGuideline } from "./income-driven-plan";
import { planNumbers } from "./plan-numbers";
import { rapPayment } from "./rap-payment";

/**
 * A month’s payments of a household under RAP or IBR, as its return has its income.
 *
 * - `income` adjusted gross income in dollars a year
 *
 * @example loanPayments({ filingStatus: "single" }, 60_000, { plan: "rap", taxpayer: 30_000, spouse: 0, rate: 6 }) // 250
 *
 * Source: rapPayment and ibrPayment.
 */
export const loanPayments = (household: Household, income: number, loans: HouseholdLoans): number =>
  sumBy(borrowersOn(household, income, loans), ({ loan, borrower }) => {
    if (loans.plan === "rap") return rapPayment(income, borrower.dependents, borrower.share);
    const { percent } = planNumbers.ibr[loans.plan === "ibrNew" ? "new" : "old"];
    const standard = -levelPayment(loan.rate / 1200, planNumbers.standardYears * 12, loan.owed);
    return ibrPayment(income, familyGuideline(borrower), percent, standard, borrower.share);
  });
