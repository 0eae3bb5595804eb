import { extraPaymentIn, hasExtraPayments } from "@/lib/finance/loan/extra-payments";

describe("extraPaymentIn", () => {
  it("is paid every month, every twelfth, and once", () => {
    const extra = { extraMonthly: 100, extraYearly: 1_200, onceAmount: 5_000, onceAfterMonths: 18 };
    expect(extraPaymentIn(11, extra)).toBe(100);
    expect(extraPaymentIn(12, extra)).toBe(1_300);
    expect(extraPaymentIn(18, extra)).toBe(5_100);
    expect(extraPaymentIn(24, extra)).toBe(1_300);
  });

  it("pays at once what no month was named for", () => {
    expect(extraPaymentIn(1, { onceAmount: 5_000 })).toBe(5_000);
    expect(extraPaymentIn(2, { onceAmount: 5_000 })).toBe(0);
  });
});

describe("hasExtraPayments", () => {
  it.each([{ extraMonthly: 1 }, { extraYearly: 1 }, { onceAmount: 1 }])("sees %j", (extra) => {
    expect(hasExtraPayments(extra)).toBe(true);
  });

  it("sees none in an amount of 0, or in a month without an amount", () => {
    expect(hasExtraPayments({})).toBe(false);
    expect(hasExtraPayments({ extraMonthly: 0, onceAfterMonths: 12 })).toBe(false);
  });
});
