import { readFileSync } from "node:fs";
import path from "node:path";

import { allowedContribution } from "@/lib/rates/allowed-contribution";
import {
  newestLimits,
  retirementLimits,
  type RetirementLimits,
} from "@/lib/rates/retirement-limits";
import { yearsSince } from "@/lib/rates/years-since";

type Entry = { value: number; status: string; officialDocument: string };

const { retirementLimits: published } = JSON.parse(
  readFileSync(path.resolve(__dirname, "../../fixtures/us_tax_tables.json"), "utf8"),
) as { retirementLimits: Record<string, Record<string, Entry>> };

test("every year that the tables know is there, and the newest is the last", () => {
  const known = Object.keys(published).filter((year) => "ira" in (published[year] ?? {}));
  expect(retirementLimits.map(({ year }) => String(year))).toEqual(known.sort());
  expect(newestLimits).toBe(retirementLimits.at(-1));
});

test.each<RetirementLimits>(retirementLimits)(
  "the limits of $year are those of the tables",
  ({ year, k401, ira, annualAdditions, document }) => {
    const entries = published[year] as Record<string, Entry>;
    expect({
      k401ElectiveDeferral: k401.limit,
      k401CatchUp50: k401.catchUp,
      k401CatchUp60to63: k401.catchUpAt60 ?? k401.catchUp,
      ira: ira.limit,
      iraCatchUp50: ira.catchUp,
      annualAdditions415c: annualAdditions,
    }).toEqual(
      Object.fromEntries(Object.entries(entries).map(([name, { value }]) => [name, value])),
    );
    for (const { status, officialDocument } of Object.values(entries)) {
      expect(status).not.toBe("UNVERIFIED");
      expect(`IRS ${officialDocument}`).toBe(document);
    }
  },
);

/** The totals as the announcements of each year state them. */
test.each([
  [2024, 49, 23_000, 7_000],
  [2024, 50, 30_500, 8_000],
  [2024, 62, 30_500, 8_000],
  [2025, 49, 23_500, 7_000],
  [2025, 59, 31_000, 8_000],
  [2025, 60, 34_750, 8_000],
  [2026, 49, 24_500, 7_500],
  [2026, 50, 32_500, 8_600],
  [2026, 59, 32_500, 8_600],
  [2026, 60, 35_750, 8_600],
  [2026, 63, 35_750, 8_600],
  [2026, 64, 32_500, 8_600],
])(
  "in %d a person of %d may contribute $%d to a 401(k) and $%d to an IRA",
  (year, age, k401, ira) => {
    const limits = retirementLimits.find((record) => record.year === year) as RetirementLimits;
    expect(allowedContribution(limits.k401, age)).toBe(k401);
    expect(allowedContribution(limits.ira, age)).toBe(ira);
  },
);

test("a law is behind only once the calendar is past its year", () => {
  expect(yearsSince(2026, { year: 2026 })).toBeNull();
  expect(yearsSince(2026, { year: 2025 })).toBeNull();
  expect(yearsSince(2026, { year: 2027 })).toBe(1);
});
