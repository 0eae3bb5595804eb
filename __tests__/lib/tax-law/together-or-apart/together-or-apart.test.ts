/** Couples of 2026 worked out by hand from the printed brackets and limits: Rev. Proc. 2025-32. */
import "@/lib/tax-law/states/keep-every-state";

import fc from "fast-check";

import { federalReturn } from "@/lib/tax-law/federal-return";
import type { StateHousehold } from "@/lib/tax-law/states/filer";
import { separateHouseholds } from "@/lib/tax-law/together-or-apart/separate-households";
import { togetherOrApart } from "@/lib/tax-law/together-or-apart/together-or-apart";

const couple = (household: Omit<StateHousehold, "filingStatus">): StateHousehold => ({
  filingStatus: "marriedFilingJointly",
  ...household,
});

test("two children and a home: the couple pays $2,581 more apart", () => {
  const household = couple({
    ...{ wages: 150_000, spouseWages: 50_000, children: 2 },
    ...{ stateTaxes: 12_000, mortgageInterest: 20_000, charity: 4_000 },
  });
  const { together, taxpayer, spouse, taxApart, choice } = togetherOrApart(household, {}, {}, 2026);

  // Of the gifts, 0.5% of the income does not count: 12,000 + 20,000 + 4,000 − 1,000 = 35,000.
  const jointTax = 0.1 * 24_800 + 0.12 * (100_800 - 24_800) + 0.22 * (165_000 - 100_800);
  expect(together.allTaxes).toBeCloseTo(jointTax - 2 * 2_200, 6);
  // Half of each: 6,000 + 10,000 + 2,000, less 750 of the one’s gifts and 250 of the other’s.
  const yours =
    0.1 * 12_400 +
    0.12 * (50_400 - 12_400) +
    0.22 * (105_700 - 50_400) +
    0.24 * (150_000 - 17_250 - 105_700);
  const spouses = 0.1 * 12_400 + 0.12 * (50_000 - 17_750 - 12_400);
  expect(choice).toEqual({ children: 0, claimsOthers: false, deduction: "itemized" });
  // And additional Medicare tax, which begins at 125,000 on a separate return and at 250,000 on a joint one.
  const medicare = 0.009 * (150_000 - 125_000);
  expect(taxpayer.allTaxes).toBeCloseTo(yours - 2 * 2_200 + medicare, 6);
  expect(spouse.allTaxes).toBeCloseTo(spouses, 6);
  expect(taxApart - together.allTaxes).toBeCloseTo(2_581, 6);
});

test("medical expenses of one: the couple pays $540 less apart", () => {
  const household = couple({
    ...{ wages: 60_000, spouseWages: 60_000, medicalExpenses: 30_000 },
    ...{ stateTaxes: 10_000, mortgageInterest: 24_000 },
  });
  const { together, taxApart, choice } = togetherOrApart(
    household,
    { medicalExpenses: 30_000 },
    {},
    2026,
  );

  // 7.5% of the income does not count: 30,000 − 9,000 together, and 30,000 − 4,500 on the spouse’s return.
  expect(together.allTaxes).toBeCloseTo(0.1 * 24_800 + 0.12 * (65_000 - 24_800), 6);
  const yours = 0.1 * 12_400 + 0.12 * (60_000 - 17_000 - 12_400);
  const spouses = 0.1 * 12_400 + 0.12 * (60_000 - 17_000 - 25_500 - 12_400);
  expect(choice.deduction).toBe("itemized");
  expect(taxApart).toBeCloseTo(yours + spouses, 6);
  expect(together.allTaxes - taxApart).toBeCloseTo(540, 6);
});

test("a child goes to the parent whose income leaves the credit", () => {
  const household = couple({ wages: 300_000, spouseWages: 60_000, children: 1 });
  const { taxpayer, spouse, choice } = togetherOrApart(household, {}, {}, 2026);
  // Above 200,000 of income, $50 of the credit goes for each $1,000: nothing is left of 2,200 at 300,000.
  expect(choice.children).toBe(1);
  expect(taxpayer.federal.fullChildCredit).toBe(0);
  expect(spouse.federal.fullChildCredit).toBe(2_200);
});

