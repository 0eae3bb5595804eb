import { alternativeMinimumTax } from "@/lib/tax-law/income/alternative-minimum-tax";
import { lawOf } from "@/lib/tax-law/years/law-of";
import type { FilingStatus } from "@/lib/tax-law/years/law-year";
import type { LawYearOption } from "@/lib/tax-law/years/law-years";

import { cases } from "../../../fixtures/minimum_tax_cases.json";

test("150 incomes have the minimum tax of a model that others wrote", () => {
  const owed = cases.filter(({ minimumTax }) => minimumTax > 0);
  expect([cases.length, owed.length > 50]).toEqual([150, true]);
  for (const { year, status, minimumTax, ...amounts } of cases) {
    const law = lawOf(`${year}` as LawYearOption);
    const { tax } = alternativeMinimumTax(law, status as FilingStatus, amounts);
    expect([amounts, tax]).toEqual([amounts, expect.closeTo(minimumTax, 4)]);
  }
});

const law = lawOf("2026");
const none = { gains: 0, ordinaryIncome: 0, tax: 0 };

// Rev. Proc. 2025-32, section 3.10, prints where the exemption is gone.
test.each([
  ["single", 680_200],
  ["marriedFilingJointly", 1_280_400],
  ["marriedFilingSeparately", 640_200],
] as const)("%s: the exemption is gone at $%d", (status, income) => {
  const { exemption } = alternativeMinimumTax(law, status, { ...none, income });
  const before = alternativeMinimumTax(law, status, { ...none, income: income - 2 });
  expect([exemption, before.exemption]).toEqual([0, 1]);
});

// 26 U.S.C. 55(d)(3): beyond that point a separate return adds what its exemption would lose, up to $70,100.
test.each([
  [640_200, 640_200],
  [640_300, 640_350],
  [780_400, 850_500],
  [900_000, 970_100],
])("a separate return with $%d counts $%d", (income, counted) => {
  const separate = alternativeMinimumTax(law, "marriedFilingSeparately", { ...none, income });
  expect(separate.income).toBe(counted);
  expect(alternativeMinimumTax(law, "single", { ...none, income }).income).toBe(income);
});

test("a separate return is taxed on what it adds", () => {
  const amounts = { ...none, income: 640_300 };
  // 26% of $122,250 and 28% of the other $518,100.
  expect(alternativeMinimumTax(law, "marriedFilingSeparately", amounts).tentative).toBe(176_853);
});

test("an income below 0 has no minimum tax, and one that is taxed more already none on top", () => {
  expect(alternativeMinimumTax(law, "single", { ...none, income: -5_000 })).toMatchObject({
    tentative: 0,
    tax: 0,
  });
  expect(alternativeMinimumTax(law, "single", { ...none, income: 190_100, tax: 26_000 }).tax).toBe(
    0,
  );
  expect(alternativeMinimumTax(law, "single", { ...none, income: 190_100, tax: 25_999 }).tax).toBe(
    1,
  );
});
