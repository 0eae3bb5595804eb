/** Held to a list that somebody else made, and to the arithmetic of the old federal credit. */
import { estateAndInheritanceTaxes } from "@/lib/tax-law/states/estate-and-inheritance-taxes";
import { stateAbbreviations, type StateCode } from "@/lib/tax-law/states/state-abbreviations";
import { laws } from "@/lib/tax-law/years/laws";

import published from "../../../fixtures/state_estate_taxes.json";

type Published = {
  estate: boolean;
  inheritance: boolean;
  threshold?: number;
  lowest: number | null;
  highest: number | null;
};

const states = Object.entries(published.states) as [StateCode, Published][];
const codes = states.map(([code]) => code);
const { brackets, exempt } = published.federalCredit;

const ours = (code: StateCode) => {
  const tax = estateAndInheritanceTaxes[code];
  if (!tax) throw new RangeError(`${code} is not in the table.`);
  return tax;
};

/** The federal credit of 2001 for state death taxes, and the rate of its last dollar. */
function federalCredit(taxableEstate: number): readonly [credit: number, rate: number] {
  const adjusted = taxableEstate - exempt;
  const [from = 0, credit = 0, rate = 0] =
    brackets.findLast(([start = 0]) => start < adjusted) ?? [];
  return [credit + rate * (adjusted - from), rate];
}

/** What is written of percentages and of dollars in a sentence, as numbers. */
const percentagesIn = (text: string) =>
  [...text.matchAll(/([\d.]+)%/g)].map(([, number]) => Number(number) / 100);
const dollarsIn = (text: string) =>
  [...text.matchAll(/\$([\d,]*\d)/g)].map(([, number = ""]) => Number(number.replaceAll(",", "")));

test("it has every state that taxes estates or heirs, and no other", () => {
  expect(Object.keys(estateAndInheritanceTaxes).sort()).toEqual(codes.toSorted());
  expect([...codes, ...published.without].sort()).toEqual(Object.keys(stateAbbreviations).sort());
});

test.each(states)("%s is as published", (code, { estate, inheritance, ...theirs }) => {
  const { kind, threshold, rates, year } = ours(code);
  expect(kind).toBe(estate ? (inheritance ? "both" : "estate") : "inheritance");
  expect(threshold).toBe(theirs.threshold);
  expect(rates[0]).toBe(theirs.lowest ?? rates[0]);
  expect(rates[1]).toBe(theirs.highest ?? rates[1]);
  expect(year).toBe(2026);
});

test.each(["MA", "RI"] as const)(
  "%s: its credit is the old federal one at the threshold",
  (code) => {
    const { threshold = 0, rates, note } = ours(code);
    const credit = published.credits[code];
    expect(federalCredit(threshold)[0]).toBeCloseTo(credit, 0);
    expect(rates).toEqual([federalCredit(threshold + 1)[1], federalCredit(1e9)[1]]);
    expect(dollarsIn(note)).toEqual([credit, threshold]);
  },
);

test("Maryland’s limit, 16% of what is above the threshold, is always less than the table", () => {
  const { threshold = 0, rates } = ours("MD");
  for (const above of [1, 1e6, 5e6, 5.1e6, 1e9])
    expect(rates[1] * above).toBeLessThan(federalCredit(threshold + above)[0]);
});

test("Illinois has the rates of the old federal table, and takes more than a quarter at first", () => {
  const { threshold = 0, rates } = ours("IL");
  expect(rates).toEqual([brackets.at(0)?.[2], brackets.at(-1)?.[2]]);
  // The lower of the credit and a federal tax at 40%, both after the tax itself is taken off.
  const tax = (0.4 / 1.4) * 100_000;
  expect(tax).toBeLessThan(federalCredit(threshold + 100_000 - tax)[0]);
  expect(tax / 100_000).toBeGreaterThan(0.25);
});

test("Connecticut’s threshold is the federal exclusion of the year", () => {
  const { threshold, year } = ours("CT");
  expect(threshold).toBe(laws.find((law) => law.year === year)?.estate.exclusion);
});

test("New York’s cliff is at 105% of its threshold", () => {
  const { threshold = 0, cliff, note } = ours("NY");
  expect(cliff).toBe(published.newYorkCliff);
  expect(threshold * 1.05).toBeCloseTo(published.newYorkCliff, 6);
  expect(percentagesIn(note)).toEqual([1.05]);
  expect(dollarsIn(note)).toEqual([published.newYorkCliff]);
});

test("Washington says what was before July 2026", () => {
  const { threshold, lowest, highest } = published.washingtonUntilJune2026;
  const { note } = ours("WA");
  expect(percentagesIn(note)).toEqual([lowest, highest]);
  expect(dollarsIn(note)).toEqual([threshold]);
});

test.each(Object.entries(published.heirs) as [StateCode, { rates: number[]; above: number[] }][])(
  "%s tells its heirs the published rates",
  (code, { rates, above }) => {
    const { note } = ours(code);
    expect([...new Set(percentagesIn(note))].sort()).toEqual(rates);
    expect([...new Set(dollarsIn(note))]).toEqual(above);
  },
);

test.each(codes)("%s has one sentence that begins with its name, and its sources", (code) => {
  const { note, document, readIn, checked } = ours(code);
  expect(note).toMatch(new RegExp(`^(In )?${stateAbbreviations[code]}`, "i"));
  expect(note).toMatch(/^[A-Z][^.]*(\.\d[^.]*)*\.$/);
  expect(document).not.toBe("");
  expect(readIn.split(/, | and /).length).toBeGreaterThanOrEqual(2);
  expect(checked).toMatch(/^2026-\d\d-\d\d$/);
});
