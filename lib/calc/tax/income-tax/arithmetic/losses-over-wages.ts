import { fallsWithRaise, type FallsWithRaise } from "@/lib/tax-law/pay-kept/falls-with-raise";
import { farthestWages } from "@/lib/tax-law/pay-kept/farthest-wages";
import type { KeptOptions } from "@/lib/tax-law/pay-kept/kept-of";
import { lossesAmong, type LossWithRaise } from "@/lib/tax-law/pay-kept/losses-among";
import { lawOf } from "@/lib/tax-law/years/law-of";
import type { KnownYear } from "@/lib/tax-law/years/law-years";
import type { Household } from "@/lib/tax-law/household";

import { householdOf, type IncomeTaxInput } from "./household-of";
import { householdLoansOf } from "./loan-ways";

/** Where over all wages one more dollar leaves a household with less: one by one, and in runs with why. */
export type LossesOverWages = FallsWithRaise & {
  losses: readonly LossWithRaise[];
  /** Whose they are, but for the wages. */
  asked: { household: Household; year: KnownYear; options: KeptOptions };
};

/** What takes a part of pay besides the federal law. */
export const keptOptionsOf = (input: IncomeTaxInput): KeptOptions => ({
  state: input.state,
  localRate: input.localRate,
  medicare: input.onMedicare,
  loans: householdLoansOf(input),
});

/** Steps of the farthest wages, in dollars: a little more pay asks for no wages that were not looked at. */
const step = 50_000;

/** To look at all wages takes 50 to 200 ms. While only pay moves, the answer is the same. */
const known = new Map<string, LossesOverWages>();

/** As many as are compared with each other where one number of a form is moved. */
const mostKnown = 20;

/**
 * The losses of a household up to about twice its pay with the raise, $150,000 to $1,000,000: those of the
 * households asked for last are remembered.
 */
export function lossesOverWages(input: IncomeTaxInput): LossesOverWages {
  const { grossIncome, raise = 0, lawYear } = input;
  const household = householdOf({ ...input, grossIncome: 0, raise: 0 });
  const asFarAs = farthestWages({ ...household, wages: grossIncome + raise });
  const farthest = Math.ceil(asFarAs / step) * step;
  const { year } = lawOf(lawYear);
  const options = keptOptionsOf(input);
  const key = JSON.stringify([household, year, options, farthest]);
  const remembered = known.get(key);
  if (remembered) return remembered;
  const falls = fallsWithRaise(household, year, { ...options, farthest });
  const losses = lossesAmong(falls, household, year, options);
  const found = { ...falls, losses, asked: { household, year, options } };
  if (known.size === mostKnown) known.clear();
  known.set(key, found);
  return found;
}
