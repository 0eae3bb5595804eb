import fc from "fast-check";

import {
  studentLoanRepayment,
  type StudentLoanRepaymentInput,
} from "@/lib/calc/education/student-loan-repayment/calculation";
import { sumBy } from "@/lib/finance/sum-by";

import { hazardNumbers } from "../../../finance/hazards";
import { exactPayment, relativeError } from "../../../finance/oracle";

const world = { today: { year: 2026, month: 1, day: 31 } };
const repaid = (input: StudentLoanRepaymentInput) => studentLoanRepayment(input, world);

const loan: StudentLoanRepaymentInput = {
  balance: 30_000,
  annualRate: 5.05,
  years: 10,
  extraPayment: 100,
};

const terms = {
  balance: fc.integer({ min: 100, max: 30_000_000 }).map((cents) => cents / 100),
  annualRate: fc.oneof(fc.constantFrom(0, 1e-9), fc.double({ min: 0.01, max: 30, noNaN: true })),
  years: fc.integer({ min: 1, max: 480 }).map((months) => months / 12),
};
const loans = fc.record({ ...terms, extraPayment: fc.integer({ min: 1, max: 5_000 }) });

/** Month after month as a lender would: interest on what is owed, then the payment. */
function carried({ balance, annualRate, extraPayment }: StudentLoanRepaymentInput, level: number) {
  let owed = balance;
  let interest = 0;
  let months = 0;
  while (owed > 1e-7 * balance) {
    const due = (owed * annualRate) / 1200;
    interest += due;
    owed = Math.max(0, owed + due - level - extraPayment);
    months += 1;
  }
  return { months, interest };
}

test.each(["HZ24", "HZ25", "HZ26", "HZ27", "HZ28", "HZ29"])(
  "%s: without an extra payment the months are the term itself, and nothing is saved",
  (id) => {
    const [balance = NaN, annualRate = NaN, years = NaN] = hazardNumbers(
      id,
      "balance",
      "ratePct",
      "years",
    );
    const result = repaid({ balance, annualRate, years, extraPayment: 0 });
    expect([result.standardMonths, result.acceleratedMonths]).toEqual([years * 12, years * 12]);
    expect([result.monthsSaved, result.interestSaved]).toEqual([0, 0]);
    expect(result.acceleratedTotalInterest).toBe(result.standardTotalInterest);
    for (const name of ["accelerated", "acceleratedPayoff", "finalAmount"])
      expect(result).not.toHaveProperty(name);
  },
);

test("so it is for every loan", () => {
  fc.assert(
    fc.property(
      fc.record({ ...terms, annualRate: fc.double({ min: 0, max: 1_000, noNaN: true }) }),
      (input) => {
        const { standardMonths, acceleratedMonths, monthsSaved, interestSaved } = repaid({
          ...input,
          extraPayment: 0,
        });
        expect(standardMonths).toBe(Math.round(input.years * 12));
        expect([acceleratedMonths, monthsSaved, interestSaved]).toEqual([standardMonths, 0, 0]);
      },
    ),
  );
});

test("the standard payment is the exact one", () => {
  fc.assert(
    fc.property(loans, (input) => {
      const { balance, annualRate, years } = input;
      const exact = exactPayment(annualRate / 1200, years * 12, balance).neg();
      expect(relativeError(repaid(input).standardMonthlyPayment, exact)).toBeLessThan(1e-11);
    }),
  );
});

test("the accelerated loan ends when paying month by month ends it, at the same interest", () => {
  fc.assert(
    fc.property(loans, (input) => {
      const { acceleratedMonths, acceleratedTotalInterest, ...result } = repaid(input);
      const { months, interest } = carried(input, result.standardMonthlyPayment);
      // A last payment of next to nothing may be dust to one way of counting and not to the other.
      const isDust = (result.finalAmount ?? 0) < 1e-5 * input.balance;
      if (!isDust) expect(acceleratedMonths).toBe(months);
      expect(Math.abs(acceleratedTotalInterest - interest)).toBeLessThanOrEqual(
        1e-6 * input.balance,
      );
    }),
  );
});

test("the rows of both schedules sum to their totals and end at nothing", () => {
  fc.assert(
    fc.property(loans, (input) => {
      const result = repaid(input);
      const near = (one: number, other: number) =>
        expect(Math.abs(one - other)).toBeLessThanOrEqual(1e-8 * input.balance);
      for (const [rows, months, payments, interest] of [
        [
          result.schedule,
          result.standardMonths,
          result.standardTotalPayment,
          result.standardTotalInterest,
        ],
        [
          result.accelerated ?? [],
          result.acceleratedMonths,
          result.acceleratedTotalPayment,
          result.acceleratedTotalInterest,
        ],
      ] as const) {
        expect(rows).toHaveLength(months);
        near(
          sumBy(rows, ({ payment }) => payment),
          payments,
        );
        near(
          sumBy(rows, (row) => row.interest),
          interest,
        );
        expect(rows.at(-1)?.balance).toBe(0);
      }
    }),
    { numRuns: 40 },
  );
});

test("paying extra never takes longer or costs more, and a larger extra saves no less", () => {
  fc.assert(
    fc.property(loans, fc.integer({ min: 1, max: 500 }), (input, more) => {
      const some = repaid(input);
      const larger = repaid({ ...input, extraPayment: input.extraPayment + more });
      expect(some.monthsSaved).toBeGreaterThanOrEqual(0);
      expect(some.interestSaved).toBeGreaterThanOrEqual(0);
      expect(larger.monthsSaved).toBeGreaterThanOrEqual(some.monthsSaved);
      expect(larger.interestSaved).toBeGreaterThanOrEqual(some.interestSaved - 1e-6);
    }),
  );
});

test("counts the smaller last payment as a month and not as a whole payment", () => {
  const result = repaid(loan);
  expect([result.acceleratedMonths, result.acceleratedYears, result.acceleratedRest]).toEqual([
    86, 7, 2,
  ]);
  expect([result.monthsSaved, result.yearsSaved, result.restSaved]).toEqual([34, 2, 10]);
  expect(result.finalAmount).toBeLessThan(result.acceleratedMonthlyPayment);
  expect(result.acceleratedTotalPayment).toBeCloseTo(
    85 * result.acceleratedMonthlyPayment + (result.finalAmount ?? NaN),
    8,
  );
});

test("both payoff dates count from today, clamped to the end of the month", () => {
  const { standardPayoff, acceleratedPayoff } = repaid({
    ...loan,
    years: 1 / 6,
    extraPayment: 1e6,
  });
  expect(standardPayoff).toEqual({ year: 2026, month: 3, day: 31 });
  expect(acceleratedPayoff).toEqual({ year: 2026, month: 2, day: 28 });
});

test("a term of a part of a month has a payment for that part, and is a month longer", () => {
  const { standardMonths, schedule, standardMonthlyPayment } = repaid({
    ...loan,
    years: 1.03,
    extraPayment: 0,
  });
  expect(standardMonths).toBe(13);
  expect(schedule.at(-1)?.payment).toBeCloseTo(0.36 * standardMonthlyPayment, 8);
});

test("an extra of next to nothing is never a saving below zero", () => {
  const { interestSaved } = repaid({
    balance: 1_000,
    annualRate: 36,
    years: 1.03,
    extraPayment: 1e-9,
  });
  expect(interestSaved).toBe(0);
});
