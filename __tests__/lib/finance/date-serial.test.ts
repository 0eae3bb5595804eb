import { HyperFormula } from "hyperformula";

import { dateSerial } from "@/lib/finance/date-serial";
import { monthsAfter } from "@/lib/finance/months-after";

test("counts days as a spreadsheet does", () => {
  const days = Array.from({ length: 3_000 }, (_, index) =>
    monthsAfter({ year: 1900, month: 3, day: 1 + (index % 31) }, index),
  ).filter(({ day }, index) => day === 1 + (index % 31));
  const engine = HyperFormula.buildFromArray(
    days.map(({ year, month, day }) => [`=DATE(${year}, ${month}, ${day})`]),
    { licenseKey: "gpl-v3" },
  );
  const theirs = engine.getSheetValues(0).map(([value]) => value);
  expect(days.map(dateSerial)).toEqual(theirs);
});

test("the example of its comment", () => {
  expect(dateSerial({ year: 2026, month: 11, day: 21 })).toBe(46_347);
});
