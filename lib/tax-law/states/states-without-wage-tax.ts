/**
 * The states that take no income tax from wages, in 2024, 2025 and 2026, by their abbreviations. Some
 * tax other income: Washington large capital gains, New Hampshire interest and dividends until 2024.
 *
 * Read on 2026-11-21 in PolicyEngine/policyengine-us@8914f89da054, at
 * https://netsalary.co/blog/states-with-no-income-tax-2026 and, without a year, at
 * https://help.zenefits.com/Payroll/Payroll_Taxes/Federal_Payroll_(Employment)_Taxes/States_Without_Personal_Income_Tax
 */
export const statesWithoutWageTax: Readonly<Record<string, string>> = {
  AK: "Alaska",
  FL: "Florida",
  NV: "Nevada",
  NH: "New Hampshire",
  SD: "South Dakota",
  TN: "Tennessee",
  TX: "Texas",
  WA: "Washington",
  WY: "Wyoming",
};
