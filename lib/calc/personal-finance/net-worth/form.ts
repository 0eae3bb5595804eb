import { defineForm } from "@/lib/calculator/form/form";
import { itemRows } from "@/lib/calculator/form/item-rows";

import type { NetWorthInput } from "./calculation";

export const form = defineForm<NetWorthInput>()({
  id: "personal-finance/net-worth",
  submit: "Calculate Net Worth",

  fields: {
    assets: itemRows("Assets", {
      item: "Asset",
      hint: "What you own, at what it would sell for today.",
    }),
    liabilities: itemRows("Liabilities", {
      item: "Liability",
      hint: "What you owe: the balance, not the payment.",
    }),
  },
});
