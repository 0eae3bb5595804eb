/**
 * Form 8880: the saver’s credit. The lines are those of the form of 2025, read on 2026-11-29 in the form itself
 * (filedcom/opentax@ffb3164bf1ea, f8880.pdf) and in ustaxes/UsTaxes@4e4669e3f3ea (Y2025, F8880.ts). Its columns for the
 * two spouses are added up here.
 */
import { saversCredit } from "../retirement/savers-credit";
import { hasAmount, sumOf, type Form, type FormReturn } from "./form";
import { isJoint } from "./people";
import { smaller, sum } from "./rules";

const form = "Form 8880";

/** What each saved. */
function saved({ household }: FormReturn): number[] {
  const { retirementSavings = 0, spouseRetirementSavings = 0 } = household;
  return isJoint(household) ? [retirementSavings, spouseRetirementSavings] : [retirementSavings];
}

const total = (amounts: readonly number[]) => amounts.reduce((sum, one) => sum + one, 0);

export const form8880: Form = {
  form,
  isFiled: hasAmount(form, "10"),
  lines: [
    {
      line: "5",
      name: "Retirement savings",
      rule: "Paid into IRAs and plans at work, less what was taken out",
      amount: (of) => total(saved(of)),
      goesTo: `${form}, line 6`,
    },
    {
      line: "6",
      name: "Savings that count",
      rule: "Line 5, up to $2,000 for each of two spouses",
      amount: (of) =>
        total(
          saved(of).map((one) => Math.min(one, of.law.savingByIncome.saversCredit.contribution)),
        ),
      goesTo: `${form}, line 7`,
    },
    {
      line: "7",
      name: "Savings that count, in all",
      ...sum(form, "6"),
      goesTo: `${form}, line 10`,
    },
    {
      line: "10",
      name: "Credit before the limit",
      rule: "Line 7 times 50%, 20%, 10% or nothing, by Form 1040, line 11a; none for a dependent",
      amount: (of) => {
        const { household, law } = of;
        if (household.isDependent) return 0;
        const creditOf = (one: number) =>
          saversCredit(law.savingByIncome, household.filingStatus, of.at("1040", "11a"), one);
        return total(saved(of).map(creditOf));
      },
      goesTo: `${form}, line 12`,
    },
    {
      line: "11",
      name: "Tax that is left for it",
      rule: "Form 1040, line 18 minus Schedule 3, lines 1, 2, 3 and 6d",
      amount: (of) => of.at("1040", "18") - sumOf("Schedule 3", "1", "2", "3", "6d")(of),
      goesTo: `${form}, line 12`,
    },
    {
      line: "12",
      name: "Saver’s credit",
      ...smaller(form, "10", "11"),
      goesTo: "Schedule 3, line 4",
    },
  ],
};
