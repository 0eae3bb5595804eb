import { inReturns } from "@/lib/calculator/report/return-table";
import { federalReturn } from "@/lib/tax-law/federal-return";
import { returnLineNames, returnLines } from "@/lib/tax-law/return-lines";

test("each line of two returns, and what is between them", () => {
  const before = federalReturn({ filingStatus: "single", wages: 60_000 }, 2026);
  const after = federalReturn(
    { filingStatus: "single", wages: 60_000, longTermGains: 40_000 },
    2026,
  );
  const lines = returnLines(before, after);
  expect(lines).toHaveLength(returnLineNames.length);
  for (const { before, after, difference } of lines) expect(difference).toBe(after - before);
  expect(lines.at(-1)).toMatchObject({
    line: "All federal taxes",
    difference: expect.closeTo(5_167.5, 9) as number,
  });
  expect(inReturns("federal", "totalTax", "difference")).toBe("INDEX(federal.difference, 11)");
});
