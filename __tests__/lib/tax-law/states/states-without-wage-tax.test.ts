import { statesWithoutWageTax } from "@/lib/tax-law/states/states-without-wage-tax";

import tables from "../../../fixtures/us_tax_tables.json";

const { noTaxOnWages, ...flat } = tables.stateFlatIncomeTaxRates;

test("they are those of the fixture, and none of them has a rate there", () => {
  expect(Object.keys(statesWithoutWageTax).sort()).toEqual(noTaxOnWages.value.toSorted());
  for (const state of noTaxOnWages.value) expect(flat).not.toHaveProperty(state);
});
