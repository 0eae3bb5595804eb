import { readTerm, shownTerm, termInYears } from "@/lib/calculator/form/loan-term";
import { doubtOf } from "@/lib/calculator/form/plausible-range";
import { loanTerm } from "@/lib/calculator/form/number-field";

test.each([
  ["72 months", "72", "months"],
  ["72mo", "72", "months"],
  [" 60 mos. ", "60", "months"],
  ["1 month", "1", "months"],
  ["5 years", "5", "years"],
  ["2.5 yr", "2.5", "years"],
  ["30y", "30", "years"],
])("“%s” is %s %s", (typed, number, unit) => {
  expect(readTerm(typed)).toEqual({ number, unit });
  expect(readTerm(typed, "months")).toEqual({ number, unit });
});

test.each(["30", "", "abc", "72 moons", "5 yards", "months", "3m", "1 year 2 months"])(
  "“%s” names no unit: that beside the box counts",
  (typed) => {
    expect(readTerm(typed)).toEqual({ number: typed, unit: "years" });
    expect(readTerm(typed, "months")).toEqual({ number: typed, unit: "months" });
  },
);

test("months are years in a link, and what is no number stays as it was typed", () => {
  expect(termInYears("72", "months")).toBe("6");
  expect(termInYears("18 months")).toBe("1.5");
  expect(termInYears("1,200", "months")).toBe("100");
  expect(termInYears("5 years", "months")).toBe("5");
  expect(termInYears("30")).toBe("30");
  for (const typed of ["abc", "", "20%", "5k"]) expect(termInYears(typed, "months")).toBe(typed);
});

test("every whole number of months comes out of its years again, exactly", () => {
  for (let months = 1; months <= 12_000; months += 1) {
    const years = termInYears(`${months}`, "months");
    expect(Number(years) * 12).toBe(months);
    const shown = shownTerm(years);
    expect(termInYears(shown.number, shown.unit)).toBe(years);
  }
});

test("a number of years that nobody would write is shown in months", () => {
  expect(shownTerm("5.083333333333333")).toEqual({ number: "61", unit: "months" });
  for (const years of ["6", "1.5", "0.25", "27.123", "abc", ""])
    expect(shownTerm(years)).toEqual({ number: years, unit: "years" });
});

test("a field reads its list of units with its box, and asks about years alone", () => {
  const field = loanTerm("Loan term", { plausible: { max: 12 } });
  const boxes = (unit: string) =>
    field.parse(
      "years",
      new Map([
        ["years", "72"],
        ["years.unit", unit],
      ]),
      1,
    )?.boxes;
  expect(boxes("months")).toEqual({ years: "6" });
  expect(boxes("years")).toEqual({ years: "72" });
  expect(boxes("weeks")).toEqual({ years: "72" });
  expect(doubtOf(field, "6")).toBeUndefined();
  expect(doubtOf(field, "72")?.suggestion).toEqual({ text: "6", amount: "6 years" });
});
