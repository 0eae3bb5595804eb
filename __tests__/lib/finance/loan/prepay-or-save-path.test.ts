import fc from "fast-check";

import { breakEvenYield } from "@/lib/finance/loan/break-even-yield";
import { prepayOrSavePath, type PrepayOrSave } from "@/lib/finance/loan/prepay-or-save-path";
import { prepaidSchedule } from "@/lib/finance/loan/prepaid-schedule";

const hundredths = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((n) => n / 100);
const plans: fc.Arbitrary<Required<PrepayOrSave>> = fc.record({
  balance: fc.integer({ min: 1_000, max: 900_000 }),
  annualRate: hundredths(12),
  years: fc.integer({ min: 1, max: 400 }).map((months) => months / 12),
  lumpSum: fc.integer({ min: 0, max: 100_000 }),
  monthly: fc.integer({ min: 0, max: 3_000 }),
  apy: hundredths(12),
  savingsTaxRate: hundredths(50),
  deductionRate: hundredths(50),
});

const dollars = (balance: number) => balance * 1e-9 + 1e-6;

test("at the break-even yield both ways are level after every month", () => {
  fc.assert(
    fc.property(plans, fc.integer({ min: 0, max: 500 }), (plan, least) => {
      const { annualRate, savingsTaxRate, deductionRate, balance } = plan;
      const apy = breakEvenYield(annualRate, savingsTaxRate, deductionRate);
      for (const { gain, savedSaving } of prepayOrSavePath({ ...plan, apy }, least).months)
        expect(Math.abs(gain)).toBeLessThanOrEqual(dollars(balance + savedSaving));
    }),
  );
});

test("below it prepaying is never behind, above it never ahead", () => {
  fc.assert(
    fc.property(plans, (plan) => {
      const { annualRate, savingsTaxRate, deductionRate, balance } = plan;
      const level = breakEvenYield(annualRate, savingsTaxRate, deductionRate);
      for (const { gain, savedSaving } of prepayOrSavePath(plan).months)
        expect(plan.apy <= level ? gain : -gain).toBeGreaterThanOrEqual(
          -dollars(balance + savedSaving),
        );
    }),
  );
});

test("what is spent is the same both ways, and nothing of it is lost", () => {
  fc.assert(
    fc.property(plans, (plan) => {
      const free = { ...plan, apy: 0, deductionRate: 0, savingsTaxRate: 0 };
      const { months, monthlyPayment } = prepayOrSavePath(free);
      for (const way of ["Prepaying", "Saving"] as const) {
        const interest = months.reduce((sum, month) => sum + month[`interest${way}`], 0);
        const end = months.at(-1)?.[`saved${way}`] ?? NaN;
        const paidIn = plan.lumpSum + months.length * (monthlyPayment + plan.monthly);
        expect(Math.abs(end - (paidIn - plan.balance - interest))).toBeLessThan(dollars(paidIn));
      }
    }),
  );
});

test("a monthly amount alone is an extra payment on the loan", () => {
  fc.assert(
    fc.property(plans, (plan) => {
      const { balance, annualRate, years, monthly } = plan;
      const { months } = prepayOrSavePath({ ...plan, lumpSum: 0 });
      const extra = { extraMonthly: monthly };
      const rows = prepaidSchedule(annualRate / 1200, Math.max(1, years * 12), balance, extra);
      expect(months.filter(({ owedPrepaying }) => owedPrepaying > 0)).toHaveLength(rows.length - 1);
      for (const { month, balance: owed } of rows)
        expect(months[month - 1]?.owedPrepaying).toBeCloseTo(owed, 5);
    }),
  );
});

test("a lump sum beyond the loan repays it, and the rest is saved", () => {
  const plan = { balance: 10_000, annualRate: 6, years: 1, lumpSum: 12_000, apy: 0 };
  const { months, monthlyPayment } = prepayOrSavePath(plan, 24);
  expect(months).toHaveLength(24);
  expect(months[0]).toMatchObject({ owedPrepaying: 0, interestPrepaying: 0 });
  expect(months[0]?.savedPrepaying).toBeCloseTo(2_000 + monthlyPayment, 9);
  expect(months[23]?.savedSaving).toBeCloseTo(12_000 + 12 * monthlyPayment, 8);
});

test("a term of less than a month is one payment with a month’s interest", () => {
  const plan = { balance: 1_000, annualRate: 12, years: 0.01, lumpSum: 100, apy: 0 };
  const { months, monthlyPayment, loanMonths } = prepayOrSavePath(plan);
  expect([loanMonths, months.length]).toEqual([1, 1]);
  expect(monthlyPayment).toBeCloseTo(1_010, 9);
  expect(months[0]?.gain).toBeCloseTo(1, 9);
});

test("a loan without interest breaks even at no yield", () => {
  expect(breakEvenYield(0, 20, 20)).toBe(0);
  expect(breakEvenYield(6.875)).toBeCloseTo(7.09582504648, 10);
});
