import { select } from "@/lib/calculator/form/choice-field";
import type { OptionForm } from "@/lib/calculator/form/form";
import { money, percent } from "@/lib/calculator/form/number-field";
import { filingStatusField } from "@/lib/subjects/federal-law/law-fields";
import { stateField } from "@/lib/subjects/states/state-field";

import { orderNames, usualBasis } from "../arithmetic/withdrawal-choices";

/** Who files, which accounts the money is in, and in which order they pay. */
export const taxesForm = {
  title: "Taxes on withdrawals",
  fields: {
    lawFilingStatus: filingStatusField(),
    rothSavings: money("Roth savings today", {
      blank: null,
      hint: "Of your current savings. Enter 0 if you have none.",
    }),
    taxableSavings: money("Taxable savings today", {
      blank: null,
      hint: "Such as a brokerage account. The rest counts as before tax.",
    }),
    taxableBasis: percent("Part of the taxable savings that you paid in", {
      initial: usualBasis,
      max: 100,
      hint: "Only gains are taxed. 60% fits 17 years of saving at 6% a year.",
    }),
    contributionsTo: select("Contributions from now on", {
      options: { beforeTax: "Before tax", roth: "Roth", taxable: "Taxable" },
      initial: "beforeTax",
    }),
    withdrawalOrder: select("Order of withdrawals", {
      options: orderNames,
      initial: "taxableFirst",
      hint: "We compare all four.",
    }),
  },
} satisfies OptionForm;

/** Where else taxes are paid. */
export const stateForm = {
  title: "State in retirement",
  fields: { state: stateField("State") },
} satisfies OptionForm;
