import type { Household } from "@/lib/tax-law/household";
import { otherLineKinds, withOtherLines } from "@/lib/tax-law/other-lines";
import { returnUnder } from "@/lib/tax-law/federal-return";
import { lawOf } from "@/lib/tax-law/years/law-of";

const single: Household = { filingStatus: "single" };

test("lines of one kind add up", () => {
  expect(
    withOtherLines(single, [
      { line: "rents", amount: 4_000 },
      { line: "rents", amount: -1_500 },
      { line: "medical", amount: 800 },
    ]),
  ).toMatchObject({ rents: 2_500, medicalExpenses: 800, otherIncome: 0 });
});

test("each student and each adopted child has a line of its own", () => {
  expect(
    withOtherLines(single, [
      { line: "college", amount: 4_000 },
      { line: "college", amount: 1_000 },
      { line: "adoption", amount: 9_000 },
    ]),
  ).toMatchObject({ collegeExpenses: [4_000, 1_000], adoptionExpenses: [9_000] });
});

test.each([
  [[{ line: "careOfOne", amount: 5_000 }] as const, 5_000, 1],
  [[{ line: "careOfMore", amount: 7_000 }] as const, 7_000, 2],
  [
    [
      { line: "careOfOne", amount: 1_000 },
      { line: "careOfMore", amount: 7_000 },
    ] as const,
    8_000,
    2,
  ],
  [[], 0, 0],
])("care %j: %d dollars for %d", (lines, dependentCareExpenses, dependentCarePersons) => {
  expect(withOtherLines(single, lines)).toMatchObject({
    dependentCareExpenses,
    dependentCarePersons,
  });
});

test("a marketplace plan is there where one of its lines is", () => {
  expect(withOtherLines(single, []).marketplace).toBeUndefined();
  expect(
    withOtherLines(single, [{ line: "marketplaceBenchmark", amount: 6_000 }], "alaska").marketplace,
  ).toEqual({ premium: 0, benchmark: 6_000, advanceCredit: 0, place: "alaska" });
});

/** What a line needs beside it to count: a premium without a benchmark brings no credit. */
const beside = {
  marketplacePremium: [{ line: "marketplaceBenchmark", amount: 9_000 }],
  marketplaceBenchmark: [{ line: "marketplacePremium", amount: 9_000 }],
  careBenefits: [{ line: "careOfOne", amount: 3_000 }],
} as const;

test.each(otherLineKinds)("a line of %s changes the return of some household", (line) => {
  const household: Household = {
    filingStatus: "marriedFilingJointly",
    wages: 15_000,
    spouseWages: 9_000,
    selfEmployment: 9_000,
    socialSecurity: 10_000,
    stateTaxes: 9_000,
    mortgageInterest: 30_000,
    children: 1,
  };
  const bases = [
    household,
    { ...household, wages: 48_000, mortgageInterest: 0 },
    { ...household, wages: 90_000 },
  ];
  const totalOf = (base: Household, amount: number) => {
    const others = line in beside ? beside[line as keyof typeof beside] : [];
    const { totalTax, refundableCredits } = returnUnder(
      withOtherLines(base, [...others, { line, amount }]),
      lawOf(),
    );
    return totalTax - refundableCredits;
  };
  const changes = bases.map((base) => totalOf(base, 20_000) - totalOf(base, 0));
  expect(changes.some((change) => Math.abs(change) > 1)).toBe(true);
});
