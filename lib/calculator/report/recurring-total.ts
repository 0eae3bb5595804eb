import { monthlyAmount, timesAYear, type RecurringItem } from "@/lib/finance/recurring-item";

/**
 * What a list of recurring items comes to in a month, as a formula over its columns: their sum where all are monthly.
 *
 * @example formula: monthlyTotalFormula("income")
 */
export function monthlyTotalFormula(list: string) {
  const amountOf = (frequency: string) =>
    `SUMIF(${list}.frequency, "${frequency}", ${list}.amount)`;
  const yearly = Object.entries(timesAYear).map(
    ([frequency, times]) => `${times}*${amountOf(frequency)}`,
  );
  return `IF(${amountOf("month")}<>SUM(${list}.amount), (${yearly.join("+")})/12, SUM(${list}.amount))`;
}

/** The rule of the same in words, behind what is added up. */
export const monthlyTotalRule = (added: string) =>
  `${added} added up. A weekly amount counts 52 times a year, one every two weeks 26 times, one twice a month 24 times, a quarterly one 4 times, one every six months twice and a yearly one once. A month is a twelfth of that.`;

/** The items with what they come to in a month. */
export const inMonths = (items: readonly RecurringItem[]) =>
  items.map((item) => ({ description: item.description, amount: monthlyAmount(item) }));
