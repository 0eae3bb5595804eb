import type { Retirement401kInput } from "@/lib/calc/investment-retirement/401k/calculation";
import { form } from "@/lib/calc/investment-retirement/401k/form";
import { report } from "@/lib/calc/investment-retirement/401k/report";
import { viewOf } from "@/lib/calculator/report/view";

const world = { today: { year: 2026, month: 11, day: 27 } };

function viewWith(changes: Partial<Retirement401kInput>) {
  const input = { ...report.example, annualContribution: 24_500, ...changes };
  return viewOf({ ...form, ...report }, input, report.calculate(input, world));
}

const lawFigures = (changes: Partial<Retirement401kInput>) =>
  viewWith(changes)
    .figures.flatMap(({ parts }) => parts)
    .filter(({ name }) => /^law\.(annualMatch|estimatedBalance)$/.test(name))
    .map(({ text }) => text);

test("a salary above the pay that a plan may count is told what the law makes of the match", () => {
  expect(viewWith({ annualSalary: 400_000 }).remarks).toEqual([
    {
      tone: "warning",
      text: "In 2026, a plan may count no more than $360,000 of your pay for the match. That lowers the match to $10,800 a year instead of $12,000, and the balance to $3,781,571. The projection above counts all of your pay.",
    },
  ]);
  expect(lawFigures({ annualSalary: 400_000 })).toEqual(["$10,800", "$3,781,571"]);
});

test("where the contribution is matched whole all the same, that is said", () => {
  expect(viewWith({ annualSalary: 400_000, annualContribution: 20_000 }).remarks).toEqual([
    {
      tone: "neutral",
      text: "In 2026, a plan may count no more than $360,000 of your pay for the match. With this contribution, your match is the same.",
    },
  ]);
  expect(lawFigures({ annualSalary: 400_000, annualContribution: 20_000 })).toEqual([]);
});

test.each([
  { annualSalary: 360_000 },
  { annualSalary: 400_000, matchLimit: 0 },
  { annualSalary: 400_000, employerMatch: 0 },
])("with %j nothing is said of it", (changes) => {
  expect(viewWith(changes).remarks).toEqual([]);
  expect(lawFigures(changes)).toEqual([]);
});

test("who puts nothing in is told of the match alone", () => {
  const nothing = { annualContribution: 0, employerMatch: 0 };
  expect(viewWith(nothing).verdict).toBe(
    "By 67, that is the $18,000 you have and $111,728 of growth.",
  );
  expect(viewWith({ ...nothing, employerMatch: 50, currentBalance: 0 }).verdict).toBe(
    "You miss $1,920 a year of your employer’s match: $3,840 more a year gets it. There is nothing in the account, and nothing is paid in.",
  );
});

test("the distributions of a plan are listed from the retirement that comes later", () => {
  const { tables } = viewWith({ birthYear: 1992, retirementAge: 78 });
  const rows = tables.find(({ name }) => name === "distributionsByYear")?.rows;
  expect([rows?.[0]?.age, rows?.at(-1)?.age]).toEqual([78, 100]);
});
