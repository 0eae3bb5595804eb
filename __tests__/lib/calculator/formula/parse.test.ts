// What formulas of a spreadsheet stand for in mathematics, written on one line.
import { expressionOf } from "@/lib/calculator/formula/parse";
import { resolved } from "@/lib/calculator/formula/resolved";
import { spokenText, writtenText } from "@/lib/calculator/formula/text";
import { valueOf } from "@/lib/calculator/formula/value";
import { text, written } from "@/lib/calculator/formula/writing";

const inNames = (formula: string, holds = () => false) =>
  written(resolved(expressionOf(formula), holds).expression, {
    name: text,
    rows: () => undefined,
    option: (id) => id,
    fields: {},
  });

test.each([
  // The convention of spreadsheets, by which what is paid is negative, is gone.
  ["PMT(i, n, -P)", "P × i ÷ (1 − (1 + i)^(−n))"],
  ["PMT(i, n, 0, -F)", "F × i ÷ ((1 + i)^n − 1)"],
  ["-PMT(i, n, -P, F)", "(F − P × (1 + i)^n) × i ÷ ((1 + i)^n − 1)"],
  ["FV(i, n, -A)", "A × ((1 + i)^n − 1) ÷ i"],
  ["FV(i, n, -A, -P)", "P × (1 + i)^n + A × ((1 + i)^n − 1) ÷ i"],
  ["FV(i, n, A, -P)", "P × (1 + i)^n − A × ((1 + i)^n − 1) ÷ i"],
  ["FV(i, n, 0, -P)", "P × (1 + i)^n"],
  ["FV(i, 12, -1)", "((1 + i)^12 − 1) ÷ i"],
  ["PV(i, n, -A)", "A × (1 − (1 + i)^(−n)) ÷ i"],
  ["NPER(i, A, -P)", "ln(A ÷ (A − P × i)) ÷ ln(1 + i)"],
  ["NPER(i, -A, -P, F)", "ln((A + F × i) ÷ (A + P × i)) ÷ ln(1 + i)"],
  ["NPER(i, 0, -P, F)", "ln(F ÷ P) ÷ ln(1 + i)"],
  ["NPER(i, 0, -1, 2)", "ln(2) ÷ ln(1 + i)"],
  ["PMT(i, n, -MAX(0, a-b))", "(larger of 0 and a − b) × i ÷ (1 − (1 + i)^(−n))"],
  // What the author grouped stays so.
  ["a-(b-c)", "a − (b − c)"],
  ["a-b*(c-d)", "a − b × (c − d)"],
  ["a - -b", "a + b"],
  ["-a+b", "b − a"],
  ["a*b/100", "a × b ÷ 100"],
  ["a/b/c", "a ÷ (b × c)"],
  ["a/(b/100)", "a ÷ (b ÷ 100)"],
  ["(a/b)^(1/n)", "(a ÷ b)^(1 ÷ n)"],
  ["INT(a/12)", "⌊a ÷ 12⌋"],
  ["ROUNDUP(ROUND(a/b, 9), 0)", "⌈a ÷ b⌉"],
  ["ROUND(a, 2)", "a rounded to 2 decimals"],
  ["MOD(a, 12)", "remainder of a ÷ 12"],
  ["ABS(a-b)", "|a − b|"],
  ["MAX(a, b, c)", "largest of a, b and c"],
  ["SUM(rows.amount)", "sum of rows.amount"],
  ['COUNTIF(rows.amount, ">0")', "number of rows.amount above 0"],
  ["EDATE(today, n)", "n months after today"],
  ["AND(a>0, OR(b<=1, NOT(c=2)))", "a > 0 and (b ≤ 1 or c ≠ 2)"],
  ['mode="daily"', "mode is daily"],
  ["NOT(ISBLANK(a))", "a is given"],
])("%s is %s", (formula, line) => expect(writtenText(inNames(formula))).toBe(line));

test.each([
  ["PMT(i, n, -P)", "P ÷ n"],
  ["FV(i, n, -A, -P)", "P + A × n"],
  ["PV(i, n, -A)", "A × n"],
  ["NPER(i, A, -P)", "P ÷ A"],
])("%s without interest is %s", (formula, line) =>
  expect(writtenText(inNames(formula, () => true))).toBe(line),
);

test("cases within cases are cases beside each other", () => {
  const catchUp = expressionOf("IF(age>=50, IF(age<64, 3, 2), 0)");
  expect(
    writtenText(
      written(catchUp, { name: text, rows: () => undefined, option: String, fields: {} }),
    ),
  ).toBe("3 if age ≥ 50 and age < 64, 2 if age ≥ 50, 0 otherwise");
});

test("a formula is read aloud in words", () => {
  expect(spokenText(inNames("PMT(i, n, -P)"))).toBe(
    "the fraction with P times i over 1 minus open parenthesis 1 plus i close parenthesis to the power of minus n, end of fraction",
  );
});

test("where parts end together one pause is heard, and none at the end", () => {
  expect(spokenText(inNames("ROUNDUP(a/b, 0)"))).toBe(
    "the fraction with a over b, end of fraction, rounded up",
  );
  expect(spokenText(inNames("ABS(a)+ABS(b)"))).toBe("the size of a, plus the size of b");
});

// As spreadsheets compute them.
test.each([
  ["PMT(0.005, 360, -100000)", 599.550525],
  ["PMT(0, 24, -12000)", 500],
  ["FV(0.005, 12, -100, -1000)", 2_295.234],
  ["PV(0.005, 240, -1000)", 139_580.771683],
  ["NPER(0.01, 200, -5000)", 28.91],
  ["NPER(0.072, 0, -1, 2)", 9.97],
  ["MOD(29, 12)", 5],
  ["ROUND(2.345, 1)", 2.3],
  ["2^3-1", 7],
  ["-2^2", 4],
])("%s comes to %d", (formula, value) => {
  const known = { name: () => null, option: String };
  expect(valueOf(expressionOf(formula), known)).toBeCloseTo(value, 2);
});

test("what is above 0 is counted, or what is chosen, and nothing else", () => {
  const known = { name: () => [0, 5, 0, 0.01], option: (id: string) => id };
  expect(valueOf(expressionOf('COUNTIF(rows.amount, ">0")'), known)).toBe(2);
  // What is chosen is held as the number of its option here.
  expect(valueOf(expressionOf('COUNTIF(rows.kind, "one")'), { ...known, option: () => "" })).toBe(
    0,
  );
  expect(() => expressionOf('COUNTIF(rows.amount, "<0")')).toThrow("count what is above 0");
});
