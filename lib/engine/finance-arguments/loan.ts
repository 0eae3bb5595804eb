import {
  amount,
  dollars,
  dollarsFromZero,
  number,
  percent,
  periodsAboveZero,
  periodsFromZero,
  rate,
  rateFromZero,
  timing,
  yearsFromZero,
  type ArgumentsOf,
} from "../arguments";
import { listOf, objectOf, oneOf, optional, textOf } from "../checks";
import type * as finance from "../finance";
import { day, level } from "./shared";

const loan = { rate: rateFromZero, periods: periodsAboveZero, principal: dollarsFromZero };

const extraPayments = {
  extraMonthly: optional(dollarsFromZero),
  extraYearly: optional(dollarsFromZero),
  onceAmount: optional(dollarsFromZero),
  onceAfterMonths: optional(periodsFromZero),
};

const extra = objectOf(extraPayments);

const scheduleRows = listOf(
  objectOf({
    month: periodsAboveZero,
    payment: amount,
    principal: amount,
    interest: amount,
    balance: amount,
  }),
);

const withFees = {
  annualRate: percent,
  years: yearsFromZero,
  principal: dollarsFromZero,
  fees: dollarsFromZero,
  insurance: optional(objectOf({ premium: dollarsFromZero, months: periodsFromZero })),
};

const payoff = { rate: rateFromZero, payment: dollars, balance: dollars };

const partOfLoan = {
  rate,
  periods: periodsAboveZero,
  presentValue: dollars,
  start: periodsAboveZero,
  end: periodsAboveZero,
  type: timing,
};

const onePayment = {
  rate,
  period: periodsAboveZero,
  periods: periodsAboveZero,
  presentValue: dollars,
  ...level,
};

const partOfInterest = number({ min: 0, below: 100 });

const method = oneOf(["avalanche", "snowball"]);
const debt = { balance: dollarsFromZero, apr: percent, minimum: dollarsFromZero };
const debts = listOf(objectOf(debt));
const namedDebts = listOf(objectOf({ name: textOf(), ...debt }));

const plan = {
  plan: objectOf({
    debtAmount: dollarsFromZero,
    annualRate: percent,
    monthlyPayment: dollarsFromZero,
    otherDebts: optional(namedDebts),
    extra: optional(dollarsFromZero),
  }),
};

const minimum = objectOf({
  minimumPercent: percent,
  minimumFloor: dollarsFromZero,
  minimumRule: oneOf(["interest+pct", "pct"]),
});

/** Loans and debts. */
export const loanArguments = {
  amortizationSchedule: loan,
  annualPercentageRate: withFees,
  balanceTransfer: {
    apr: percent,
    payment: dollars,
    balance: dollarsFromZero,
    offer: objectOf({
      transferFee: percent,
      transferMonths: periodsAboveZero,
      transferRate: percent,
    }),
  },
  breakEvenYield: {
    annualRate: percent,
    savingsTaxRate: optional(partOfInterest),
    deductionRate: optional(partOfInterest),
  },
  coversInterest: payoff,
  creditLineSchedule: {
    line: objectOf({
      principal: dollarsFromZero,
      drawRate: rateFromZero,
      drawMonths: periodsFromZero,
      extra: dollarsFromZero,
      repaymentRate: rateFromZero,
      repaymentMonths: periodsAboveZero,
    }),
  },
  cumulativeInterest: partOfLoan,
  cumulativePrincipal: partOfLoan,
  debtsIn: plan,
  debtsPayoff: { method, debts, extra: dollarsFromZero },
  extraPaymentIn: { month: periodsAboveZero, extra },
  feesAndApr: withFees,
  finalPayment: payoff,
  hasDebtPlan: plan,
  hasExtraPayments: { extra },
  interestOnlySchedule: { ...loan, periods: periodsFromZero, extra: dollarsFromZero },
  interestPaid: { ...loan, paid: periodsFromZero },
  interestPayment: onePayment,
  lastingBreakEven: { gains: listOf(amount) },
  levelLoan: { annualRate: percent, years: yearsFromZero, principal: dollarsFromZero },
  loanWithOptions: {
    annualRate: percent,
    years: yearsFromZero,
    principal: dollarsFromZero,
    options: objectOf({ ...extraPayments, fees: optional(dollarsFromZero) }),
    today: optional(day),
  },
  minimumPayment: { rate: rateFromZero, balance: dollarsFromZero, minimum },
  minimumPaymentSchedule: { rate: rateFromZero, balance: dollarsFromZero, minimum },
  monthsToBalance: { ...loan, limit: dollarsFromZero },
  mortgageInsurance: {
    loan: objectOf({
      annualRate: percent,
      years: yearsFromZero,
      principal: dollarsFromZero,
      originalValue: dollarsFromZero,
      pmiRate: percent,
      prepaid: optional(listOf(objectOf({ balance: dollarsFromZero }))),
    }),
    today: optional(day),
  },
  payoff: { annualRate: percent, payment: dollars, balance: dollars, today: day },
  payoffMonths: payoff,
  payoffOrder: { method, debts },
  payoffSchedule: payoff,
  payoffTotal: payoff,
  pointsBreakEven: {
    cost: dollarsFromZero,
    annualRate: percent,
    rateWithout: percent,
    years: yearsFromZero,
    principal: dollarsFromZero,
  },
  prepaidLoan: {
    annualRate: percent,
    years: yearsFromZero,
    principal: dollarsFromZero,
    extra,
    today: optional(day),
  },
  prepaidSchedule: { ...loan, extra },
  prepayOrSavePath: {
    plan: objectOf({
      balance: dollarsFromZero,
      annualRate: percent,
      years: yearsFromZero,
      lumpSum: optional(dollarsFromZero),
      monthly: optional(dollarsFromZero),
      apy: percent,
      savingsTaxRate: optional(partOfInterest),
      deductionRate: optional(partOfInterest),
    }),
    least: optional(periodsFromZero),
  },
  principalPayment: onePayment,
  refinanceGain: { current: scheduleRows, renewed: scheduleRows, cash: dollars },
  refinancePath: {
    loans: objectOf({
      currentBalance: dollarsFromZero,
      currentRate: percent,
      remainingYears: yearsFromZero,
      newRate: percent,
      newTerm: yearsFromZero,
      costs: dollarsFromZero,
      costsInCash: optional(dollarsFromZero),
      cashOut: optional(dollarsFromZero),
      keepOldPayment: optional(oneOf(["no", "yes"])),
    }),
  },
  remainingBalance: { ...loan, paid: periodsFromZero },
  severalDebts: { debts: namedDebts, extra: dollarsFromZero, today: day },
} satisfies Partial<ArgumentsOf<typeof finance>>;
