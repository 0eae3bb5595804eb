import { defineForm } from "@/lib/calculator/form/form";
import { recurringRows } from "@/lib/subjects/recurring-amounts/recurring-rows";

import type { CashFlowInput } from "./calculation";

const commonOutflows = [
  "Rent or mortgage",
  "Utilities and phone",
  "Groceries",
  "Car and gas",
  "Insurance",
  "Loan and card payments",
  "Estimated tax",
  "Everything else",
].map((description) => ({ description }));

export const form = defineForm<CashFlowInput>()({
  id: "personal-finance/cash-flow",
  submit: "Calculate Cash Flow",

  fields: {
    inflows: recurringRows("Cash inflows", {
      item: "Inflow",
      hint: "Money that comes in during the period: a week, a month or a year.",
    }),
    outflows: recurringRows("Cash outflows", {
      item: "Outflow",
      hint: "Money that goes out in the same period.",
      starter: { button: "Start with common outflows", rows: commonOutflows },
    }),
  },
});
