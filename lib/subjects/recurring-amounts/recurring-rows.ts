import { amount, choice, rows, text, type RowsOptions } from "@/lib/calculator/form/rows-field";
import type { Frequency, RecurringItem } from "@/lib/finance/recurring-item";

const frequencies: Record<Frequency, string> = {
  week: "Weekly",
  twoWeeks: "Every two weeks",
  twiceAMonth: "Twice a month",
  month: "Monthly",
  quarter: "Quarterly",
  halfYear: "Every six months",
  year: "Yearly",
};

/** Items that come or go every month, or as often as is chosen: `recurringRows("Income", { item: "Income" })`. */
export const recurringRows = (
  label: string,
  options: Omit<RowsOptions<RecurringItem>, "columns">,
) =>
  rows<RecurringItem>(label, {
    columns: {
      description: text("Description"),
      amount: amount(),
      frequency: choice("Frequency", {
        options: frequencies,
        initial: "month",
        reveal: "Weekly or yearly amounts",
      }),
    },
    ...options,
  });
