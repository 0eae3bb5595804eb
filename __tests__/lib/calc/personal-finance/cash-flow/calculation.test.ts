import fc from "fast-check";

import { cashFlow } from "@/lib/calc/personal-finance/cash-flow/calculation";

const named = (amounts: readonly number[]) =>
  amounts.map((amount) => ({ description: "", amount }));

test("HZ36: thirty cents in, ten and twenty out, leave exactly nothing", () => {
  const result = cashFlow({ inflows: named([0.3]), outflows: named([0.1, 0.2]) });
  expect(result.netCashFlow).toBe(0);
  expect(Object.is(result.netCashFlow, -0)).toBe(false);
});

test("two periods together are the sum of the two", () => {
  const amounts = fc.array(fc.integer({ min: 0, max: 1e9 }), { minLength: 1 });
  fc.assert(
    fc.property(amounts, amounts, amounts, amounts, (in1, out1, in2, out2) => {
      const first = cashFlow({ inflows: named(in1), outflows: named(out1) });
      const second = cashFlow({ inflows: named(in2), outflows: named(out2) });
      const both = cashFlow({
        inflows: named([...in1, ...in2]),
        outflows: named([...out1, ...out2]),
      });
      expect(both.netCashFlow).toBe(first.netCashFlow + second.netCashFlow);
    }),
  );
});

test("what goes out twice is the same as what comes in less", () => {
  const { netCashFlow } = cashFlow({ inflows: named([6_550]), outflows: named([3_515, 2_600]) });
  expect(netCashFlow).toBe(435);
});
