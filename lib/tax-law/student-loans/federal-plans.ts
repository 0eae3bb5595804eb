import { sumBy } from "@/lib/finance/sum-by";
import { payment as levelPayment } from "@/lib/finance/time-value/payment";

import type { Borrower } from "./borrower";
import type { IbrMonth } from "./ibr-months";
import { familyGuideline, ibrPlan, rapPlan } from "./income-driven-plan";
import type { DatedLoan } from "./loan-kinds";
import { nextRapStep } from "./next-rap-step";
import { planNumbers } from "./plan-numbers";
import { levelPlanRow, planRow, type PlanRow } from "./plan-row";
import { plansOpenTo } from "./plans-open-to";
import type { RapMonth } from "./rap-months";
import { tieredStandardYears } from "./tiered-standard-years";

/** A federal loan: dollars, and percent a year. */
export type FederalLoan = DatedLoan & { balance: number; rate: number };

/** One loan of several: dollars, percent a year, and dollars a year. */
export type LoanRow = { loan: string; balance: number; rate: number; interest: number };

type IncomeDriven = "rap" | "ibrNew" | "ibrOld";

/** The worked cases of others name them so. */
const canceledNames = {
  rap: "rapCancelled",
  ibrNew: "ibrNewCancelled",
  ibrOld: "ibrOldCancelled",
} as const;

/** Figures of each plan that is open: payments in dollars a month, all else in dollars. */
type PlanFigures = Partial<
  Record<
    | `${IncomeDriven}${"First" | "Last" | "Months" | "Paid" | "Tax" | "Total"}`
    | (typeof canceledNames)[IncomeDriven]
    | `${IncomeDriven}Pslf${"Paid" | "Forgiven"}`
    | "rapInterestWaived"
    | "rapPrincipalMatched"
    | `tiered${"Payment" | "Months" | "Paid"}`
    | `tenYear${"Payment" | "Paid"}`,
    number
  >
>;

/** The federal plans of a borrower, side by side. */
export type FederalPlans = PlanFigures & {
  /** As repayment begins, in dollars. */
  owedAtStart: number;
  /** Of all loans, percent a year. */
  averageRate: number;
  /** Of the family, in dollars a year. */
  povertyGuideline: number;
  /** 1 where a plan is open to these loans, else 0. */
  rapIsOpen: number;
  ibrNewIsOpen: number;
  ibrOldIsOpen: number;
  tieredIsOpen: number;
  tenYearIsOpen: number;
  /** Dollars a year, and a month; null above the last step, and where RAP is not open. */
  rapStepIncome: number | null;
  rapStepRise: number | null;
  cheapestPlan: string;
  leastTotal: number;
  lowestPlan: string;
  lowestPayment: number;
  countedLoans: readonly LoanRow[];
  plans: readonly PlanRow[];
  rapSchedule: readonly RapMonth[];
  ibrNewSchedule: readonly IbrMonth[];
  ibrOldSchedule: readonly IbrMonth[];
};

/** What a borrower chooses. */
type Choices = {
  /** Until repayment begins: the interest of these months is added to what is owed. */
  graceMonths: number;
  /** Whether 120 payments are made in public service. */
  publicService: boolean;
};

/** How the plans are called. */
export const planNames = {
  rap: "RAP",
  ibrNew: "IBR (10%)",
  ibrOld: "IBR (15%)",
  tiered: "Tiered Standard",
  tenYear: "10-year Standard",
} as const;

/**
 * The federal repayment plans that are open to all loans of a borrower, side by side. Several loans count as one at
 * their average rate.
 *
 * - `loans` at least one, their balances above 0 together
 *
 *     owed at start = all balances × (1 + average rate ÷ 12 × months until repayment begins)
 *     total         = all payments + the tax on what is canceled
 *
 * @example federalPlans([{ kind: "direct", loanDate: "", balance: 30_000, rate: 6.53 }], { agi: 40_000, dependents: 0, familySize: 1, incomeGrowth: 0, inflation: 0, place: "contiguous", status: "single" }, { graceMonths: 0, publicService: false }).rapPaid // 36000
 *
 * Source: plansOpenTo, rapPlan, ibrPlan and tieredStandardYears; 34 CFR 685.219 for public service.
 */
