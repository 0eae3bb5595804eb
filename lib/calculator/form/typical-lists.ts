import type { TypicalChoice, typicalValues } from "./typical-values";

/** Typical values that differ by something that people know, such as their state. */
export type TypicalList = {
  /** What the choice is by: “Choose your state”. */
  by: string;
  /** Fetched when somebody comes to a box that has such a list. */
  choices: () => Promise<readonly TypicalChoice[]>;
};

/** By the name that a field gives: a list may stand beside the value of that name, or without one. */
export const typicalLists = {
  vehicleTax: {
    by: "your state",
    choices: async () => (await import("./typical-lists/vehicle-tax")).vehicleTax,
  },
  propertyTax: {
    by: "your state",
    choices: async () => (await import("./typical-lists/property-tax")).propertyTax,
  },
  salesTax: {
    by: "your state",
    choices: async () => (await import("./typical-lists/sales-tax")).salesTax,
  },
  pmiRate: {
    by: "your down payment",
    choices: async () => (await import("./typical-lists/pmi-rate")).pmiRate,
  },
  collegeCost: {
    by: "the kind of college",
    choices: async () => (await import("./typical-lists/college-cost")).collegeCost,
  },
  studentLoanRate: {
    by: "the kind of loan",
    choices: async () => (await import("./typical-lists/student-loan-rate")).studentLoanRate,
  },
  loanRate: {
    by: "the kind of loan",
    choices: async () => (await import("./typical-lists/loan-rate")).loanRate,
  },
  inflation: {
    by: "what to go by",
    choices: async () => (await import("./typical-lists/inflation")).inflation,
  },
} satisfies Record<string, TypicalList>;

export type TypicalName = keyof typeof typicalValues | keyof typeof typicalLists;
