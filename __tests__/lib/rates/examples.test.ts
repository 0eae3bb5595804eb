import * as law2026 from "@/lib/rates/2026";
import { laws } from "@/lib/rates/laws";
import { povertyGuidelines } from "@/lib/rates/poverty-guidelines";
import { premiumCreditOf } from "@/lib/rates/premium-credit-of";

import { testExamples } from "../true-examples";

const numbers = [
  ...laws.map(({ year }) => String(year)),
  "coverage-years",
  "fixed-by-statute",
  "law-year",
  "law-years",
  "laws",
  "newest-law",
  "poverty-guidelines",
  "premium-credits",
  "state-abbreviations",
  "states-without-wage-tax",
];

testExamples("lib/rates", numbers, {
  law2026,
  credit2026: premiumCreditOf(2026),
  guidelines2026: povertyGuidelines.at(-1),
});
