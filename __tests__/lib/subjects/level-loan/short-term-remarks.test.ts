import { shortTermRemarks } from "@/lib/subjects/level-loan/short-term-remarks";

test("a payment that nobody makes is said to be none", () => {
  const [remark, ...others] = shortTermRemarks({ totalPayment: 100.20817 }, { years: 0.00001 });
  expect(remark?.text).toMatch(
    /^The term is shorter than a month: one payment of \$100\.21 repays/,
  );
  expect(others).toEqual([]);
});

test("a term of a month has its payment", () => {
  expect(shortTermRemarks({ totalPayment: 100.52 }, { years: 1 / 12 })).toEqual([]);
});
