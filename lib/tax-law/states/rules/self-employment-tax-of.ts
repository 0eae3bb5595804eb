import { sumBy } from "@/lib/finance/sum-by";

import type { Filer, Person } from "../filer";

/**
 * A person’s part of the self-employment tax, by the profits of those on the return. Dollars a year.
 *
 * @example selfEmploymentTaxOf({ people: [{ selfEmployment: 30_000 }, { selfEmployment: 10_000 }], federal: { selfEmploymentTax: 5_652 } }, { selfEmployment: 10_000 }) // 1413
 */
export function selfEmploymentTaxOf(
  { people, federal }: Pick<Filer, "people" | "federal">,
  person: Pick<Person, "selfEmployment">,
): number {
  const profit = sumBy(people, ({ selfEmployment }) => Math.max(0, selfEmployment));
  return profit > 0 ? (Math.max(0, person.selfEmployment) / profit) * federal.selfEmploymentTax : 0;
}
