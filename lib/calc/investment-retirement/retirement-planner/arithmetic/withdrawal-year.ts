import { annuityFactor } from "@/lib/finance/time-value/annuity-factor";
import { futureValue } from "@/lib/finance/time-value/future-value";
import { growthFactor } from "@/lib/finance/time-value/growth-factor";
import { withdrawalMonths } from "@/lib/finance/time-value/withdrawal-months";
import { requiredDistribution } from "@/lib/tax-law/retirement/required-distribution";

import type { Accounts, ByKind } from "./withdrawal-accounts";
import type { WithdrawalOrder } from "./withdrawal-choices";
import { drawnInOrder, type WithdrawalBounds } from "./withdrawal-orders";
import { rootNear } from "./withdrawal-root";
import type { WithdrawalTaxes, YearOfTaxes } from "./withdrawal-taxes";

/** What a year of the plan needs and has, whichever order is kept: dollars of today. */
export type YearToPay = YearOfTaxes & {
  /** On its first day. */
  age: number;
  spending: number;
  socialSecurity: number;
  otherIncome: number;
  /** Whether the law requires that something comes out of the account before tax. */
  isRequired: boolean;
};

export type Market = {
  /** A month as a fraction, beyond inflation. */
  realReturn: number;
  /** Percent a year. */
  inflation: number;
};

/** A year of withdrawals, in dollars of today. */
export type WithdrawalYear = WithdrawalTaxes & {
  /** From 1. */
  year: number;
  /** On its first day. */
  age: number;
  spending: number;
  fromTaxable: number;
  fromBeforeTax: number;
  fromRoth: number;
  /** What of the first is a long-term gain. */
  gains: number;
  /** What the law requires of the second. */
  required: number;
  socialSecurity: number;
  otherIncome: number;
  /** What is neither spent nor taxed: it goes to the taxable account. */
  saved: number;
  /** What is spent: all that comes in, less taxes and what is saved. */
  paid: number;
  /** What nothing pays of the spending. */
  missing: number;
  /** On its last day. */
  taxableLeft: number;
  beforeTaxLeft: number;
  rothLeft: number;
  basisLeft: number;
  left: number;
  /** The months until the savings first run out: 12 before that year, and 0 after it. */
  lasted: number;
};

/** Rounds in which the taxes of the year in which the savings run out settle: they hardly move its months. */
const settlingRounds = 6;

/**
 * A year of the plan in which the accounts, in an order, pay what income leaves of spending and of all taxes.
 *
 *     can pay  = 12 × balance ÷ annuity factor of 12 months, of each account
 *     required = balance ÷ distribution period, of the account before tax
 *     gains    = from taxable × (1 − basis ÷ what it can pay)
 *     withdrawals + income − taxes = spending + saved
 *     left     = FV(real return a month, 12, withdrawal ÷ 12, −balance), of each
 *
 * Where all accounts together do not pay it, they are emptied month by month, as arithmetic/plan-by-year.ts does.
 *
 * - `guess` near what is taken out in all
 */
export function withdrawalYear(
  accounts: Accounts,
  order: WithdrawalOrder,
  { taxesWith, roomInBracket, ...year }: YearToPay,
  { realReturn, inflation }: Market,
  guess: { total: number; inBracket: number },
): Omit<WithdrawalYear, "year" | "lasted"> & { months: number; inBracket: number } {
  const { age, spending, socialSecurity, otherIncome } = year;
  const inTwelfths = 12 / annuityFactor(realReturn, 12);
  const can: ByKind = {
    beforeTax: accounts.beforeTax * inTwelfths,
    roth: accounts.roth * inTwelfths,
    taxable: accounts.taxable * inTwelfths,
  };
  const all = can.beforeTax + can.roth + can.taxable;
  const required = year.isRequired
    ? Math.min(can.beforeTax, requiredDistribution(accounts.beforeTax, age))
    : 0;
  const inBracket = order === "fillBracket" ? roomInBracket(guess.inBracket) : 0;
  const bounds: WithdrawalBounds = { can, required, inBracket };

  const gainsOf = (taxable: number) =>
    can.taxable > 0 ? taxable * Math.max(0, 1 - accounts.basis / can.taxable) : 0;
  const taxesOf = (drawn: ByKind) =>
    taxesWith({ beforeTax: drawn.beforeTax, gains: gainsOf(drawn.taxable) });
  const afterTaxes = (drawn: ByKind, taxes = taxesOf(drawn)) => {
    const total = drawn.beforeTax + drawn.roth + drawn.taxable;
    return total + socialSecurity + otherIncome - taxes.federalTax - taxes.stateTax;
  };
  const drawnOf = (total: number) => drawnInOrder(order, total, bounds);
  const overSpending = (total: number) => afterTaxes(drawnOf(total)) - spending;

  const total = rootNear(overSpending, guess.total, required, all);
  const isOver = total === null && overSpending(required) > 0;
  const { drawn, months } =
    total === null && !isOver ? drawnToTheEnd() : { drawn: drawnOf(total ?? required), months: 12 };

  const taxes = taxesOf(drawn);
  const net = afterTaxes(drawn, taxes);
  const saved = isOver ? net - spending : 0;
  const growth = growthFactor(realReturn, 12);
  const kept = (kind: keyof ByKind) =>
    months < 12 || can[kind] === 0 ? 0 : Math.max(0, 1 - drawn[kind] / can[kind]);
  const beforeTaxLeft = accounts.beforeTax * growth * kept("beforeTax");
  const rothLeft = accounts.roth * growth * kept("roth");
  const taxableLeft =
    accounts.taxable * growth * kept("taxable") + futureValue(realReturn, 12, -saved / 12, 0);
  return {
    age,
    spending,
    fromTaxable: drawn.taxable,
    fromBeforeTax: drawn.beforeTax,
    fromRoth: drawn.roth,
    gains: gainsOf(drawn.taxable),
    required,
    socialSecurity,
    otherIncome,
    ...taxes,
    saved,
    paid: net - saved,
    missing: months < 12 ? Math.max(0, spending - net) : 0,
    taxableLeft,
    beforeTaxLeft,
    rothLeft,
    basisLeft: (accounts.basis * kept("taxable") + saved) / (1 + inflation / 100),
    left: taxableLeft + beforeTaxLeft + rothLeft,
    months,
    inBracket,
  };

  /** Every month as much as the whole year would need, as long as there is any. */
  function drawnToTheEnd() {
    const balance = accounts.beforeTax + accounts.roth + accounts.taxable;
    let due = taxesOf(can);
    let months = 0;
    let share = 1;
    for (let round = 0; round < settlingRounds; round++) {
      const wanted = spending + due.federalTax + due.stateTax - socialSecurity - otherIncome;
      months = Math.min(11, withdrawalMonths(realReturn, wanted / 12, balance));
      const rest = Math.max(0, futureValue(realReturn, months, wanted / 12, -balance));
      share = all > 0 ? ((wanted * months) / 12 + rest) / all : 0;
      due = taxesOf(emptied(share));
    }
    return { drawn: emptied(share), months };
  }

  function emptied(share: number): ByKind {
    return {
      beforeTax: can.beforeTax * share,
      roth: can.roth * share,
      taxable: can.taxable * share,
    };
  }
}
