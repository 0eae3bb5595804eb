/** Credits held to the tests of two tax models and of two programs of the IRS. */
import { dependentCareCredit } from "@/lib/tax-law/credits/dependent-care-credit";
import { earnedIncomeCredit } from "@/lib/tax-law/credits/earned-income-credit";
import { elderlyCredit } from "@/lib/tax-law/credits/elderly-credit";
import { returnUnder } from "@/lib/tax-law/federal-return";
import type { Household } from "@/lib/tax-law/household";
import { taxTable } from "@/lib/tax-law/income/tax-table";
import { saversCredit } from "@/lib/tax-law/retirement/savers-credit";
import type { FilingStatus } from "@/lib/tax-law/years/law-year";
import { lawOf } from "@/lib/tax-law/years/law-of";
import type { LawYearOption } from "@/lib/tax-law/years/law-years";

import fixture from "../../../fixtures/credit_cases.json";

const lawIn = (year: number) => lawOf(String(year) as LawYearOption);

/** A case and what is answered for it, where they are more than so many dollars apart. */
const apart = <Case extends { expected: number }>(
  cases: readonly Case[],
  answer: (one: Case) => number,
  dollars: number,
) => cases.filter((one) => Math.abs(answer(one) - one.expected) > dollars);

test("the care of dependents, as far as there is tax", () => {
  const answer = ({ year, inputs }: (typeof fixture.dependentCareCredit)[number]) => {
    const law = lawIn(year);
    const status = inputs.filingStatus as FilingStatus;
    const taxable = inputs.adjustedGrossIncome - law.incomeTax.standardDeduction[status];
    const tax = taxTable(law.incomeTax, status, Math.max(0, taxable));
    return Math.min(tax, dependentCareCredit(law.dependentCare, status, inputs));
  };
  // Half a dollar is rounded up by some and down by others.
  expect(apart(fixture.dependentCareCredit, answer, 1)).toEqual([]);
});

test("the rate of the credit for care by income", () => {
  const answer = ({ year, inputs }: (typeof fixture.dependentCareRate)[number]) =>
    dependentCareCredit(lawIn(year).dependentCare, inputs.filingStatus as FilingStatus, {
      expenses: 1,
      persons: 1,
      benefits: 0,
      adjustedGrossIncome: inputs.adjustedGrossIncome,
      lowerEarnedIncome: 1,
    });
  expect(apart(fixture.dependentCareRate, answer, 1e-9)).toEqual([]);
});

test("saving for retirement", () => {
  const answer = ({ year, inputs }: (typeof fixture.saversCredit)[number]) =>
    inputs.saved.reduce(
      (sum, saved) =>
        sum +
        saversCredit(
          lawIn(year).savingByIncome,
          inputs.filingStatus as FilingStatus,
          inputs.income,
          saved,
        ),
      0,
    );
  expect(apart(fixture.saversCredit, answer, 0.5)).toEqual([]);
});

test("people of 65", () => {
  const answer = ({ inputs }: (typeof fixture.elderlyCredit)[number]) =>
    elderlyCredit(
      inputs.filingStatus as FilingStatus,
      inputs.seniors,
      inputs.income,
      inputs.untaxedBenefits,
    );
  expect(apart(fixture.elderlyCredit, answer, 0.5)).toEqual([]);
});

/** A row of the printed table of the earned income credit is $50 of income, and up to 45% of it. */
const rowOfTable = 50 * 0.45;

test("work, within a row of the printed table", () => {
  const answer = ({ year, inputs }: (typeof fixture.earnedIncomeCredit)[number]) =>
    earnedIncomeCredit(lawIn(year).earnedIncomeCredit, inputs.filingStatus as FilingStatus, {
      ...inputs,
      disqualifiedIncome: 0,
    });
  expect(apart(fixture.earnedIncomeCredit, answer, rowOfTable / 2)).toEqual([]);
});

test("92 returns of 2024 as Direct File printed them, line by line", () => {
  expect(fixture.directFileReturns).toHaveLength(92);
  const wrong = fixture.directFileReturns.flatMap(({ name, inputs, expected }) => {
    const answer = returnUnder(inputs as Household, lawOf("2024"), "table");
    const lines: Record<string, number> = {
      ...(answer as unknown as Record<string, number>),
      childCredit: answer.childCredit - answer.refundedChildCredit,
      taxAfterNonRefundableCredits: answer.taxBeforeCredits - answer.nonRefundableCredits,
    };
    return Object.entries(expected as Record<string, number>).flatMap(([line, value]) => {
      const tolerance = line === "earnedIncomeCredit" ? rowOfTable / 2 : 1;
      const ours = lines[line] ?? NaN;
      // Forms round each line to the dollar.
      return Math.abs(ours - value) <= tolerance + 0.01 ? [] : [{ name, line, value, ours }];
    });
  });
  expect(wrong).toEqual([]);
});
