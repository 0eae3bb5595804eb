import cases from "@/__tests__/fixtures/published_tvm_cases.json";
import { cumulativeInterest } from "@/lib/finance/cumulative-interest";
import { cumulativePrincipal } from "@/lib/finance/cumulative-principal";
import { effectiveRate } from "@/lib/finance/effective-rate";
import { futureValue } from "@/lib/finance/future-value";
import { growthRate } from "@/lib/finance/growth-rate";
import { interestPayment } from "@/lib/finance/interest-payment";
import { nominalRate } from "@/lib/finance/nominal-rate";
import { payment } from "@/lib/finance/payment";
import { periods } from "@/lib/finance/periods";
import { presentValue } from "@/lib/finance/present-value";
import { principalPayment } from "@/lib/finance/principal-payment";
import { ratePerPeriod } from "@/lib/finance/rate-per-period";

const functions: Record<string, unknown> = {
  CUMIPMT: cumulativeInterest,
  CUMPRINC: cumulativePrincipal,
  EFFECT: effectiveRate,
  FV: futureValue,
  IPMT: interestPayment,
  NOMINAL: nominalRate,
  NPER: periods,
  PMT: payment,
  PPMT: principalPayment,
  PV: presentValue,
  RATE: ratePerPeriod,
  RRI: growthRate,
};

test("all the published cases are here", () => {
  expect(cases).toHaveLength(157);
  expect(new Set(cases.map(({ id }) => id)).size).toBe(157);
});

test.each(cases.map((one) => [one.id, one.function, one.args.join(", "), one] as const))(
  "%s: %s(%s)",
  (_id, name, _args, { args, expected, tolerance }) => {
    const calculate = functions[name] as (...args: number[]) => number;
    const { abs = 0, rel = 0 } = tolerance as { abs?: number; rel?: number };

    const difference = Math.abs(calculate(...args) - expected);
    expect(difference).toBeLessThanOrEqual(abs + rel * Math.abs(expected));
  },
);
