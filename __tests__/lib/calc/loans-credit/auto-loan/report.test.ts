import { autoLoan, type AutoLoanInput } from "@/lib/calc/loans-credit/auto-loan/calculation";
import { form } from "@/lib/calc/loans-credit/auto-loan/form";
import { report } from "@/lib/calc/loans-credit/auto-loan/report";
import { readingOf, viewOf } from "@/lib/calculator/report/view";

function answerTo(changes: Partial<AutoLoanInput>) {
  const input = { ...report.example, ...changes };
  const result = autoLoan(input, { today: { year: 2026, month: 11, day: 26 } });
  return {
    view: viewOf({ ...form, ...report }, input, result),
    errors: report.errors?.(result, input),
  };
}

test("with no option the car is answered as specified", () => {
  const { view, errors } = answerTo({});
  expect(view.verdict).toBe(
    "Including the down payment and trade-in, the car costs $38,254 in total.",
  );
  expect([view.sections, view.remarks, errors]).toEqual([[], [], {}]);
});

test("what is owed beyond the trade-in gets a warning", () => {
  expect(answerTo({ owedOnTradeIn: 9_000 }).view.remarks).toEqual([
    {
      tone: "warning",
      text: "You owe $2,500.00 more on your trade-in than it is worth. That amount is added to the new loan.",
    },
  ]);
  expect(answerTo({ owedOnTradeIn: 6_500 }).view.remarks).toEqual([]);
});

test.each([
  [0.9, "The special rate costs $2,178 less than the rebate.", "The rate is better"],
  [7, "The rebate costs $1,659 less than the special rate.", "The rebate is better"],
])("a rebate is held against %d%%", (lowRate, verdict, side) => {
  const { view } = answerTo({ rebate: 1_500, lowRate });
  expect(view.verdict).toBe(verdict);
  const [section] = view.sections;
  expect(section?.title).toBe("Rebate or low rate");
  expect(section?.figures.map(({ name }) => name)).toEqual(["lowRatePayment", "savedByLowRate"]);
  expect(section?.figures[1]?.side?.words).toBe(side);
});

test("a lease has its section, with the value that settles it", () => {
  const { view } = answerTo({ leasePayment: 350, leaseMonths: 36, leaseAtSigning: 4_000 });
  const [section] = view.sections;
  expect(section?.title).toBe("Lease instead");
  expect(section?.text).toContain("After 36 months");
  expect(section?.figures.map((figure) => [figure.label, readingOf(figure)])[0]).toEqual([
    "Cost of the lease",
    "$16,600.00",
  ]);
});

test.each([
  [{ lowRate: 0.9 }, { rebate: "Enter the rebate that this rate replaces." }],
  [{ leasePayment: 300 }, { leaseMonths: "Enter how many months the lease runs." }],
  [{ leaseMonths: 36 }, { leasePayment: "Enter the monthly lease payment." }],
  [
    { lenderFees: 30_000 },
    { lenderFees: "Enter fees below the $23,250.00 you borrow. With these, there is no APR." },
  ],
])("%j is said at its box", (changes, errors) => {
  expect(answerTo(changes).errors).toEqual(errors);
});

test("a special rate that costs the same is said to", () => {
  // Without interest and tax a rebate of nothing would be the only equal; here both pay the same.
  const same = { annualRate: 0, salesTax: 0, rebate: 0.001, lowRate: 0 };
  expect(answerTo(same).view.verdict).toBe("The rebate and the special rate cost the same.");
});
