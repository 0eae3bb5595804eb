import { allowedContribution } from "@/lib/tax-law/allowed-contribution";
import { laws } from "@/lib/tax-law/years/laws";

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
    const retirement = laws.find((law) => law.year === year)?.retirement;
    expect(retirement && allowedContribution(retirement.k401, age)).toBe(k401);
    expect(retirement && allowedContribution(retirement.ira, age)).toBe(ira);
  },
);
