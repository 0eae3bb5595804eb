import type { ByStatus } from "./law-year";

type FourStatuses<Value> = Omit<ByStatus<Value>, "qualifyingSurvivingSpouse">;

/** Where the law says "a joint return or a surviving spouse". */
export const survivorAsJoint = <Value>(amounts: FourStatuses<Value>): ByStatus<Value> => ({
  ...amounts,
  qualifyingSurvivingSpouse: amounts.marriedFilingJointly,
});

/** Where the law says "a joint return", so that a surviving spouse is anybody else. */
export const survivorAsSingle = <Value>(amounts: FourStatuses<Value>): ByStatus<Value> => ({
  ...amounts,
  qualifyingSurvivingSpouse: amounts.single,
});

/** Every status the same. */
export const everyStatus = (amount: number): ByStatus<number> => ({
  single: amount,
  marriedFilingJointly: amount,
  marriedFilingSeparately: amount,
  headOfHousehold: amount,
  qualifyingSurvivingSpouse: amount,
});

/** Every status the same, joint returns twice as much. */
export const twiceIfJoint = (amount: number): ByStatus<number> => ({
  ...everyStatus(amount),
  marriedFilingJointly: 2 * amount,
});

/** Every status the same, those who are married and file separately half of it. */
export const halfIfSeparate = (amount: number): ByStatus<number> => ({
  ...everyStatus(amount),
  marriedFilingSeparately: amount / 2,
});

/** The same, none for those who are married and file separately. */
export const noneIfSeparate = (amounts: ByStatus<number>): ByStatus<number> => ({
  ...amounts,
  marriedFilingSeparately: 0,
});
