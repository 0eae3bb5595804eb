import { newestYear } from "@/lib/tax-law/years/law-years";

/**
 * What stands over figures under the law of a year. It says when the calendar has gone past the newest
 * year known here, which is that of the taxes unless another is given.
 */
export const lawTitle = (
  { law: { yearsBehind: behind } }: { law: { yearsBehind: number | null } },
  year: number,
  newest: number = newestYear,
) =>
  behind !== null && year === newest
    ? `Under ${year} law, the newest we have in ${year + behind}`
    : `Under ${year} law`;
