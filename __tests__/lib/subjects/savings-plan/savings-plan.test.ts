import {
  emergencyFund,
  type EmergencyFundInput,
} from "@/lib/calc/personal-finance/emergency-fund/calculation";
import { form as fundForm } from "@/lib/calc/personal-finance/emergency-fund/form";
import { report as fundReport } from "@/lib/calc/personal-finance/emergency-fund/report";
import {
  savingsGoal,
  type SavingsGoalInput,
} from "@/lib/calc/personal-finance/savings-goal/calculation";
import { form } from "@/lib/calc/personal-finance/savings-goal/form";
import { report } from "@/lib/calc/personal-finance/savings-goal/report";
import type { Lines } from "@/lib/calculator/charts/chart";
import { initialDraft } from "@/lib/calculator/form/draft";
import { viewOf } from "@/lib/calculator/report/view";
import { run } from "@/lib/calculator/run";

const world = { today: { year: 2026, month: 11, day: 21 } };

function goal(options: Partial<SavingsGoalInput>) {
  const input = {
    targetAmount: 18_000,
    currentSavings: 3_500,
    monthlyContribution: 450,
    ...options,
  };
  return viewOf({ ...form, ...report }, input, savingsGoal(input, world));
}

function fund(options: Partial<EmergencyFundInput>) {
  const input = { monthlyExpenses: 3_200, targetMonths: 4, alreadySaved: 5_000, ...options };
  return viewOf({ ...fundForm, ...fundReport }, input, emergencyFund(input, world));
}

const shown = ({ sections }: ReturnType<typeof goal>) =>
  sections.flatMap(({ figures }) => figures.map(({ label, parts }) => [label, parts[0]?.text]));

test("without interest and a date, nothing more is said of a goal or a fund", () => {
  expect(goal({}).sections).toEqual([]);
  expect(goal({}).verdict).toBe(
    "At $450 a month, you have the other $14,500 by August 2029; $50 more a month gets you there 4 months sooner.",
  );
  expect(fund({}).sections).toEqual([]);
  expect(fund({}).figures.map(({ label }) => label)).toEqual(["Still to save"]);
  expect(fund({}).verdict).toBe(
    "You need this to live 4 months without income at $3,200 a month, and the $5,000 you have would last a little over 1.5 months.",
  );
});

test("with both, the figures stand under their heading and the sentence says the rest", () => {
  const view = goal({ apy: 4, byMonths: 24 });
  expect(view.sections.map(({ title }) => title)).toEqual(["Interest and a date"]);
  expect(shown(view)).toEqual([
    ["Interest earned by then", "$1,021.43"],
    ["Balance then", "$18,021"],
    ["Months saved by interest", "3 months"],
    ["Monthly amount for your date", "$570.27"],
  ]);
  expect(view.verdict).toBe(
    "At $450 a month, you have the other $14,500 by May 2029 with interest at 4% APY, 3 months sooner than without it; $50 more a month gets you there 2 months sooner. To get there in 24 months, save $570.27 a month at 4% APY.",
  );
});

test("interest too small for a month, and a date that interest alone meets", () => {
  expect(goal({ apy: 0.01 }).verdict).toContain(
    "August 2029 with interest at 0.01% APY; $50 more a month",
  );
  expect(goal({ apy: 100, byMonths: 60 }).verdict).toContain(
    "In 60 months, interest alone gets you there.",
  );
});

test("a goal that is reached stays the sentence it was", () => {
  const view = goal({ currentSavings: 18_000, apy: 4, byMonths: 24 });
  expect(view.verdict).toBe("Congratulations! You've already reached your savings goal.");
  expect(view.sections).toEqual([]);
});

test("with interest what is paid in is drawn beside what is saved", () => {
  const [chart] = goal({ apy: 4 }).charts as Lines[];
  expect(chart).toMatchObject({ subject: "Savings up to the target, at 4% APY" });
  expect(chart?.series.map(({ label }) => label)).toEqual(["Saved", "Paid in"]);
});

test("a contribution to the fund says when it is complete", () => {
  const view = fund({ monthlyContribution: 300, apy: 4, byMonths: 12 });
  expect(shown(view)).toEqual([
    ["Time to save the rest", "24 months"],
    ["Fund complete in", "November 2028"],
    ["Interest earned by then", "$685.69"],
    ["Balance then", "$12,886"],
    ["Months saved by interest", "2 months"],
    ["Monthly amount for your date", "$622.01"],
  ]);
  expect(view.verdict).toContain(
    "At $300 a month, the rest takes 2 years with interest at 4% APY, 2 months sooner than without it. To get there in 12 months, save",
  );
});

test("a date alone needs no contribution, and a full fund neither", () => {
  expect(shown(fund({ byMonths: 12 }))).toEqual([["Monthly amount for your date", "$650.00"]]);
  const full = { alreadySaved: 20_000, monthlyContribution: 300, apy: 4, byMonths: 12 };
  expect(fund(full).sections).toEqual([]);
});

test.each([
  [{ apy: "-1" }, "apy", "The interest (APY) cannot be negative."],
  [{ apy: "1001" }, "apy", "The interest (APY) can be at most 1,000%."],
  [{ byMonths: "0" }, "byMonths", "The months until you need it must be at least 1."],
  [{ byMonths: "2.5" }, "byMonths", "The months until you need it must be a whole number."],
])("%j is refused at its box", (typed, box, sentence) => {
  const outcome = run(
    { ...form, ...report },
    {
      ...initialDraft(form.fields),
      targetAmount: "18000",
      monthlyContribution: "450",
      ...typed,
    },
    world,
  );
  expect(outcome.errors?.[box]).toBe(sentence);
});
