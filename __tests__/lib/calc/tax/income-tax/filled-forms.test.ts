import { formsOf } from "@/lib/calc/tax/income-tax/filled-forms";
import { report } from "@/lib/calc/tax/income-tax/report";

const { example } = report;

test("the example is on Form 1040 alone, and its taxable income on line 15", () => {
  const [form, ...others] = formsOf({ ...example, itemizedDeductions: null });
  expect(others).toEqual([]);
  expect(form?.name).toBe("Form 1040");
  expect(form?.lines.find(({ line }) => line === "15")).toMatchObject({
    name: "Taxable income",
    amount: 75_900,
  });
});

test("other lines bring the schedules that they stand on, and each line goes to one that is there", () => {
  const forms = formsOf({
    ...example,
    grossIncome: 40_000,
    selfEmployment: 20_000,
    otherLines: [
      { line: "unemployment", amount: 4_000 },
      { line: "tuition", amount: 2_500 },
      { line: "medical", amount: 40_000 },
    ],
  });
  expect(forms.map(({ name }) => name)).toEqual([
    ...["Form 1040", "Schedule 1", "Schedule 2", "Schedule 3", "Schedule A", "Schedule SE"],
    ...["Form 8863", "Form 8995"],
  ]);
  const there = forms.flatMap(({ name, lines }) =>
    lines.map(({ line }) => `${name}, line ${line}`),
  );
  const lost = forms
    .flatMap(({ lines }) => lines.flatMap(({ goesTo }) => goesTo ?? []))
    .filter((target) => !there.includes(target));
  expect(lost).toEqual([]);
});
