import { formatNumber, formatWholeUsd } from "@/lib/format";

import type { WithdrawalFigures } from "../arithmetic/withdrawal-figures";
import type { RetirementPlannerResult } from "../calculation";

type Figures = RetirementPlannerResult & WithdrawalFigures & { federalTaxOnIncome: number };

const wholeAge = (age: number) => Math.floor(age + 1e-6);

/** "After tax, your money lasts to 93 instead of 97; “Fill the 12% bracket” keeps it longest: to 95." */
export const afterTaxInWords = (result: Figures): string =>
  `${lastingInWords(result)}. ${firstYearInWords(result)}`;

function lastingInWords({
  lastsToAfterTax,
  lastsToAge,
  planEnd,
  leftAfterTax,
  withdrawalOrders,
}: Figures): string {
  if (lastsToAfterTax === null)
    return `After tax, your money still lasts to ${formatNumber(planEnd)}, with ${formatWholeUsd(leftAfterTax)} left`;
  const own = wholeAge(lastsToAfterTax);
  const before = lastsToAge === null ? "for life" : formatNumber(wholeAge(lastsToAge));
  const instead = before === formatNumber(own) ? "" : ` instead of ${before}`;
  const [longest] = withdrawalOrders.toSorted((one, other) => other.lastsTo - one.lastsTo);
  const keeps =
    longest && wholeAge(longest.lastsTo) > own
      ? `; “${longest.order}” keeps it longest: to ${formatNumber(wholeAge(longest.lastsTo))}`
      : "";
  return `After tax, your money lasts${instead ? "" : " as long:"} to ${formatNumber(own)}${instead}${keeps}`;
}

const firstYearInWords = ({ firstWithdrawal, federalTaxOnIncome }: Figures) =>
  firstWithdrawal < 0.5
    ? "In the first year, nothing has to come out."
    : `In the first year, ${formatWholeUsd(firstWithdrawal)} comes out, and ${federalTaxOnIncome < 0.5 ? "no federal tax is due on it" : `federal tax on it is ${formatWholeUsd(federalTaxOnIncome)}`}.`;
