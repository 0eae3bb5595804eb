/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";

import AccuracyPage from "@/app/(site)/accuracy/page";
import DifferencesPage from "@/app/(site)/accuracy/differences/page";
import StateTaxesPage from "@/app/(site)/accuracy/states/page";
import { stateResults, stateRows } from "@/content/tested/state-comparison";
import { householdsOf, incomeNotAsked, stateDifferences } from "@/content/tested/state-differences";

test("the accuracy page says how many are near, and leads to the states and the differences", () => {
  render(<AccuracyPage />);
  const section = within(screen.getByRole("region", { name: /state by state/ }));
  const { wageEarners, agreed } = stateResults;
  expect(section.getByText(new RegExp(`Of ${wageEarners.cases} wage earners, `))).toHaveTextContent(
    `${wageEarners.met} are within $1. Of ${agreed.cases} households on which both models agree, ${agreed.met} are within $2.`,
  );
  expect(section.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/accuracy/states",
    "/accuracy/differences#states",
  ]);
});

test("every state has its line, with its numbers and its documents", () => {
  render(<StateTaxesPage />);
  const table = within(screen.getByRole("table"));
  for (const { name, cases, met, law } of stateRows) {
    const group = table.getByRole("rowheader", { name }).closest("tbody");
    const cells = [...(group?.querySelectorAll("td") ?? [])].map((cell) => cell.textContent);
    expect(cells.slice(0, 2)).toEqual([String(cases), String(met)]);
    expect(cells.at(-1)).toBe(law.join(" "));
  }
  expect(table.getAllByRole("row")).toHaveLength(1 + 2 * stateRows.length);
});

test("every difference is told with its document, and the folds count them all", () => {
  const { container } = render(<DifferencesPage />);
  for (const { cause, document } of stateDifferences) {
    expect(container).toHaveTextContent(cause);
    expect(container).toHaveTextContent(document);
  }
  const told = [...container.querySelectorAll("summary")].map(({ textContent }) =>
    Number(/: (\d+) households$/.exec(textContent)?.[1]),
  );
  const all = [...stateDifferences, ...incomeNotAsked].map(householdsOf);
  expect(sum(told)).toBe(sum(all));
});

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
