import {
  age,
  amount,
  calendarDay,
  dayOfCalendar,
  dollars,
  dollarsFromZero,
  items,
  nominal,
  percent,
  percentFromZero,
  periods,
  periodsAboveZero,
  periodsFromZero,
  rate,
  rateFromZero,
  timing,
  wholeAboveZero,
  wholeNumber,
  year,
  yearsFromZero,
  type ArgumentsOf,
} from "./arguments";
import { anyFunction, listOf, objectOf, oneOf, optional, orNull, textOf } from "./checks";
import { marketHistory } from "../finance/history/market-history";
import { timesAYear } from "../finance/recurring-item";
import type * as finance from "./finance";

const day = dayOfCalendar(calendarDay);

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
const recurringItem = objectOf({
  description: textOf(),
  amount: dollars,
  frequency: optional(oneOf(Object.keys(timesAYear))),
});
const flows = listOf(dollars);
const payoff = { rate: rateFromZero, payment: dollars, balance: dollars };
const level = { futureValue: optional(dollars), type: optional(timing) };
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

const savings = objectOf({
  annualRate: percent,
  years: yearsFromZero,
  contribution: dollarsFromZero,
  opening: optional(dollarsFromZero),
  rise: optional(percent),
});

/** A number for each year of a period that history has. */
const inHistory = { min: 1, max: marketHistory.stocks.length };
const returns = listOf(rate);

const minimum = objectOf({
  minimumPercent: percent,
  minimumFloor: dollarsFromZero,
  minimumRule: oneOf(["interest+pct", "pct"]),
});

