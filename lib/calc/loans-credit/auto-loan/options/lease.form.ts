import type { OptionForm } from "@/lib/calculator/form/form";
import { integer, money } from "@/lib/calculator/form/number-field";

export const leaseForm = {
  title: "Lease instead",
  fields: {
    leasePayment: money("Monthly lease payment", { blank: 0 }),
    leaseMonths: integer("Months of the lease", { blank: 0 }),
    leaseAtSigning: money("Due at lease signing", {
      blank: 0,
      hint: "Everything you pay up front, the value of your trade-in included.",
    }),
  },
} satisfies OptionForm;
