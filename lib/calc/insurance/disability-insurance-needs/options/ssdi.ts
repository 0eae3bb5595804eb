import { option } from "@/lib/calculator/option";
import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { formatRoundedUsd } from "@/lib/format";
import { disabilityWaitingMonths } from "@/lib/tax-law/social-security/disability-waiting-months";

import {
  disabilityInsuranceNeeds,
  type DisabilityInsuranceNeedsResult,
  type WithSsdi,
} from "../calculation";
import { ssdiForm } from "./ssdi.form";

export const hasSsdi = (result: DisabilityInsuranceNeedsResult): result is WithSsdi =>
  result.benefitWithSsdi !== undefined;

/** What SSDI leaves to a policy. */
export const ssdi = option(disabilityInsuranceNeeds, {
  form: ssdiForm,
  isUsed: hasSsdi,
  lawNumbers: {
    ssdiWait: { label: "Full months before SSDI begins", value: disabilityWaitingMonths },
  },
  outputs: {
    benefitWithSsdi: briefUsd("Monthly benefit beside SSDI", {
      explanation: {
        rule: "The larger of the target and the expenses, minus what you would get anyway and SSDI.",
        formula:
          "MAX(0, MAX(targetBenefitIncome, essentialExpenses)-otherIncome-existingBenefit-ssdiBenefit)",
        onlyIf: "ssdiBenefit>0",
      },
    }),
  },
  section: {
    text: "SSDI is hard to get: it takes a disability that keeps you from any substantial work and is expected to last a year or end in death. It pays from the sixth full calendar month at the earliest, and a decision can take longer. Some policies pay less once it starts.",
    figures: ["benefitWithSsdi"],
    source:
      "42 U.S.C. 423(a), (c)(2) and (d); POMS DI 10105.070. No wait with ALS, or soon after an earlier disability.",
  },
  verdict: {
    instead({ benefitWithSsdi, recommendedBenefit }, { ssdiBenefit = 0 }) {
      const without = `Without SSDI, it would be ${formatRoundedUsd(recommendedBenefit)}.`;
      if (recommendedBenefit === 0) return "You would need no benefit, even without SSDI.";
      return benefitWithSsdi === 0
        ? `With ${formatRoundedUsd(ssdiBenefit)} a month from SSDI, you would need no other benefit. Without it, you would need ${formatRoundedUsd(recommendedBenefit)}.`
        : `Your policy would have to pay ${formatRoundedUsd(benefitWithSsdi)} a month beside ${formatRoundedUsd(ssdiBenefit)} from SSDI. ${without}`;
    },
  },
  errors: null,
});
