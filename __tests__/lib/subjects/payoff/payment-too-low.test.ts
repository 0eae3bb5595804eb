import { hazardNumbers } from "@/__tests__/lib/finance/hazards";
import { paymentTooLow } from "@/lib/subjects/payoff/payment-too-low";

const debt = { balance: 12_000, annualRate: 12 };

test("a payment that equals the first month's interest is refused, with that interest", () => {
  expect(paymentTooLow({ ...debt, monthlyPayment: 120 }, "Pay more.")).toEqual({
    notice: { title: "Payment Too Low", text: "Pay more.", tone: "destructive" },
    errors: {
      monthlyPayment: "Interest alone is $120.00 a month. Enter a payment above that.",
    },
  });
});

test("a cent above the interest is let through, and any payment at 0%", () => {
  expect(paymentTooLow({ ...debt, monthlyPayment: 120.01 }, "")).toBeUndefined();
  expect(paymentTooLow({ ...debt, annualRate: 0, monthlyPayment: 0.01 }, "")).toBeUndefined();
});

test.each(["HZ18", "HZ19", "HZ20", "HZ22"])("%s is refused", (id) => {
  const [balance = NaN, annualRate = NaN, monthlyPayment = NaN] = hazardNumbers(
    id,
    "balance",
    "aprPct",
    "payment",
  );
  const refusal = paymentTooLow({ balance, annualRate, monthlyPayment }, "");
  expect(refusal?.notice.title).toBe("Payment Too Low");
});

test("the interest is said at the field that the payment comes from", () => {
  const refusal = paymentTooLow({ ...debt, monthlyPayment: 120 }, "", "extraPayment");
  expect(Object.keys(refusal?.errors ?? {})).toEqual(["extraPayment"]);
});
