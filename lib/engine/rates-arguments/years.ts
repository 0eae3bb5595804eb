import { everyStatus } from "../../tax-law/years/by-status";
import { lawYears } from "../../tax-law/years/law-years";
import { dollars, percentFromZero, year, yearsFromZero, type ArgumentsOf } from "../arguments";
import { alike, objectOf, oneOf, optional } from "../checks";
import type * as rates from "../rates";
import { lawYear } from "./law";

/** The statuses that the law's tables are written for: a surviving spouse has those of one of them. */
const fourStatuses = alike([
  { single: 0, marriedFilingJointly: 0, marriedFilingSeparately: 0, headOfHousehold: 0 },
]);

/** The law of a year, and what it has for each status. */
export const yearsArguments = {
  everyStatus: { amount: dollars },
  halfIfSeparate: { amount: dollars },
  laterLaw: { law: lawYear, years: yearsFromZero, inflation: percentFromZero },
  lawOf: { year: optional(oneOf(lawYears.map(String))) },
  noneIfSeparate: { amounts: alike([everyStatus(0)]) },
  survivorAsJoint: { amounts: fourStatuses },
  survivorAsSingle: { amounts: fourStatuses },
  twiceIfJoint: { amount: dollars },
  yearsSince: { lawYear: year, today: objectOf({ year }) },
} satisfies Partial<ArgumentsOf<typeof rates>>;
