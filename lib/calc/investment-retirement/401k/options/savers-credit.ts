import { option } from "@/lib/calculator/option";
import { formatRoundedUsd } from "@/lib/format";
import { contributionLimitNumbers } from "@/lib/subjects/contribution-limit/contribution-limit";
import {
  incomeLimitConditions,
  incomeLimitNumbers,
  incomeLimitOutputs,
  incomeLimitSteps,
  incomeLimitText,
} from "@/lib/subjects/income-limits/income-limits";
import { retirement } from "@/lib/tax-law/years/newest-law";

import { retirement401k, type WithIncome } from "../calculation";
import { saversCreditForm } from "./savers-credit.form";

const { limit, catchUp } = contributionLimitNumbers(retirement.ira);

/** What the income leaves of an IRA beside the plan, and the credit on the contribution. */
export const saversCredit = option(retirement401k, {
  form: saversCreditForm,
  isUsed: (result): result is WithIncome => result.rothFrom !== undefined,
  lawNumbers: { ...incomeLimitNumbers, iraBaseLimit: limit, iraCatchUp: catchUp },
  conditions: incomeLimitConditions,
  steps: {
    iraLimit: {
      label: "Limit for all IRAs",
      formula: "iraBaseLimit+IF(currentAge>=catchUpAge, iraCatchUp, 0)",
    },
    ...incomeLimitSteps,
  },
  outputs: incomeLimitOutputs({ asksCoverage: false }),
  section: {
    title: "Income limits",
    text: (result, { filingStatus }) =>
      incomeLimitText(
        result,
        filingStatus,
        "No income is too high for a 401(k), Roth or traditional. You can save in an IRA too.",
      ),
    figures: ["saversCredit", "saversRate", "rothLimit", "deductionLimit"],
  },
  verdict: {
    also: ({ saversCredit: credit }) =>
      credit
        ? `The saver’s credit gives back up to ${formatRoundedUsd(credit)} of this year’s contribution.`
        : undefined,
  },
  errors: null,
});
