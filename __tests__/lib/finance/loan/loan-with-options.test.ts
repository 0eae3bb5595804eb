import { feesAndApr } from "@/lib/finance/loan/fees-and-apr";
import { loanWithOptions } from "@/lib/finance/loan/loan-with-options";
import { prepaidLoan } from "@/lib/finance/loan/prepaid-loan";

const today = { year: 2026, month: 11, day: 27 };

test("extra payments shorten the loan, and fees raise its rate: neither changes the other", () => {
  const extra = { extraMonthly: 200, onceAmount: 5_000, onceAfterMonths: 12 };
  expect(loanWithOptions(6.5, 30, 320_000, { ...extra, fees: 4_000 }, today)).toEqual({
    ...prepaidLoan(6.5, 30, 320_000, extra, today),
    ...feesAndApr(6.5, 30, 320_000, 4_000),
  });
});

test("without fees the rate is its own", () => {
  const { apr, amountReceived } = loanWithOptions(6.5, 30, 320_000, { extraMonthly: 200 });
  expect(apr).toBeCloseTo(6.5, 9);
  expect(amountReceived).toBeNull();
});
