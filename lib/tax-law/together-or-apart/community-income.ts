import type { StateHousehold } from "../states/filer";
import { stateCodeOf } from "../states/state-code-of";
import type { SeparateHouseholds } from "./separate-households";

const communityPropertyStates: readonly string[] = [
  "AZ",
  "CA",
  "ID",
  "LA",
  "NV",
  "NM",
  "TX",
  "WA",
  "WI",
];

/**
 * Whether each of two spouses in a state has half of what both earn.
 *
 * @example isCommunityPropertyState("TX") // true
 *
 * Source: IRS Publication 555.
 */
export const isCommunityPropertyState = (letters?: string): boolean =>
  communityPropertyStates.includes(stateCodeOf(letters) ?? "");

/**
 * Two households that file separately, each with half of what both earn: wages after the 401(k), profit, income of
 * S corporations in which one works, unemployment and other income. Dollars a year.
 *
 *     income counted = own wages + (half of all wages − own wages)
 *
 * Social Security, Medicare and self-employment tax go by one’s own earnings, as do credits that go by earned
 * income. So the wages and the profit stay, and what is added or taken is income that is taxed like them.
 *
 * @example communityIncome([{ filingStatus: "marriedFilingSeparately", wages: 90_000 }, { filingStatus: "marriedFilingSeparately" }])[1].otherIncome // 45000
 *
 * Source: 26 U.S.C. 32(c)(2)(B)(i), 66 and 1402(a)(5)(A); IRS Publication 555.
 */
export function communityIncome(households: SeparateHouseholds): SeparateHouseholds {
  const [taxpayer, spouse] = households;
  const halfOf = (amount: (one: StateHousehold) => number) =>
    (amount(taxpayer) + amount(spouse)) / 2;
  const earned = halfOf((one) => wagesOf(one) + (one.otherIncome ?? 0));
  const profit = halfOf((one) => profitOf(one) + (one.passThroughIncome ?? 0));
  const unemployment = halfOf((one) => one.unemployment ?? 0);
  const withHalf = (one: StateHousehold): StateHousehold => ({
    ...one,
    otherIncome: earned - wagesOf(one),
    passThroughIncome: profit - profitOf(one),
    unemployment,
  });
  return [withHalf(taxpayer), withHalf(spouse)];
}

const wagesOf = ({ wages = 0, preTax401k = 0 }: StateHousehold) => wages - preTax401k;
const profitOf = ({ selfEmployment = 0 }: StateHousehold) => selfEmployment;
