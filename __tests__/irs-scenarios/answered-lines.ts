/** Each line that the IRS gives for a scenario, and what the library answers for it. */
import { adoptionCredit } from "@/lib/tax-law/credits/adoption-credit";
import { returnUnder, type FederalReturn } from "@/lib/tax-law/federal-return";
import type { Household } from "@/lib/tax-law/household";
import { incomeBesidePay } from "@/lib/tax-law/pay/income-beside-pay";
import { w4Lines } from "@/lib/tax-law/pay/w4-lines";
import { lawOf } from "@/lib/tax-law/years/law-of";

import { householdOf } from "./household-of";
import { groupOf, jobsOf, type ScenarioJob } from "./jobs-of";
import { Rows, type Scenario } from "./scenario";

export type AnsweredLine = { group: string; name: string; irs: number; ours: number };

/** Answers by group and name. */
type Answers = Record<string, Record<string, number>>;

const law = lawOf("2026");

/** The lines of a scenario in the order of its rows; an error where the mapping has no place for one. */
export function answeredLines(scenario: Scenario): AnsweredLine[] {
  const rows = new Rows(scenario);
  const household = householdOf(rows);
  const jobs = jobsOf(rows);
  const answer = returnUnder(household, law, "table");
  const answers = [linesOfReturn(household, answer), linesOfJobs(household, answer, jobs)];
  const lines = answers.flatMap(Object.entries<Answers[string]>).flatMap(([group, ofGroup]) =>
    Object.entries(ofGroup).flatMap(([name, ours]) => {
      const text = rows.text(group, name);
      // The spreadsheet leaves out what is zero, and divides by zero where nothing is paid under the new form.
      return text === "" || text.startsWith("#")
        ? []
        : [{ group, name, irs: rows.dollars(group, name), ours }];
    }),
  );

  const unknown = rows.notAsked.filter(({ group, name }) => !isLeftOut(group, name, jobs));
  if (unknown.length > 0)
    throw new Error(
      `${rows.name}: the mapping has no line for ${unknown.map(({ group, name }) => `“${name}” in “${group}”`).join(", ")}.`,
    );
  return lines;
}

/** Titles and notes, the position of a slider, and rows of jobs that pay nothing. */
function isLeftOut(group: string, name: string, jobs: readonly ScenarioJob[]): boolean {
  if (group === "Head" || name.startsWith("Slider") || name.startsWith("WhNeed")) return true;
  if (name === "Notes:") return true;
  const [, number] = /^Job (\d)/.exec(group) ?? [];
  return Boolean(number) && jobs.every((job) => job.number !== Number(number));
}

function linesOfReturn(household: Household, answer: FederalReturn): Answers {
  const { taxBeforeCredits, nonRefundableCredits, refundableCredits, totalTax } = answer;
  // The estimator does not limit this one credit to the tax.
  const adoption = adoptionCredit(
    law.adoption,
    household.adoptionExpenses ?? [],
    answer.adjustedGrossIncome,
  );
  const { withheld = 0 } = household;
  return {
    Results: {
      "do-nothingTaxWithholding": withheld,
      anticipatedTaxB4RefundableCredits: totalTax + refundableCredits,
      "Refundable credits": refundableCredits,
      // It does not count what employers withhold for Medicare above $200,000.
      "do-nothingRefund (Baldue)": withheld - totalTax,
    },
    Summary: {
      "Net pre-tax income": answer.adjustedGrossIncome + answer.adjustments,
      "Expected total prepaid this yr": withheld,
      "studentLoanInterest allowed": answer.studentLoanDeduction,
      "educatorExpense allowed": answer.educatorDeduction,
      "Total Adjustments": answer.adjustments,
      AGI: answer.adjustedGrossIncome,
      "medicalExpenses allowed": answer.medicalDeduction,
      "SALT deduction allowed": answer.stateTaxDeduction,
      "Additional Elder Deduction (70103)": answer.seniorDeduction,
      "Total standard or itemized deductions": answer.deductions - answer.businessDeduction,
      "QBI deduction": answer.businessDeduction,
      "No tax on tips deduction": answer.tipDeduction,
      "No tax on overtime deduction": answer.overtimeDeduction,
      "No tax on car loan interest deduction": answer.carLoanDeduction,
      "Mortgate insurance premium deduction": answer.mortgageInsuranceDeduction,
    },
    "Tax before credits": {
      "Taxable income": answer.taxableIncome,
      "Income tax before credits": taxBeforeCredits,
    },
    "Tax credits": {
      "CTC + Credit for Other Dep": answer.childCredit - answer.refundedChildCredit,
      "C&DCC": answer.dependentCareCredit,
      "Non-Ref Edn credits": answer.educationCredit,
      "Non-Ref Adoption credit": adoption.nonRefundable,
      "Total non-refundable credits":
        nonRefundableCredits - answer.adoptionCredit + adoption.nonRefundable,
      "Addl CTC": answer.refundedChildCredit,
      EITC: answer.earnedIncomeCredit,
      "Refundable Edn credits": answer.refundedEducationCredit,
      "Refundable Adoption credit": answer.refundedAdoptionCredit,
      "Total refundable credits": refundableCredits,
    },
    "Final summary": {
      "Income tax before refundable credits": taxBeforeCredits - nonRefundableCredits,
      "Additional Medicare Tax:": answer.additionalMedicareTax,
      "Self-Employment Tax": answer.selfEmploymentTax,
      NetInvestmentIncomeTax: answer.netInvestmentIncomeTax,
      "Refundable credits": refundableCredits,
      "Total tax after refundable credits": totalTax,
    },
  };
}

