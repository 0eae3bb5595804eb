import type { Item } from "@/lib/finance/item";

import { amount, rows, text, type RowsField } from "./rows-field";

type ItemRowsOptions = Pick<RowsField<Item>, "item" | "hint">;

/** Items of a description and an amount: `itemRows("Income", { item: "Income" })`. */
export const itemRows = (label: string, options: ItemRowsOptions) =>
  rows<Item>(label, {
    columns: { description: text("Description"), amount: amount() },
    ...options,
  });