/** What each formula takes. The comment at the formula says the unit, and what is beyond its equation. */
export const financeArguments = {
  amortizationSchedule: loan,
  amountLeft: { total: amount, taken: { each: amount } },
  annualPercentageRate: withFees,
  annuityFactor: { rate, periods },
  balancingRate: { imbalance: anyFunction, guess: rate },
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
  categoryTotals: {
    items: listOf(objectOf({ category: textOf(), amount: dollars })),
    uncategorized: textOf(),
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
  dateSerial: { day },
  debtsIn: plan,
  debtsPayoff: { method, debts, extra: dollarsFromZero },
  effectiveRate: { nominal, timesAYear: periodsAboveZero },
  extraPaymentIn: { month: periodsAboveZero, extra },
  feesAndApr: withFees,
  finalPayment: payoff,
  firstWhole: { holds: anyFunction, most: wholeAboveZero },
  futureValue: {
    rate,
    periods: periodsFromZero,
    payment: dollars,
    presentValue: optional(dollars),
    type: optional(timing),
  },
  growingSavings: { savings },
  growthByYear: {
    annualRate: percent,
    years: yearsFromZero,
    contribution: dollarsFromZero,
    opening: dollarsFromZero,
    rise: optional(percent),
  },
  growthEarned: { rate, periods, payment: dollars, opening: dollars },
  growthFactor: { rate, periods },
  growthRate: { periods: periodsAboveZero, presentValue: dollars, futureValue: dollars },
  hasDebtPlan: plan,
  hasExtraPayments: { extra },
  historicalGrowth: {
    contributions: listOf(dollarsFromZero, inHistory),
    opening: dollarsFromZero,
    stocks: percentFromZero,
    target: optional(dollarsFromZero),
  },
  historicalPeriods: {
    withdrawals: listOf(dollars, inHistory),
    savings: dollarsFromZero,
    stocks: percentFromZero,
  },
  historicalRange: {
    years: listOf(objectOf({ year: yearsFromZero, contributed: dollarsFromZero })),
    opening: dollarsFromZero,
    stocks: optional(orNull(percentFromZero)),
    inflation: optional(percentFromZero),
  },
  historicalReturns: { stocks: percentFromZero, years: wholeAboveZero },
  historicalSummary: {
    periods: listOf(objectOf({ start: year, needed: amount }), { min: 1 }),
    savings: dollarsFromZero,
  },
  interestOnlySchedule: { ...loan, periods: periodsFromZero, extra: dollarsFromZero },
  internalRateOfReturn: { flows },
  interestPaid: { ...loan, paid: periodsFromZero },
  interestPayment: onePayment,
  investedByYear: {
    annualRate: percent,
    opening: dollarsFromZero,
    years: listOf(objectOf({ amount: dollarsFromZero, months: periodsAboveZero })),
  },
  isMonthly: { item: recurringItem },
  itemTotal: { items },
  lastingBreakEven: { gains: listOf(amount) },
  levelIncome: {
    balance: dollarsFromZero,
    annualRate: percent,
    inflation: percent,
    years: yearsFromZero,
  },
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
  monthIn: { text: textOf() },
  dayOfIso: { text: textOf() },
  isoOfDay: { day },
  daysAfter: { day, days: wholeNumber },
  monthsAfter: { day, months: periods },
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
  monthlyAmount: { item: recurringItem },
  monthlyTotal: { items: listOf(recurringItem) },
  netPresentValue: { rate, flows },
  nominalRate: { effective: rate, timesAYear: periodsAboveZero },
  paybackPeriod: { flows },
  payment: { rate, periods: periodsAboveZero, presentValue: dollars, ...level },
  payoff: { annualRate: percent, payment: dollars, balance: dollars, today: day },
  payoffMonths: payoff,
  payoffOrder: { method, debts },
  payoffSchedule: payoff,
  payoffTotal: payoff,
  percentile: { values: listOf(amount, { min: 1 }), percent: percentFromZero },
  periods: { rate, payment: dollars, presentValue: dollars, ...level },
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
  presentValue: { rate, periods: periodsFromZero, payment: dollars, ...level },
  priceIndex: { of: objectOf({ year, month: calendarDay.month }) },
  principalPayment: onePayment,
  quoteRange: { midpoint: dollars },
  ratePerPeriod: {
    periods: periodsAboveZero,
    payment: dollars,
    presentValue: dollars,
    ...level,
    guess: optional(rate),
  },
  realReturnsOf: { stocks: percentFromZero },
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
  realMonthlyReturn: { annualRate: percent, inflation: percent },
  remainingBalance: { ...loan, paid: periodsFromZero },
  risingMonths: { rate, payment: dollarsFromZero, rise: rate, worth: dollarsFromZero },
  risingPresentValue: { rate, months: periodsFromZero, payment: dollars, rise: rate },
  risingTotal: { rate, years: yearsFromZero, amount: dollars },
  rootBetween: { equation: anyFunction, low: amount, high: amount },
  rothOrTraditional: {
    saver: objectOf({
      rateNow: optional(orNull(percentFromZero)),
      rateLater: optional(orNull(percentFromZero)),
      planTo: optional(orNull(age)),
      taxOnGrowth: optional(percentFromZero),
      currentAge: age,
      retirementAge: age,
      annualReturn: percent,
      inflation: optional(percent),
    }),
    balance: dollarsFromZero,
    paid: listOf(objectOf({ year: yearsFromZero, paid: dollarsFromZero })),
  },
  severalDebts: { debts: namedDebts, extra: dollarsFromZero, today: day },
  savingMonths: {
    rate: rateFromZero,
    payment: dollarsFromZero,
    opening: dollarsFromZero,
    target: dollarsFromZero,
  },
  savingsNeeded: { returns, withdrawals: flows },
  savingsPath: { returns, withdrawals: flows, savings: dollarsFromZero },
  savingsPlan: {
    monthly: dollarsFromZero,
    opening: dollarsFromZero,
    target: dollarsFromZero,
    options: objectOf({ apy: optional(percent), byMonths: optional(orNull(periodsAboveZero)) }),
  },
  signChanges: { flows },
  steppedUp: { savings, value: dollars, monthly: optional(dollarsFromZero) },
  sumBy: { items: listOf(() => undefined), amount: anyFunction },
  todaysValue: { amount: dollars, years: yearsFromZero, inflation: percent },
  wholeCount: { total: amount, each: amount, leftOf: optional(amount) },
  withdrawalMonths: { rate, withdrawal: dollarsFromZero, balance: dollarsFromZero },
  yearEnds: { years: yearsFromZero },
} satisfies ArgumentsOf<typeof finance>;
