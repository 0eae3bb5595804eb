import type { StateHousehold } from "../states/filer";
import { stateCodeOf } from "../states/state-code-of";
import type { KnownYear } from "../years/law-years";
import { causesOfLoss } from "./causes-of-loss";
import type { Fall } from "./falls-of";
import type { FallsWithRaise } from "./falls-with-raise";
import { firstWith } from "./first-with";
import type { KeptOptions } from "./kept-of";
import { keptWithReturns } from "./kept-with-returns";
import { remembered } from "./remembered";

/** Wages at which one more dollar leaves a household with less, or a run of them that are alike. */
export type LossWithRaise = {
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
 * The falls of what is left of pay, in runs of those that are alike, with why.
 *
 * - `found` what fallsWithRaise answers for the same household, year and options
 *
 * Returns them as lossesWithRaise.
 *
 * @example lossesAmong({ keptAt: (wages) => wages, falls: [], farthest: 150_000 }, { filingStatus: "single" }, 2026).length // 0
 */
export function lossesAmong(
  { keptAt, falls, farthest }: FallsWithRaise,
  household: StateHousehold,
  year: KnownYear,
  options: KeptOptions = {},
): LossWithRaise[] {
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
