/**
 * Cases that somebody else computed: those that came with the specification, at 50 digits, and the own
 * ones of a calculator that came later.
 */
import { initialDraft } from "@/lib/calculator/form/draft";
import { describedFigures } from "@/lib/calculator/describe/described-output";
import { valueIn } from "@/lib/calculator/report/groups";
import { run } from "@/lib/calculator/run";
import { calculatorIds } from "@/lib/catalogue/calculators";

import contract from "../fixtures/contract.json";
import { calculatorOf, root, world } from "./calculators";
import { typedDraft } from "./case-inputs";
import { count, expectCommitted, noComparison, type Comparison } from "./evidence";
import { casesFile, workedCasesIn } from "./worked-cases";

type Row = { month: number } & Record<string, number>;

const examples = workedCasesIn(root);

const near = (expected: number) => Math.max(1e-9, Math.abs(expected) * 1e-9);

/** What was compared and how far apart it was, by calculator. */
const tallies: Record<string, Comparison> = {};

function expectNear(tally: Comparison, actual: unknown, expected: unknown, tolerance = 0) {
  // What was found by search ends where its search does, not where its exact value lies.
  if (tolerance === 0) count(tally, actual, expected);
  if (typeof expected !== "number") return expect(actual).toEqual(expected);
  const difference = Math.abs((actual as number) - expected);
  expect(difference).toBeLessThanOrEqual(Math.max(tolerance, near(expected)));
}

describe.each(calculatorIds)("%s", (id) => {
  const { definition } = calculatorOf(id);
  const own = examples.filter(({ calculator }) => calculator === id);

  test("has cases of its own, with every figure of its answer", () => {
    if (own.length === 0)
      throw new Error(`Add cases to ${casesFile(id)} that this code did not compute.`);
    if (id in contract) return;
    const figures = describedFigures(definition.outputs).map(({ name }) => name);
    for (const { id: name, expected } of own) {
      const missing = figures.filter((figure) => expected && !(figure in expected));
      if (missing.length > 0)
        throw new Error(
          `Say in ${casesFile(id)} what ${name} expects of ${missing.join(", ")}: null where there is none.`,
        );
    }
  });

  test.each(own.map((example) => [example.id, example] as const))("%s", (_, example) => {
    const tally = (tallies[id] ??= { ...noComparison(), refusals: 0 });
    tally.cases += 1;
    if (example.expectedError) tally.refusals = (tally.refusals ?? 0) + 1;
    const typed = { ...initialDraft(definition.fields), ...typedDraft(example.inputs) };
    const draft = example.bounds ? { ...typed, variation: "1" } : typed;
    const outcome = run(definition, draft, world);

    if (example.expectedError) {
      const { title, message } = example.expectedError;
      expect(outcome.notice).toMatchObject({ title, tone: "destructive" });
      if (message !== null) expect(outcome.notice.text).toBe(message);
      // Where figures are stated beside the error, they are shown with it.
      expect(outcome.ok).toBe(example.expected !== undefined);
      if (!outcome.ok) return;
    }

    if (!outcome.ok) throw new Error(outcome.notice.text);
    if (example.notice) {
      expect(outcome.notice.title).toBe(example.notice.title);
      expect(outcome.notice.text).toBe(example.notice.message);
    }
    const {
      rows,
      scheduleRows = rows?.length,
      scheduleCheckpoints = rows ?? [],
      ...figures
    } = example.expected ?? {};
    for (const [name, value] of Object.entries(figures))
      expectNear(
        tally,
        valueIn(outcome.calculation.result, name),
        value,
        example.tolerance?.[name],
      );

    for (const random of [0, 0.3, 0.999_999]) {
      const drawn = run(definition, typed, { ...world, random });
      for (const [name, [least, most]] of Object.entries(example.bounds ?? {})) {
        const figure = drawn.ok ? (drawn.calculation.result[name] as number) : NaN;
        expect(figure).toBeGreaterThanOrEqual(least - near(least));
        expect(figure).toBeLessThanOrEqual(most + near(most));
      }
    }

    const schedule = outcome.calculation.result.schedule as Row[];
    if (scheduleRows !== undefined) expect(schedule).toHaveLength(scheduleRows);
    for (const expected of scheduleCheckpoints)
      for (const [column, value] of Object.entries(expected))
        expectNear(tally, schedule[expected.month - 1]?.[column], value);
  });
});

test("content/evidence.json says what was compared", () => {
  const cases = Object.values(tallies).reduce((sum, tally) => sum + tally.cases, 0);
  if (cases === examples.length) expectCommitted("workedCases", tallies);
});
