/** Every number of the premium credit is that of the fixture, and its document too. */
import { coverageYears } from "@/lib/tax-law/health/coverage-years";
import { povertyGuidelinesOn } from "@/lib/tax-law/health/poverty-guidelines-on";
import { newestCoverageYear, premiumCredits } from "@/lib/tax-law/health/premium-credits";

import { at, taxTables } from "../tax-tables";

test("the coverage years are those that the fixture has whole, and a form offers all of them", () => {
  const years = premiumCredits.map(({ year }) => year);
  expect(years.map(String)).toEqual(Object.keys(taxTables.acaApplicablePercentage).sort());
  expect(years).toEqual([...coverageYears]);
  expect(newestCoverageYear).toBe(years.at(-1));
  for (const year of years)
    expect(povertyGuidelinesOn({ year: year - 1, month: 11, day: 1 }).year).toBe(year - 1);
});

test.each(premiumCredits)("$year: every number and its document", (credit) => {
  const entry = at(taxTables.acaApplicablePercentage, credit.year);
  const { bands, above400percentFPL } = entry.value;
  expect(entry.status).not.toBe("UNVERIFIED");
  const open =
    typeof above400percentFPL === "number"
      ? [{ from: 4, to: null, start: above400percentFPL, end: above400percentFPL }]
      : [];
  expect(credit.bands).toEqual([
    ...bands.map(({ fplFrom, fplTo, percentAtStart, percentAtEnd }) => ({
      from: fplFrom,
      to: fplTo,
      start: percentAtStart,
      end: percentAtEnd,
    })),
    ...open,
  ]);
  expect(credit.document).not.toBe("");
  expect(entry.officialDocument).toContain(credit.document);
  expect(credit.checked).toMatch(/^20\d\d-\d\d-\d\d$/);
});

test("every scale has as many bands, so that one table holds any of them", () => {
  expect(new Set(premiumCredits.map(({ bands }) => bands.length)).size).toBe(1);
});
