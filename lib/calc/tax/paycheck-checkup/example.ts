import { dateSerial } from "@/lib/finance/date-serial";
import { daysAfter } from "@/lib/finance/days-after";
import { isoOfDay } from "@/lib/finance/iso-of-day";
import type { CalendarDay } from "@/lib/finance/months-after";

import type { Stub } from "./arithmetic/jobs-of";
import type { PaycheckCheckupInput } from "./calculation";

type Check = Pick<Stub, "owner" | "pay" | "withheld" | "saved401k" | "benefits" | "bonus">;

const yours: Check = {
  owner: "you",
  pay: 2_900,
  withheld: 118,
  saved401k: 145,
  benefits: 160,
  bonus: 1_000,
};

const spouses: Check = {
  owner: "spouse",
  pay: 2_300,
  withheld: 110,
  saved401k: 69,
  benefits: 85,
  bonus: 0,
};

/** A couple with a child and two jobs, of which each withholds as if it were the only one. */
export function exampleOn(today: CalendarDay): PaycheckCheckupInput {
  const friday = daysAfter(today, -((dateSerial(today) + 1) % 7));
  return {
    filingStatus: "marriedFilingJointly",
    children: 1,
    stubs: [stubOn(friday, yours), stubOn(daysAfter(friday, -7), spouses)],
    wantedRefund: 0,
  };
}

export const example = exampleOn({ year: 2026, month: 1, day: 31 });

/** The stub of a job that has paid the same every other week since the year began. */
function stubOn(payDate: CalendarDay, check: Check): Stub {
  const dayOfYear = dateSerial(payDate) - dateSerial({ ...payDate, month: 1, day: 1 });
  const checks = 1 + Math.floor(dayOfYear / 14);
  return {
    ...check,
    frequency: "biweekly",
    payDate: isoOfDay(payDate),
    paySoFar: checks * check.pay,
    withheldSoFar: checks * check.withheld,
    saved401kSoFar: checks * check.saved401k,
    benefitsSoFar: checks * check.benefits,
    periodEnd: "",
    start: "",
    end: "",
  };
}
