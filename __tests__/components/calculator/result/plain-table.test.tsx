/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";

import { PlainTable } from "@/components/calculator/result/plain-table";
import { growthByYear, type GrowthYear } from "@/lib/finance/time-value/growth-by-year";
import { growthTable } from "@/lib/subjects/growth/growth-table";

const { columns } = growthTable("Year by year", {
  years: "years",
  rate: "rate",
  contribution: "monthly",
  opening: "opening",
  totals: () => ({}),
});
const table = {
  by: "year",
  name: "years",
  label: "Year by year",
  note: "Nothing is rounded.",
  columns: Object.entries(columns).map(([name, column]) => ({ name, ...column })) as never,
  rows: growthByYear(0, 2.5, 100, 1000) satisfies GrowthYear[],
  totals: { contributed: 3000, balance: 4000 },
} as const;

test("every year stands in the document with its exact numbers, and the totals below", () => {
  render(<PlainTable {...table} />);
  const region = screen.getByRole("region", { name: "Year by year" });
  expect(region.tabIndex).toBe(0);
  const rows = within(region).getAllByRole("row");
  expect(rows.map((row) => row.textContent)).toEqual([
    "YearPaid inGrowthBalance",
    "1$1,200.00$0.00$2,200.00",
    "2$1,200.00$0.00$3,400.00",
    "2.5$600.00$0.00$4,000.00",
    "Total$3,000.00$4,000.00",
  ]);
  expect(region.querySelector("tr[data-row='3'] data[data-figure=balance]")).toHaveAttribute(
    "value",
    "4000",
  );
});

test("with another result its rows are those of that, no more and no fewer", () => {
  const { rerender } = render(<PlainTable {...table} />);
  const years = () =>
    [...document.querySelectorAll("tbody tr")].map((row) => [
      row.getAttribute("data-row"),
      row.querySelector<HTMLDataElement>("[data-figure=balance]")?.value,
    ]);
  rerender(<PlainTable {...table} rows={growthByYear(0, 2, 200, 0)} />);
  expect(years()).toEqual([
    ["1", "2400"],
    ["2", "4800"],
  ]);
  rerender(<PlainTable {...table} rows={growthByYear(0, 3, 50, 0)} />);
  expect(years()).toEqual([
    ["1", "600"],
    ["2", "1200"],
    ["3", "1800"],
  ]);
});

test("without totals there is no row for them", () => {
  render(<PlainTable {...table} totals={{}} />);
  expect(screen.queryByText("Total")).toBeNull();
});

test.each([
  ["a table of years", {}, null],
  ["a table of brackets", { by: "bracket" }, null],
  ["a schedule of a few months", { by: "month", name: "schedule" }, ""],
  ["a second schedule", { by: "month", name: "accelerated" }, "accelerated"],
] as const)("%s names itself to other programs", (_, changes, name) => {
  render(<PlainTable {...table} {...changes} />);
  expect(screen.getByRole("table").getAttribute("data-schedule")).toBe(name);
});
