import { renamedTable } from "@/lib/calculator/formula/renamed";
import { positionColumn, usdColumn } from "@/lib/calculator/report/columns";
import { table, type Table } from "@/lib/calculator/report/outputs";
import type { GrowthYear } from "@/lib/finance/time-value/growth-by-year";

type GrowthOptions<Result> = Pick<Table<Result, GrowthYear>, "totals"> & {
  /** The term, as an expression in years: "retirementAge-currentAge". */
  years: string;
  /** Percent a year, compounded monthly, as an expression. */
  rate: string;
  /** What is paid in at the end of each month, as an expression. */
  contribution: string;
  /** What there is at the start, as an expression. */
  opening: string;
  /** The name of the percent by which the contribution rises after each year, where it can. */
  rise?: string;
};

/** Savings that grow, year by year: the rows of lib/finance/time-value/growth-by-year.ts. */
export const growthTable = <Result>(
  label: string,
  { years, rate, contribution, opening, rise, ...options }: GrowthOptions<Result>,
) =>
  renamedTable(
    table<Result, GrowthYear>(label, {
      by: "year",
      columns: {
        year: positionColumn("Year", "MIN(previous.year+1, years)"),
        contributed: usdColumn(
          "Paid in",
          rise
            ? "(year-previous.year)*12*contribution*(1+rise/100)^previous.year"
            : "(year-previous.year)*12*contribution",
          "sum",
        ),
        growth: usdColumn("Growth", "balance-previous.balance-contributed", "sum"),
        balance: usdColumn(
          "Balance",
          rise
            ? "FV(rate/1200, (year-previous.year)*12, -contribution*(1+rise/100)^previous.year, -previous.balance)"
            : "FV(rate/1200, year*12, -contribution, -opening)",
          "last",
        ),
      },
      count: "ROUNDUP(years, 0)",
      start: { year: "0", balance: "opening" },
      ...options,
    }),
    { years, rate, contribution, opening, ...(rise && { rise }) },
  );
