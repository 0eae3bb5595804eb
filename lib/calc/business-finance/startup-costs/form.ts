import { defineForm } from "@/lib/calculator/form/form";
import { itemRows } from "@/lib/calculator/form/item-rows";
import { months } from "@/lib/calculator/form/number-field";

import type { StartupCostsInput } from "./calculation";
import { fundingForm } from "./options/funding.form";

const keepsOne = "At least one cost item is required.";

/** What the Small Business Administration’s worksheet asks of most businesses. */
const starterOf = (kind: string, names: readonly string[]) => ({
  button: `Start with common ${kind} costs`,
  rows: names.map((description) => ({ description })),
});

export const form = defineForm<StartupCostsInput>()({
  id: "business-finance/startup-costs",
  submit: "Calculate Startup Costs",

  fields: {
    oneTimeCosts: itemRows("One-time costs", {
      item: "One-time cost",
      hint: "Paid once to open: equipment, deposits, licenses, opening inventory.",
      keepsOne,
      starter: starterOf("one-time", [
        "Equipment and furniture",
        "Security deposit",
        "Remodeling and signs",
        "Opening inventory and supplies",
        "Licenses and permits",
        "Lawyer and accountant",
        "Insurance, first payment",
        "Website and printed materials",
        "Opening advertising",
        "Market research and training",
        "For the unexpected",
      ]),
    }),
    monthlyCosts: itemRows("Monthly costs", {
      item: "Monthly cost",
      hint: "Paid every month after that, with or without sales.",
      keepsOne,
      starter: starterOf("monthly", [
        "Rent",
        "Utilities",
        "Phone and internet",
        "Payroll and payroll taxes",
        "Your own pay",
        "Insurance",
        "Supplies and inventory",
        "Advertising and marketing",
        "Software and website",
        "Accountant",
        "Loan payment",
      ]),
    }),
    reserveMonths: months("Months of reserve", {
      initial: 3,
      hint: "How long the business should be able to pay its costs without sales.",
    }),
  },
  options: [fundingForm],
});
