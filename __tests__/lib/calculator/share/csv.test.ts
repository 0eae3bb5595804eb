import type { View } from "@/lib/calculator/report/view";
import { csvOf } from "@/lib/calculator/share/csv";
import { plainDecimal } from "@/lib/format";

const usd = (value: unknown) => plainDecimal(value as number);

const view: View = {
  id: "loans-credit/mortgage",
  sections: [],
  remarks: [],
  verdict: "It pays.",
  basis: ["loan $1,000"],
  inputs: [{ label: "Loan", text: "$1,000", value: "1000" }],
  headline: {
    name: "saved",
    label: "Saved",
    parts: [{ name: "saved", text: "-$0.50", value: "-0.5" }],
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
        { name: "interest", label: "Interest", show: String, exact: usd, formula: "" },
        { name: "balance", label: "Balance", show: String, exact: usd, formula: "" },
      ],
      rows: [
        { month: 1, interest: 1 / 3, balance: 1e-7 },
        { month: 2, interest: -1e21, balance: 0 },
      ],
      totals: { interest: 1 / 3 },
    },
  ],
};

/** The file up to and including its one input, which has this label. */
const written = (label: string) =>
  csvOf({ ...view, inputs: [{ label, text: "", value: "1" }] }).split("\r\n\r\n", 1)[0];

test("holds the inputs, the figures and every row of every table, exact", () => {
  expect(csvOf(view)).toBe(
    [
      "Input,Value,As shown",
      'Loan,1000,"$1,000"',
      "",
      "Figure,Value,As shown,Note",
      "Saved,-0.5,'-$0.50,",
      "Time,1,1 year,Sooner. From today.",
      "Time,2,2 months,",
      "",
      "Schedule",
      "Month,Interest,Balance",
      "1,0.3333333333333333,0.0000001",
      "2,-1000000000000000000000,0",
      "Total,0.3333333333333333,",
      "",
    ].join("\r\n"),
  );
});

test("has no byte order mark", () => {
  expect(csvOf(view).charCodeAt(0)).not.toBe(0xfeff);
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
  expect(csvOf({ ...view, remarks })).toContain(
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
  expect(csvOf({ ...view, figures: [], sections })).toContain(
    ["", "By law,Value,As shown,Note", "Time,1,1 year,Sooner. From today."].join("\r\n"),
  );
});

test("a table without totals ends with its rows", () => {
  const tables = view.tables.map((table) => ({ ...table, totals: {} }));
  expect(csvOf({ ...view, tables })).not.toContain("Total");
});
