import * as law2026 from "@/lib/rates/2026";
import { laws } from "@/lib/rates/laws";

import { testExamples } from "../true-examples";

const numbers = [
  ...laws.map(({ year }) => String(year)),
  "fixed-by-statute",
  "law-year",
  "law-years",
  "laws",
  "newest-law",
  "state-abbreviations",
  "states-without-wage-tax",
];

testExamples("lib/rates", numbers, { law2026 });
