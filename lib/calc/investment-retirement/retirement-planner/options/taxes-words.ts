import { formatNumber, formatWholeUsd } from "@/lib/format";

import type { WithdrawalFigures } from "../arithmetic/withdrawal-figures";
import type { RetirementPlannerResult } from "../calculation";
import { lastsInWords } from "../words";

type Figures = RetirementPlannerResult & WithdrawalFigures & { federalTaxOnIncome: number };

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
  const own = lastsInWords({ lastsToAge: lastsToAfterTax });
  const before = lastsInWords({ lastsToAge });
  const [longest] = withdrawalOrders.toSorted((one, other) => other.lastsTo - one.lastsTo);
  const most = lastsInWords({ lastsToAge: longest?.lastsTo ?? null });
  return [
    before === own
      ? `After tax, your money lasts as long: ${own}`
      : `After tax, your money lasts ${own} instead of ${before.replace(/^to /, "")}`,
    ...(longest && most !== own ? [`“${longest.order}” keeps it longest: ${most}`] : []),
  ].join("; ");
}

const firstYearInWords = ({ firstWithdrawal, federalTaxOnIncome }: Figures) =>
  firstWithdrawal < 0.5
    ? "In the first year, nothing has to come out."
    : `In the first year, ${formatWholeUsd(firstWithdrawal)} comes out, and ${federalTaxOnIncome < 0.5 ? "no federal tax is due on it" : `federal tax on it is ${formatWholeUsd(federalTaxOnIncome)}`}.`;
