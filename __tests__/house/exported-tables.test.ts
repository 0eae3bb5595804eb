/**
 * The tables that only files list: over seeded random inputs their rows are what a spreadsheet engine
 * makes of their formulas, and they come to the figures that the page shows.
 */
import { formulaFaults } from "@/lib/calculator/formula/formula-faults";
import { fileTablesOf } from "@/lib/calculator/share/file-tables";
import { worksheetsOf } from "@/lib/calculator/share/worksheet";
import { calculatorIds } from "@/lib/catalogue/calculators";

import { answerOf, randomCalculations } from "./answer-of";
import { calculatorOf, world } from "./calculators";
import { cellOf, engineOf } from "./spreadsheet-engine";
import { someCalculators } from "./tried";

const samples = 6;
/** The second engine has room for more; a few long debts would take most of the time. */
const longest = 600;

const withExported = calculatorIds.filter((id) => calculatorOf(id).definition.exported);

test("every calculator with a path over time lists it, on its page or in its files", () => {
  expect(withExported).toEqual([
    "personal-finance/savings-goal",
    "loans-credit/loan-payment",
    "loans-credit/auto-loan",
    "loans-credit/mortgage",
    "loans-credit/student-loan",
    "loans-credit/refinance",
    "loans-credit/heloc",
    "investment-retirement/retirement-planner",
    "investment-retirement/annuity",
    "mortgage-real-estate/mortgage-affordability",
    "education/loan-affordability",
  ]);
  const isOverTime = ({ kind, name = "" }: { kind: string; name?: string }) =>
    ["levelLoan", "repayment", "growth", "costs"].includes(kind) ||
    ["savings", "payment", "path", "retirement", "value", "wealth", "balances"].includes(name);
  for (const id of calculatorIds) {
    const { definition } = calculatorOf(id);
    const result = definition.calculate(definition.example, world);
    const drawn = (definition.charts?.(result, definition.example) ?? []).filter(
      (chart) => isOverTime(chart) && chart.kind !== "amounts",
    );
    const tables = fileTablesOf({ definition, input: definition.example, result });
    if (drawn.length > 0) expect([id, tables.length]).not.toEqual([id, 0]);
  }
});

describe.each(someCalculators("exported tables", 4, withExported))("%s", (id) => {
  const { definition } = calculatorOf(id);
  const calculations = randomCalculations(id, { seed: 20261126, inputs: 60 })
    .concat([answerOf(id).calculation])
    .filter((calculation) => fileTablesOf(calculation).every(({ rows }) => rows.length <= longest))
    .slice(-samples);

  test("its formulas name only what there is", () => {
    expect(formulaFaults(definition)).toEqual([]);
  });

  test("the spreadsheet engine comes to the same rows, and to no more of them", () => {
    expect(calculations.length).toBe(samples);
    for (const calculation of calculations) {
      const tables = fileTablesOf(calculation);
      const room = 1 + Math.max(0, ...tables.map(({ rows }) => rows.length));
      const { sheets, addressOf } = worksheetsOf(calculation, room);
      const engine = engineOf(sheets);
      for (const { name, table, rows } of tables)
        for (const column of Object.keys(table.columns)) {
          const first = cellOf(engine, addressOf.get(`${name}.${column}`) as string);
          const there = (index: number) =>
            engine.getCellValue({ ...first, row: first.row + index }) as number;
          const scale = Math.max(1, ...rows.map((row) => Math.abs(row[column] as number)));
          for (const [index, row] of rows.entries())
            if (
              typeof row[column] !== "string" &&
              !(Math.abs((row[column] as number) - there(index)) <= 1e-9 * scale)
            )
              throw new Error(
                `${name} ${index + 1} ${column} of ${JSON.stringify(calculation.input)}: ${String(row[column])} here, ${there(index)} there`,
              );
          // What no formula gives has no cell there.
          expect(there(rows.length) ?? "").toBe("");
        }
    }
  });

  test("what a loan pays in its rows is what the page says of it", () => {
    const { result, input } = calculations.at(-1) as (typeof calculations)[number];
    const known: Record<string, number> = { ...input, ...(result as Record<string, number>) };
    const totals = fileTablesOf(calculations.at(-1) as never)
      .filter(({ rows }) => rows.length > 0)
      .map(({ totals }) => totals);
    const interest = totals.reduce((sum, row) => sum + Number(row.interest ?? 0), 0);
    if (known.totalInterest !== undefined && known.totalPayment !== undefined)
      expect(totals[0]?.payment).toBeCloseTo(known.totalPayment, 6);
    if (known.totalInterest !== undefined) expect(interest).toBeCloseTo(known.totalInterest, 6);
  });
});
