/**
 * What tests compared, kept for the accuracy page. Each test file counts its own comparisons and,
 * when all of them have been made, holds the tally to content/evidence.json: files run side by side
 * and in any order, and nothing is computed a second time.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { calculatorIds } from "@/lib/catalogue/calculators";

import { root } from "./calculators";

/** How often something was held against a source, and how far apart the two were at most. */
export type Comparison = {
  /** Inputs tried. */
  cases: number;
  /** Of them, refused as the source says. */
  refusals?: number;
  /** Numbers compared. */
  figures: number;
  /** As a part of the number, of numbers below 1 in units; to two significant digits. */
  largestDifference: number;
};
type Part = Readonly<Record<string, object>>;

export const noComparison = (): Comparison => ({ cases: 0, figures: 0, largestDifference: 0 });

/** Counts a number that was compared, and its distance where it is the largest yet. */
export function count(tally: Comparison, ours: unknown, theirs: unknown) {
  tally.figures += 1;
  if (typeof ours !== "number" || typeof theirs !== "number") return;
  const difference = Math.abs(ours - theirs) / Math.max(1, Math.abs(theirs));
  tally.largestDifference = Math.max(tally.largestDifference, difference);
}

/**
 * Below this a difference is that of the last digits of a double. Which it is depends on the
 * processor, as far as `Math.pow` and `Math.log1p` do.
 */
const lastDigits = 1e-14;
/** For the same reason a larger one may be so many times another elsewhere. */
const leeway = 3;

/** Whether two largest differences are the same, for what a machine can tell. */
export function sameDifference(one: number, other: number): boolean {
  const [least, most] = [Math.min(one, other), Math.max(one, other)];
  return most <= Math.max(least, lastDigits) * leeway;
}

/** Where the two are apart: "loans-credit/heloc: cases 4, committed 3". */
export function disagreements(committed: Part, measured: Part): string[] {
  const keys = new Set([...Object.keys(committed), ...Object.keys(measured)]);
  return [...keys].flatMap((key) => {
    const said: Record<string, unknown> = { ...committed[key] };
    const found: Record<string, unknown> = { ...measured[key] };
    return [...new Set([...Object.keys(said), ...Object.keys(found)])]
      .filter((name) =>
        name === "largestDifference"
          ? !sameDifference(Number(said[name]), Number(found[name]))
          : said[name] !== found[name],
      )
      .map((name) => `${key}: ${name} ${String(found[name])}, committed ${String(said[name])}`);
  });
}

/**
 * What of a part is of calculators that stand in both: a new one is measured once it has been committed,
 * and the evidence of one that has gone leaves with the next measurement.
 */
export function ofKnownCalculators(part: Part, reach: Part): Part {
  const ids: readonly string[] = calculatorIds;
  const isNew = (key: string) => ids.includes(key) && !(key in reach);
  const isGone = (key: string) => key in reach && key !== "all" && !ids.includes(key);
  return Object.fromEntries(Object.entries(part).filter(([key]) => !isNew(key) && !isGone(key)));
}

const rounded = (part: Part): Part =>
  JSON.parse(
    JSON.stringify(part, (name, value: unknown) =>
      name === "largestDifference" && typeof value === "number"
        ? Number(value.toPrecision(2))
        : value,
    ),
  ) as Part;

/**
 * Leaves a part in test-results/evidence, from where `npm run evidence` takes it, and holds it to
 * what is committed: all of it, or what is committed of some keys. With one test of a file run alone the
 * part is not whole: call it then not at all.
 */
export function expectCommitted(name: string, measured: Part, keys?: readonly string[]) {
  const part = rounded(measured);
  const folder = path.join(root, "test-results/evidence");
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(part, null, 2));
  if (process.env.FIGUREWELL_EVIDENCE === "write") return;

  const committed = JSON.parse(
    readFileSync(path.join(root, "content/evidence.json"), "utf8"),
  ) as Record<string, Part>;
  const { reach = {} } = committed as Record<string, Record<string, object>>;
  const all = Object.entries(committed[name] ?? {});
  const wanted = all.filter(([key]) => !keys || keys.includes(key));
  const differing = disagreements(
    ofKnownCalculators(Object.fromEntries(wanted), reach),
    ofKnownCalculators(part, reach),
  );
  if (differing.length > 0)
    throw new Error(
      `content/evidence.json, which the accuracy page shows, is not what was measured now. If the change is meant, commit it, run "npm run evidence" and commit what that writes.\n${differing.join("\n")}`,
    );
}
