import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { Charts } from "@/components/calculator/chart/charts";
import { calculatorIds } from "@/content/catalogue";
import { chartsOf } from "@/lib/calculator/charts-of";
import { formatUsd } from "@/lib/format";

import { calculatorOf, world } from "../../../house/calculators";

const loan = { kind: "levelLoan", annualRate: 6.5, years: 30, borrowed: 320_000 } as const;

const declaredBy = (id: string) => {
  const { definition, calculate } = calculatorOf(id);
  const { example } = definition;
  return definition.charts?.(calculate(example, world), example) ?? [];
};
const cells = (row: HTMLElement) =>
  [...row.querySelectorAll("th, td")].map(({ textContent }) => textContent);

let width = 0;
beforeEach(() => {
  jest.spyOn(Element.prototype, "clientWidth", "get").mockImplementation(() => width);
});
afterEach(() => jest.restoreAllMocks());

describe.each(calculatorIds)("%s", (id) => {
  const declared = declaredBy(id);
  const charts = chartsOf(declared);

  test.each([220, 348, 620])(
    "%d pixels wide: a picture with words, and no NaN in it",
    async (pixels) => {
      width = pixels;
      const { container } = render(<Charts charts={declared} />);
      const pictures = await screen.findAllByRole("img");
      expect(pictures).toHaveLength(charts.length);
      for (const [index, { title, subject, series }] of charts.entries()) {
        expect(screen.getByRole("heading", { name: title })).toBeInTheDocument();
        const words = pictures[index]?.getAttribute("aria-label");
        expect(words).toContain(subject);
        for (const { label } of series) expect(words).toContain(label);
      }
      expect(container.innerHTML).not.toMatch(/NaN|Infinity|undefined/);
      expect(container.querySelector("[data-figure]")).toBeNull();
      expect(container.querySelector("[style]")).toBeNull();
    },
  );

  test("the table holds the numbers of the picture", () => {
    width = 348;
    const { container } = render(<Charts charts={declared} />);
    const tables = [...container.querySelectorAll("table")];
    expect(tables).toHaveLength(charts.length);
    for (const [index, { subject, x, series }] of charts.entries()) {
      const table = tables[index] as HTMLElement;
      expect(table.querySelector("caption")).toHaveTextContent(subject);
      const [head, ...rows] = [...table.querySelectorAll("tr")];
      expect(cells(head as HTMLElement)).toEqual([x.label, ...series.map(({ label }) => label)]);
      expect(rows.map((row) => cells(row).slice(1))).toEqual(
        x.values.map((_, at) => series.map(({ values }) => formatUsd(values[at] as number))),
      );
    }
  });
});

test("nothing is drawn before the width is known, and the numbers are there all the same", () => {
  width = 0;
  const { container } = render(<Charts charts={[loan]} />);
  expect(container.querySelector("svg:not(.lucide)")).toBeNull();
  expect(container.querySelectorAll("table")).toHaveLength(2);
});

test("the place of a picture is held, in its size, until the picture comes", async () => {
  width = 348;
  const { container } = render(<Charts charts={[loan]} />);
  const sizes = () =>
    [...container.querySelectorAll("svg:not(.lucide)")].map((svg) =>
      ["width", "height"].map((side) => svg.getAttribute(side)),
    );
  const held = sizes();
  expect(held).toEqual([
    ["348", "256"],
    ["348", "256"],
  ]);
  expect(screen.queryByRole("img")).toBeNull();
  await screen.findAllByRole("img");
  expect(sizes()).toEqual(held);
});

test("the numbers open with the summary, and what scrolls can be reached by keyboard", async () => {
  const user = userEvent.setup();
  width = 348;
  render(<Charts charts={[loan]} />);
  const [summary] = screen.getAllByText("Show the numbers") as [HTMLElement];
  await user.click(summary);
  expect(summary.closest("details")).toHaveAttribute("open");
  const region = screen.getByRole("region", { name: "Numbers: Balance still owed, by year" });
  expect(region).toHaveAttribute("tabindex", "0");
  expect(within(region).getByRole("row", { name: "30 $0.00" })).toBeInTheDocument();
});
