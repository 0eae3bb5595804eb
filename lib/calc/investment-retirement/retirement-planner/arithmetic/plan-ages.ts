/** Between which ages, in years, retirement benefits can be claimed: 42 U.S.C. 402(a) and 402(w). */
export const [firstClaimAge, lastClaimAge] = [62, 70] as const;

/** To which age money has to last unless somebody says. */
export const usualPlanTo = 95;

/** An age that nobody reaches: money that lasts to it lasts for life. */
export const endOfLife = 120;
