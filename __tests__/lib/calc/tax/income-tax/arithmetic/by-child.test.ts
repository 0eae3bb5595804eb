import { adoptionsOf, studentsOf } from "@/lib/calc/tax/income-tax/arithmetic/by-child";
import { lawOf } from "@/lib/tax-law/years/law-of";

test("a student brings all of $2,000 and a quarter of the next $2,000", () => {
  expect(
    studentsOf({ filingStatus: "single", collegeExpenses: [1_500, 3_000, 9_000] }).map(
      ({ credit }) => credit,
    ),
  ).toEqual([1_500, 2_250, 2_500]);
});

test("an adoption counts up to the limit, and for separate filers who live together not at all", () => {
  const law = lawOf("2026");
  const [first] = adoptionsOf({ filingStatus: "single", adoptionExpenses: [30_000] }, law, 90_000);
  expect(first).toEqual({ paid: 30_000, credit: 17_670, paidOut: 5_120 });
  const separate = { filingStatus: "marriedFilingSeparately", adoptionExpenses: [30_000] } as const;
  expect(adoptionsOf(separate, law, 90_000)[0]?.credit).toBe(0);
  expect(adoptionsOf({ ...separate, livedApart: "allYear" }, law, 90_000)[0]?.credit).toBe(17_670);
});
