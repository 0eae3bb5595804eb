import { count, usd, type Outputs } from "@/lib/calculator/report/outputs";
import { wholeUsd } from "@/lib/calculator/report/whole-usd";
import { planNames, type FederalPlans } from "@/lib/tax-law/student-loans/federal-plans";

type Plans = Partial<FederalPlans>;

/** Figures of a plan that goes by income, each in the months of its table. */
function figuresByIncome(id: "rap" | "ibrNew" | "ibrOld") {
  const plan = planNames[id];
  const months = `${id}Schedule`;
  const isOpen = `${id}IsOpen=1`;
  const isServing = `AND(${id}IsOpen=1, publicService="yes")`;
  const last = (column: string) => `INDEX(${months}.${column}, ${id}Months)`;
  const afterService = (column: string) => `INDEX(${months}.${column}, MIN(120, ${id}Months))`;
  return {
    first: usd<Plans>(`${plan}: first payment`, {
      explanation: {
        rule: "The payment of the first month.",
        formula: `INDEX(${months}.payment, 1)`,
        onlyIf: isOpen,
      },
    }),
    last: usd<Plans>(`${plan}: last payment`, {
      hidden: true,
      explanation: {
        rule: "The payment of the last month.",
        formula: last("payment"),
        onlyIf: isOpen,
      },
    }),
    months: count("payment")<Plans>(`${plan}: payments`, {
      hidden: true,
      explanation: {
        rule: "The months until nothing is owed, or until the rest is canceled.",
        formula: `MAX(${months}.month)`,
        onlyIf: isOpen,
      },
    }),
    paid: wholeUsd<Plans>(`${plan}: paid`, {
      hidden: true,
      explanation: { rule: "All payments.", formula: `SUM(${months}.payment)`, onlyIf: isOpen },
    }),
    canceled: wholeUsd<Plans>(`${plan}: canceled`, {
      hidden: true,
      explanation: {
        rule: "What is still owed after the last payment.",
        formula: last("balance"),
        onlyIf: isOpen,
      },
    }),
    tax: wholeUsd<Plans>(`${plan}: tax on what is canceled`, {
      hidden: true,
      explanation: {
        rule: "The federal tax on the income of the last year with the canceled debt, minus the tax without it, by the brackets and the standard deduction of the newest law. Both rise with the inflation you enter.",
        lookup: true,
        onlyIf: isOpen,
      },
    }),
    total: wholeUsd<Plans>(`${plan}: in all`, {
      explanation: {
        rule: "All payments and the tax on what is canceled.",
        formula: `${id}Paid+${id}Tax`,
        onlyIf: isOpen,
      },
    }),
    pslfPaid: wholeUsd<Plans>(`${plan} with PSLF: paid`, {
      explanation: {
        rule: "The first 120 payments.",
        formula: afterService("paid"),
        onlyIf: isServing,
      },
    }),
    pslfForgiven: wholeUsd<Plans>(`${plan} with PSLF: forgiven`, {
      hidden: true,
      explanation: {
        rule: "What is owed after 120 payments. It is not taxed.",
        formula: afterService("balance"),
        onlyIf: isServing,
      },
    }),
  };
}

const rap = figuresByIncome("rap");
const ibrNew = figuresByIncome("ibrNew");
const ibrOld = figuresByIncome("ibrOld");

/** The figures of every plan, in the order of the table. */
export const planFigures = {
  rapFirst: rap.first,
  rapLast: rap.last,
  rapMonths: rap.months,
  rapPaid: rap.paid,
  rapInterestWaived: wholeUsd<Plans>("RAP: interest waived", {
    hidden: true,
    explanation: {
      rule: "Each month’s interest that the payment does not cover.",
      formula: "SUM(rapSchedule.waived)",
      onlyIf: "rapIsOpen=1",
    },
  }),
  rapPrincipalMatched: wholeUsd<Plans>("RAP: principal matched", {
    hidden: true,
    explanation: {
      rule: "What the government pays so that each payment lowers the principal by $50, or by all of it.",
      formula: "SUM(rapSchedule.matched)",
      onlyIf: "rapIsOpen=1",
    },
  }),
  rapCancelled: rap.canceled,
  rapTax: rap.tax,
  rapTotal: rap.total,
  ibrNewFirst: ibrNew.first,
  ibrNewLast: ibrNew.last,
  ibrNewMonths: ibrNew.months,
  ibrNewPaid: ibrNew.paid,
  ibrNewCancelled: ibrNew.canceled,
  ibrNewTax: ibrNew.tax,
  ibrNewTotal: ibrNew.total,
  ibrOldFirst: ibrOld.first,
  ibrOldLast: ibrOld.last,
  ibrOldMonths: ibrOld.months,
  ibrOldPaid: ibrOld.paid,
  ibrOldCancelled: ibrOld.canceled,
  ibrOldTax: ibrOld.tax,
  ibrOldTotal: ibrOld.total,
  tieredPayment: usd<Plans>("Tiered Standard: payment", {
    explanation: {
      rule: "The level payment over 10 years if less than $25,000 is owed, 15 below $50,000, 20 below $100,000, else 25.",
      formula: "PMT(averageRate/1200, tieredMonths, -owedAtStart)",
      onlyIf: "tieredIsOpen=1",
    },
  }),
  tieredMonths: count("payment")<Plans>("Tiered Standard: payments", {
    hidden: true,
    explanation: {
      rule: "10, 15, 20 or 25 years by what is owed.",
      formula:
        "IF(owedAtStart<25000, 120, IF(owedAtStart<50000, 180, IF(owedAtStart<100000, 240, 300)))",
      onlyIf: "tieredIsOpen=1",
    },
  }),
  tieredPaid: wholeUsd<Plans>("Tiered Standard: in all", {
    explanation: {
      rule: "All payments.",
      formula: "tieredPayment*tieredMonths",
      onlyIf: "tieredIsOpen=1",
    },
  }),
  tenYearPayment: usd<Plans>("10-year Standard: payment", {
    explanation: {
      rule: "The level payment over 120 months.",
      formula: "PMT(averageRate/1200, 120, -owedAtStart)",
      onlyIf: "tenYearIsOpen=1",
    },
  }),
  tenYearPaid: wholeUsd<Plans>("10-year Standard: in all", {
    explanation: {
      rule: "All payments.",
      formula: "tenYearPayment*120",
      onlyIf: "tenYearIsOpen=1",
    },
  }),
  rapPslfPaid: rap.pslfPaid,
  rapPslfForgiven: rap.pslfForgiven,
  ibrNewPslfPaid: ibrNew.pslfPaid,
  ibrNewPslfForgiven: ibrNew.pslfForgiven,
  ibrOldPslfPaid: ibrOld.pslfPaid,
  ibrOldPslfForgiven: ibrOld.pslfForgiven,
} satisfies Partial<Outputs<Plans>>;
