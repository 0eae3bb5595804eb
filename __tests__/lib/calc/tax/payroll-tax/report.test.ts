import "@/lib/tax-law/states/keep-every-state";

import { valueIn } from "@/lib/calculator/report/groups";
import type { PayrollTaxInput } from "@/lib/calc/tax/payroll-tax/calculation";
import { form } from "@/lib/calc/tax/payroll-tax/form";
import { report } from "@/lib/calc/tax/payroll-tax/report";
import type { Amounts } from "@/lib/calculator/charts/chart";
import { chartsOf } from "@/lib/calculator/charts/charts-of";
import { viewOf } from "@/lib/calculator/report/view";
import { worksheetsOf } from "@/lib/calculator/share/worksheet";

import { cellOf, engineOf } from "../../../../house/spreadsheet-engine";

const definition = { ...form, ...report };
const world = { today: { year: 2026, month: 11, day: 21 } };
const paycheck: PayrollTaxInput = {
  grossPay: 2_000,
  payFrequency: "biweekly",
  allowances: 0,
  state: "",
};
const viewWith = (change: Partial<PayrollTaxInput>, today = world.today) => {
  const input = { ...paycheck, ...change };
  return viewOf(definition, input, definition.calculate(input, { today }));
};
const remarksWith = (change: Partial<PayrollTaxInput>) =>
  viewWith(change).remarks.map(({ text }) => text);
const chartWith = (change: Partial<PayrollTaxInput>) => viewWith(change).charts[0] as Amounts;

test("each answer has a heading of its own, and what is 0 for most is shown where it is not", () => {
  const headings = (change: Partial<PayrollTaxInput>) =>
    viewWith(change).sections.map(({ title, figures }) => [
      title,
      ...figures.map(({ label }) => label),
    ]);
  expect(headings({})).toEqual([
    [
      "Under 2026 law",
      "Federal income tax withheld",
      "Social Security",
      "Medicare",
      "Total deductions",
      "Adjusted annual wage",
    ],
    [
      "A year of these paychecks",
      "Annual pay",
      "As an hourly rate",
      "Taxes per year",
      "Take-home pay per year",
      "Take-home pay in an average month",
    ],
    [
      "Illustrative 2024 estimate",
      "Net pay",
      "Gross pay",
      "Social Security tax",
      "Medicare tax",
      "Federal withholding",
      "Total deductions",
    ],
  ]);
  const [law, ...others] = headings({ state: "NY", lawPaidBefore: 250_000 });
  expect(others.at(-1)).toContain("State withholding");
  expect(law).toContain("State and local taxes per paycheck");
  expect(law).toContain("Additional Medicare");
  expect(viewWith({}, { year: 2028, month: 1, day: 1 }).sections[0]?.title).toBe(
    "Under 2026 law, the newest we have in 2028",
  );
});

test("allowances are said to have ended, where there are any", () => {
  expect(remarksWith({})).toEqual([]);
  expect(remarksWith({ allowances: 1 })).toEqual([
    expect.stringMatching(
      /^Allowances ended with the 2020 Form W-4\. .* change nothing under the law/,
    ),
  ]);
});

test.each([
  ["pr", "Taxes of Puerto Rico aren’t included, and less federal income tax may be due there."],
  ["ZZ", "“ZZ” is not a state’s abbreviation, so no state tax is counted."],
  ["zz", "“zz” is not a state’s abbreviation, "],
  ["C", "“C” is not a state’s abbreviation, "],
  ["12", "“12” is not a state’s abbreviation, "],
])("%s is a territory, or said to be no state", (state, opening) => {
  const remarks = remarksWith({ state });
  expect(remarks).toHaveLength(1);
  expect(remarks[0]?.startsWith(opening)).toBe(true);
});

test("where Social Security ends is said of pay that reaches the wage base", () => {
  expect(remarksWith({ grossPay: 7_380 })).toEqual([
    "With equal paychecks starting in January, paycheck 25 of 26 reaches $184,500, the most that 2026 law taxes for Social Security. None is taken after that.",
  ]);
  expect(remarksWith({ grossPay: 7_200 })).toEqual([
    "With 26 equal paychecks starting in January, only the last one reaches $184,500, the most that 2026 law taxes for Social Security.",
  ]);
  expect(remarksWith({ grossPay: 7_000 })).toEqual([]);
  expect(remarksWith({ lawPaidBefore: 184_500, lawYear: "2026" })).toEqual([
    "Your pay earlier this year already reached $184,500, the most that 2026 law taxes for Social Security, so none is taken from this paycheck.",
  ]);
  expect(remarksWith({ lawPaidBefore: 184_499 })).toEqual([]);
});

test("the parts of the chart come to the pay", () => {
  const { title, rows } = chartWith({ grossPay: 20_000, lawPaidBefore: 190_000 });
  expect(title).toMatch(/^Under 2026 law, you keep \$\d\d,\d{3} of \$20,000 before any state/);
  expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(20_000, 8);
  expect(rows.map(({ label }) => label)).toEqual([
    "Take-home pay before state income tax",
    "Federal income tax",
    "Social Security",
    "Medicare",
  ]);
  expect(chartsOf(viewWith({ grossPay: 0 }).charts)).toEqual([]);
});

/** In a spreadsheet, beyond what random inputs come to. */
test.each<Partial<PayrollTaxInput>>([
  { grossPay: 9_000, lawPaidBefore: 180_000 },
  { grossPay: 9_000, lawPaidBefore: 195_000 },
  { grossPay: 9_000, lawPaidBefore: 400_000, lawStep2: "yes" },
  { grossPay: 300_000, payFrequency: "monthly", lawFilingStatus: "marriedFilingJointly" },
  { grossPay: 7_687.5, payFrequency: "semimonthly" },
  { grossPay: 7_687.49, payFrequency: "semimonthly" },
  { grossPay: 2_375, payFrequency: "monthly" },
  { grossPay: 2_374.99, payFrequency: "monthly" },
  { grossPay: 1_850, allowances: 3, state: "7" },
  { grossPay: 0, state: "TX" },
])("%j: the workbook comes to the same", (change) => {
  const input = { ...paycheck, otherState: "", ...change };
  const result = definition.calculate(input, world);
  const { sheets, addressOf } = worksheetsOf({ definition, input, result, world }, 9);
  const engine = engineOf(sheets);
  for (const name of ["netPay", "law.netPay", "law.lastSocialSecurityPaycheck"] as const) {
    const there = engine.getCellValue(cellOf(engine, addressOf.get(name) as string));
    const here = valueIn(result, name) as number | null;
    if (here === null) expect([name, there]).toEqual([name, ""]);
    else expect(there).toBeCloseTo(here, 6);
  }
  const { row: first, ...column } = cellOf(engine, addressOf.get("withholding.withheld") as string);
  result.withholding.forEach(({ withheld }, index) =>
    expect(engine.getCellValue({ ...column, row: first + index })).toBeCloseTo(withheld, 6),
  );
});