test("credits that a separate return does not have are lost", () => {
  const household = couple({
    ...{ wages: 30_000, spouseWages: 15_000, children: 2 },
    ...{ dependentCareExpenses: 5_000, dependentCarePersons: 2, collegeExpenses: [4_000] },
    studentLoanInterest: 2_500,
  });
  const { together, taxpayer, spouse } = togetherOrApart(household, {}, {}, 2026);
  const lost = (one: typeof together) => [
    one.federal.earnedIncomeCredit,
    one.federal.refundedEducationCredit,
    one.federal.studentLoanDeduction,
  ];
  expect(lost(together).every((amount) => amount > 0)).toBe(true);
  expect(together.federal.dependentCareCredit).toBeGreaterThan(0);
  for (const one of [taxpayer, spouse])
    expect([...lost(one), one.federal.dependentCareCredit]).toEqual([0, 0, 0, 0]);
});

test("in Texas half of the wages is on each return, and Medicare goes by one’s own", () => {
  const household = couple({ wages: 240_000, spouseWages: 40_000 });
  const { together, taxpayer, spouse } = togetherOrApart(household, {}, { state: "TX" }, 2026);
  for (const one of [taxpayer, spouse])
    expect(one.federal.adjustedGrossIncome).toBeCloseTo(140_000, 6);
  // 0.9% above 250,000 of both, and above 125,000 of one’s own.
  expect(together.federal.additionalMedicareTax).toBeCloseTo(270, 6);
  expect(taxpayer.federal.additionalMedicareTax).toBeCloseTo(1_035, 6);
  expect(spouse.federal.additionalMedicareTax).toBe(0);
  expect(taxpayer.federal.tax + spouse.federal.tax).toBeCloseTo(together.federal.tax, 6);
});

test("counts the state’s tax on each return", () => {
  const household = couple({ wages: 80_000, spouseWages: 50_000 });
  const { together, taxpayer, spouse } = togetherOrApart(household, {}, { state: "PA" }, 2026);
  // 3.07% and 0.07% for unemployment, without a deduction.
  expect(together.stateTaxes).toBeCloseTo(0.0314 * 130_000, 6);
  expect(taxpayer.stateTaxes).toBeCloseTo(0.0314 * 80_000, 6);
  expect(spouse.stateTaxes).toBeCloseTo(0.0314 * 50_000, 6);
});

// 72 P.S. 7304 and KRS 141.066: a spouse with little income is not poor beside one with much.
test.each(["PA", "KY"])("what %s forgives goes by the income of both", (state) => {
  const household = couple({ wages: 110_000, spouseWages: 30_000, children: 2 });
  const taxesOf = (livedApart?: "allYear") => {
    const { together, taxpayer, spouse } = togetherOrApart(
      { ...household, livedApart },
      {},
      { state },
      2026,
    );
    return spouse.stateTaxes + taxpayer.stateTaxes - together.stateTaxes;
  };
  expect(taxesOf()).toBeCloseTo(0, 6);
  expect(taxesOf("allYear")).toBeLessThan(-600);
});

test("a spouse’s loss makes nobody poor in Kentucky: less than zero counts as zero", () => {
  const household = couple({ wages: 26_000, spouseSelfEmployment: -15_000 });
  const { taxpayer } = togetherOrApart(household, {}, { state: "KY" }, 2026);
  expect(taxpayer.stateTaxes).toBeGreaterThan(0);
});

const seed = 20261129;
const dollars = (max: number) => fc.integer({ min: 0, max });

test("two who earn the same and have nothing else pay the same together and apart", () => {
  fc.assert(
    fc.property(dollars(1_500_000), (wages) => {
      const household = couple({ wages, spouseWages: wages });
      const { together, taxApart } = togetherOrApart(household, {}, {}, 2026);
      expect(taxApart).toBeCloseTo(together.allTaxes, 6);
    }),
    { seed, numRuns: 100 },
  );
});

test("no other choice of theirs costs less", () => {
  const couples = fc.record({
    wages: dollars(400_000),
    spouseWages: dollars(400_000),
    children: fc.integer({ min: 0, max: 4 }),
    olderChildren: fc.integer({ min: 0, max: 2 }),
    mortgageInterest: dollars(40_000),
    interest: dollars(20_000),
  });
  const fractions = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(couples, fractions, (given, deductionShare) => {
      const household = couple(given);
      const { taxApart } = togetherOrApart(household, { deductionShare }, {}, 2026);
      for (let children = 0; children <= given.children; children += 1)
        for (const claimsOthers of [true, false])
          for (const deduction of ["standard", "itemized"] as const) {
            const sum = separateHouseholds(
              household,
              { deductionShare },
              { children, claimsOthers, deduction },
            ).reduce((all, one) => all + federalReturn(one, 2026).totalTax, 0);
            expect(sum).toBeGreaterThan(taxApart - 0.000_001);
          }
    }),
    { seed, numRuns: 40 },
  );
});
