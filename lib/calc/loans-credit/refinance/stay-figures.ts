import { count, usd } from "@/lib/calculator/report/outputs";

import type { RefinanceResult } from "./calculation";

/** When the old payment is kept on the new loan. */
export const isKept = `AND(keepOldPayment="yes", monthlySavings>=0.005)`;
const cash = "cashOut-costsInCash";

/** What refinancing comes to after so many months, as formulas over a month. */
export const afterMonth = {
  saved: (month: string) =>
    `MIN(currentPayment*${month}, currentTotal)-MIN(paidMonthly*${month}, newTotal-costsInCash)`,
  currentBalance: (month: string) =>
    `PV(currentRate/1200, MAX(0, remainingYears*12-${month}), -currentPayment)`,
  newBalance: (month: string) =>
    `MAX(0, FV(newRate/1200, MIN(${month}, newMonths), paidMonthly, -newLoanAmount))`,
};
const gainAfter = (month: string) =>
  `${afterMonth.saved(month)}+${afterMonth.currentBalance(month)}-${afterMonth.newBalance(month)}+${cash}`;

const gainRule =
  "Payments saved so far, plus what you would owe on the current loan, minus what you owe on the new one. Cash out counts for you, costs paid in cash against you.";
const signLabels = { above: "You’re ahead", below: "You’re behind" };
const breaksEven = "lifetimeSavings>=-0.005";
const onlyIf = "NOT(ISBLANK(stayMonths))";

/** Whether anything is asked beyond the two payments. */
export const isAsked = ({ gainAfterStay, payoffMonths, cashAtClosing }: RefinanceResult) =>
  (gainAfterStay ?? payoffMonths ?? cashAtClosing) !== null;

/** What refinancing gains over the months that the new loan is kept. */
export const stayFigures = {
  gainAfterStay: usd("Gain when you leave", {
    signLabels,
    explanation: {
      rule: gainRule,
      formula: `savedAfterStay+currentBalanceAfterStay-newBalanceAfterStay+${cash}`,
      onlyIf,
    },
  }),
  trueBreakEvenMonth: count("month")("True break-even", {
    note: "From then on you stay ahead, counting what you owe.",
    when: isAsked,
    explanation: {
      rule: "The first month from which the gain never falls below zero again.",
      check: "AND(gainAtBreakEven>=-0.005, OR(trueBreakEvenMonth=1, gainBefore<-0.005))",
      onlyIf: breaksEven,
    },
  }),
  gainAtBreakEven: usd("Gain in the month of the true break-even", {
    hidden: true,
    when: isAsked,
    explanation: { rule: gainRule, formula: gainAfter("trueBreakEvenMonth"), onlyIf: breaksEven },
  }),
  gainBefore: usd("Gain in the month before it", {
    hidden: true,
    when: isAsked,
    explanation: {
      rule: gainRule,
      formula: gainAfter("(trueBreakEvenMonth-1)"),
      onlyIf: breaksEven,
    },
  }),
  savedAfterStay: usd("Payments saved by then", {
    explanation: {
      rule: "The payments on the current loan minus the payments on the new one.",
      formula: afterMonth.saved("stayMonths"),
      onlyIf,
    },
  }),
  currentBalanceAfterStay: usd("You would owe on the current loan", {
    explanation: {
      rule: "What the payments still to come on the current loan are worth.",
      formula: afterMonth.currentBalance("stayMonths"),
      onlyIf,
    },
  }),
  newBalanceAfterStay: usd("You owe on the new loan", {
    explanation: {
      rule: "What the payments made so far leave of the new loan.",
      formula: afterMonth.newBalance("stayMonths"),
      onlyIf,
    },
  }),
  gainAfter60: usd("Gain after 5 years", {
    signLabels,
    when: isAsked,
    explanation: { rule: gainRule, formula: gainAfter("60") },
  }),
  gainAfter120: usd("Gain after 10 years", {
    signLabels,
    when: isAsked,
    explanation: { rule: gainRule, formula: gainAfter("120") },
  }),
  payoffMonths: count("month")("New loan paid off after", {
    note: "With the old payment.",
    explanation: {
      rule: "The months in which the old payment repays the new loan.",
      formula: "ROUNDUP(NPER(newRate/1200, -currentPayment, newLoanAmount), 0)",
      onlyIf: isKept,
    },
  }),
  paidMonthly: usd("Paid on the new loan each month", {
    hidden: true,
    when: isAsked,
    explanation: {
      rule: "The new payment, or the old one where you keep paying it.",
      formula: `IF(${isKept}, currentPayment, newPayment)`,
    },
  }),
  newMonths: count("month")("Months paid on the new loan", {
    hidden: true,
    when: isAsked,
    explanation: {
      rule: "The months in its term, or those that the old payment takes.",
      formula: `IF(${isKept}, payoffMonths, newTerm*12)`,
    },
  }),
  paidOnNew: usd("All payments on the new loan", {
    hidden: true,
    explanation: {
      rule: "The old payment for every month but the last, and what is then left with its interest.",
      formula:
        "currentPayment*(payoffMonths-1)+FV(newRate/1200, payoffMonths-1, currentPayment, -newLoanAmount)*(1+newRate/1200)",
      onlyIf: isKept,
    },
  }),
  cashAtClosing: usd("Cash you get at closing", {
    signLabels: { above: "Paid to you", below: "You pay", zero: "Nothing either way" },
    explanation: {
      rule: "The cash you take out minus the costs you pay in cash.",
      formula: cash,
      onlyIf: "cashOut+costsInCash>0",
    },
  }),
};
