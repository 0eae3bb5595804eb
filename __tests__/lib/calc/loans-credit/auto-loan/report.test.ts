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

test("with no option nothing more is said, but what the sales tax is on", () => {
  const { view, errors } = answerTo({});
  expect([view.sections, errors]).toEqual([[], {}]);
  expect(view.remarks).toEqual([
    {
      tone: "neutral",
      text: "The sales tax of $1,750.00 is on the price minus the down payment. Most states charge it on the price minus the trade-in.",
      offer: {
        text: "Tax the price minus the trade-in",
        boxes: { taxOn: "price less trade-in" },
      },
    },
  ]);
  expect(answerTo({ tradeIn: 0 }).view.remarks[0]?.offer?.boxes).toEqual({ taxOn: "full price" });
  expect(answerTo({ taxOn: "full price" }).view.remarks).toEqual([]);
  expect(answerTo({ salesTax: 0 }).view.remarks).toEqual([]);
});

test("what is owed beyond the trade-in gets a warning", () => {
  const untaxed = { salesTax: 0 };
  expect(answerTo({ ...untaxed, owedOnTradeIn: 9_000 }).view.remarks).toEqual([
    {
      tone: "warning",
      text: "You owe $2,500.00 more on your trade-in than it is worth. That amount is added to the new loan.",
    },
  ]);
  expect(answerTo({ ...untaxed, owedOnTradeIn: 6_500 }).view.remarks).toEqual([]);
});

test.each([
  [0.9, "The rate is better", ["savedByLowRate"]],
  [7, "The rebate is better", ["lowRatePayment", "savedByLowRate"]],
])("a rebate is held against %d%%", (lowRate, side, names) => {
  const { view } = answerTo({ rebate: 1_500, lowRate });
  const [section] = view.sections;
  expect(section?.title).toBe("Rebate or low rate");
  expect(section?.figures.map(({ name }) => name)).toEqual(names);
  expect(section?.figures.at(-1)?.side?.words).toBe(side);
});

test("the special rate leads where it is better, with its own chart and notice", () => {
  const input = { ...report.example, rebate: 1_500, lowRate: 0.9 };
  const { view } = answerTo(input);
  expect([view.headline.name, view.beside?.figure.name]).toEqual([
    "lowRatePayment",
    "monthlyPayment",
  ]);
  // The bar of all payments is of the loan with the rebate.
  expect(view.breakdown).toBeUndefined();
  // $23,250 at 0.9% for 60 months.
  expect(view.charts[0]).toMatchObject({
    title: "You borrow $23,250 and pay back $23,786",
  });
  const { text } = report.toast(autoLoan(input), input);
  expect(text).toContain(readingOf(view.headline));
});

test("the payment with the rebate leads where that is better", () => {
  const { view } = answerTo({ rebate: 1_500, lowRate: 7 });
  expect([view.headline.name, view.beside]).toEqual(["monthlyPayment", undefined]);
});

test("a lease has its section, with the value that settles it", () => {
  const { view } = answerTo({ leasePayment: 350, leaseMonths: 36, leaseAtSigning: 4_000 });
  const [section] = view.sections;
  expect(section?.title).toBe("Lease instead");
  expect(section?.text).toContain("After 36 months");
  expect(section?.figures.map((figure) => [figure.label, readingOf(figure)])[0]).toEqual([
    "Cost of the lease",
    "$16,600",
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
