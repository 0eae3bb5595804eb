import { amountLeft } from "@/lib/finance/amount-left";
import { rootBetween } from "@/lib/finance/root-between";

/** Of each dollar of a gain, tax takes no more than seven eighths. */
const farEnough = 8;

/**
 * The first rent that leaves both with the same wealth, negative where even a rent of 0 does not, and the renter’s
 * tax on gains less the owner’s at that rent.
 *
 * - `lead` of the owner before the tax on gains, at `monthlyRent`: it is linear in the rent, and a dollar more
 *   of that costs the renter `rentGrown`
 * - `taxAt` that tax, if the rent were so many dollars more
 *
 *     rent = monthly rent − (lead + tax at that rent) ÷ rentGrown
 */
export function equalRentOf(
  monthlyRent: number,
  lead: number,
  rentGrown: number,
  taxAt: (more: number) => number,
) {
  const missedBy = (more: number) => more + (lead + taxAt(more)) / rentGrown;
  const untaxed = -lead / rentGrown;
  const far = untaxed - farEnough * missedBy(untaxed);
  // Where a credit ends in a jump, no rent need make both equal: then the one that comes close.
  const isBetween = missedBy(far) * missedBy(untaxed) <= 0;
  const equalRentTax = taxAt(isBetween ? rootBetween(missedBy, far, untaxed) : untaxed);
  return { equalRent: amountLeft(monthlyRent, (lead + equalRentTax) / rentGrown), equalRentTax };
}
