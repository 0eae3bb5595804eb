import type { CalculatorId } from "@/lib/catalogue/calculators";

import "@/lib/tax-law/states/keep-every-state";

import { formOf } from "./forms";
import { reportOf, type AnyReport } from "./reports";

type AnyDefinition = (typeof formOf)[CalculatorId] & AnyReport;

/** A definition whole, for server code: a client module that imports this sends all of them. */
export const definitionOf = (id: CalculatorId): AnyDefinition => ({
  ...formOf[id],
  ...reportOf[id],
});
