/**
 * What the accuracy page says in numbers, from content/evidence.json, which `npm run evidence`
 * writes and the tests hold to what they measure.
 */
import { calculators, type CalculatorId } from "@/lib/catalogue/calculators";
import { categories } from "@/lib/catalogue/categories";
import { hrefOf } from "@/lib/catalogue/routes";
import { formatNumber } from "@/lib/format";

import committed from "./evidence.json";

/** How often something was held against a source, and how far apart the two were at most. */
export type Comparison = { cases: number; figures: number; largestDifference: number };

type Reach = {
  awkwardInputs: number;
  publishedCases: number;
  /** Whether tests compute the whole calculator again in decimals. */
  inDecimals: boolean;
  /** Of the formulas it rests on, how many. */
  formulasInDecimals: number;
};

type Evidence = {
  date: string;
  commit: string;
  mutation: {
    arithmeticFiles: number;
    files: Record<string, { date: string; changes: number; noticed: number }>;
  };
  workedCases: Record<string, Comparison & { refusals: number }>;
  secondEngine: Record<string, Comparison>;
  lawCases: Record<string, Comparison>;
  households: Record<string, Comparison & { withinOneDollar: number }>;
  publishedCases: Record<string, Comparison>;
  reach: Partial<Record<CalculatorId, Reach>> & {
    all: { awkwardInputs: number; awkwardEverywhere: number; awkwardUnnamed: number };
  };
};

/** As a type of our own: the file has hundreds of names. */
export const evidence: Evidence = committed;

/** What is known of a calculator. */
export type Measured = Reach & { worked: Comparison; engine: Comparison; lawCases: number };

/** One calculator's line of the table: a new calculator has a name and no evidence yet. */
type EvidenceRow = { href: string; name: string; measured?: Measured };

export const rowOf = (id: CalculatorId, { reach, ...known }: Evidence = evidence): EvidenceRow => ({
  href: hrefOf(id),
  name: calculators[id].name,
  measured: reach[id] && {
    worked: known.workedCases[id] ?? nothing,
    engine: known.secondEngine[id] ?? nothing,
    lawCases: known.lawCases[id]?.cases ?? 0,
    ...reach[id],
  },
});

const nothing: Comparison = { cases: 0, figures: 0, largestDifference: 0 };

/** Every calculator once, in the category whose folder it lives in. */
export const evidenceByCategory = categories.map(({ slug, name, calculators }) => ({
  slug,
  name,
  rows: calculators.filter((id) => id.startsWith(`${slug}/`)).map((id) => rowOf(id)),
}));

/** All comparisons with one source together. */
export const inAll = (part: Record<string, Comparison>): Comparison =>
  Object.values(part).reduce(
    (sum, one) => ({
      cases: sum.cases + one.cases,
      figures: sum.figures + one.figures,
      largestDifference: Math.max(sum.largestDifference, one.largestDifference),
    }),
    nothing,
  );

/** What changing the arithmetic on purpose has shown so far. */
export function mutationSoFar({ mutation }: Evidence) {
  const files = Object.values(mutation.files);
  const sumOf = (name: "changes" | "noticed") => files.reduce((sum, file) => sum + file[name], 0);
  const dates = files.map(({ date }) => date).toSorted();
  return {
    files: files.length,
    allFiles: mutation.arithmeticFiles,
    changes: sumOf("changes"),
    noticed: sumOf("noticed"),
    first: dates[0],
    last: dates.at(-1),
  };
}

/** Smaller differences are those of the last digits that a computer keeps of any number. */
const lastDigits = 1e-14;
const units = [
  [1e12, " trillion"],
  [1e9, " billion"],
  [1e6, " million"],
  [1, ""],
] as const;

/** 1.6e-7 as "1 in 6.3 million". */
export function partOf(difference: number): string {
  if (difference === 0) return "none";
  if (difference <= lastDigits) return "last digits";
  const whole = Number((1 / difference).toPrecision(2));
  const [size, unit] = units.find(([size]) => whole >= size) ?? [1, ""];
  return `1 in ${formatNumber(whole / size)}${unit}`;
}
