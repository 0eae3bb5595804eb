/** @jest-environment jsdom */
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { ChartCard, Charts } from "@/components/calculator/chart/charts";
import type {
  Amounts,
  Bars,
  Chart,
  Ground,
  Lines,
  Plot,
  Range,
  Series,
  Tornado,
  Waterfall,
} from "@/lib/calculator/charts/chart";
import { chartsOf } from "@/lib/calculator/charts/charts-of";
import { calculatorIds } from "@/lib/catalogue/calculators";
import { formatPercent, formatUsd, formatWholeUsd } from "@/lib/format";

import { calculatorOf, world } from "../../../house/calculators";
import { someCalculators } from "../../../house/tried";

const loan = { kind: "levelLoan", annualRate: 6.5, years: 30, borrowed: 320_000 } as const;

const declaredBy = (id: string) => {
  const { definition } = calculatorOf(id);
  const { example } = definition;
  return definition.charts?.(definition.calculate(example, world), example) ?? [];
};
const cells = (row: HTMLElement) =>
  [...row.querySelectorAll("th, td")].map(({ textContent }) => textContent);
const tableRows = (container: HTMLElement) => [...container.querySelectorAll("tr")].map(cells);
const rectangleOf = (rect: Element) => ({
  x: Number(rect.getAttribute("x")),
  width: Number(rect.getAttribute("width")),
});

/** Of the card, in pixels. Nothing is drawn where it is not said. */
let width: number;
beforeEach(() => {
  width = 0;
  jest.spyOn(Element.prototype, "clientWidth", "get").mockImplementation(() => width);
});
afterEach(() => {
  document.documentElement.style.fontSize = "16px";
  jest.restoreAllMocks();
});

/** By their attribute and tag: of many pages, to ask for a role is slow. */
const picturesIn = (container: Element) => [...container.querySelectorAll("[role=img]")];
const cardOf = (container: Element, title: string) =>
  [...container.querySelectorAll("h2")]
    .find(({ textContent }) => textContent === title)
    ?.closest("section") as HTMLElement;

const idsWithCharts = calculatorIds.filter((id) => declaredBy(id).length > 0);

// Before all others: a picture that has come once is there at once.
test("the place of a picture is held, in its size, until the picture comes", async () => {
  width = 348;
  const { container } = render(<Charts charts={[loan]} />);
  const sizes = () =>
    [...container.querySelectorAll("svg:not(.lucide)")].map((svg) =>
      ["width", "height"].map((side) => svg.getAttribute(side)),
    );
  const held = sizes();
  expect(held).toEqual([
    ["21.75em", "16em"],
    ["21.75em", "16em"],
  ]);
  expect(screen.queryByRole("img")).toBeNull();
  await screen.findAllByRole("img");
  expect(sizes()).toEqual(held);
});

describe.each(someCalculators("charts", 12, idsWithCharts))("%s", (id) => {
  const declared = declaredBy(id);
  const charts = chartsOf(declared);

  test.each([220, 348, 620])(
    "%d pixels wide: a picture with words, and no NaN in it",
    async (pixels) => {
      width = pixels;
      const { container } = render(<Charts charts={declared} />);
      await waitFor(() => expect(picturesIn(container)).toHaveLength(charts.length));
      const pictures = picturesIn(container);
      for (const [index, chart] of charts.entries()) {
        const { title, subject } = chart;
        expect(cardOf(container, title)).toBeDefined();
        const words = pictures[index]?.getAttribute("aria-label");
        expect(words).toContain(subject);
        for (const { label } of "series" in chart ? chart.series : chart.rows)
          expect(words).toContain(label);
      }
      expect(container.innerHTML).not.toMatch(/NaN|Infinity|undefined/);
      expect(container.querySelector("[data-figure]")).toBeNull();
      expect(container.querySelector("[style]")).toBeNull();
    },
  );

  test.each([
    [180, "16px"],
    [360, "32px"],
  ])("%d pixels wide, text of %s: in place of a plot its numbers, open", async (pixels, text) => {
    width = pixels;
    document.documentElement.style.fontSize = text;
    const { container } = render(<Charts charts={declared} />);
    for (const { kind, title } of charts) {
      const card = cardOf(container, title);
      const isPlot = ["area", "bars", "lines"].includes(kind);
      expect(card.querySelector("details")?.open).toBe(isPlot);
      if (isPlot) expect(within(card).getByText(/^There is no room for this chart/)).toBeVisible();
      await waitFor(() => expect(picturesIn(card)).toHaveLength(isPlot ? 0 : 1));
    }
  });

  test("the table holds the numbers of the picture", () => {
    const { container } = render(<Charts charts={declared} />);
    const tables = [...container.querySelectorAll("table")];
    expect(tables).toHaveLength(charts.length);
    for (const [index, chart] of charts.entries()) {
      const table = tables[index] as HTMLElement;
      expect(table.querySelector("caption")).toHaveTextContent(chart.subject);
      const [head, ...rows] = [...table.querySelectorAll("tr")].map(cells);
      const drawn = numbersOf(chart);
      expect(head).toEqual(drawn.head);
      expect(rows.map((row) => row.slice(1))).toEqual(drawn.rows);
    }
  });
});

