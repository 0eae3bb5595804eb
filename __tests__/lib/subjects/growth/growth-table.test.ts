/** The yearly table as a spreadsheet computes it, held against lib/finance. */
import { defineForm } from "@/lib/calculator/form/form";
import { money, percent, years } from "@/lib/calculator/form/number-field";
import { formulaFaults } from "@/lib/calculator/formula/formula-faults";
import { defineReport } from "@/lib/calculator/report/define-report";
import { complete } from "@/lib/calculator/report/notice";
import { viewOf } from "@/lib/calculator/report/view";
import { worksheetsOf } from "@/lib/calculator/share/worksheet";
import { growthByYear, type GrowthYear } from "@/lib/finance/time-value/growth-by-year";
import { todaysValue } from "@/lib/finance/time-value/todays-value";
import { growthTable } from "@/lib/subjects/growth/growth-table";
import { todaysDollars } from "@/lib/subjects/inflation/inflation";
import { inflationForm } from "@/lib/subjects/inflation/inflation.form";

import { cellOf, engineOf } from "@/__tests__/house/spreadsheet-engine";

type Input = { opening: number; rate: number; from: number; until: number; inflation: number };
type Result = { inTodaysDollars: number; years: readonly GrowthYear[] };

const input: Input = { opening: 5000, rate: 6, from: 30, until: 32.5, inflation: 3 };
const result: Result = {
  inTodaysDollars: todaysValue(5000, 2.5, 3),
  years: growthByYear(6, 2.5, 100, 5000),
};
const definition = {
  ...defineForm<Input>()({
    id: "loans-credit/mortgage",
    submit: "Grow",
    fields: {
      opening: money("Opening"),
      rate: percent("Rate"),
      from: years("From"),
      until: years("Until"),
      ...inflationForm.fields,
    },
  }),
  ...defineReport<Input, Result>(() => result, {
    headline: "inTodaysDollars",
    outputs: {
      inTodaysDollars: todaysDollars("opening", "until-from"),
      years: growthTable("Year by year", {
        years: "until-from",
        rate: "rate",
        contribution: "1200/12",
        opening: "opening",
        totals: () => ({ balance: 5000 }),
      }),
    },
    verdict: () => "It grows.",
    toast: () => complete("It grows."),
    example: input,
  }),
};
const world = { today: { year: 2026, month: 11, day: 21 } };

test("its formulas name only what there is", () => {
  expect(formulaFaults(definition)).toEqual([]);
});

test("the spreadsheet comes to the same rows, and to no more of them", () => {
  const { sheets, addressOf } = worksheetsOf({ definition, input, result, world }, 10);
  const engine = engineOf(sheets);
  const first = cellOf(engine, addressOf.get("years.year") as string);
  const rows = engine.getSheetValues(first.sheet).slice(first.row);
  for (const [index, row] of result.years.entries())
    for (const [column, value] of [row.year, row.contributed, row.growth, row.balance].entries())
      expect(rows[index]?.[column]).toBeCloseTo(value, 6);
  expect(rows[3]?.[0]).toBe("");

  const row = Number(addressOf.get("inTodaysDollars")?.split("$").at(-1)) - 1;
  expect(engine.getCellValue({ sheet: 0, row, col: 1 })).toBeCloseTo(result.inTodaysDollars, 6);
});

test("it is a table of years, not of months to be folded", () => {
  expect(viewOf(definition, input, result).tables.map(({ by }) => by)).toEqual(["year"]);
});
