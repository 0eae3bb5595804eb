import { returnFigures } from "@/lib/tax-law/return-figures";
import { lawOf } from "@/lib/tax-law/years/law-of";

// $92,000 of wages less $16,100 leave $75,900: $1,240, $4,560 and 22% of $25,500 are $11,410 of tax.
test.each([
  [12_000, 590],
  [11_410, 0],
  [10_000, -1_410],
  [0, null],
])("of $%d withheld, $%s come back", (withheld, refund) => {
  const household = { filingStatus: "single", wages: 92_000, withheld } as const;
  expect(returnFigures(household, lawOf("2026"))).toMatchObject({ tax: 11_410, refund });
});