export function federalPlans(
  loans: readonly FederalLoan[],
  borrower: Borrower,
  choices: Choices,
): FederalPlans {
  const { graceMonths, publicService } = choices;
  const countedLoans = loans.map(({ balance, rate }, index) => ({
    loan: `Loan ${index + 1}`,
    balance,
    rate,
    interest: (balance * rate) / 100,
  }));
  const balance = sumBy(loans, (one) => one.balance);
  const rate = (sumBy(countedLoans, ({ interest }) => interest) / balance) * 100;
  const owed = balance * (1 + (rate / 1200) * graceMonths);
  const open = plansOpenTo(loans);
  const loan = { owed, rate };
  const level = (years: number) => -levelPayment(rate / 1200, years * 12, owed);

  const rap = open.rap ? rapPlan(loan, borrower) : undefined;
  const ibrNew = open.ibrNew ? ibrPlan(loan, borrower, "new") : undefined;
  const ibrOld = open.ibrOld ? ibrPlan(loan, borrower, "old") : undefined;
  const tieredYears = tieredStandardYears(owed);
  const tiered = open.tieredStandard ? level(tieredYears) : undefined;
  const tenYear = open.standard ? level(planNumbers.standardYears) : undefined;

  const byIncome = (["rap", "ibrNew", "ibrOld"] as const).flatMap((id) => {
    const found = { rap, ibrNew, ibrOld }[id];
    return found ? [{ id, ...found }] : [];
  });
  const ofPlans = byIncome.map(({ id, months, tax }) => ({
    id,
    row: planRow(planNames[id], months, tax),
  }));
  const ofService = (publicService ? byIncome : []).map(({ id, months }) => ({
    id,
    row: planRow(
      `${planNames[id]} with PSLF`,
      months.slice(0, planNumbers.publicServicePayments),
      0,
    ),
  }));
  const plans = [
    ...ofPlans.map(({ row }) => row),
    ...(tiered === undefined ? [] : [levelPlanRow(planNames.tiered, tiered, tieredYears * 12)]),
    ...(tenYear === undefined
      ? []
      : [levelPlanRow(planNames.tenYear, tenYear, planNumbers.standardYears * 12)]),
    ...ofService.map(({ row }) => row),
  ];
  const cheapest = leastBy(plans, ({ total }) => total);
  const lowest = leastBy(plans, ({ first }) => first);
  const step = rap ? nextRapStep(borrower.agi, borrower.dependents) : null;

  return {
    owedAtStart: owed,
    averageRate: rate,
    povertyGuideline: familyGuideline(borrower),
    rapIsOpen: Number(open.rap),
    ibrNewIsOpen: Number(open.ibrNew),
    ibrOldIsOpen: Number(open.ibrOld),
    tieredIsOpen: Number(open.tieredStandard),
    tenYearIsOpen: Number(open.standard),
    ...Object.assign({}, ...ofPlans.map(({ id, row }) => figuresOf(id, row))),
    ...(rap && {
      rapInterestWaived: sumBy(rap.months, ({ waived }) => waived),
      rapPrincipalMatched: sumBy(rap.months, ({ matched }) => matched),
    }),
    ...(tiered !== undefined && {
      tieredPayment: tiered,
      tieredMonths: tieredYears * 12,
      tieredPaid: tiered * tieredYears * 12,
    }),
    ...(tenYear !== undefined && {
      tenYearPayment: tenYear,
      tenYearPaid: tenYear * planNumbers.standardYears * 12,
    }),
    ...Object.assign({}, ...ofService.map(({ id, row }) => pslfFiguresOf(id, row))),
    rapStepIncome: step?.income ?? null,
    rapStepRise: step?.rise ?? null,
    cheapestPlan: cheapest.plan,
    leastTotal: cheapest.total,
    lowestPlan: lowest.plan,
    lowestPayment: lowest.first,
    countedLoans,
    plans,
    rapSchedule: rap?.months ?? [],
    ibrNewSchedule: ibrNew?.months ?? [],
    ibrOldSchedule: ibrOld?.months ?? [],
  };
}

const figuresOf = (id: IncomeDriven, row: PlanRow): PlanFigures => ({
  [`${id}First`]: row.first,
  [`${id}Last`]: row.last,
  [`${id}Months`]: row.months,
  [`${id}Paid`]: row.paid,
  [canceledNames[id]]: row.canceled,
  [`${id}Tax`]: row.tax,
  [`${id}Total`]: row.total,
});

const pslfFiguresOf = (id: IncomeDriven, { paid, canceled }: PlanRow): PlanFigures => ({
  [`${id}PslfPaid`]: paid,
  [`${id}PslfForgiven`]: canceled,
});

/** The first of those that have the least: some plan of fixed payments is open to all. */
const leastBy = (plans: readonly PlanRow[], value: (plan: PlanRow) => number) =>
  plans.reduce((least, one) => (value(one) < value(least) ? one : least));
