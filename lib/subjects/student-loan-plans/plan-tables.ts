import { plainDecimal } from "@/lib/calculator/form/plain-decimal";
import {
  positionColumn,
  rateColumn,
  usdColumn,
  wholeUsdColumn,
  wordsColumn,
} from "@/lib/calculator/report/columns";
import { table } from "@/lib/calculator/report/outputs";
import { formatNumber } from "@/lib/format";
import {
  planNames,
  type FederalPlans,
  type LoanRow,
} from "@/lib/tax-law/student-loans/federal-plans";
import type { IbrMonth } from "@/lib/tax-law/student-loans/ibr-months";
import type { PlanRow } from "@/lib/tax-law/student-loans/plan-row";
import type { RapMonth } from "@/lib/tax-law/student-loans/rap-months";

type Plans = Partial<FederalPlans>;

const monthly = "Not rounded to the cent: a servicer rounds each payment.";

/** What every table by month begins with. */
const monthColumn = positionColumn("Month", "previous.month+1");
const incomeColumn = {
  ...usdColumn("Income", "agi*(1+incomeGrowth/100)^INT((month-1)/12)"),
  hidden: true,
};
const paidColumn = { ...usdColumn("Paid so far", "previous.paid+payment"), hidden: true };

const ibrSchedule = (id: "ibrNew" | "ibrOld", percent: number, payments: number) =>
  table<Plans, IbrMonth>(`${planNames[id]} by month`, {
    by: "month",
    columns: {
      month: monthColumn,
      income: incomeColumn,
      payment: usdColumn(
        "Payment",
        `MIN(tenYearPayment, MAX(0, income-1.5*povertyGuideline*(1+inflation/100)^INT((month-1)/12))*${percent}/1200, previous.balance+interest)`,
        "sum",
      ),
      interest: usdColumn("Interest", "(previous.balance-previous.unpaid)*averageRate/1200", "sum"),
      unpaid: usdColumn(
        "Unpaid interest",
        "IF(balance=0, 0, MAX(0, previous.unpaid+interest-payment))",
        "last",
      ),
      balance: usdColumn(
        "Owed",
        "IF(previous.balance+interest-payment<=owedAtStart/10^12, 0, previous.balance+interest-payment)",
        "last",
      ),
      paid: paidColumn,
    },
    start: { month: "0", unpaid: "0", balance: `IF(${id}IsOpen=1, owedAtStart, 0)`, paid: "0" },
    count: `IF(${id}IsOpen=1, ${id}Months, 0)`,
    while: `AND(previous.balance>0, previous.month<${payments})`,
    totals: () => ({}),
    note: monthly,
  });

/** The plans side by side, and the months of those that go by income. */
export const planTables = {
  plans: table<Plans, PlanRow>("Federal plans", {
    by: "plan",
    columns: {
      plan: wordsColumn("Plan"),
      first: usdColumn("First payment"),
      last: usdColumn("Last payment"),
      months: { label: "Months", show: formatNumber, exact: plainDecimal },
      paid: wholeUsdColumn("Paid"),
      waived: wholeUsdColumn("Waived"),
      canceled: wholeUsdColumn("Canceled"),
      tax: wholeUsdColumn("Tax on it"),
      total: wholeUsdColumn("In all", "paid+tax"),
    },
    start: {},
    count:
      'IF(plansAreCompared, rapIsOpen+ibrNewIsOpen+ibrOldIsOpen+tieredIsOpen+tenYearIsOpen+IF(publicService="yes", rapIsOpen+ibrNewIsOpen+ibrOldIsOpen, 0), 0)',
    totals: () => ({}),
    note: "Waived is interest that RAP doesn’t charge, and principal that the government pays.",
  }),
  countedLoans: table<Plans, LoanRow>("Your loans", {
    by: "debt",
    columns: {
      loan: wordsColumn("Loan"),
      balance: usdColumn("Balance"),
      rate: rateColumn("Rate"),
      interest: usdColumn("Interest a year", "balance*rate/100"),
    },
    start: {},
    count:
      'IF(AND(plansAreCompared, SUM(loans.balance)>0), IF(balance>0, 1, 0)+COUNTIF(loans.balance, ">0"), 0)',
    totals: () => ({}),
  }),
  rapSchedule: table<Plans, RapMonth>("RAP by month", {
    by: "month",
    columns: {
      month: monthColumn,
      income: incomeColumn,
      payment: usdColumn(
        "Payment",
        "MIN(MAX(10, IF(income<=10000, 120, income*MIN(10, ROUNDUP(income/10000, 0)-1)/100)/12-50*dependents), previous.balance+interest)",
        "sum",
      ),
      interest: usdColumn("Interest", "previous.balance*averageRate/1200", "sum"),
      waived: usdColumn("Waived", "MAX(0, interest-payment)", "sum"),
      matched: usdColumn(
        "Matched",
        "IF(payment>=previous.balance+interest, 0, MIN(previous.balance-MAX(0, payment-interest), MAX(0, MIN(50, payment)-MAX(0, payment-interest))))",
        "sum",
      ),
      balance: usdColumn(
        "Owed",
        "IF(payment>=previous.balance+interest, 0, previous.balance-MAX(0, payment-interest)-matched)",
        "last",
      ),
      paid: paidColumn,
    },
    start: { month: "0", balance: "IF(rapIsOpen=1, owedAtStart, 0)", paid: "0" },
    count: "IF(rapIsOpen=1, rapMonths, 0)",
    while: "AND(previous.balance>0, previous.month<360)",
    totals: () => ({}),
    note: monthly,
  }),
  ibrNewSchedule: ibrSchedule("ibrNew", 10, 240),
  ibrOldSchedule: ibrSchedule("ibrOld", 15, 300),
};
