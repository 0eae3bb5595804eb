/** Payments that are all the same: dollars a period, percent a period, and how many. */
export type LevelPayments = { payment: number; ratePerPeriod: number; periods: number };

/** The payments of a form. None where a box is blank. */
export const levelPaymentsIn = ({
  payment,
  ratePerPeriod,
  periods,
}: { [Name in keyof LevelPayments]: LevelPayments[Name] | null }): LevelPayments | undefined =>
  payment === null || ratePerPeriod === null || periods === null
    ? undefined
    : { payment, ratePerPeriod, periods };
