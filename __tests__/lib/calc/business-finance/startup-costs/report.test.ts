import {
  startupCosts,
  type StartupCostsInput,
} from "@/lib/calc/business-finance/startup-costs/calculation";
import { form } from "@/lib/calc/business-finance/startup-costs/form";
import { report } from "@/lib/calc/business-finance/startup-costs/report";
import type { Amounts } from "@/lib/calculator/charts/chart";
import { initialDraft } from "@/lib/calculator/form/draft";
import { viewOf } from "@/lib/calculator/report/view";
import { run } from "@/lib/calculator/run";

import { expectSame } from "../../../calculator/recomputed";

const item = (description: string, amount: number) => ({ description, amount });

function planned(changes: Partial<StartupCostsInput>) {
  const input = { ...report.example, ...changes };
  const result = startupCosts(input);
  return {
    checklists: report.checklists?.(result, input) ?? [],
    charts: (report.charts?.(result, input) ?? []) as Amounts[],
  };
}

const noticeOf = (changes: Record<string, string>) =>
  run(
    { ...form, ...report },
    { ...initialDraft(form.fields), ...changes },
    { today: { year: 2026, month: 11, day: 21 } },
  ).notice;

const wrongAmounts = {
  title: "Invalid Amounts",
  text: "Please enter valid non-negative numbers for all cost amounts.",
  tone: "destructive",
};
const wrongMonths = {
  title: "Invalid Input",
  text: "Months of reserve must be a non-negative number.",
  tone: "destructive",
};

test.each([
  [{ "oneTimeCosts.0.amount": "-1" }, wrongAmounts],
  [{ "monthlyCosts.0.amount": "abc" }, wrongAmounts],
  [{ reserveMonths: "-1" }, wrongMonths],
  [{ reserveMonths: "" }, wrongMonths],
  [{ reserveMonths: "x", "monthlyCosts.0.amount": "-1" }, wrongMonths],
])("%j is refused", (changes, notice) => {
  expect(noticeOf(changes)).toEqual(notice);
});

test("blank amounts count as nothing", () => {
  expect(noticeOf({ "oneTimeCosts.0.description": "Sign" })).toEqual({
    title: "Calculation Complete",
    text: "Total startup cost: $0.00.",
    tone: "success",
  });
});

test("the checklist has every row that says something, and what is set aside", () => {
  const { checklists } = planned({
    oneTimeCosts: [item("Oven", 900), item("", 0), item("", 50), item("Sign", 0)],
    monthlyCosts: [item("", 10)],
    reserveMonths: 1,
  });
  expect(checklists).toEqual([
    {
      title: "Checklist: before you open",
      items: [
        { label: "Oven", amount: 900 },
        { label: "One-time cost 3", amount: 50 },
        { label: "Sign", amount: 0 },
        { label: "Reserve for 1 month", amount: 10 },
      ],
    },
    { title: "Checklist: every month", items: [{ label: "Monthly cost 1", amount: 10 }] },
  ]);
});

test("the first checklist adds up to the total", () => {
  const amounts = planned({}).checklists[0]?.items.map(({ amount }) => amount) ?? [];
  expect(amounts.reduce((sum, amount) => sum + amount)).toBe(42_005);
});

test("one-time costs are drawn against the reserve, where there are both", () => {
  const { charts } = planned({});
  expect(charts[0]?.title).toBe("The reserve is 43.03% of the $42,005 it takes to start");
  expect(charts[0]?.rows.map(({ amount }) => amount)).toEqual([23_930, 18_075]);
  expect(planned({ reserveMonths: 0 }).charts).toEqual([]);
  expect(planned({ oneTimeCosts: [item("", 0)] }).charts).toEqual([]);
});

test("its figure stands under its heading, and the total is seen in its parts", () => {
  const viewed = (changes: Partial<StartupCostsInput>) => {
    const input = { ...report.example, ...changes };
    return viewOf({ ...form, ...report }, input, startupCosts(input));
  };
  const funded = viewed({ ownMoney: 25_000, loan: 10_000 });
  expect(funded.sections.map(({ title }) => title)).toEqual(["Own money and loan"]);
  expect(funded.sections[0]?.figures.map(({ parts }) => parts[0]?.text)).toEqual(["$7,005.00"]);
  expect(funded.breakdown?.title).toBe("Total startup cost: $42,005");
  expect(viewed({}).sections).toEqual([]);
  expect(viewed({}).breakdown).toBeUndefined();
  expect(viewed({ ownMoney: 50_000 }).breakdown).toBeUndefined();
});

test.each([{ ownMoney: 25_000, loan: 10_000 }, { loan: 99_000 }, {}])(
  "a spreadsheet finds the same of %j",
  (changes) =>
    expectSame({ ...form, ...report }, { ...report.example, ...changes }, ["gap", "leftOver"]),
);

test("own money below zero is refused at its box", () => {
  const draft = { ...initialDraft(form.fields), ownMoney: "-1" };
  const outcome = run({ ...form, ...report }, draft, { today: { year: 2026, month: 11, day: 21 } });
  expect(outcome.errors).toEqual({ ownMoney: "The owner’s money cannot be negative." });
});
