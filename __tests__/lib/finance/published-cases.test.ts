import cases from "@/__tests__/fixtures/published_tvm_cases.json";
import { cumulativeInterest } from "@/lib/finance/loan/cumulative-interest";
import { cumulativePrincipal } from "@/lib/finance/loan/cumulative-principal";
import { interestPayment } from "@/lib/finance/loan/interest-payment";
import { principalPayment } from "@/lib/finance/loan/principal-payment";
import { effectiveRate } from "@/lib/finance/time-value/effective-rate";
import { futureValue } from "@/lib/finance/time-value/future-value";
import { growthRate } from "@/lib/finance/time-value/growth-rate";
import { nominalRate } from "@/lib/finance/time-value/nominal-rate";
import { payment } from "@/lib/finance/time-value/payment";
import { periods } from "@/lib/finance/time-value/periods";
import { presentValue } from "@/lib/finance/time-value/present-value";
import { ratePerPeriod } from "@/lib/finance/time-value/rate-per-period";

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
