import fc from "fast-check";

import {
  centsDecimal,
  formatAboutUsd,
  formatBriefUsd,
  formatCompact,
  formatCompactUsd,
  formatCount,
  formatDays,
  formatIsoDay,
  formatMonth,
  formatNumber,
  formatPayment,
  formatPercent,
  formatPerDollar,
  formatPreciseUsd,
  formatRatio,
  formatRoundedPercent,
  formatRoundedUsd,
  formatSigned,
  formatUsd,
  formatWholeUsd,
  formatYear,
  formatYears,
  readsAsZero,
  shortDecimal,
} from "@/lib/format";

import { hazard } from "./finance/hazards";

test.each(["HZ44", "HZ45", "HZ46", "HZ47"])("%s: an exact half cent rounds up", (id) => {
  const { inputs, correct } = hazard(id);
  const tax = (Number(inputs.amount) * Number(inputs.ratePct)) / 100;
  expect(formatUsd(tax)).toBe(`$${correct.toFixed(2)}`);
});

test.each([
  ["HZ39", NaN, "$0.00"],
  ["HZ40", Infinity, "$0.00"],
  ["HZ41", -0, "$0.00"],
  ["HZ36", 0.3 - 0.1 - 0.2, "$0.00"],
  ["a negative cent", -0.01, "-$0.01"],
  ["less than half a cent below zero", -0.004, "$0.00"],
  ["thousands", 1_234_567.891, "$1,234,567.89"],
])("%s", (_, value, text) => expect(formatUsd(value)).toBe(text));

test("what is known to a hundred dollars is shown so, and less than that exactly", () => {
  expect(formatAboutUsd(351_621.09375)).toBe("about $351,600");
  expect(formatAboutUsd(399_950)).toBe("about $400,000");
  expect(formatAboutUsd(100)).toBe("about $100");
  expect(formatAboutUsd(99.5)).toBe("$99.50");
  expect(formatAboutUsd(-13_652.34)).toBe("about -$13,700");
  expect([0, -0, NaN].map(formatAboutUsd)).toEqual(["$0.00", "$0.00", "$0.00"]);
});

test("a sentence has no cents from $100 on, and none that are zero", () => {
  expect([1_198_400.89, 464.16, 100, -2_496.5].map(formatRoundedUsd)).toEqual([
    "$1,198,401",
    "$464",
    "$100",
    "-$2,497",
  ]);
  expect([99.99, 42.5, 42, 0, NaN].map(formatRoundedUsd)).toEqual([
    "$99.99",
    "$42.50",
    "$42",
    "$0",
    "$0",
  ]);
});

test("a payment in a sentence has its cents, where there are any", () => {
  expect([2_203.89, 622.005, 1_450, -0.001].map(formatPayment)).toEqual([
    "$2,203.89",
    "$622.01",
    "$1,450",
    "$0",
  ]);
});

test("a figure beyond the specification has no cents from $10,000 on", () => {
  expect([9_999.5, 9_999.996, 12_345.67, -12_345.67].map(formatBriefUsd)).toEqual([
    "$9,999.50",
    "$10,000",
    "$12,346",
    "-$12,346",
  ]);
});

test("what a dollar costs is told in cents below a dollar", () => {
  expect([0.231, 0.01, 0.004, 0.996, 1.25].map(formatPerDollar)).toEqual([
    "23 cents",
    "1 cent",
    "less than a cent",
    "$1.00",
    "$1.25",
  ]);
});

test("a percentage in a sentence has two digits", () => {
  expect([48.34, 126.7, 8.25, 8, 0.962, -13.6, 0].map(formatRoundedPercent)).toEqual([
    "48%",
    "127%",
    "8.3%",
    "8%",
    "0.96%",
    "-14%",
    "0%",
  ]);
});

test("a share just short of the whole is not called all of it", () => {
  expect([99.4, 99.61, 100].map(formatRoundedPercent)).toEqual(["99%", "99.61%", "100%"]);
});

test("a year has no separator", () => expect(formatYear(2_027)).toBe("2027"));

test("whole dollars, percentages with two decimals, and counts", () => {
  expect(formatWholeUsd(408_142.36)).toBe("$408,142");
  expect(formatPercent(6.5)).toBe("6.50%");
  expect(formatPercent(NaN)).toBe("0.00%");
  expect(formatNumber(6.125)).toBe("6.125");
  expect(formatCount(1, "month")).toBe("1 month");
  expect(formatCount(0, "month")).toBe("0 months");
  expect(formatCount(1_200, "month")).toBe("1,200 months");
});

test.each([
  [0, "$0"],
  [2_500, "$2.5K"],
  [250_000, "$250K"],
  [1_250_000, "$1.25M"],
  [0.5, "$0.5"],
])("%d on the axis of a chart is %s", (value, text) => {
  expect(formatCompactUsd(value)).toBe(text);
});

test("counts are short under an axis, and ratios and days have their decimals", () => {
  expect(formatCompact(250_000)).toBe("250K");
  expect(formatCompact(1_250_000)).toBe("1.25M");
  expect(formatRatio(1.6)).toBe("1.60");
  expect(formatDays(228.125)).toBe("228.1 days");
});

test("months and days of the calendar", () => {
  expect(formatMonth({ year: 2056, month: 11 })).toBe("November 2056");
  expect(formatIsoDay("2026-11-21")).toBe("November 21, 2026");
});

const formats = {
  centsDecimal,
  formatAboutUsd,
  formatBriefUsd,
  formatCompact,
  formatCompactUsd,
  formatDays,
  formatNumber,
  formatPayment,
  formatPercent,
  formatPreciseUsd,
  formatRatio,
  formatRoundedPercent,
  formatRoundedUsd,
  formatUsd,
  formatWholeUsd,
  formatYears,
  shortDecimal,
};

/** What is near zero, or anything at all. */
const anyNumber = fc.oneof(
  fc.constantFrom(0, -0, -0.004, 0.004, -0.005, -0.05, -0.5, NaN, -Infinity),
  fc.double({ min: -1, max: 1, noNaN: true }),
  fc.double(),
);

test.each(Object.entries(formats))("%s never has a sign on what reads as zero", (_, format) => {
  const sized = (size: number) => format(size);
  fc.assert(
    fc.property(anyNumber, (value) => {
      expect(format(value)).not.toMatch(/^[-−+]\$?[0.,]+(?![\d.,])/);
      expect(formatSigned(value, sized)).not.toMatch(/^[-−+]\$?[0.,]+(?![\d.,])/);
      // What has a size that is seen has a sign.
      if (/[1-9]/.test(format(value)) && !/^about/.test(format(value)))
        expect(formatSigned(value, sized)).toMatch(value < 0 ? /^-/ : /^\+/);
    }),
    { seed: 20261127 },
  );
});

test("what reads as zero is told from what begins with one", () => {
  expect(["0", "$0", "$0.00", "0.00%", "0.0 years", "0 points"].filter(readsAsZero)).toHaveLength(
    6,
  );
  expect(["0.5", "$0.005", "10", "0,5", "401(k)", "interest", ""].filter(readsAsZero)).toEqual([]);
});
