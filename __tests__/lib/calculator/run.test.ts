import type { Definition } from "@/lib/calculator/definition";
import { money } from "@/lib/calculator/form/number-field";
import { complete, refused } from "@/lib/calculator/report/notice";
import { count, usd } from "@/lib/calculator/report/outputs";
import { viewOf } from "@/lib/calculator/report/view";
import { run } from "@/lib/calculator/run";
import { draftOf } from "@/lib/calculator/share/draft-to-link";

type Input = { total: number; parts: number };
type Result = { each: number; rest: number | null; years: number; months: number };

const divide = ({ total, parts }: Input): Result => ({
  each: total / parts,
  rest: total % parts || null,
  years: 1,
  months: parts,
});

const definition: Definition<Input, Result> = {
  calculate: divide,
  id: "loans-credit/mortgage",
  submit: "Divide",
  fields: { total: money("Total"), parts: money("Parts", { blank: 1 }) },
  validate: ({ total, parts }) =>
    parts > total
      ? { notice: refused("Too many parts.", "Too Small"), errors: { parts: "Fewer parts." } }
      : undefined,
  headline: "each",
  outputs: {
    each: usd("Each", { signLabels: { above: "Gain", below: "Loss" } }),
    rest: usd("Rest"),
    years: count("year")("Time", { continuedBy: "months" }),
    months: count("month")("Months beyond whole years"),
  },
  verdict: ({ each }, { total }) => `${total} in parts of ${each}.`,
  toast: ({ each }) => complete(`Each: ${each}.`),
  example: { total: 10, parts: 4 },
};
const world = { today: { year: 2026, month: 1, day: 1 } };
const runWith = (draft: Record<string, string>) => run(definition, draft, world);

test("reads every box, calculates, and announces", () => {
  expect(runWith({ total: "10", parts: "" })).toEqual({
    ok: true,
    calculation: {
      definition,
      input: { total: 10, parts: 1 },
      result: { each: 10, rest: null, years: 1, months: 1 },
      world,
    },
    typed: { total: "10", parts: "" },
    draft: { total: "10", parts: "" },
    notice: { title: "Calculation Complete", text: "Each: 10.", tone: "success" },
  });
});

test("names every box at fault, with the specified notice", () => {
  expect(runWith({ total: "x", parts: "-1" })).toMatchObject({
    ok: false,
    errors: { total: expect.any(String), parts: "The parts cannot be negative." },
    notice: {
      title: "Invalid Input",
      text: "Please enter valid positive numbers for all fields.",
      tone: "destructive",
    },
  });
});

test("a calculator may give the notice another title", () => {
  const titled = {
    ...definition,
    invalidMessage: refused("An amount is invalid.", "Invalid Amount"),
  };
  expect(run(titled, { total: "x", parts: "1" }, world)).toMatchObject({
    ok: false,
    notice: { title: "Invalid Amount", text: "An amount is invalid.", tone: "destructive" },
  });
});

test("a refusal over several fields has its own notice", () => {
  expect(runWith({ total: "1", parts: "2" })).toMatchObject({
    ok: false,
    errors: { parts: "Fewer parts." },
    notice: { title: "Too Small" },
  });
});

test("an answer that stands without an option says so, by the name of its group or of the box", () => {
  const left = (changes: Partial<typeof definition>) =>
    run(
      { ...definition, errors: () => ({ parts: "Too many." }), ...changes },
      { total: "10", parts: "4" },
      world,
    ).notice.text;
  expect(left({})).toBe("Each: 2.5. One option was left out: Parts.");
  expect(
    left({
      options: [{ title: "Mortgage insurance (PMI)", fields: { parts: definition.fields.parts } }],
    }),
  ).toBe("Each: 2.5. One option was left out: Mortgage insurance (PMI).");
  const errors = () => ({ parts: "Too many.", total: "Too much." });
  expect(left({ errors })).toBe("Each: 2.5. 2 options were left out: Parts and Total.");
  // A refusal that shows its figures says what is wrong itself.
  const toast = () => refused("Too much.", "Debt Too High");
  expect(left({ toast })).toBe("Too much.");
});

test("a result that is not finite is a Calculation Error and no result", () => {
  expect(runWith({ total: "0", parts: "0" })).toMatchObject({
    ok: false,
    errors: {},
    notice: {
      title: "Calculation Error",
      text: "Could not calculate a result with the provided inputs.",
    },
  });
});

