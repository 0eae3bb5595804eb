import type { CalculatorId } from "@/lib/catalogue/calculators";

import { formOf } from "./forms";
import { reportOf, type AnyReport } from "./reports";

type AnyDefinition = (typeof formOf)[CalculatorId] & AnyReport;

/** Every definition whole, for server code: a client module that imports this sends all of them. */
export const definitionOf = Object.fromEntries(
  Object.entries(reportOf).map(([id, report]) => [
    id,
    { ...formOf[id as CalculatorId], ...report },
  ]),
) as Record<CalculatorId, AnyDefinition>;