function numbersOf(chart: Chart) {
  if ("series" in chart) return plotNumbers(chart);
  if (chart.kind === "range") return rangeNumbers(chart);
  if (chart.kind === "tornado") return { head: ["Number", ...chart.columns], rows: cellsOf(chart) };
  return chart.kind === "amounts" ? amountNumbers(chart) : waterfallNumbers(chart);
}

const cellsOf = ({ rows }: Tornado) => rows.map(({ cells: [less, more] }) => [less, more]);

const rangeNumbers = ({ marked, rows }: Range) => ({
  head: ["Item", "Low", marked, "High"],
  rows: rows.map(({ low, value, high }) => [low, value, high].map(formatWholeUsd)),
});

/** Cents only where no amount of a chart is $10,000 or more. */
const usdOf = (amounts: readonly number[]) =>
  Math.max(...amounts.map(Math.abs)) < 10_000 ? formatUsd : formatWholeUsd;
const amountOf = ({ amount }: { amount: number }) => amount;

const amountNumbers = ({ rows, whole }: Amounts) => {
  const show = usdOf(rows.map(amountOf));
  const total = rows.reduce((sum, { amount }) => sum + amount, 0);
  return {
    head: ["Item", "Amount", ...(whole ? [`Share of ${whole}`] : [])],
    rows: rows.map(({ amount }) => [
      show(amount),
      ...(whole ? [formatPercent((amount / total) * 100)] : []),
    ]),
  };
};

function plotNumbers(plot: Plot) {
  const { x, series, written } = plot;
  const line = "line" in plot && plot.line ? [plot.line] : [];
  const total = "total" in plot && plot.total ? [totalOf(series, plot.total)] : [];
  const ground = "ground" in plot && plot.ground ? groundOf(plot.ground) : [];
  const drawn = [...series, ...line, ...total, ...ground];
  const show = written?.show ?? usdOf(drawn.flatMap(({ values }) => values));
  return {
    head: [x.label, ...drawn.map(({ label }) => label)],
    rows: x.values.map((_, at) => drawn.map(({ values }) => show(values[at] as number))),
  };
}

const totalOf = (series: readonly Series[], label: string) => ({
  label,
  values: (series[0]?.values ?? []).map((_, at) =>
    series.reduce((sum, { values }) => sum + (values[at] as number), 0),
  ),
});

/** Lowest, middle and highest of the courses behind the lines. */
const groundOf = ({ label, paths }: Ground) =>
  ["Lowest", "Middle", "Highest"].map((name, part) => ({
    label: `${name} of ${label}`,
    values: (paths[0] ?? []).map((_, at) => {
      const sorted = paths.map((path) => path[at] as number).sort((one, other) => one - other);
      return sorted[Math.min(sorted.length - 1, Math.floor((part * sorted.length) / 2))] as number;
    }),
  }));

const waterfallNumbers = ({ rows }: Waterfall) => ({
  head: ["Item", "Amount"],
  rows: rows.map(({ amount, isTotal }) => [
    `${isTotal || amount < 0 ? "" : "+"}${usdOf(rows.map(amountOf))(amount)}`,
  ]),
});

const premiums: Range = {
  kind: "range",
  name: "premiums",
  title: "Full coverage costs about $1,800 a year",
  subject: "Yearly premium",
  marked: "Estimate",
  rows: [
    { label: "Liability only", low: 1008, value: 1260, high: 1512 },
    { label: "Full coverage, $500 deductible", low: 1440, value: 1800, high: 2160 },
  ],
};