test("a figure that does not apply is absent, and a reading of two parts is listed once", () => {
  const view = viewOf(definition, { total: 10, parts: 5 }, divide({ total: 10, parts: 5 }));
  expect(view.headline.parts).toEqual([
    { name: "each", text: "$2.00", value: "2", rounded: "2.00" },
  ]);
  expect(view.headline.side).toEqual({ tone: "positive", words: "Gain" });
  expect(view.figures.map(({ label }) => label)).toEqual(["Time"]);
  expect(view.figures[0]?.parts.map(({ text }) => text)).toEqual(["1 year", "5 months"]);
  expect(view.basis).toEqual(["total $10", "parts $5"]);
  expect(view.verdict).toBe("10 in parts of 2.");
});

test("zero is on no side", () => {
  const view = viewOf(definition, { total: 0, parts: 5 }, divide({ total: 0, parts: 5 }));
  expect(view.headline.side).toBeUndefined();
});

test("zero is neutral where it has words", () => {
  const each = usd<Result>("Each", { signLabels: { above: "Gain", below: "Loss", zero: "Even" } });
  const worded = { ...definition, outputs: { ...definition.outputs, each } };
  const sideOf = (total: number) =>
    viewOf(worded, { total, parts: 5 }, divide({ total, parts: 5 })).headline.side;
  expect(sideOf(0)).toEqual({ tone: "neutral", words: "Even" });
  expect(sideOf(-10)).toEqual({ tone: "destructive", words: "Loss" });
});

test("a calculator may say its notice by the boxes at fault", () => {
  const invalid = (boxes: readonly string[]) =>
    boxes.includes("total") ? `Wrong: ${boxes.join(", ")}.` : refused("Parts.", "Invalid Parts");
  const worded = { ...definition, invalidMessage: invalid };
  const noticeOf = (draft: Record<string, string>) => run(worded, draft, world).notice;
  expect(noticeOf({ total: "x", parts: "-1" })).toMatchObject({
    title: "Invalid Input",
    text: "Wrong: total, parts.",
  });
  expect(noticeOf({ total: "1", parts: "-1" })).toMatchObject({ title: "Invalid Parts" });
});

test("a field may have something to say beside a result", () => {
  const errors = ({ each }: Result) => (each > 5 ? { parts: "Few parts." } : {});
  const remarking = { ...definition, errors };
  const errorsAt = (parts: string) => {
    const outcome = run(remarking, { total: "10", parts }, world);
    return [outcome.ok, outcome.errors];
  };
  expect(errorsAt("1")).toEqual([true, { parts: "Few parts." }]);
  expect(errorsAt("2")).toEqual([true, undefined]);
});

test("what cannot be read may count as blank: there is a result, and the field says so", () => {
  type Optional = { extra: number | null };
  const optional: Definition<Optional, { double: number }> = {
    calculate: ({ extra }) => ({ double: 2 * (extra ?? 0) }),
    id: "loans-credit/mortgage",
    submit: "Double",
    fields: { extra: money("Extra", { blank: null, unreadable: null }) },
    headline: "double",
    outputs: { double: usd("Double") },
    verdict: () => "Doubled.",
    toast: () => complete("Doubled."),
    example: { extra: 1 },
  };
  const outcome = run(optional, { extra: "much" }, world);
  expect(outcome).toMatchObject({
    ok: true,
    calculation: { input: { extra: null }, result: { double: 0 } },
    errors: { extra: expect.stringContaining("counts as blank") },
  });
  if (!outcome.ok) return;
  const { input, result } = outcome.calculation;
  expect(viewOf(optional, input, result).basis).toEqual([]);
  expect(viewOf(optional, { extra: 3 }, result).basis).toEqual(["extra $3"]);
  expect(draftOf(optional.fields, input)).toEqual({ extra: "" });
});

test("figures under a heading stand there and not among the others", () => {
  const sections = () =>
    [
      { title: "In time", text: "How long it takes.", figures: ["rest", "years", "months"] },
      { title: "Nothing", text: "No figure applies.", figures: ["rest"] },
    ] as const;
  const input = { total: 10, parts: 5 };
  const view = viewOf({ ...definition, sections }, input, divide(input));
  expect(view.figures).toEqual([]);
  expect(view.sections).toHaveLength(1);
  const [section] = view.sections;
  expect(section).toMatchObject({ title: "In time", text: "How long it takes." });
  expect(section?.figures.map(({ label }) => label)).toEqual(["Time"]);
});
