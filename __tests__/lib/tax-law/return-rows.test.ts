import type { Household } from "@/lib/tax-law/household";
import { returnFigures } from "@/lib/tax-law/return-figures";
import { returnRows } from "@/lib/tax-law/return-rows";
import { lawOf } from "@/lib/tax-law/years/law-of";

const law = lawOf("2026");
const rowsOf = (household: Household) => returnRows(household, law, returnFigures(household, law));

test("a student brings all of $2,000 and a quarter of the next $2,000", () => {
  const { students } = rowsOf({
    filingStatus: "single",
    collegeExpenses: [1_500, 3_000, 9_000],
  });
  expect(students.map(({ credit }) => credit)).toEqual([1_500, 2_250, 2_500]);
});

test("an adoption counts up to the limit, and for separate filers who live together not at all", () => {
  const [first] = rowsOf({ filingStatus: "single", adoptionExpenses: [30_000] }).adoptions;
  expect(first).toEqual({ paid: 30_000, credit: 17_670, paidOut: 5_120 });
  const separate = { filingStatus: "marriedFilingSeparately", adoptionExpenses: [30_000] } as const;
  expect(rowsOf(separate).adoptions[0]?.credit).toBe(0);
  expect(rowsOf({ ...separate, livedApart: "allYear" }).adoptions[0]?.credit).toBe(17_670);
});
