import { firstWith } from "@/lib/tax-law/pay-kept/first-with";
import { keptOf } from "@/lib/tax-law/pay-kept/kept-of";

import type { IncomeTaxInput } from "./household-of";
import { lossesOverWages, type LossesOverWages } from "./losses-over-wages";

/** What of a raise is lost on its way, and which other raise does better. */
type RaiseOutcome = {
  /** What is lost at the most costly place between the pay of now and that with the raise: none where nothing is. */
  causes: readonly string[];
  /**
   * Where the raise leaves less than now, the least larger one that leaves as much, in dollars a year: null where
   * no wages that were looked at do.
   */
  evenRaise: number | null;
  /** The smaller raise that leaves most, and how much more than this one, in dollars a year: null where none does. */
  better: { raise: number; more: number } | null;
};

/** What comes of a raise where one more dollar may leave less. */
export function raiseOutcome(input: IncomeTaxInput, raise: number): RaiseOutcome {
  const over = lossesOverWages(input);
  const { keptAt, falls, farthest } = over;
  const { grossIncome } = input;
  const pay = grossIncome + raise;
  const now = keptWith(over, grossIncome);
  const then = keptWith(over, pay);
  const passed = falls.filter(({ at, times }) => at + times > grossIncome && at < pay);
  const [costliest] = passed.toSorted(
    (one, other) => other.lost * other.times - one.lost * one.times,
  );
  const [best] = passed
    .filter(({ at }) => at > grossIncome)
    .map(({ at }) => ({ raise: at - grossIncome, more: keptAt(at) - then }))
    .toSorted((one, other) => other.more - one.more);
  const even = then < now ? firstWith(keptAt, now, Math.ceil(pay), falls, farthest) : null;
  return {
    causes: costliest ? causesAt(over, costliest) : [],
    evenRaise: even === null ? null : even - grossIncome,
    better: best && best.more >= 0.5 ? best : null,
  };
}

/** What is left with wages that may have cents, in dollars a year. */
const keptWith = ({ asked: { household, year, options } }: LossesOverWages, wages: number) =>
  keptOf({ ...household, wages }, year, options).kept;

/** Why one more dollar leaves less there: runs of several rules come in turn, and differ in what they take. */
const causesAt = ({ losses }: LossesOverWages, { at, lost }: { at: number; lost: number }) =>
  losses.find((run) => run.from <= at && at <= run.to && Math.abs(run.lost - lost) < 0.005)
    ?.causes ?? [];
