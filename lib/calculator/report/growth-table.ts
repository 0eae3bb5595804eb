import type { GrowthYear } from "@/lib/finance/time-value/growth-by-year";

import { positionColumn, usdColumn } from "./columns";
import { table, type Table } from "./outputs";

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
) => {
  const paid = rise ? `(${contribution})*(1+${rise}/100)^previous.year` : `(${contribution})`;
  return table<Result, GrowthYear>(label, {
    by: "year",
    columns: {
      year: positionColumn("Year", `MIN(previous.year+1, ${years})`),
      contributed: usdColumn("Paid in", `(year-previous.year)*12*${paid}`, "sum"),
      growth: usdColumn("Growth", "balance-previous.balance-contributed", "sum"),
      balance: usdColumn(
        "Balance",
        rise
          ? `FV((${rate})/1200, (year-previous.year)*12, -${paid}, -previous.balance)`
          : `FV((${rate})/1200, year*12, -${paid}, -(${opening}))`,
        "last",
      ),
    },
    count: `ROUNDUP(${years}, 0)`,
    start: { year: "0", balance: opening },
    ...options,
  });
};
