import { povertyGuidelinesOn } from "@/lib/tax-law/health/poverty-guidelines-on";

const on = (text: string) => {
  const [year = 0, month = 0, day = 0] = text.split("-").map(Number);
  return povertyGuidelinesOn({ year, month, day }).year;
};

test.each([
  ["2024-01-16", 2023],
  ["2024-01-17", 2024],
  ["2025-11-01", 2025],
  ["2026-01-14", 2025],
  ["2026-01-15", 2026],
  ["2026-11-25", 2026],
  ["2031-06-01", 2026],
  ["2009-06-01", 2023],
])("on %s those of %i were the last published", (day, year) => {
  expect(on(day)).toBe(year);
});
