import {
  startupCosts,
  type StartupCostsInput,
} from "@/lib/calc/business-finance/startup-costs/calculation";
import { form } from "@/lib/calc/business-finance/startup-costs/form";
import { report } from "@/lib/calc/business-finance/startup-costs/report";
import type { Amounts } from "@/lib/calculator/charts/chart";
import { initialDraft } from "@/lib/calculator/form/draft";
import { run } from "@/lib/calculator/run";

const item = (description: string, amount: number) => ({ description, amount });

function planned(changes: Partial<StartupCostsInput>) {
  const input = { ...report.example, ...changes };
  const result = startupCosts(input);
  return {
    verdict: report.verdict(result, input),
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

test.each([
  [{}, "$23,930 to open and $18,075 to cover 3 months of costs without any sales."],
  [{ reserveMonths: 1 }, "to cover 1 month of costs"],
  [{}, "Each additional month of reserve adds $6,025."],
  [{ reserveMonths: 0 }, "nothing is set aside for the months after."],
  [{ oneTimeCosts: [item("", 0)] }, "$18,075 covers 3 months of costs without any sales."],
  [{ monthlyCosts: [item("", 0)] }, "Without monthly costs, you need no reserve."],
  [{ oneTimeCosts: [], monthlyCosts: [] }, "You have not listed anything yet."],
  [{ oneTimeCosts: [], reserveMonths: 0 }, "There are no one-time costs, and nothing is set aside"],
])("the verdict on %j says %s", (changes, words) => {
  expect(planned(changes).verdict).toContain(words);
});