function linesOfJobs(
  household: Household,
  answer: FederalReturn,
  jobs: readonly ScenarioJob[],
): Answers {
  const beside = (household.withheld ?? 0) - jobs.reduce((sum, job) => sum + job.withheldInYear, 0);
  const toDate = jobs.reduce((sum, { withheldToDate }) => sum + withheldToDate, 0);
  const forms = w4Lines(
    law.withholding,
    household.filingStatus,
    jobs.map((job) => ({ ...job, income: job.pay - job.saved401k - job.benefits })),
    {
      fromNow: answer.totalTax - beside - toDate,
      netChange: incomeBesidePay(law, household, answer),
    },
  );
  // What is paid by the end of the year under the new forms: the tax, or more where too much was paid before.
  const tax = answer.totalTax + answer.refundableCredits;
  const leastPaid =
    beside +
    answer.refundableCredits +
    jobs.reduce((sum, { withheldToDate, withheld, paychecks }) => {
      const { left, lastPart, beforeNewForm } = paychecks;
      return sum + withheldToDate + withheld * Math.min(left + lastPart, beforeNewForm);
    }, 0);
  const paid = Math.max(tax, leastPaid);
  const ofYear = {
    RecommTaxPaid: paid,
    "Recommended refund excl. ref. credits": paid - tax,
    "Other intermediate values": paid - tax,
    "Projected refund after credits": paid - tax,
  };
  const ofJobs = Object.fromEntries(
    [1, 2, 3, 4].flatMap((number) => {
      const place = jobs.findIndex((job) => job.number === number);
      const job = jobs[place];
      const form = forms[place];
      return job && form
        ? [
            [groupOf(number), { [`annualPayment${number}`]: job.pay }],
            [
              `Job ${number} W-4`,
              {
                [number === 1 ? "standardWhAmountPerPPd1" : `standardWhAmount${number}`]:
                  form.standard,
                [`StandardWHAmountPerPPd${number}_4ab`]: form.tentative,
                [`W-4 Line3Amount${number}`]: form.step3,
                [`W-4 Line4aAmount${number}`]: form.step4a,
                [`W-4 Line4bAmount${number}`]: form.step4b,
                [`W-4 Line4cAmount${number}`]: form.step4c,
              },
            ],
            [
              `Job ${number} paychecks`,
              {
                "Partial first paycheck (%)": job.paychecks.firstPart * 100,
                "Full paychecks to date": job.paychecks.soFar,
                "Additional paychecks before new W-4": job.paychecks.beforeNewForm,
                [number === 1
                  ? "Ppaychecks remaining with new W-4"
                  : "Full paychecks remaining with new W-4"]:
                  job.paychecks.left - job.paychecks.beforeNewForm,
                "Partial last paycheck (%)": job.paychecks.lastPart * 100,
              },
            ],
          ]
        : [];
    }),
  ) as Answers;
  return { ...ofJobs, "Final summary": ofYear };
}
