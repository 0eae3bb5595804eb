import { form } from "@/lib/calc/investment-retirement/pension/form";
import { report } from "@/lib/calc/investment-retirement/pension/report";
import { readingOf } from "@/lib/calculator/report/view";

import { formWith } from "../../../calculator/form-with";

const plan = { finalAverageSalary: "68000", yearsOfService: "24", pensionFactor: "1.75" };
const { outcomeOf, answered } = formWith({ ...form, ...report }, plan);

test("without options, nothing more is said", () => {
  const { result, sections, charts, verdict } = answered({});
  expect(Object.keys(result)).toEqual([
    "annualPension",
    "monthlyPension",
    "shareOfSalary",
    "earnedByYear",
  ]);
  expect([sections, charts]).toEqual([[], []]);
  expect(verdict).toMatch(/^That is \$28,560 a year, or 42% of your final average salary;/);
});

test("what the reductions leave leads, with the full pension beside it", () => {
  const { headline, beside } = answered({ yearsEarly: "3", earlyReduction: "5" });
  expect([headline.name, readingOf(headline)]).toEqual(["reducedMonthly", "$2,023.00"]);
  expect(beside?.figure.name).toBe("monthlyPension");
});

test("beside a lump sum, which of the two is worth more leads, reduced or not", () => {
  const offer = { lumpSum: "380000", yearsPaid: "22", discountRate: "4" };
  const { headline: pension, beside } = answered(offer);
  expect(beside?.titles[1]).toBe("The pension pays");
  expect([readingOf(pension), pension.side?.words]).toEqual([
    "$37,411",
    "The pension is worth more",
  ]);
  const reduced = answered({ ...offer, yearsEarly: "4", earlyReduction: "5" });
  // What stands beside it is not what it pays.
  expect(reduced.beside?.titles[1]).toBe("Before reductions");
  const lumpSum = reduced.headline;
  expect([lumpSum.name, lumpSum.side?.words]).toEqual([
    "worthDifference",
    "The lump sum is worth more",
  ]);
});

test("a share for the survivor counts once its years are known", () => {
  const offer = { yearsPaid: "20", discountRate: "4", survivorShare: "50" };
  const alone = answered(offer);
  expect(alone.sections.at(-1)?.text).toContain("Nothing is counted for the survivor");
  const both = answered({ ...offer, survivorYears: "10" });
  expect(both.sections.at(-1)?.text).toContain("The survivor’s 10 years are counted");
  expect(both.result.pensionWorth).toBeGreaterThan(alone.result.pensionWorth ?? NaN);
  // Half of it for 10 years more is as much as all of it for 20 and for 30 years, halved.
  const thirty = answered({ yearsPaid: "30", discountRate: "4" }).result.pensionWorth ?? NaN;
  expect(both.result.pensionWorth).toBeCloseTo(
    ((alone.result.pensionWorth ?? NaN) + thirty) / 2,
    6,
  );
});

test("the chart and the table follow the lump sum to its end", () => {
  const { charts, tables } = answered({ lumpSum: "380000", yearsPaid: "22", discountRate: "4" });
  expect(charts).toMatchObject([
    { title: "Paying the same at 4%, the lump sum runs out after 19.1 years" },
  ]);
  const rows = tables[0]?.rows ?? [];
  expect(rows).toHaveLength(22);
  expect(rows.at(-1)).toMatchObject({ year: 22, paid: 28_560, paidSoFar: 628_320, lumpSumLeft: 0 });
  const lasting = answered({ lumpSum: "900000", yearsPaid: "2", discountRate: "4" });
  expect(lasting.charts).toMatchObject([
    { title: "After 2 years of the same payments, $915,465 of the lump sum is left" },
  ]);
  expect(lasting.result).toMatchObject({ lumpSumYears: null, matchingReturn: null });
});

test.each([
  [{ earlyReduction: "5" }, "yearsEarly", /how many years early/],
  [{ yearsEarly: "3" }, "earlyReduction", /reduction for each year/],
  [{ yearsEarly: "25", earlyReduction: "1" }, "yearsEarly", /more than your 24 years of service/],
  [{ yearsEarly: "5", earlyReduction: "20" }, "earlyReduction", /Enter less than 20%\.$/],
  [{ survivorReduction: "10" }, "survivorShare", /share that the survivor gets/],
  [{ survivorShare: "50", survivorYears: "8" }, "survivorYears", /once you fill in/],
  [{ lumpSum: "380000", discountRate: "4" }, "yearsPaid", /how many years/],
  [{ lumpSum: "380000", yearsPaid: "22" }, "discountRate", /0 is none/],
  [{ lumpSum: "0" }, "lumpSum", /./],
  [{ yearsPaid: "61" }, "yearsPaid", /60/],
  [{ yearsPaid: "22.5" }, "yearsPaid", /whole/],
  [{ survivorShare: "101" }, "survivorShare", /100/],
  [{ survivorReduction: "100" }, "survivorReduction", /100/],
])("%j: the field says what to do", (boxes, field, sentence) => {
  expect((outcomeOf(boxes).errors as Record<string, string>)[field]).toMatch(sentence);
});

test("a survivor’s share without a reduction is fine", () => {
  expect(outcomeOf({ survivorShare: "100" }).errors).toBeUndefined();
});
