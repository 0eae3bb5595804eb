import { requiredDistributions as requiredOf } from "@/lib/subjects/required-distributions/required-distributions";

/** The first distribution that the law requires of a traditional 401(k). */
export const requiredDistributions = requiredOf({
  balance:
    "FV(annualReturn/1200, MAX(0, firstDistributionAge-retirementAge)*12, 0, -estimatedBalance)",
  rule: "The balance at retirement, growing until that age if it comes later.",
  waitsForRetirement: true,
  text: "While you work for the employer, and own 5% of it at most, you can wait until you retire. A Roth 401(k) has no required distributions while you live.",
});
