import { yearsSince } from "@/lib/tax-law/years/years-since";

test("a law is behind only once the calendar is past its year", () => {
  expect(yearsSince(2026, { year: 2026 })).toBeNull();
  expect(yearsSince(2026, { year: 2025 })).toBeNull();
  expect(yearsSince(2026, { year: 2027 })).toBe(1);
});
