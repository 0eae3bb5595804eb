/** Where an amount falls though what it goes by rises. */
export type Fall = {
  /** In whole dollars: from here to the next dollar. */
  at: number;
  /** Over how many dollars in a row it falls so: 1 for a jump. */
  times: number;
  /** By how much with each of them, in dollars. */
  lost: number;
};

/** A half cent: less is what sums of many decimals leave, or rounds to nothing. */
const leastFall = 0.005;

/** What floats leave of a straight line, in dollars. */
const straight = 1e-6;

/**
 * How far a curve may be away from one, as a part of what it rises by with a dollar: a jump that takes more than
 * the dollar brings is at least 0.381 of it away at one of the two places.
 */
const nearlyStraight = 0.2;

/** Dollars. */
const cell = 2_000;

/** What is narrower is looked at dollar by dollar. */
const narrow = 4;

/** Where a cell is looked at in between: at no part of it that steps of the law have too. */
const betweenParts = [0.381, 0.709] as const;

/**
 * Every whole dollar at which one more makes an amount smaller by half a cent or more.
 *
 * - `amountAt` a whole number of dollars: it is asked often, and should remember
 * - `farthest` dollar
 * - `jumps` dollars from which to the next one it is known that it may jump
 *
 *     fall = amount(at) − amount(at + 1) > $0.005
 *
 * Between known jumps the amount is looked at every $2,000 and at two places in between. Where the four lie
 * on a line, they are taken for one; where not, the parts between them are looked at likewise, down to the dollar.
 * So each jump is found that no other one makes up for within a few hundred dollars.
 *
 * @example fallsOf((at) => (at > 2_500 ? at - 100 : at), 10_000).length // 1
 * @example fallsOf((at) => (at > 2_500 ? at - 100 : at), 10_000)[0].at // 2500
 * @example fallsOf((at) => -2 * at, 10_000)[0].times // 2000
 */
export function fallsOf(
  amountAt: (dollars: number) => number,
  farthest: number,
  jumps: readonly number[] = [],
): Fall[] {
  const falls: Fall[] = [];

  const look = (from: number, to: number): void => {
    const width = to - from;
    if (width < narrow) {
      for (let at = from; at < to; at++) {
        const lost = amountAt(at) - amountAt(at + 1);
        if (lost > leastFall) falls.push({ at, times: 1, lost });
      }
      return;
    }
    const next = nextOf(falls);
    if (next !== null && from <= next && next < to) {
      for (const [start, end] of pairs([from, next, next + 1, to])) look(start, end);
      return;
    }
    const between = betweenParts.map((part) => from + Math.round(width * part));
    const start = amountAt(from);
    const rise = (amountAt(to) - start) / width;
    const off = Math.max(
      ...between.map((at) => Math.abs(amountAt(at) - start - rise * (at - from))),
    );
    if (off < straight) {
      if (-rise > leastFall) falls.push({ at: from, times: width, lost: -rise });
      return;
    }
    if (off < nearlyStraight * rise) return;
    for (const [start, end] of pairs([from, ...between, to])) look(start, end);
  };

  for (const [from, to] of cellsOf(farthest, jumps)) look(from, to);
  return falls;
}

/** Where the next fall is, if they come in steps: as far from the last as that is from the one before. */
function nextOf(falls: readonly Fall[]): number | null {
  const [before, last] = falls.slice(-2);
  // Dollar after dollar is a stretch, and no stairs.
  if (!before || last?.times !== 1 || last.at - before.at < narrow) return null;
  return 2 * last.at - before.at;
}

/** From one end of a cell to the next: both sides of each jump are ends. */
function cellsOf(farthest: number, jumps: readonly number[]): [from: number, to: number][] {
  const ends = new Set([0, farthest]);
  for (let at = cell; at < farthest; at += cell) ends.add(at);
  for (const at of jumps) for (const end of [at, at + 1]) if (end < farthest) ends.add(end);
  return pairs([...ends].toSorted((one, other) => one - other));
}

const pairs = (ends: readonly number[]): [from: number, to: number][] =>
  ends
    .slice(1)
    .map((to, place): [number, number] => [ends[place] ?? to, to])
    .filter(([from, to]) => from < to);
