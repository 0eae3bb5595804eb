import {
  studentLoanRepayment,
  type StudentLoanRepaymentInput,
} from "@/lib/calc/education/student-loan-repayment/calculation";
import { report } from "@/lib/calc/education/student-loan-repayment/report";
import type { Lines } from "@/lib/calculator/charts/chart";
import { chartsOf } from "@/lib/calculator/charts/charts-of";

const world = { today: { year: 2026, month: 11, day: 21 } };
const loan = { balance: 30_000, annualRate: 5.05, years: 10, extraPayment: 100 };

const chartOf = (input: StudentLoanRepaymentInput) =>
  chartsOf(report.charts?.(studentLoanRepayment(input, world), input) ?? [])[0];

test("a payment that only meets the interest is too low, said at the extra payment", () => {
  const endless = { balance: 1e12, annualRate: 1_000, years: 1_000, extraPayment: 0.01 };
  expect(report.validate?.(endless)).toMatchObject({
    notice: {
      title: "Payment Too Low",
      text: "The monthly payment (including extra) does not cover the interest. Loan will not be paid off.",
      tone: "destructive",
    },
    errors: { extraPayment: expect.stringContaining("Interest alone is") as string },
  });
});

test("the loan’s own payment is never too low, nor is one with an extra that repays it", () => {
  const endless = { balance: 1e12, annualRate: 1_000, years: 1_000, extraPayment: 0 };
  expect(report.validate?.(endless)).toBeUndefined();
  expect(report.validate?.(loan)).toBeUndefined();
});

test("both balances are drawn by year, and where the accelerated one ends", () => {
  const chart = chartOf(loan) as Lines;
  expect(chart.title).toBe(
    "With an extra $100 a month, you pay off the loan 2 years and 10 months sooner",
  );
  expect(chart.x.values).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 86 / 12, 8, 9, 10]);
  const [standard, accelerated] = chart.series.map(({ values }) => values);
  expect([standard?.[0], accelerated?.[0]]).toEqual([30_000, 30_000]);
  expect(standard?.[1]).toBeCloseTo(27_633.56, 2);
  expect(accelerated?.slice(8)).toEqual([0, 0, 0, 0]);
  expect(standard?.at(-1)).toBe(0);
});

test("an extra that saves no month says what it saves instead", () => {
  const chart = chartOf({ ...loan, extraPayment: 0.5 }) as Lines;
  expect(chart.title).toBe(
    "With an extra $0.50 a month, you pay off the loan in the same month and save $18",
  );
});

test("without an extra the loan is drawn as any other; less than a dollar or one payment is not", () => {
  expect(chartOf({ ...loan, extraPayment: 0 })).toMatchObject({ kind: "area", name: "balance" });
  expect(chartOf({ ...loan, balance: 0.5 })).toBeUndefined();
  expect(chartOf({ ...loan, years: 1 / 12 })).toBeUndefined();
});