const spending: Amounts = {
  kind: "amounts",
  name: "spending",
  title: "Housing takes 75% of what you spend",
  subject: "Spending a month",
  whole: "all spending",
  rows: [
    { label: "Housing", amount: 1500 },
    { label: "Other", amount: 499 },
    { label: "Other", amount: 1 },
  ],
};

const worth: Amounts = {
  kind: "amounts",
  name: "worth",
  title: "You owe $50,000 more than you own",
  subject: "What you own, owe and are worth",
  whole: "everything",
  rows: [
    { label: "Owned", amount: 250_000 },
    { label: "Owed", amount: -300_000 },
    { label: "Net worth", amount: -50_000 },
  ],
};

const moves: Tornado = {
  kind: "tornado",
  name: "moves",
  title: "Biggest effect: Rate, 1 point",
  subject: "How the payment moves",
  columns: ["If lower", "If higher"],
  rows: [
    {
      label: "Rate, 1 point",
      moves: [-200, 210],
      ends: ["$1,800", "$2,210"],
      cells: ["$1,800 at 5%", "$2,210 at 7%"],
    },
    {
      label: "Price, 10%",
      moves: [0, 100],
      ends: ["$2,000", "$2,100"],
      cells: ["–", "$2,100 at $440,000"],
    },
  ],
};

test.each([220, 348, 620])("%d pixels wide: every bar and mark is inside", async (pixels) => {
  width = pixels;
  const { container } = render(<Charts charts={[premiums, spending, worth, moves]} />);
  await screen.findAllByRole("img");
  const bars = [...container.querySelectorAll("rect[rx]")].map(rectangleOf);
  expect(bars).toHaveLength(10);
  for (const { x, width } of bars) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(width).toBeGreaterThanOrEqual(2);
    expect(x + width).toBeLessThan(pixels);
  }
  expect(container.innerHTML).not.toMatch(/NaN|Infinity|undefined/);
  expect(container.querySelector("[style]")).toBeNull();
});

test("moves are drawn from where it is now, and read", async () => {
  width = 348;
  const { container } = render(<Charts charts={[moves]} />);
  expect(await screen.findByRole("img")).toHaveAccessibleName(
    "Bar chart. How the payment moves. Rate, 1 point: $1,800 to $2,210. " +
      "Price, 10%: $2,000 to $2,100. The numbers are in the table below.",
  );
  const [rate, price] = [...container.querySelectorAll("rect[rx]")].map(rectangleOf);
  const now = Number(container.querySelector("line")?.getAttribute("x1"));
  expect(price?.x).toBeCloseTo(now, 6);
  expect(rate?.x).toBeCloseTo(now - 2 * (price?.width ?? NaN), 6);
  expect(rate?.width).toBeCloseTo(4.1 * (price?.width ?? NaN), 6);
  const texts = [...container.querySelectorAll("svg[role=img] text")];
  expect(texts.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(["$1,800", "$2,210", "$2,000", "$2,100"]),
  );
});

test("a range is read with its mark, and drawn to one axis with the others", async () => {
  width = 348;
  const { container } = render(<Charts charts={[premiums]} />);
  expect(await screen.findByRole("img")).toHaveAccessibleName(
    "Range chart. Yearly premium. Liability only: $1,008 to $1,512, Estimate $1,260. " +
      "Full coverage, $500 deductible: $1,440 to $2,160, Estimate $1,800. The numbers are in the table below.",
  );
  const [liability, full] = [...container.querySelectorAll("rect[rx]")].map(rectangleOf);
  const [inLiability, inFull] = [...container.querySelectorAll("circle")].map((circle) =>
    Number(circle.getAttribute("cx")),
  );
  const perDollar = (full?.width ?? NaN) / (2160 - 1440);
  expect(liability?.width).toBeCloseTo(504 * perDollar, 6);
  expect(inLiability).toBeCloseTo((liability?.x ?? NaN) + 252 * perDollar, 6);
  expect(inFull).toBeCloseTo((full?.x ?? NaN) + 360 * perDollar, 6);
  expect(tableRows(container)).toEqual([
    ["Item", "Low", "Estimate", "High"],
    ["Liability only", "$1,008", "$1,260", "$1,512"],
    ["Full coverage, $500 deductible", "$1,440", "$1,800", "$2,160"],
  ]);
});

