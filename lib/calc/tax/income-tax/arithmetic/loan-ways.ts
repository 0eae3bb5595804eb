import { sumBy } from "@/lib/finance/sum-by";
import { placeOf } from "@/lib/tax-law/states/place-of";
import {
  borrowersOn,
  type BorrowedLoan,
  type HouseholdLoans,
  type IncomeDrivenPlanName,
} from "@/lib/tax-law/student-loans/household-loans";
import { ibrPlan, rapPlan } from "@/lib/tax-law/student-loans/income-driven-plan";

/** What a household says of its federal student loans: dollars, and percent a year. */
export type StudentLoansInput = {
  loanPlan?: "none" | IncomeDrivenPlanName;
  yourLoans?: number;
  spouseLoans?: number;
  loanRate?: number;
};

/** The loans of who files jointly one way and the other: dollars of both, a month and in all. */
export type LoanWay = {
  way: string;
  /** All taxes of a year. */
  taxes: number;
  /** The first. */
  payment: number;
  /** Until the last of the loans is paid or canceled. */
  months: number;
  paid: number;
  canceled: number;
  canceledTax: number;
};

/** What the loans make of filing together or apart, in dollars. */
export type LoansBothWays = {
  loanPaymentApart: number;
  /** All payments and the tax on what is canceled. */
  loanCostTogether: number;
  loanCostApart: number;
  /** Over the years of separate returns, with the loans: negative is saved by filing apart. */
  savedTogetherWithLoans: number;
  loanWays: readonly LoanWay[];
};

/** The loans of a household that repays them by income: nothing where it has none. */
export function householdLoansOf({
  loanPlan = "none",
  yourLoans = 0,
  spouseLoans = 0,
  loanRate = 0,
  state = "",
}: StudentLoansInput & { state?: string }): HouseholdLoans | undefined {
  return loanPlan === "none" || yourLoans + spouseLoans === 0
    ? undefined
    : {
        plan: loanPlan,
        taxpayer: yourLoans,
        spouse: spouseLoans,
        rate: loanRate,
        place: placeOf(state),
      };
}

/** A return: its income, and how many dependents are on it. */
type Filed = { income: number; dependents: number; taxes: number };

/**
 * The loans of a couple with one joint return and with two separate ones, and what that makes of both ways:
 *
 *     saved together = taxes saved a year × years of separate returns + cost of the loans apart − together
 */
export function loansBothWays(
  loans: HouseholdLoans,
  joint: Filed,
  [yours, spouses]: readonly [Filed, Filed],
): LoansBothWays {
  const onSeparate = ({ income, dependents }: Filed, owed: number) =>
    borrowersOn({ filingStatus: "marriedFilingSeparately", otherDependents: dependents }, income, {
      ...loans,
      taxpayer: owed,
      spouse: 0,
    });
  const onJoint = borrowersOn(
    { filingStatus: "marriedFilingJointly", otherDependents: joint.dependents },
    joint.income,
    loans,
  );
  const together = wayOf("One joint return", loans, onJoint, joint.taxes);
  const apart = wayOf(
    "Two separate returns",
    loans,
    [...onSeparate(yours, loans.taxpayer), ...onSeparate(spouses, loans.spouse)],
    yours.taxes + spouses.taxes,
  );
  const cost = ({ paid, canceledTax }: LoanWay) => paid + canceledTax;
  return {
    loanPaymentApart: apart.payment,
    loanCostTogether: cost(together),
    loanCostApart: cost(apart),
    savedTogetherWithLoans:
      ((apart.taxes - together.taxes) * apart.months) / 12 + cost(apart) - cost(together),
    loanWays: [together, apart],
  };
}

function wayOf(
  way: string,
  { plan }: HouseholdLoans,
  borrowed: readonly BorrowedLoan[],
  taxes: number,
): LoanWay {
  const repaid = borrowed.map(({ loan, borrower }) => {
    const { months, tax } =
      plan === "rap"
        ? rapPlan(loan, borrower)
        : ibrPlan(loan, borrower, plan === "ibrNew" ? "new" : "old");
    const end = months.at(-1);
    return {
      payment: months[0]?.payment ?? 0,
      months: months.length,
      paid: end?.paid ?? 0,
      canceled: end?.balance ?? 0,
      tax,
    };
  });
  return {
    way,
    taxes,
    payment: sumBy(repaid, ({ payment }) => payment),
    months: Math.max(0, ...repaid.map(({ months }) => months)),
    paid: sumBy(repaid, ({ paid }) => paid),
    canceled: sumBy(repaid, ({ canceled }) => canceled),
    canceledTax: sumBy(repaid, ({ tax }) => tax),
  };
}

/** What stands for these figures where all of them have to be there. */
export const noLoansBothWays = {
  loanPaymentApart: null,
  loanCostTogether: null,
  loanCostApart: null,
  savedTogetherWithLoans: null,
  loanWays: [],
} as const;
