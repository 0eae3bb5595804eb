import { testExamples } from "../true-examples";

/** Of a year until retirement, and twenty after it. */
const savedForAYear = {
  ...{ rateNow: 22, rateLater: 12, currentAge: 64, retirementAge: 65, planTo: 85 },
  ...{ annualReturn: 6, inflation: 3 },
};

testExamples("lib/finance", ["payment-timing"], { savedForAYear });
