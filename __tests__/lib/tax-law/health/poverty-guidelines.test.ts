/** Every number of the poverty guidelines is that of the fixture. */
import { povertyGuidelines } from "@/lib/tax-law/health/poverty-guidelines";

import { taxTables } from "../tax-tables";

const known = taxTables.federalPovertyGuidelines;

test("every year of the fixture is there, the newest last", () => {
  const years = Object.keys(known).filter((name) => name !== "note");
  expect(povertyGuidelines.map(({ year }) => String(year))).toEqual(years.sort());
});

test.each(povertyGuidelines)(
  "$year: every number, its document and its days",
  ({ year, document, published, checked, ...places }) => {
    const entries = known[year];
    for (const { status } of Object.values(entries ?? {})) expect(status).not.toBe("UNVERIFIED");
    expect(places).toEqual({
      contiguous: entries?.contiguous48AndDC.value,
      alaska: entries?.alaska.value,
      hawaii: entries?.hawaii.value,
    });
    expect(document).toMatch(new RegExp(`^HHS poverty guidelines of ${year} \\(`));
    expect(published.startsWith(`${year}-01-`)).toBe(true);
    expect(checked).toMatch(/^20\d\d-\d\d-\d\d$/);
  },
);
