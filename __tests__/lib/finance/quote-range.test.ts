import { quoteRange } from "@/lib/finance/quote-range";

test("quotes lie up to a fifth below and above their midpoint", () => {
  const { low, high } = quoteRange(150);
  expect(low).toBeCloseTo(120, 9);
  expect(high).toBeCloseTo(180, 9);
});
