import { faultIn, namesIn, printed, withCells } from "@/lib/calculator/formula/formula";

const payment = "PMT(annualRate/1200, years*12, -loanAmount)";
const write = {
  name: (name: string) => `<${name}>`,
  number: (value: number) => `${value}`,
  option: (id: string) => ({ end: "At the end" })[id] ?? id,
};

test("knows the names of a formula from its functions", () => {
  expect(namesIn(payment)).toEqual(["annualRate", "years", "loanAmount"]);
  expect(namesIn("SUM(schedule.interest) + previous.balance * rate")).toEqual([
    "schedule.interest",
    "previous.balance",
    "rate",
  ]);
});

test("puts cells in the place of names and leaves the rest", () => {
  const cells = { ...write, name: (name: string) => `$B$${name.length}` };
  expect(withCells(payment, cells)).toBe("PMT($B$10/1200, $B$5*12, -$B$10)");
  expect(withCells('IF(when="end", years, 0)', cells)).toBe('IF($B$4="At the end", $B$5, 0)');
});

test.each([
  [payment, "PMT(<annualRate> ÷ 1200; <years> × 12; −<loanAmount>)"],
  ["a-b", "<a> − <b>"],
  ["-a", "−<a>"],
  ["MAX(0, a - -b)", "MAX(0; <a> − −<b>)"],
  ["(a+b)*-2", "(<a> + <b>) × −2"],
  ["IF(a<=b, a, 0)", "IF(<a> ≤ <b>; <a>; 0)"],
  ['IF(a="end", b, -c)', "IF(<a> = At the end; <b>; −<c>)"],
])("%s is printed as %s", (formula, text) => expect(printed(formula, write)).toBe(text));

test("finds what a formula should not name", () => {
  const known = new Set(["annualRate", "years", "loanAmount"]);
  expect(faultIn(payment, known)).toBeUndefined();
  expect(faultIn("PMT(rate, years, loanAmount)", known)).toBe("no name rate");
  expect(faultIn("HYPERLINK(years)", known)).toBe("no function HYPERLINK");
});

test.each(["years; 1", "years & 1", "{years}", "years $"])("%s is no formula", (formula) => {
  expect(() => namesIn(formula)).toThrow("Not a formula");
});
