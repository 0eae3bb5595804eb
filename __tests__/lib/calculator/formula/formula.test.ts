import { faultIn, namesIn, withCells } from "@/lib/calculator/formula/formula";

const payment = "PMT(annualRate/1200, years*12, -loanAmount)";

test("knows the names of a formula from its functions", () => {
  expect(namesIn(payment)).toEqual(["annualRate", "years", "loanAmount"]);
  expect(namesIn("SUM(schedule.interest) + previous.balance * rate")).toEqual([
    "schedule.interest",
    "previous.balance",
    "rate",
  ]);
});

test("puts cells in the place of names and leaves the rest", () => {
  const option = (id: string) => ({ end: "At the end" })[id] ?? id;
  const cells = { option, name: (name: string) => `$B$${name.length}` };
  expect(withCells(payment, cells)).toBe("PMT($B$10/1200, $B$5*12, -$B$10)");
  expect(withCells('IF(when="end", years, 0)', cells)).toBe('IF($B$4="At the end", $B$5, 0)');
});

test("finds what a formula should not name", () => {
  const known = new Set(["annualRate", "years", "loanAmount"]);
  expect(faultIn(payment, known)).toBeUndefined();
  expect(faultIn("PMT(rate, years, loanAmount)", known)).toBe("no name rate");
  expect(faultIn("HYPERLINK(years)", known)).toBe("no function HYPERLINK");
});

test.each([
  ["PMT(years, years)", "PMT takes another number of arguments"],
  ["ROUNDUP(years, 2)", "Formulas round to whole numbers, ROUND aside."],
  ["(years", "Not a formula: (years"],
  ["years years", "Not a formula: years years"],
  ["years *", "Not a formula: years *"],
])("%s has a fault: %s", (formula, fault) => {
  expect(faultIn(formula, new Set(["years"]))).toBe(fault);
});

test.each(["years; 1", "years & 1", "{years}", "years $"])("%s is no formula", (formula) => {
  expect(() => namesIn(formula)).toThrow("Not a formula");
});
