import { plainDecimal } from "@/lib/calculator/form/plain-decimal";
import type { FigureView, View } from "@/lib/calculator/report/view";
import { csvOf } from "@/lib/calculator/share/csv";
import type { FileSource } from "@/lib/calculator/share/summary";
import { centsDecimal } from "@/lib/format";

const usd = (value: unknown) => plainDecimal(value as number);
const cents = (value: unknown) => centsDecimal(value as number);

const source: FileSource = {
  title: "Savings",
  lines: [
    ["Date", "November 21, 2026"],
    ["Page", "https://example.test/#years=1"],
  ],
};

const view: View = {
  id: "loans-credit/mortgage",
  sections: [],
  remarks: [],
  notCounted: [],
  verdict: "It pays.",
  basis: ["loan $1,000"],
  inputs: [{ label: "Loan", text: "$1,000", value: "1000" }],
  headline: {
    name: "saved",
    label: "Saved",
    parts: [{ name: "saved", text: "-$0.50", value: "-0.4999999", rounded: "-0.50" }],
  },
  figures: [
    {
      name: "years",
      label: "Time",
      note: "From today.",
      side: { tone: "positive", words: "Sooner" },
      parts: [
        { name: "years", text: "1 year", value: "1" },
        { name: "months", text: "2 months", value: "2" },
      ],
    },
  ],
  charts: [],
  checklists: [],
  tables: [
    {
      name: "schedule",
      by: "month",
      label: "Schedule",
      columns: [
        { name: "month", label: "Month", show: String, exact: String, formula: "" },
        {
          name: "interest",
          label: "Interest",
          show: String,
          exact: usd,
          rounded: cents,
          formula: "",
        },
        {
          name: "balance",
          label: "Balance",
          show: String,
          exact: usd,
          rounded: cents,
          formula: "",
        },
      ],
      rows: [
        { month: 1, interest: 1 / 3, balance: 1e-7 },
        { month: 2, interest: -1e21, balance: 0 },
      ],
      totals: { interest: 1 / 3 },
    },
  ],
};

/** The block of the one input, which has this label. */
const written = (label: string) =>
  csvOf({ ...view, inputs: [{ label, text: "", value: "1" }] }, source).split("\r\n\r\n", 2)[1];

test("says where it is from, and holds the inputs, the figures and every row of every table", () => {
  expect(csvOf(view, source)).toBe(
    [
      "Savings",
      'Date,"November 21, 2026"',
      "Page,https://example.test/#years=1",
      "",
      "Input,Value,As shown",
      'Loan,1000,"$1,000"',
      "",
      "Figure,Value,As shown,Note",
      "Saved,-0.50,'-$0.50,",
      'Time,"1 year, 2 months","1 year, 2 months",Sooner. From today.',
      "",
      "Schedule",
      "Month,Interest,Balance",
      "1,0.33,0.00",
      "2,-1000000000000000000000.00,0.00",
      "Total,0.33,",
      "",
    ].join("\r\n"),
  );
});

test("has no byte order mark", () => {
  expect(csvOf(view, source).charCodeAt(0)).not.toBe(0xfeff);
});

test.each([
  ["=1+1", "'=1+1"],
  ["+1+1", "'+1+1"],
  ["+5", "'+5"],
  ["-1+1", "'-1+1"],
  ["-2.", "'-2."],
  ["-Infinity", "'-Infinity"],
  ["--5", "'--5"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["＝1+1", "'＝1+1"],
  ["＋1", "'＋1"],
  ["－5", "'－5"],
  ["＠SUM(A1)", "'＠SUM(A1)"],
  ["\t=1", '"\'\t=1"'],
  ["\r=1", '"\'\r=1"'],
  ["\n=1", '"\'\n=1"'],
  ['=HYPERLINK("a","b")', '"\'=HYPERLINK(""a"",""b"")"'],
])("%j is no formula: %j", (text, cell) => {
  expect(written(text)).toBe(`Input,Value,As shown\r\n${cell},1,`);
});

test.each(["-5", "-0.25", "12", "-1000000000000000000000"])("%s stays a number", (text) => {
  expect(written(text)).toBe(`Input,Value,As shown\r\n${text},1,`);
});

test.each([
  ["a, b", '"a, b"'],
  ['12" pipe', '"12"" pipe"'],
  ["two\nlines", '"two\nlines"'],
  ["rent; utilities", '"rent; utilities"'],
  ["a\tb", '"a\tb"'],
  ["plain – words’", "plain – words’"],
])("%j is one cell: %j", (text, cell) => {
  expect(written(text)).toBe(`Input,Value,As shown\r\n${cell},1,`);
});

test("says what is said of the figures", () => {
  const remarks = [
    { tone: "warning", text: "The tax alone is more." },
    {
      tone: "neutral",
      text: "Other plans exist.",
      link: { text: "Loan Simulator", href: "https://studentaid.gov/loan-simulator/" },
    },
  ] as const;
  expect(csvOf({ ...view, remarks }, source)).toContain(
    [
      "",
      "Remarks",
      "Warning: The tax alone is more.",
      "Other plans exist. Loan Simulator: https://studentaid.gov/loan-simulator/",
      "",
      "Schedule",
    ].join("\r\n"),
  );
});

test("figures under a heading have a block under it", () => {
  const [figure] = view.figures;
  const sections = figure ? [{ title: "By law", text: "Another view.", figures: [figure] }] : [];
  expect(csvOf({ ...view, figures: [], sections }, source)).toContain(
    [
      "",
      "By law,Value,As shown,Note",
      'Time,"1 year, 2 months","1 year, 2 months",Sooner. From today.',
    ].join("\r\n"),
  );
});

test("of words and an amount the value is the amount, and of no number it is none", () => {
  const lineOf = (figure: Partial<FigureView>) =>
    csvOf({ ...view, headline: { ...view.headline, ...figure } }, source)
      .split("\r\n")
      .find((line) => line.startsWith("Saved,"));
  const words = { name: "better", text: "Buying", value: "Buying" };
  const amount = { name: "by", text: "$5.00", value: "4.9999", rounded: "5.00" };
  expect(lineOf({ parts: [words, amount] })).toBe('Saved,5.00,"Buying, $5.00",');
  expect(lineOf({ parts: [], absent: "Full price" })).toBe("Saved,Full price,Full price,");
});

test("a table without totals ends with its rows", () => {
  const tables = view.tables.map((table) => ({ ...table, totals: {} }));
  expect(csvOf({ ...view, tables }, source)).not.toContain("Total");
});
