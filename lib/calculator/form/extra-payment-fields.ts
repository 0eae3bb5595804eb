import type { ExtraPayments } from "@/lib/finance/loan/extra-payments";

import type { Fields } from "./fields";
import { integer, money } from "./number-field";

const beyond = { blank: 0, advanced: true } as const;

/** What is paid on top of the payments of a loan. Left blank, nothing is. */
export const extraPaymentFields: Fields<ExtraPayments> = {
  extraMonthly: money("Extra each month", beyond),
  extraYearly: money("Extra each year", { ...beyond, hint: "With every 12th payment." }),
  onceAmount: money("One-time extra payment", beyond),
  onceAfterMonths: integer("Month of the one-time payment", {
    ...beyond,
    hint: "Enter 12 to pay it with your 12th payment. Blank means with your first.",
  }),
};

/** The same under their heading: `optionGroups: { ...extraPaymentGroup }`. */
export const extraPaymentGroup = {
  "Extra payments": ["extraMonthly", "extraYearly", "onceAmount", "onceAfterMonths"],
} as const satisfies Record<string, readonly (keyof ExtraPayments)[]>;
