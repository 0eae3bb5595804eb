import { requiredDistributions as requiredOf } from "@/lib/subjects/required-distributions/required-distributions";

/** The first distribution that the law requires of a traditional IRA. */
export const requiredDistributions = requiredOf({
  balance:
    "FV(annualReturn/1200, MAX(0, firstDistributionAge-retirementAge)*12, 0, -FV(annualReturn/1200, MAX(0, MIN(firstDistributionAge, retirementAge)-currentAge)*12, -annualContribution/12, -currentBalance))",
  rule: "Your balance and contributions until you retire, growing until that age.",
  waitsForRetirement: false,
  text: "You contribute until you retire, and the balance earns your return until then. A Roth IRA has no required distributions while you live.",
});
