import type { Stub } from "@/lib/calc/tax/paycheck-checkup/arithmetic/jobs-of";
import type { PaycheckCheckupInput } from "@/lib/calc/tax/paycheck-checkup/calculation";

/** A pay stub of a job that pays every two weeks, but for what is said of it. */
export const stubOf = (stub: Partial<Stub>): Stub => ({
  owner: "you",
  frequency: "biweekly",
  payDate: "2026-01-30",
  pay: 2_000,
  paySoFar: 0,
  withheld: 0,
  withheldSoFar: 0,
  saved401k: 0,
  saved401kSoFar: 0,
  benefits: 0,
  benefitsSoFar: 0,
  bonus: 0,
  periodEnd: "",
  start: "",
  end: "",
  ...stub,
});

/** What a single person without children types, but for what is said. */
export const inputOf = (input: Partial<PaycheckCheckupInput>): PaycheckCheckupInput => ({
  filingStatus: "single",
  children: 0,
  stubs: [stubOf({})],
  wantedRefund: 0,
  ...input,
});
