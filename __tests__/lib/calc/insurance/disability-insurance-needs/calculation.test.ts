import Decimal from "decimal.js";
import fc from "fast-check";

import {
  disabilityInsuranceNeeds,
  type DisabilityInsuranceNeedsInput,
} from "@/lib/calc/insurance/disability-insurance-needs/calculation";

const dollars = fc.integer({ min: 0, max: 5e6 }).map((cents) => cents / 100);
const workers: fc.Arbitrary<DisabilityInsuranceNeedsInput> = fc.record({
  monthlyIncome: dollars,
  replacementPercent: fc.integer({ min: 1, max: 10_000 }).map((hundredths) => hundredths / 100),
  essentialExpenses: dollars,
  otherIncome: dollars,
  existingBenefit: dollars,
  liquidSavings: dollars,
});

test("agrees with the differences in decimals", () => {
  fc.assert(
    fc.property(workers, (input) => {
      const result = disabilityInsuranceNeeds(input);
      const target = new Decimal(input.monthlyIncome).times(input.replacementPercent).div(100);
      const anyway = new Decimal(input.otherIncome).plus(input.existingBenefit);
      const income = Decimal.max(0, target.minus(anyway));
      const expenses = Decimal.max(0, new Decimal(input.essentialExpenses).minus(anyway));
      expect(result.targetBenefitIncome).toBeCloseTo(target.toNumber(), 8);
      expect(result.neededBenefitIncome).toBeCloseTo(income.toNumber(), 8);
      expect(result.neededBenefitExpenses).toBeCloseTo(expenses.toNumber(), 8);
      expect(result.recommendedBenefit).toBeCloseTo(Decimal.max(income, expenses).toNumber(), 8);
    }),
  );
});

test("once the recommended benefit is insured, no other is recommended, to the last cent", () => {
  fc.assert(
    fc.property(workers, (input) => {
      const { recommendedBenefit } = disabilityInsuranceNeeds(input);
      const existingBenefit = input.existingBenefit + recommendedBenefit;
      expect(disabilityInsuranceNeeds({ ...input, existingBenefit }).recommendedBenefit).toBe(0);
    }),
  );
});

test("savings change the months they pay for and nothing else", () => {
  fc.assert(
    fc.property(workers, dollars, (input, liquidSavings) => {
      const { monthsFromSavings, ...benefits } = disabilityInsuranceNeeds(input);
      const other = disabilityInsuranceNeeds({ ...input, liquidSavings });
      expect(other).toMatchObject(benefits);
      if (input.essentialExpenses === 0) expect(monthsFromSavings).toBeNull();
      else
        expect((monthsFromSavings ?? NaN) * input.essentialExpenses).toBeCloseTo(
          input.liquidSavings,
          8,
        );
    }),
  );
});

test("the larger need decides, whichever it is", () => {
  const worker = {
    monthlyIncome: 6_200,
    replacementPercent: 60,
    otherIncome: 450,
    existingBenefit: 1_500,
    liquidSavings: 0,
  };
  expect(disabilityInsuranceNeeds({ ...worker, essentialExpenses: 4_300 })).toMatchObject({
    neededBenefitIncome: 1_770,
    neededBenefitExpenses: 2_350,
    recommendedBenefit: 2_350,
  });
  expect(disabilityInsuranceNeeds({ ...worker, essentialExpenses: 3_000 })).toMatchObject({
    neededBenefitIncome: 1_770,
    neededBenefitExpenses: 1_050,
    recommendedBenefit: 1_770,
  });
});

test("income that covers the expenses but for float dust leaves no need", () => {
  const result = disabilityInsuranceNeeds({
    monthlyIncome: 0,
    replacementPercent: 60,
    essentialExpenses: 0.8,
    otherIncome: 0.1,
    existingBenefit: 0.7,
    liquidSavings: 0,
  });
  expect(0.8 - (0.1 + 0.7)).toBeGreaterThan(0);
  expect([result.neededBenefitExpenses, result.recommendedBenefit]).toEqual([0, 0]);
});

test("nothing earned and nothing to pay is 0, not −0, and has no months", () => {
  expect(
    disabilityInsuranceNeeds({
      monthlyIncome: 0,
      replacementPercent: 60,
      essentialExpenses: 0,
      otherIncome: 0,
      existingBenefit: 0,
      liquidSavings: 5_000,
    }),
  ).toEqual({
    targetBenefitIncome: 0,
    neededBenefitIncome: 0,
    neededBenefitExpenses: 0,
    recommendedBenefit: 0,
    monthsFromSavings: null,
  });
});