test("amounts carry their shares of a whole, two of one name each their own", () => {
  const { container } = render(<Charts charts={[spending]} />);
  expect(tableRows(container)).toEqual([
    ["Item", "Amount", "Share of all spending"],
    ["Housing", "$1,500.00", "75.00%"],
    ["Other", "$499.00", "24.95%"],
    ["Other", "$1.00", "0.05%"],
  ]);
});

test("an amount of nothing has no bar, the smallest of something has one", async () => {
  width = 348;
  const rows = [
    { label: "Tax", amount: 0 },
    { label: "Fee", amount: 0.01 },
    { label: "Heirs", amount: 900_000 },
  ];
  const { container } = render(<Charts charts={[{ ...spending, rows }]} />);
  await screen.findByRole("img");
  const bars = [...container.querySelectorAll("rect[rx]")].map(rectangleOf);
  expect(bars).toHaveLength(2);
  expect(bars[0]?.width).toBe(2);
});

test("a negative amount is hollow, left of zero, signed, and no share of anything", async () => {
  width = 348;
  const { container } = render(<Charts charts={[worth]} />);
  await screen.findByRole("img");
  expect(tableRows(container)).toEqual([
    ["Item", "Amount"],
    ["Owned", "$250,000"],
    ["Owed", "-$300,000"],
    ["Net worth", "-$50,000"],
  ]);
  const bars = [...container.querySelectorAll("rect[rx]")];
  expect(bars.map((bar) => bar.classList.contains("fill-card"))).toEqual([false, true, true]);
  const [owned, owed, net] = bars.map(rectangleOf);
  const zero = owned?.x ?? NaN;
  for (const bar of [owed, net]) expect((bar?.x ?? NaN) + (bar?.width ?? NaN)).toBeCloseTo(zero, 6);
});

test("of many amounts the one that the visitor looks for is marked, by its bar and its name", async () => {
  width = 348;
  const rows = spending.rows.map((row, place) => ({ ...row, isMarked: place === 1 }));
  const { container } = render(<Charts charts={[{ ...spending, rows }]} />);
  await screen.findByRole("img");
  const are = (selector: string, name: string) =>
    [...container.querySelectorAll(selector)].map(({ classList }) => classList.contains(name));
  expect(are("rect[rx]", "fill-chart-2")).toEqual([false, true, false]);
  expect(are("svg[role=img] text:not([text-anchor=end])", "font-semibold")).toEqual([
    false,
    true,
    false,
  ]);
});

test("there is no chart of nothing but zeros", () => {
  const nothing = [
    { ...spending, rows: [{ label: "Housing", amount: 0 }] },
    { ...premiums, rows: [{ label: "Basic", low: 0, value: 0, high: 0 }] },
  ];
  expect(chartsOf(nothing)).toEqual([]);
});

test("nothing is drawn before the width is known, and the numbers are there all the same", () => {
  const { container } = render(<Charts charts={[loan]} />);
  expect(container.querySelector("svg:not(.lucide)")).toBeNull();
  expect(container.querySelectorAll("table")).toHaveLength(2);
});

test("the numbers open with the summary, and what scrolls can be reached by keyboard", async () => {
  const user = userEvent.setup();
  render(<Charts charts={[loan]} />);
  const [summary] = screen.getAllByText("Show the numbers") as [HTMLElement];
  await user.click(summary);
  expect(summary.closest("details")).toHaveAttribute("open");
  const region = screen.getByRole("region", { name: "Numbers: Balance still owed, by year" });
  expect(region).toHaveAttribute("tabindex", "0");
  expect(within(region).getByRole("row", { name: "30 $0" })).toBeInTheDocument();
});

test.each([
  ["apart at the end", [0, 0], [100, 200], 300],
  ["apart at the start", [200, 100], [0, 0], 0],
])("lines %s are named there", async (_, first, last, least) => {
  width = 620;
  const series = ["Value", "Payments"].map((label, index) => ({
    label,
    values: Array.from({ length: 11 }, (_, at) => {
      const [from = 0, to = 0] = [first[index], last[index]];
      return from + ((to - from) * at) / 10;
    }),
  }));
  const x = { label: "Years", values: Array.from({ length: 11 }, (_, at) => at) };
  const lines = { kind: "lines", curve: "straight", name: "value", marks: [] } as const;
  const { container } = render(
    <Charts charts={[{ ...lines, title: "It moves", subject: "Values", x, series }]} />,
  );
  await screen.findByRole("img");
  const places = [...container.querySelectorAll("tspan")]
    .filter(({ textContent }) => ["Value", "Payments"].includes(textContent ?? ""))
    .map((span) => Number(span.getAttribute("x")));
  expect(places).toHaveLength(2);
  for (const place of places) {
    expect(place).toBeGreaterThan(least);
    expect(place).toBeLessThan(least + 320);
  }
});

