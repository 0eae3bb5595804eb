import type { ArgumentsOf } from "../arguments";
import type * as rates from "../rates";
import { creditsAndDeductionsArguments } from "./credits-and-deductions";
import { healthArguments } from "./health";
import { incomeArguments } from "./income";
import { payArguments } from "./pay";
import { retirementArguments } from "./retirement";
import { returnsArguments } from "./returns";
import { studentLoanArguments } from "./student-loans";
import { yearsArguments } from "./years";

/** What each sum of the law takes. The comment at the sum says the unit. */
export const ratesArguments = {
  ...creditsAndDeductionsArguments,
  ...healthArguments,
  ...incomeArguments,
  ...payArguments,
  ...retirementArguments,
  ...returnsArguments,
  ...studentLoanArguments,
  ...yearsArguments,
} satisfies ArgumentsOf<typeof rates>;
