import { iraDeductionPhaseOut } from "@/lib/tax-law/retirement/ira-deduction-phase-out";
import { savingByIncome as law } from "@/lib/tax-law/years/2026";

test.each([
  ["single", "yes", law.coveredIra.single],
  ["marriedFilingJointly", "yes", law.coveredIra.marriedFilingJointly],
  ["marriedFilingJointly", "spouse", [242_000, 252_000]],
  ["marriedFilingSeparately", "spouse", [0, 10_000]],
  ["marriedFilingJointly", "no", null],
  ["marriedFilingSeparately", "no", null],
  ["single", "no", null],
  ["single", "spouse", null],
  ["headOfHousehold", "spouse", null],
] as const)("%s, covered: %s", (status, coverage, range) => {
  expect(iraDeductionPhaseOut(law, status, coverage)).toEqual(range);
});