const forecast: Bars = {
  kind: "bars",
  name: "cash",
  title: "The cash runs out in month 3",
  subject: "Inflows, outflows and the balance, by month",
  x: { unit: "month", label: "Month", values: [1, 2, 3] },
  series: [
    { label: "Inflows", values: [100, 100, 100] },
    { label: "Outflows", values: [-160, -160, -160] },
  ],
  line: { label: "Balance", values: [90, 30, -30] },
};

type Bar = { top: number; bottom: number };

test("negative parts hang from zero, and a line runs across the bars on the same scale", async () => {
  width = 348;
  const { container } = render(<Charts charts={[forecast]} />);
  expect(await screen.findByRole("img")).toHaveAccessibleName(
    /Outflows: -\$160 at first, -\$160 at the end\. Balance: \$90 at first, -\$30 at the end\./,
  );
  const bars = [...container.querySelectorAll("path")].flatMap((path) =>
    [...(path.getAttribute("d") ?? "").matchAll(/M\S+ (\S+)h\S+v(\S+)h\S+z/g)].map(
      ([, top, height]) => ({ top: Number(top), bottom: Number(top) + Number(height) }),
    ),
  );
  const [inflow, , , outflow] = bars as [Bar, Bar, Bar, Bar];
  expect(bars).toHaveLength(6);
  expect(outflow.top).toBeCloseTo(inflow.bottom, 6);
  const perDollar = (inflow.bottom - inflow.top) / 100;
  expect((outflow.bottom - outflow.top) / 160).toBeCloseTo(perDollar, 6);
  const points = [...container.querySelectorAll("circle")].map((point) =>
    Number(point.getAttribute("cy")),
  );
  expect(points).toHaveLength(3);
  for (const [index, balance] of [90, 30, -30].entries())
    expect(points[index]).toBeCloseTo(inflow.bottom - balance * perDollar, 6);
});

test("many units are written in short under their axis", async () => {
  width = 348;
  const sales: Lines = {
    kind: "lines",
    curve: "straight",
    name: "sales",
    title: "Sales",
    subject: "Sales by units sold",
    x: { unit: "unit", label: "Units sold", values: [0, 2_500_000] },
    series: [{ label: "Revenue", values: [0, 5_000_000] }],
    marks: [],
  };
  const { container } = render(<Charts charts={[sales]} />);
  await screen.findByRole("img");
  const texts = [...container.querySelectorAll("text")].map(({ textContent }) => textContent);
  expect(texts).toEqual(expect.arrayContaining(["0", "1M", "2M"]));
});

test("lines may run below zero, and over units instead of time", async () => {
  width = 348;
  const profit: Lines = {
    kind: "lines",
    curve: "straight",
    name: "profit",
    title: "It breaks even at 200 units",
    subject: "Profit by units sold",
    x: { unit: "unit", label: "Units sold", values: [0, 200, 400] },
    series: [{ label: "Profit", values: [-1000, 0, 1000] }],
    marks: [],
  };
  const { container } = render(<Charts charts={[profit]} />);
  await screen.findByRole("img");
  const corners = (container.querySelector("path[stroke-width='2.5']")?.getAttribute("d") ?? "")
    .split(/[ML]/)
    .slice(1)
    .map((corner) => Number(corner.split(",")[1]));
  const [low = NaN, zero = NaN, high = NaN] = corners;
  expect(low - zero).toBeCloseTo(zero - high, 6);
  expect(low).toBeLessThan(256);
  const texts = [...container.querySelectorAll("text")].map(({ textContent }) => textContent);
  expect(texts).toEqual(expect.arrayContaining(["-$1K", "$0", "$1K", "200", "400", "Units sold"]));
});

