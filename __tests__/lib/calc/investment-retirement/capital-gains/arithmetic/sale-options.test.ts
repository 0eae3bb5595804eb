import {
  isUsed,
  type SaleOptions,
} from "@/lib/calc/investment-retirement/capital-gains/arithmetic/sale-options";

test.each<[boolean, SaleOptions]>([
  [false, {}],
  [false, { lawYear: "2024" }],
  [
    false,
    {
      otherIncome: null,
      heldOver: "longTerm",
      lawFilingStatus: "",
      homeSale: "no",
      sellingCosts: 0,
      lossCarriedOver: 0,
    },
  ],
  [true, { otherIncome: 0 }],
  [true, { heldOver: "shortTerm" }],
  [true, { lawFilingStatus: "single" }],
  [true, { homeSale: "yes" }],
  [true, { sellingCosts: 1 }],
  [true, { lossCarriedOver: 1 }],
])("it is %s that %j says something", (says, options) => {
  expect(isUsed(options)).toBe(says);
});
