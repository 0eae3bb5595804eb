/**
 * Form 2441: the care of children and other dependents. The lines are those of the form of 2025, read on 2026-11-29 in
 * the form itself (filedcom/opentax@ffb3164bf1ea, f2441.pdf) and in PSLmodels/Tax-Calculator’s account of its F2441.
 */
import { dependentCareCredit } from "../credits/dependent-care-credit";
import { hasAmount, type Form, type FormReturn } from "./form";
import { smaller, sum } from "./rules";

const form = "Form 2441";

/** The most that counts for the persons, less benefits: line 29. */
function limitOn({ household, law }: FormReturn): number {
  const [one, more] = law.dependentCare.most;
  const limit = [0, one][household.dependentCarePersons ?? 0] ?? more;
  return Math.max(0, limit - (household.dependentCareBenefits ?? 0));
}

/** 26 U.S.C. 21(e)(2) and (4). */
const isAllowed = ({ household }: FormReturn) =>
  household.filingStatus !== "marriedFilingSeparately" || household.livedApart !== undefined;

export const form2441: Form = {
  form,
  isFiled: hasAmount(form, "9c"),
  lines: [
    {
      line: "3",
      name: "Care expenses that count",
      rule: "What was paid, up to the limit for one or for more persons less line 12",
      amount: (of) => Math.min(of.household.dependentCareExpenses ?? 0, limitOn(of)),
      goesTo: `${form}, line 6`,
    },
    {
      line: "4",
      name: "Earned income",
      rule: "Of two spouses on a return, of the one who earned less (line 5)",
      amount: ({ answer }) => answer.lowerEarnedIncome,
      goesTo: `${form}, line 6`,
    },
    {
      line: "6",
      name: "Expenses for the credit",
      ...smaller(form, "3", "4"),
      goesTo: `${form}, line 9a`,
    },
    {
      line: "9a",
      name: "Credit before the limit",
      rule: "Line 6 times a rate that falls with Form 1040, line 11a",
      amount: (of) =>
        isAllowed(of)
          ? dependentCareCredit(of.law.dependentCare, of.household.filingStatus, {
              expenses: of.household.dependentCareExpenses ?? 0,
              persons: of.household.dependentCarePersons ?? 0,
              benefits: of.household.dependentCareBenefits ?? 0,
              adjustedGrossIncome: of.at("1040", "11a"),
              lowerEarnedIncome: of.at(form, "4"),
            })
          : 0,
      goesTo: `${form}, line 9c`,
    },
    {
      line: "9c",
      name: "Credit before the limit, in all",
      ...sum(form, "9a"),
      goesTo: `${form}, line 11`,
    },
    {
      line: "10",
      name: "Tax that is left for it",
      rule: "Form 1040, line 18 minus Schedule 3, line 1",
      amount: ({ at }) => at("1040", "18") - at("Schedule 3", "1"),
      goesTo: `${form}, line 11`,
    },
    {
      line: "11",
      name: "Child and dependent care credit",
      ...smaller(form, "9c", "10"),
      goesTo: "Schedule 3, line 2",
    },
    {
      line: "12",
      name: "Dependent care benefits",
      rule: "What an employer paid, or was saved from pay before tax",
      amount: ({ household }) => household.dependentCareBenefits ?? 0,
    },
  ],
};
