/** What a calculation takes and gives is all that a form and a report may name: `npm run typecheck`. */
import type { Report } from "@/lib/calculator/definition";
import { defineReport } from "@/lib/calculator/report/define-report";
import { defineForm } from "@/lib/calculator/form/form";
import { money, rate } from "@/lib/calculator/form/number-field";
import { complete } from "@/lib/calculator/report/notice";
import { usd } from "@/lib/calculator/report/outputs";

type Input = { balance: number; annualRate: number };
type Result = { interest: number; total: number };

const interestOf = ({ balance, annualRate }: Input): Result => {
  const interest = (balance * annualRate) / 100;
  return { interest, total: balance + interest };
};

const outputs = { interest: usd("Interest"), total: usd("Total") };
const report = {
  headline: "total",
  outputs,
  verdict: ({ total }: Result) => `${total}.`,
  toast: () => complete("Done."),
  example: { balance: 100, annualRate: 5 },
} as const;

test("a report is of its calculation", () => {
  const whole: Report<Input, Result> = defineReport(interestOf, report);
  expect(whole.calculate(whole.example, { today: { year: 2026, month: 1, day: 1 } })).toEqual({
    interest: 5,
    total: 105,
  });
});

test("what does not fit its calculation does not compile", () => {
  const { interest, total } = outputs;
  const fields = { balance: money("Balance"), annualRate: rate("Rate") };
  const form = { id: "loans-credit/mortgage", submit: "Calculate" } as const;
  const refused = [
    // @ts-expect-error a misspelled headline
    () => defineReport(interestOf, { ...report, headline: "totals" }),
    // @ts-expect-error a missing figure
    () => defineReport(interestOf, { ...report, outputs: { total } }),
    // @ts-expect-error a figure that the calculation does not give
    () => defineReport(interestOf, { ...report, outputs: { interest, total, tax: usd("Tax") } }),
    // @ts-expect-error an example without one of the inputs
    () => defineReport(interestOf, { ...report, example: { balance: 100 } }),
    // @ts-expect-error a forgotten field
    () => defineForm<Input>()({ ...form, fields: { balance: fields.balance } }),
    // @ts-expect-error a field that the calculation does not take
    () => defineForm<Input>()({ ...form, fields: { ...fields, years: money("Years") } }),
  ];
  for (const build of refused) expect(build).not.toThrow();
});
