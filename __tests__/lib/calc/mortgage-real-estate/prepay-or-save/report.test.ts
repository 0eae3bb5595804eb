import { form } from "@/lib/calc/mortgage-real-estate/prepay-or-save/form";
import { report } from "@/lib/calc/mortgage-real-estate/prepay-or-save/report";
import type { Lines } from "@/lib/calculator/charts/chart";
import { initialDraft } from "@/lib/calculator/form/draft";
import { viewOf } from "@/lib/calculator/report/view";
import { run } from "@/lib/calculator/run";

const world = { today: { year: 2026, month: 11, day: 30 } };
const definition = { ...form, ...report };

function shown(boxes: Record<string, string>) {
  const typed = { balance: "287,400", annualRate: "6.875", years: "26", apy: "4.3", ...boxes };
  const outcome = run(definition, { ...initialDraft(form.fields), ...typed }, world);
  if (!outcome.ok) return { notice: outcome.notice, errors: outcome.errors };
  const { input, result } = outcome.calculation;
  return {
    notice: outcome.notice,
    errors: report.errors?.(result, input),
    view: viewOf(definition, input, result),
  };
}

test("neither a lump sum nor an amount a month is refused at the field", () => {
  expect(shown({ lumpSum: "", monthly: "0" })).toMatchObject({
    notice: { title: "Invalid Input", text: "Enter a lump sum, an amount each month, or both." },
    errors: { lumpSum: "Enter a lump sum here, or an amount each month below." },
  });
});

test.each([
  [{ savingsTaxRate: "100" }, "savingsTaxRate"],
  [{ deductionRate: "100" }, "deductionRate"],
  [{ horizonYears: "0" }, "horizonYears"],
  [{ years: "0" }, "years"],
  [{ lumpSum: "-5" }, "lumpSum"],
  [{ apy: "" }, "apy"],
])("%j is refused there", (boxes, name) => {
  expect(shown({ lumpSum: "14000", ...boxes })).toMatchObject({
    notice: { title: "Invalid Input" },
    errors: { [name]: expect.any(String) },
  });
});

test("more than is owed, and a term of less than a month, are said beside the result", () => {
  const { view, errors } = shown({ lumpSum: "300,000", years: "0.02" });
  expect(errors).toEqual({});
  expect(view?.remarks.slice(0, 2).map(({ text }) => text)).toEqual([
    "The lump sum is more than you owe: $287,400 of it repays the loan, and the rest is saved both ways.",
    "A term of less than a month counts as one month.",
  ]);
  expect(shown({ lumpSum: "287,400" }).view?.remarks).toHaveLength(2);
});

test("what tax would take is not in the number until it is typed", () => {
  const notCounted = (boxes: Record<string, string>) =>
    shown({ lumpSum: "14000", ...boxes }).view?.notCounted.map(({ adds }) => adds);
  expect(notCounted({})).toEqual(["savingsTaxRate", "deductionRate"]);
  expect(notCounted({ savingsTaxRate: "24", deductionRate: "24" })).toEqual([]);
});

test("a deduction above the limit of the law is warned of", () => {
  const remarks = (boxes: Record<string, string>) =>
    shown({ lumpSum: "14000", deductionRate: "24", ...boxes }).view?.remarks;
  expect(remarks({ balance: "750,000" })?.[0]?.tone).toBe("neutral");
  expect(remarks({ balance: "750,001" })?.[0]).toEqual({
    tone: "warning",
    text: expect.stringContaining("at most $750,000 of mortgages"),
  });
});

test.each([
  [{}, "Prepaying leads by $37,982 after 26 years", 1],
  [{ apy: "8" }, "Saving leads by $19,210 after 26 years", 1],
  [{ annualRate: "0", apy: "0" }, "Both ways end the same after 26 years", 1],
  [{ horizonYears: "1.5" }, "Prepaying leads by $604 after 1 year and 6 months", 0],
  [{ lumpSum: "300000" }, "Prepaying leads by $261,014 after 26 years", 0],
])("the chart with %j", (boxes, title, marks) => {
  const [chart] = shown({ lumpSum: "14000", ...boxes }).view?.charts ?? [];
  expect(chart).toMatchObject({ kind: "lines", title });
  expect((chart as Lines).marks).toHaveLength(marks);
});

test("a comparison after a month draws nothing", () => {
  expect(shown({ lumpSum: "14000", horizonYears: "0.04" }).view?.charts).toEqual([]);
});
