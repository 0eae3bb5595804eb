/**
 * What an answer says that it leaves out: it says so as long as the box that adds it is left as it was, and no
 * longer.
 */
import { viewOf } from "@/lib/calculator/report/view";
import { fieldsOf, type Field } from "@/lib/calculator/form/fields";
import { readField } from "@/lib/calculator/form/read-field";
import type { RowColumn } from "@/lib/calculator/form/rows-field";
import { calculatorIds } from "@/lib/catalogue/calculators";

import { answerOf, randomCalculations } from "./answer-of";
import { calculatorOf } from "./calculators";

/** What has to be said on these pages: depth.md 33. */
const asked = [
  "loans-credit/mortgage",
  "loans-credit/auto-loan",
  "loans-credit/student-loan",
  "mortgage-real-estate/mortgage-affordability",
  "mortgage-real-estate/rent-vs-buy",
  "tax/payroll-tax",
  "tax/income-tax",
  "tax/self-employment-tax",
  "investment-retirement/capital-gains",
  "investment-retirement/retirement-planner",
  "investment-retirement/401k",
  "insurance/health-premium-estimator",
  "insurance/life-insurance-needs",
  "education/college-savings",
  "education/student-loan-repayment",
];

const listedOn = ({ definition, input, result }: ReturnType<typeof answerOf>["calculation"]) =>
  viewOf(definition, input, result).notCounted;

test.each(asked)("%s says what its example leaves out", (id) => {
  expect(listedOn(answerOf(id).calculation).length).toBeGreaterThan(0);
});

const declaring = calculatorIds.filter((id) => calculatorOf(id).definition.notCounted?.length);

/** Something other than nothing, where 100 is too much or no text. */
const enteredIn: Readonly<Record<string, string | number>> = { text: "OR", percent: 1 };

/** A list with one row, which has an amount of 100. */
function enteredRows(name: string, field: Field & { columns: object }) {
  const amounts = Object.entries<RowColumn>(field.columns as never).filter(
    ([, { kind }]) => kind === "money",
  );
  const [column = ""] = amounts[0] ?? [];
  const { value } = readField(name, field, {
    ...field.opened(name),
    [`${name}.0.${column}`]: "100",
  });
  expect(value).toHaveLength(1);
  return value;
}

describe.each(declaring)("%s", (id) => {
  const { definition } = calculatorOf(id);
  const fields = Object.fromEntries(fieldsOf(definition.fields));

  test("names each part as one of a list", () => {
    const calculations = randomCalculations(id, { seed: 20261127, inputs: 20 });
    expect(calculations.length).toBeGreaterThan(0);
    for (const calculation of calculations) {
      const words = listedOn(calculation).map((part) => part.words);
      expect(words.filter((part) => part === "" || part.endsWith("."))).toEqual([]);
      expect(new Set(words).size).toBe(words.length);
    }
  });

  test("says no longer what is entered", () => {
    for (const { adds } of definition.notCounted ?? []) {
      if (!adds) continue;
      const field = fields[adds];
      const entered =
        field?.kind === "rows"
          ? enteredRows(adds, field)
          : (enteredIn[field?.kind ?? "money"] ?? 100);
      const listed = listedOn(answerOf(id, { [adds]: entered }).calculation);
      expect(listed.map((part) => part.adds)).not.toContain(adds);
    }
  });
});

test("PMI is left out below 20% down, and said with what it would cost", () => {
  const listed = (downPayment: number) =>
    listedOn(answerOf("loans-credit/mortgage", { homePrice: 425_000, downPayment }).calculation);
  expect(listed(42_500).map(({ words }) => words)).toContain(
    "mortgage insurance (PMI) for less than 20% down, about $191 a month at a typical 0.6%",
  );
  expect(listed(85_000).map(({ adds }) => adds)).not.toContain("pmiRate");
});

test("a paycheck leaves out a state’s tax where none is entered, and then a local one that is not typed", () => {
  const words = (state: string) =>
    listedOn(answerOf("tax/payroll-tax", { state }).calculation).map((part) => part.words);
  expect(words("")).toContain("state income tax");
  for (const state of ["CA", "TX", "PR"])
    expect(words(state).filter((part) => part.includes("income tax"))).toEqual([]);
  expect(words("MD")).toContain("county income tax, 2.25% to 3.3%");
});

test("state tax is left out of a sale under the law, and not of the combined rate that is typed", () => {
  const words = (otherIncome?: number) =>
    listedOn(answerOf("investment-retirement/capital-gains", { otherIncome }).calculation).map(
      (part) => part.words,
    );
  expect(words()).not.toContain("state income tax");
  expect(words(80_000)).toContain("state income tax");
});
