import type { StateHousehold } from "../states/filer";
import { stateCodeOf } from "../states/state-code-of";
import type { KnownYear } from "../years/law-years";
import { causesOfLoss } from "./causes-of-loss";
import type { Fall } from "./falls-of";
import { fallsWithRaise } from "./falls-with-raise";
import type { RaiseOptions } from "./farthest-wages";
import { keptWithReturns } from "./kept-with-returns";
import { remembered } from "./remembered";

/** Wages at which one more dollar leaves a household with less, or a run of them that are alike. */
type LossWithRaise = {
  /** The taxpayer’s wages at the first and at the last, in dollars a year: it is the dollar after them. */
  from: number;
  to: number;
  /** How many, all as far from each other to a dollar: 1 where it is one place. */
  times: number;
  /** What each of them takes, in dollars a year, the dollar counted that it comes with: to the cent. */
  lost: number;
  /** As a sentence says it: “the child credit falls”. */
  causes: readonly string[];
  /**
   * The first wages after all of them with which as much is left as before the most costly: null where they are
   * above the farthest.
   */
  back: number | null;
};

/**
 * Every amount of wages at which one more dollar leaves a household with less than before, the lowest first.
 *
 * - `year` and `options` as in keptOf; `options.farthest` wages, whole dollars
 *
 * Returns dollars a year.
 *
 *     loss: kept(wages + 1) < kept(wages) − $0.005
 *
 * All but the taxpayer’s wages stays as it is: tips and overtime too, which are in the wages. Where a loss
 * comes in steps, such as $50 of the child credit for each $1,000, the steps of one size are one run.
 *
 * The steps of the federal law are looked up at the limits in its tables. What else may jump, such as a state’s
 * tax, is searched by fallsOf.
 *
 * Not modeled: the rows of $50 of the printed tables of the tax and of the earned income credit, and the whole
 * percents of the poverty line of Form 8962, in which returns round what the law lets rise evenly.
 *
 * @example lossesWithRaise({ filingStatus: "single", retirementSavings: 2_000 }, 2026)[0].from // 24250
 * @example lossesWithRaise({ filingStatus: "single", children: 1, wages: 150_000 }, 2026)[0].times // 18
 *
 * Source: the sections of the law that keptOf and incomeLimitsOf name.
 */
export function lossesWithRaise(
  household: StateHousehold,
  year: KnownYear,
  options: RaiseOptions = {},
): LossWithRaise[] {
  const { keptAt, falls, farthest } = fallsWithRaise(household, year, options);
  const returnsAt = remembered((wages) => keptWithReturns({ ...household, wages }, year, options));
  const code = stateCodeOf(options.state);
  const causesOf = ({ at }: Fall) =>
    causesOfLoss(returnsAt(Math.max(0, at - 1)), returnsAt(at), returnsAt(at + 1), code);
  return runsOf(falls, causesOf).map(({ falls: [first, ...others], causes }) => {
    const last = others.at(-1) ?? first;
    const most = Math.max(...[first, ...others].map(({ at }) => keptAt(at)));
    return {
      from: first.at,
      to: endOf(last),
      times: [first, ...others].reduce((sum, { times }) => sum + times, 0),
      lost: first.lost,
      causes,
      back: firstWith(keptAt, most, last.at + last.times, falls, farthest),
    };
  });
}

type Falls = readonly [Fall, ...Fall[]];
type Run = { falls: Falls; causes: readonly string[] };

/** Falls of the same causes and the same size to the cent, as far from each other as the first two. */
function runsOf(falls: readonly Fall[], causesOf: (fall: Fall) => string[]): Run[] {
  const runs: [Fall, ...Fall[]][] = [];
  for (const fall of falls) {
    // Those of several rules come in turn.
    const run = runs.slice(-turns).findLast((one) => continues(one, fall));
    if (run) run.push(fall);
    else runs.push([fall]);
  }
  return runs.flatMap((run): Run[] => {
    const [first, ...others] = run;
    const causes = causesOf(first);
    const last = others.at(-1);
    // What is alike to the cent at both ends has one cause: to ask each fall takes long.
    if (!last || causesOf(last).join() === causes.join()) return [{ falls: run, causes }];
    return run.map((fall) => ({ falls: [fall], causes: causesOf(fall) }));
  });
}

const turns = 8;

function continues([first, second, ...more]: Falls, { at, times, lost }: Fall): boolean {
  const last = more.at(-1) ?? second ?? first;
  const distance = at - endOf(last);
  const usual = second ? second.at - endOf(first) : distance;
  // A stretch in which each dollar falls goes on without a gap only.
  const isAlike = (first.times === 1 && times === 1) || distance === 1;
  return isAlike && Math.abs(distance - usual) <= 1 && Math.abs(lost - first.lost) < 0.005;
}

/** The last dollar of a fall. */
const endOf = ({ at, times }: Fall) => at + times - 1;

/** The first wages from some on with which so much is left: between the falls it never falls. */
function firstWith(
  keptAt: (wages: number) => number,
  kept: number,
  from: number,
  falls: readonly Fall[],
  farthest: number,
): number | null {
  const isEnough = (wages: number) => keptAt(wages) >= kept - 1e-6;
  let start = from;
  for (const { at, times } of [...falls, { at: farthest, times: 0 }]) {
    if (at < start) continue;
    if (isEnough(at)) return firstBetween(isEnough, start, at);
    start = at + times;
  }
  return null;
}

/** The first dollar of which something is true, where it stays true up to the last. */
function firstBetween(isTrue: (dollars: number) => boolean, from: number, to: number): number {
  if (isTrue(from)) return from;
  let [before, first] = [from, to];
  while (first - before > 1) {
    const middle = Math.floor((before + first) / 2);
    if (isTrue(middle)) first = middle;
    else before = middle;
  }
  return first;
}
