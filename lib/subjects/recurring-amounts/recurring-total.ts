import { renamedOutputs } from "@/lib/calculator/formula/renamed";
import { usd } from "@/lib/calculator/report/outputs";
import { monthlyAmount, monthlyTotal, type RecurringItem } from "@/lib/finance/recurring-item";
import { formatRoundedUsd, formatShare } from "@/lib/format";

/**
 * What a list of recurring items comes to in a month: their sum where all are monthly. `added` says which items,
 * `amount` and `frequency` are the names of their columns.
 *
 * @example monthlyTotalFigure("Total income", "All income", { amount: "income.amount", frequency: "income.frequency" })
 */
export const monthlyTotalFigure = (
  label: string,
  added: string,
  columns: { amount: string; frequency: string },
) =>
  renamedOutputs(
    {
      figure: usd(label, {
        explanation: {
          rule: `${added} added up. A weekly amount counts 52 times a year, one every two weeks 26 times, one twice a month 24 times, a quarterly one 4 times, one every six months twice and a yearly one once. A month is a twelfth of that.`,
          formula:
            'IF(SUMIF(frequency, "month", amount)<>SUM(amount), (52*SUMIF(frequency, "week", amount)+26*SUMIF(frequency, "twoWeeks", amount)+24*SUMIF(frequency, "twiceAMonth", amount)+12*SUMIF(frequency, "month", amount)+4*SUMIF(frequency, "quarter", amount)+2*SUMIF(frequency, "halfYear", amount)+1*SUMIF(frequency, "year", amount))/12, SUM(amount))',
        },
      }),
    },
    columns,
  ).figure;

/** The items with what they come to in a month. */
export const inMonths = (items: readonly RecurringItem[]) =>
  items.map((item) => ({ description: item.description, amount: monthlyAmount(item) }));

/**
 * "; the largest expense is Rent at $1,550, 39% of all expenses": the end of a sentence, "" where a list does not
 * have two items with a name.
 */
export function largestInWords(items: readonly RecurringItem[], item: string): string {
  const named = inMonths(items)
    .filter(({ description, amount }) => description !== "" && amount > 0)
    .sort((one, other) => other.amount - one.amount);
  const [largest, second] = named;
  if (!largest || !second || largest.amount < largestAmount(items)) return "";
  const share = formatShare(largest.amount, monthlyTotal(items));
  return `; the largest ${item} is ${largest.description} at ${formatRoundedUsd(largest.amount)}, ${share} of all ${item}s`;
}

const largestAmount = (items: readonly RecurringItem[]) => Math.max(...items.map(monthlyAmount));
