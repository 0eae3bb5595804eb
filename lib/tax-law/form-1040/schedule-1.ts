/**
 * Schedule 1: additional income and adjustments. The lines are those of the form of 2025, read on 2026-11-29 in its
 * text (bg002h/bitcoin_tax@3cf2585969d4, f1040s1--2025.txt) and in the form itself (filedcom/opentax@ffb3164bf1ea,
 * f1040s1.pdf).
 */
import { sumOf, type DeclaredLine, type Form, type FormReturn } from "./form";
import { isJoint } from "./people";
import { sum } from "./rules";

const additional = (line: string, name: string, rule: string, amount: DeclaredLine["amount"]) => ({
  line,
  name,
  rule,
  amount,
  goesTo: "Schedule 1, line 10",
});

const adjustment = (line: string, name: string, rule: string, amount: DeclaredLine["amount"]) => ({
  line,
  name,
  rule,
  amount,
  goesTo: "Schedule 1, line 26",
});

/** Of both spouses on a joint return. */
const businessProfit = ({ household }: FormReturn) => {
  const { selfEmployment = 0, spouseSelfEmployment = 0 } = household;
  return selfEmployment + (isJoint(household) ? spouseSelfEmployment : 0);
};

const rentsAndShares = ({ household }: FormReturn) => {
  const { rents = 0, businessRents = 0, passThroughIncome = 0, passiveIncome = 0 } = household;
  return rents + businessRents + passThroughIncome + passiveIncome;
};

export const schedule1: Form = {
  form: "Schedule 1",
  lines: [
    additional(
      "2a",
      "Alimony received",
      "Under an agreement of before 2019",
      ({ household }) => household.alimonyReceived ?? 0,
    ),
    additional(
      "3",
      "Business income or loss",
      "The net profit or loss of all businesses, from Schedule C",
      businessProfit,
    ),
    additional(
      "5",
      "Rents, partnerships and S corporations",
      "Rents and royalties after expenses, and the shares of partnerships and S corporations, from Schedule E",
      rentsAndShares,
    ),
    additional(
      "7",
      "Unemployment compensation",
      "All of the year",
      ({ household }) => household.unemployment ?? 0,
    ),
    {
      line: "8z",
      name: "Other income",
      rule: "Any other that is taxed like wages; some kinds have lines 8a to 8v of their own",
      amount: ({ household }) => household.otherIncome ?? 0,
      goesTo: "Schedule 1, line 9",
    },
    additional("9", "Total other income", "Line 8z", sumOf("Schedule 1", "8z")),
    {
      line: "10",
      name: "Additional income",
      ...sum("Schedule 1", "2a", "3", "5", "7", "9"),
      goesTo: "1040, line 8",
    },
    adjustment(
      "11",
      "Educator expenses",
      "What each teacher paid, up to the limit of the year",
      ({ answer }) => answer.educatorDeduction,
    ),
    adjustment(
      "13",
      "Health savings account",
      "What was paid in, but not from wages",
      ({ household }) => household.hsa ?? 0,
    ),
    adjustment(
      "14",
      "Moving expenses",
      "Of the armed forces",
      ({ household }) => household.movingExpenses ?? 0,
    ),
    adjustment(
      "15",
      "Half of self-employment tax",
      "Schedule SE, line 13",
      ({ at }) => at("Schedule SE", "13") + at("Schedule SE (spouse)", "13"),
    ),
    adjustment(
      "16",
      "Self-employed retirement plan",
      "Paid into a SEP, a SIMPLE IRA or a 401(k) of their own",
      ({ household }) => household.selfEmployedPlan ?? 0,
    ),
    adjustment(
      "17",
      "Self-employed health insurance",
      "The premiums, up to the profit less lines 15 and 16",
      ({ answer }) => answer.selfEmployedHealthDeduction,
    ),
    adjustment(
      "18",
      "Early withdrawal penalty",
      "What a bank kept because savings were withdrawn early",
      ({ household }) => household.earlyWithdrawalPenalty ?? 0,
    ),
    adjustment(
      "19a",
      "Alimony paid",
      "Under an agreement of before 2019",
      ({ household }) => household.alimonyPaid ?? 0,
    ),
    adjustment(
      "20",
      "IRA deduction",
      "What is deductible of payments into a traditional IRA",
      ({ household }) => household.traditionalIra ?? 0,
    ),
    adjustment(
      "21",
      "Student loan interest",
      "The interest, up to the limit, less what the phase-out by income takes away",
      ({ answer }) => answer.studentLoanDeduction,
    ),
    {
      line: "26",
      name: "Adjustments to income",
      rule: "Lines 11 to 21 added up",
      amount: sumOf("Schedule 1", ...["11", "13", "14", "15", "16", "17", "18", "19a", "20", "21"]),
      goesTo: "1040, line 10",
    },
  ],
};
