import { amountLeft } from "@/lib/finance/amount-left";
import { estateAndInheritanceTaxes } from "@/lib/tax-law/states/estate-and-inheritance-taxes";
import { stateCodeOf } from "@/lib/tax-law/states/state-code-of";

/** What a state takes when somebody dies, as far as it is known before its own sums. */
export type StateDeathTax = {
  stateTaxKind: "Estate tax" | "Inheritance tax" | "Estate and inheritance tax" | "None";
  /** Dollars: an estate up to it owes no estate tax. Null where the state has none. */
  stateThreshold: number | null;
  /** What the taxable estate leaves of it, below 0 where it is above. */
  belowStateThreshold: number | null;
};

const kinds = {
  estate: "Estate tax",
  inheritance: "Inheritance tax",
  both: "Estate and inheritance tax",
} as const;

/** Nothing where the letters are no state's. */
export function stateDeathTax(
  state: string | undefined,
  taxableEstate: number,
): StateDeathTax | undefined {
  const code = stateCodeOf(state);
  if (code === undefined) return undefined;
  const { kind, threshold = null } = estateAndInheritanceTaxes[code] ?? {};
  return {
    stateTaxKind: kind ? kinds[kind] : "None",
    stateThreshold: threshold,
    belowStateThreshold: threshold === null ? null : amountLeft(threshold, taxableEstate),
  };
}
