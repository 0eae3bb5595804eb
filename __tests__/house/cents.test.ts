/** Cents stand where they mean something: in what the specification names, and in a payment. */
import { calculatorIds } from "@/lib/catalogue/calculators";
import { formatBriefUsd, formatUsd } from "@/lib/format";

import contract from "../fixtures/contract.json";
import { calculatorOf } from "./calculators";

const specified = new Map(
  Object.entries<{ results: readonly string[] }>(contract).map(([id, { results }]) => [
    id,
    new Set(results),
  ]),
);

/** What is paid, earned or saved each month, each pay day or for one thing, by its label or its name. */
const isPayment = (name: string, label: string) =>
  /monthly|a month|each month|payment|per paycheck|take-home pay/i.test(label) ||
  payments.has(name);
const payments = new Set([
  ...["annualPerShare", "equalRent", "hourlyEquivalent", "includedTax", "priceBeforeTax"],
  ...["lowestAnnualPremium", "midpointAnnualPremium", "highestAnnualPremium"],
  ...["lowestMonthlyPremium", "midpointMonthlyPremium", "highestMonthlyPremium"],
  ...["neededBenefitIncome", "principalAndInterest", "law.leastQuarter"],
  ...["law.benchmarkCost", "law.credit", "law.expectedContribution"],
  ...["law.additionalMedicare", "law.federalWithholding", "law.medicare", "law.socialSecurity"],
  ...["law.beforeTax", "law.costPerDollar", "law.totalDeductions"],
  ...["law.incomeTaxWages", "law.socialSecurityWages"],
]);

describe.each(calculatorIds)("%s", (id) => {
  const amounts = Object.entries<{ label: string; hidden?: boolean; show?: unknown }>(
    calculatorOf(id).definition.outputs as never,
  ).filter(([, { hidden }]) => !hidden);
  const isSpecified = ([name]: readonly [string, unknown]) => specified.get(id)?.has(name);

  test("specified amounts have cents", () => {
    const brief = amounts.filter(isSpecified).filter(([, { show }]) => show === formatBriefUsd);
    expect(brief.map(([name]) => name)).toEqual([]);
  });

  test("others have none from $10,000 on, but for payments", () => {
    const exact = amounts
      .filter((one) => !isSpecified(one))
      .filter(([name, { show, label }]) => show === formatUsd && !isPayment(name, label));
    expect(exact.map(([name, { label }]) => `${name}: ${label}`)).toEqual([]);
  });
});
