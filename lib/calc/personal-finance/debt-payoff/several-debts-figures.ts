import { plainDecimal } from "@/lib/calculator/plain-decimal";
import { rateColumn } from "@/lib/calculator/report/bracket-table";
import { positionColumn, usdColumn, wordsColumn } from "@/lib/calculator/report/columns";
import {
  count,
  month,
  table,
  usd,
  type Column,
  type Outputs,
} from "@/lib/calculator/report/outputs";
import { repaymentSchedule } from "@/lib/calculator/report/repayment-schedule";
import type { DebtRow, SeveralDebts } from "@/lib/finance/loan/several-debts";
import { formatCount } from "@/lib/format";

import type { DebtPayoffResult } from "./calculation";

/** Whether there are several debts, and whether there is more to pay off than one debt at its payment. */
const isSeveral = "SUM(otherDebts.balance)>0";
export const isAnyPlan = "OR(extra>0, SUM(otherDebts.balance)>0)";
/** Whether the snowball ends at all. */
const isSnowball = `AND(${isAnyPlan}, NOT(ISBLANK(snowballInterest)))`;
/** All that is owed at the start. */
export const allOwed = "(debtAmount+SUM(otherDebts.balance))";
/** The months that the budget takes to pay all of it and this interest. */
export const monthsOfAll = (interest: string) => `ROUNDUP((${allOwed}+${interest})/budget, 0)`;

/** As near as the sums of two programs are. */
const cent = `(0.005+${allOwed}/1000000000)`;
const covers = "minimum>balance*apr/1200*1.000000001";
const months = "ROUNDUP(NPER(annualRate/1200, monthlyPayment, -debtAmount), 0)";
const aloneOf = (payment: string, rate: string, balance: string, payments: string) =>
  `${payment}*(${payments}-1)+FV(${rate}/1200, ${payments}-1, ${payment}, -${balance})*(1+${rate}/1200)-${balance}`;

const coversFirst = "monthlyPayment>debtAmount*annualRate/1200*1.000000001";
const endsAlone = `IF(${isSeveral}, SUM(payoffs.endless)=0, AND(extra>0, ${coversFirst}))`;

const whereSeveral = ({ payoffs }: DebtPayoffResult) => payoffs.length > 0;

/** How long a debt takes. */
const monthsColumn = <Months extends number | null>(label: string): Column<Months> => ({
  label,
  show: (months) => (months === null ? "over 100 years" : formatCount(months, "month")),
  exact: (months) => (months === null ? "" : plainDecimal(months)),
});

