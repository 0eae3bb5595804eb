/** Between which ages, in years, retirement benefits can be claimed: 42 U.S.C. 402(a) and 402(w). */
export const [firstClaimAge, lastClaimAge] = [62, 70] as const;

/** To which age money has to last unless somebody says. */
export const usualPlanTo = 95;

/** An age that nobody reaches: money that lasts to it lasts for life. */
export const endOfLife = 120;

/** The age to which the money has to last, in years: to the end of life where that asked for is not after retirement. */
export const planEndOf = ({
  retirementAge,
  planTo = usualPlanTo,
}: {
  retirementAge: number;
  planTo?: number;
}): number => (planTo > retirementAge ? planTo : Math.max(endOfLife, retirementAge + 1));
