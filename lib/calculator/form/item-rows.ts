import type { Item } from "@/lib/finance/item";

import { amount, rows, text, type RowsOptions } from "./rows-field";

/** Items of a description and an amount: `itemRows("Income", { item: "Income" })`. */
export const itemRows = (label: string, options: Omit<RowsOptions<Item>, "columns">) =>
  rows<Item>(label, {
    columns: { description: text("Description"), amount: amount() },
    ...options,
  });
