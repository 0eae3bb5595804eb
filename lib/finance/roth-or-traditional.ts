import { sumBy } from "./sum-by";
import { investedByYear } from "./time-value/invested-by-year";
import { levelIncome } from "./time-value/level-income";
import { todaysValue } from "./time-value/todays-value";

export type TaxRates = {
  /** Percent of income tax on the contribution now, and on a withdrawal in retirement. Null is not asked about. */
  rateNow?: number | null;
  rateLater?: number | null;
  /** The age to which the money lasts. Null is not asked about. */
  planTo?: number | null;
  /** Percent of tax on what grows outside the account, each year. */
  taxOnGrowth?: number;
};

/** A year of contributions, in dollars. */
export type TaxSavedYear = {
  /** How many years have passed at its end. */
  year: number;
  /** Contributed in the year. */
  paid: number;
  /** All that was contributed until then, with its growth in the account. */
  grown: number;
  /** Of tax, by a traditional contribution. */
  saved: number;
  /** All that was saved until then, with its growth outside the account after tax. */
  invested: number;
};

/** What contributions of both kinds leave, in dollars after tax: the incomes a year and in the money of today. */
export type RothOrTraditional = {
  rothIncome: number;
  traditionalIncome: number;
  /** The same where the tax saved is spent, not invested. */
  traditionalIncomeIfSpent: number;
  /** Where the tax on a Roth contribution comes out of it, so that it costs the same pay as a traditional one. */
  rothIncomeForSamePay: number;
  /** Percent of tax in retirement at which the first two are equal. */
  breakEvenRate: number;
  /** At retirement. */
  rothBalance: number;
  traditionalBalance: number;
  /** Of that the part outside the account. */
  taxSavedInvested: number;
  taxSavedByYear: readonly TaxSavedYear[];
};

/** None where no rates are asked about, for programs that want every name. */
export const noRothOrTraditional = {
  rothIncome: null,
  traditionalIncome: null,
  traditionalIncomeIfSpent: null,
  rothIncomeForSamePay: null,
  breakEvenRate: null,
  rothBalance: null,
  traditionalBalance: null,
  taxSavedInvested: null,
  taxSavedByYear: [],
} as const;

type Saver = TaxRates & {
  currentAge: number;
  retirementAge: number;
  /** Percent a year, compounded monthly, in and outside the account, until retirement and after it. */
  annualReturn: number;
  /** Percent a year. */
  inflation?: number;
};

/**
 * The same contributions, to a Roth or to a traditional account, from now to the age that the money lasts to. What else
 * is in the account at retirement is before tax in both. With a traditional contribution the tax that it saves now is
 * invested outside, and its growth is taxed each year:
 *
 *     Roth        = (balance − contributions grown) × (1 − rate later) + contributions grown
 *     traditional = balance × (1 − rate later) + tax saved, grown at return × (1 − tax on growth)
 *
 * Each of these pays a level income in the money of today, lib/finance/time-value/level-income.ts, and the two are equal
 * where the rate later is
 *
 *     break-even = income from the tax saved ÷ income from the contributions grown
 *
 * - `balance` at retirement, all contributions in it, in dollars
 * - `paid` by the saver in each year, in dollars
 *
 * Returns undefined without both rates, an age after retirement, and contributions.
 *
 * @example rothOrTraditional(savedForAYear, 20_000, [{ year: 1, paid: 12_000 }]).breakEvenRate // 20.178332…
 * @example rothOrTraditional(savedForAYear, 20_000, [{ year: 1, paid: 12_000 }]).rothBalance // 19080.267484…
 */
export function rothOrTraditional(
  saver: Saver,
  balance: number,
  paid: readonly { year: number; paid: number }[],
): RothOrTraditional | undefined {
  const { rateNow, rateLater, planTo, taxOnGrowth = 15 } = saver;
  const { currentAge, retirementAge, annualReturn, inflation = 0 } = saver;
  if (rateNow == null || rateLater == null || planTo == null) return undefined;
  if (planTo <= retirementAge || sumBy(paid, ({ paid }) => paid) <= 0) return undefined;

  const taxedReturn = annualReturn * (1 - taxOnGrowth / 100);
  const investedAt = (rate: number, share: number) =>
    investedByYear(
      rate,
      0,
      paid.map((one, index) => ({
        amount: one.paid * share,
        months: (one.year - (paid[index - 1]?.year ?? 0)) * 12,
      })),
    );
  const inside = investedAt(annualReturn, 1);
  const outside = investedAt(taxedReturn, rateNow / 100);
  const grown = inside.at(-1)?.balance ?? 0;
  const taxSavedInvested = outside.at(-1)?.balance ?? 0;

  const kept = 1 - rateLater / 100;
  const rothBalance = (balance - grown) * kept + grown;
  const incomeFrom = (amount: number, rate: number) =>
    levelIncome(
      todaysValue(amount, retirementAge - currentAge, inflation),
      rate,
      inflation,
      planTo - retirementAge,
    );
  const ifSpent = incomeFrom(balance * kept, annualReturn);
  const fromTaxSaved = incomeFrom(taxSavedInvested, taxedReturn);

  return {
    rothIncome: incomeFrom(rothBalance, annualReturn),
    traditionalIncome: ifSpent + fromTaxSaved,
    traditionalIncomeIfSpent: ifSpent,
    rothIncomeForSamePay: incomeFrom(rothBalance - (grown * rateNow) / 100, annualReturn),
    breakEvenRate: (fromTaxSaved / incomeFrom(grown, annualReturn)) * 100,
    rothBalance,
    traditionalBalance: balance * kept + taxSavedInvested,
    taxSavedInvested,
    taxSavedByYear: paid.map(({ year, paid }, index) => ({
      year,
      paid,
      grown: inside[index]?.balance ?? 0,
      saved: (paid * rateNow) / 100,
      invested: outside[index]?.balance ?? 0,
    })),
  };
}