test("axes are written in what they count", async () => {
  width = 600;
  const percent = {
    show: (value: number) => `${value} percent`,
    tick: (value: number) => `${value}%`,
  };
  const margin: Lines = {
    kind: "lines",
    curve: "straight",
    name: "margin",
    title: "It rises",
    subject: "Margin by share",
    x: { unit: "amount", label: "Share", values: [0, 0.5, 1], written: percent },
    written: percent,
    series: [{ label: "Margin", values: [10, 20, 30] }],
    marks: [],
  };
  const { container } = render(<Charts charts={[margin]} />);
  const picture = await screen.findByRole("img");
  const texts = [...picture.querySelectorAll("text")].map(({ textContent }) => textContent);
  expect(texts).toEqual(expect.arrayContaining(["0.5%", "10%", "30%"]));
  expect(picture).toHaveAccessibleName(
    /Share: 0 percent to 1 percent\. Margin: 10 percent at first, 30 percent at the end\./,
  );
  expect(tableRows(container)).toContainEqual(["0.5 percent", "20 percent"]);
});

describe("what was there before a number was moved stays behind it", () => {
  const drawn = async (chart: Chart, behind: Chart) => {
    width = 348;
    const { container } = render(<ChartCard chart={{ ...chart, behind }} />);
    await waitFor(() => expect(picturesIn(container)).toHaveLength(1));
    return container;
  };
  const faintIn = (container: Element) => [
    ...container.querySelectorAll('.stroke-input[stroke-width="1.5"]'),
  ];
  const endOf = (path: Element | undefined | null) =>
    Number(/([\d.]+),[\d.]+$/.exec(path?.getAttribute("d") ?? "")?.[1]);
  const loans = (years: number) => chartsOf([{ ...loan, years }]);

  test("a loan of 20 years ends before one of 30, on an axis of both", async () => {
    const [[shorter], [longer]] = [loans(20), loans(30)] as [Chart[], Chart[]];
    const container = await drawn(shorter as Chart, longer as Chart);
    const [faint] = faintIn(container);
    const strong = container.querySelector("path.stroke-chart-1");
    const [from] = /[\d.]+/.exec(faint?.getAttribute("d") ?? "") ?? [];
    expect((endOf(strong) - Number(from)) / (endOf(faint) - Number(from))).toBeCloseTo(2 / 3);
  });

  test("bars leave one another room, and both stand on their own years", async () => {
    const [[, shorter], [, longer]] = [loans(20), loans(30)] as [Chart[], Chart[]];
    const container = await drawn(shorter as Chart, longer as Chart);
    const [behind, before] = ["path.fill-muted-foreground", "path.fill-chart-1"].map((selector) =>
      container
        .querySelector(selector)
        ?.getAttribute("d")
        ?.match(/h([\d.]+)/g),
    );
    expect([behind?.length, before?.length]).toEqual([30, 20]);
    const [wide = 0, narrow = 0] = [behind, before].map((widths) => Number(widths?.[0].slice(1)));
    expect(narrow / wide).toBeCloseTo(0.6);
  });

  test("a row keeps the bar it had, by its name", async () => {
    const amounts = (rent: number): Chart => ({
      kind: "amounts",
      name: "spending",
      title: `Rent is $${rent}`,
      subject: "Spending",
      rows: [
        { label: "Rent", amount: rent },
        { label: "Food", amount: 500 },
      ],
    });
    const container = await drawn(amounts(1_000), amounts(2_000));
    const widths = (selector: string) =>
      [...container.querySelectorAll(selector)].map((rect) => rectangleOf(rect).width);
    const [oldRent = 0, oldFood = 0] = widths("rect.fill-muted-foreground");
    const [rent = 0, food = 0] = widths("rect.fill-chart-1");
    expect(rent / oldRent).toBeCloseTo(1 / 2);
    expect(food).toBeCloseTo(oldFood);
  });

  test("two rows of one name keep each their own", async () => {
    const twice = (second: number): Chart => ({
      kind: "amounts",
      name: "fees",
      title: `The second is $${second}`,
      subject: "Fees",
      rows: [
        { label: "Fee", amount: 1_000 },
        { label: "Fee", amount: second },
      ],
    });
    const container = await drawn(twice(400), twice(500));
    const [one = 0, other = 0] = [...container.querySelectorAll("rect.fill-muted-foreground")].map(
      (rect) => rectangleOf(rect).width,
    );
    expect(other / one).toBeCloseTo(1 / 2);
  });

  test("a chart of another kind is not drawn behind it", async () => {
    const [area, bars] = loans(30) as [Chart, Chart];
    expect(faintIn(await drawn(area, bars))).toEqual([]);
  });
});
