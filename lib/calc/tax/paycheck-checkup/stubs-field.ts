import { amount, choice, date, rows } from "@/lib/calculator/form/rows-field";

import type { Stub } from "./arithmetic/jobs-of";
import { ownerNames } from "./arithmetic/owner-names";

/** The pay stubs, in the words that are printed on them. */
export const stubsField = rows<Stub>("Your latest pay stubs", {
  item: "Pay stub",
  hint: "One for each job or pension of this year. YTD is the year to date. If you leave that blank, we count every check so far like this one.",
  columns: {
    owner: choice("Whose pay", {
      options: ownerNames,
      initial: "you",
    }),
    frequency: choice("Paid", {
      options: {
        weekly: "Weekly",
        biweekly: "Every two weeks",
        semimonthly: "Twice a month",
        monthly: "Monthly",
      },
      initial: "biweekly",
    }),
    payDate: date("Pay date"),
    pay: amount("Gross pay"),
    paySoFar: amount("Gross pay, YTD"),
    withheld: amount("Federal income tax"),
    withheldSoFar: amount("Federal tax, YTD"),
    saved401k: amount("401(k), before tax"),
    saved401kSoFar: amount("401(k), YTD"),
    benefits: amount("Health, HSA, FSA"),
    benefitsSoFar: amount("Health etc., YTD"),
    bonus: amount("Bonus still to come"),
    periodEnd: date("Pay period ended"),
    start: date("Job began, if this year"),
    end: date("Job ends, if this year"),
  },
});
