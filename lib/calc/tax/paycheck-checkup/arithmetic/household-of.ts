import { sumBy } from "@/lib/finance/sum-by";
import type { Household } from "@/lib/tax-law/household";
import { householdOfBoxes, type HouseholdBoxes } from "@/lib/tax-law/household-boxes";
import { placeOf } from "@/lib/tax-law/states/place-of";
import type { StateChoice } from "@/lib/tax-law/states/compared-states";

import type { Job, Stub } from "./jobs-of";

/** What the law asks of a household but for its pay, in the words of the return. Dollars a year. */
export type PaycheckCheckupInput = HouseholdBoxes &
  Pick<Household, "filingStatus" | "itemizedDeductions"> &
  Pick<StateChoice, "state" | "localRate"> & {
    /** One for each job and pension of the year. */
    stubs: readonly Stub[];
    /** At the end of the year. */
    wantedRefund: number;
    /** All that overtime hours are paid in the year. */
    overtimePay?: number;
    /** Estimated payments, and what others than employers withhold, all year. */
    withheldElsewhere?: number;
  };

/** Medicare and Social Security are on it: pay before a 401(k), without health insurance, HSA and FSA. */
export const wagesOf = ({ isPension, pay, benefits }: Job): number =>
  isPension ? 0 : pay - benefits;

export const pensionOf = ({ isPension, pay }: Job): number => (isPension ? pay : 0);

/** A third of overtime pay at one and a half times, a half at double time: what is above the regular rate. */
export const overtimePremiumOf = ({
  overtimePay = 0,
  overtimeTimes,
}: Pick<PaycheckCheckupInput, "overtimePay" | "overtimeTimes">): number =>
  overtimeTimes === "doubleTime" ? overtimePay / 2 : overtimePay / 3;

/** Whom the stubs and the boxes describe, with all that is withheld in the year if nothing changes. */
export function householdOf(input: PaycheckCheckupInput, jobs: readonly Job[]): Household {
  const work = jobs.filter(({ isPension }) => !isPension);
  const own = work.filter(({ isSpouses }) => !isSpouses).map(wagesOf);
  const spouses = work.filter(({ isSpouses }) => isSpouses).map(wagesOf);
  return householdOfBoxes(
    input,
    {
      filingStatus: input.filingStatus,
      wages: sumBy(own, (wages) => wages),
      spouseWages: sumBy(spouses, (wages) => wages),
      wagesByEmployer: own,
      spouseWagesByEmployer: spouses,
      preTax401k: sumBy(work, ({ saved401k }) => saved401k),
      pension: (input.pension ?? 0) + sumBy(jobs, pensionOf),
      overtime: overtimePremiumOf(input),
      withheld:
        sumBy(jobs, ({ withheldInYear }) => withheldInYear) + (input.withheldElsewhere ?? 0),
    },
    placeOf(input.state ?? ""),
  );
}