/** What several debts, or an extra on top of one, come to from one budget. */
export const severalDebtsFigures: Pick<Outputs<DebtPayoffResult>, keyof SeveralDebts> = {
  budget: usd("Monthly budget", {
    note: "Every minimum payment and the extra. It stays the same until all is paid.",
    explanation: {
      rule: "The payments of all debts and the extra, added up.",
      formula: "monthlyPayment+SUM(otherDebts.minimum)+extra",
      onlyIf: isAnyPlan,
    },
  }),
  avalancheMonths: count("payment")("Avalanche: number of payments", {
    when: whereSeveral,
    explanation: {
      rule: "All you owe and its interest, shared out by the budget, rounded up to whole months.",
      formula: monthsOfAll("avalancheInterest"),
      onlyIf: isAnyPlan,
    },
  }),
  avalancheInterest: usd("Avalanche: total interest", {
    when: whereSeveral,
    note: "The highest rate first.",
    explanation: {
      rule: "Found month by month: interest on what each debt owes, each minimum, and the rest of the budget to the highest rate. The payments come to all you owe and this interest.",
      check: `AND(ABS(SUM(together.interest)-avalancheInterest)<=${cent}, ABS(SUM(together.payment)-${allOwed}-avalancheInterest)<=${cent})`,
      onlyIf: isAnyPlan,
    },
  }),
  snowballMonths: count("payment")("Snowball: number of payments", {
    when: whereSeveral,
    explanation: {
      rule: "All you owe and its interest, shared out by the budget, rounded up to whole months.",
      formula: monthsOfAll("snowballInterest"),
      onlyIf: isSnowball,
    },
  }),
  snowballLastPayment: month("Snowball: last payment", {
    when: whereSeveral,
    explanation: {
      rule: "Today, plus a month for each payment.",
      formula: "EDATE(today, snowballMonths)",
      onlyIf: isSnowball,
    },
  }),
  snowballInterest: usd("Snowball: total interest", {
    when: whereSeveral,
    note: "The smallest balance first.",
    explanation: {
      rule: "Found month by month, as for the avalanche, with the rest of the budget to the smallest balance.",
      check: `OR(SUM(otherDebts.balance)=0, ABS(SUM(payoffs.snowballInterest)-snowballInterest)<=${cent})`,
      onlyIf: isSnowball,
    },
  }),
  avalancheSaves: usd("The avalanche saves", {
    explanation: {
      rule: "The interest of the snowball, minus the interest of the avalanche.",
      formula: "MAX(0, snowballInterest-avalancheInterest)",
      onlyIf: `AND(${isSeveral}, ${isSnowball})`,
    },
  }),
  interestIfEachAlone: usd("Interest with minimum payments alone", {
    note: "If each debt gets its own minimum until it is paid off, and no more.",
    explanation: {
      rule: "For each debt, its payments until it is paid off, minus its balance.",
      formula: `IF(${isSeveral}, SUM(payoffs.alone), ${aloneOf("monthlyPayment", "annualRate", "debtAmount", months)})`,
      onlyIf: endsAlone,
    },
  }),
  interestSaved: usd("Interest saved", {
    note: "Against the minimum payments alone.",
    explanation: {
      rule: "The interest with minimum payments alone, minus the interest with your budget.",
      formula: "MAX(0, interestIfEachAlone-avalancheInterest)",
      onlyIf: endsAlone,
    },
  }),
  monthsSaved: count("month")("Months saved", {
    explanation: {
      rule: "The payments you no longer have to make.",
      formula: `${months}-avalancheMonths`,
      onlyIf: `AND(extra>0, SUM(otherDebts.balance)=0, ${coversFirst})`,
    },
  }),
  payoffs: table<DebtPayoffResult, DebtRow>("When each debt is paid off", {
    by: "debt",
    columns: {
      name: wordsColumn("Debt"),
      avalancheMonth: monthsColumn("Avalanche"),
      snowballMonth: monthsColumn("Snowball"),
      balance: { ...usdColumn("Balance"), hidden: true },
      apr: rateColumn("APR", { hidden: true }),
      minimum: { ...usdColumn("Minimum payment"), hidden: true },
      snowballInterest: { ...usdColumn("Interest with the snowball"), hidden: true },
      endless: {
        ...positionColumn("Minimum does not cover the interest", `IF(${covers}, 0, 1)`),
        hidden: true,
      },
      alone: {
        ...usdColumn(
          "Interest with its minimum alone",
          `IF(endless=1, 0, ${aloneOf("minimum", "apr", "balance", "ROUNDUP(NPER(apr/1200, minimum, -balance), 0)")})`,
        ),
        hidden: true,
      },
    },
    count: `IF(${isSeveral}, 1+COUNTIF(otherDebts.balance, ">0"), 0)`,
    start: {},
    totals: () => ({}),
  }),
  together: repaymentSchedule<DebtPayoffResult>("Schedule of all debts", {
    count: `IF(${isAnyPlan}, avalancheMonths, 0)`,
    owed: `IF(${isAnyPlan}, ${allOwed}, 0)`,
    payment: "MIN(budget, previous.balance+interest)",
    balance: "IF(payment>=previous.balance+interest, 0, previous.balance-principal)",
    paid: ({ budget, totalPayment, totalInterest }) =>
      budget === null
        ? { total: 0, interest: 0 }
        : { total: totalPayment, interest: totalInterest },
  }),
};
