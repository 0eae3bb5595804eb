/** Federal returns of households, held to tax models that others wrote, and what was compared kept. */
import { answersOf, households } from "../lib/tax-law/household-cases";
import { count, expectCommitted, noComparison, type Comparison } from "./evidence";

/** By model, with how many households agree to a dollar in every answer. */
const tallies: Record<string, Comparison & { withinOneDollar: number }> = {};

for (const household of households) {
  const tally = (tallies[household.model] ??= { ...noComparison(), withinOneDollar: 0 });
  tally.cases += 1;
  const answers = answersOf(household);
  for (const { ours, theirs } of answers) count(tally, ours, theirs);
  if (answers.every(({ ours, theirs }) => Math.abs(ours - theirs) <= 1)) tally.withinOneDollar += 1;
}

test("every household agrees to a dollar", () => {
  for (const { cases, withinOneDollar } of Object.values(tallies))
    expect(withinOneDollar).toBe(cases);
});

test("content/evidence.json says what was compared", () => {
  expectCommitted("households", tallies);
});
