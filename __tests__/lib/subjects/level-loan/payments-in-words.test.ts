import { amortization } from "@/lib/calc/loans-credit/amortization/calculation";
import { paymentsInWords } from "@/lib/subjects/level-loan/payments-in-words";

const inWords = (loanAmount: number, annualRate: number, years: number) =>
  paymentsInWords(amortization({ loanAmount, annualRate, years }).schedule);

test.each([
  [250_000, 6.25, 30, "360 payments of $1,539.29"],
  [1_200, 0, 1, "12 payments of $100.00"],
  [1_250, 0, 12.5 / 12, "12 payments of $100.00 and a last one of $50.00"],
  [100, 0, 1 / 12, "1 payment of $100.00"],
])("$%d at %d%% over %d years", (loanAmount, annualRate, years, words) => {
  expect(inWords(loanAmount, annualRate, years)).toBe(words);
});

test("a term far below a month has one payment, of little more than the loan", () => {
  expect(inWords(100, 6.25, 0.00001)).toMatch(/^1 payment of \$100\.\d\d$/);
});
