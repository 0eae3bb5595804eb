import { plainDecimal } from "@/lib/calculator/form/plain-decimal";
import { option } from "@/lib/calculator/option";
import { wholeUsdColumn, wordsColumn } from "@/lib/calculator/report/columns";
import { formatAge } from "@/lib/calculator/report/duration";
import { age, table, type Column } from "@/lib/calculator/report/outputs";
import { wholeUsd } from "@/lib/calculator/report/whole-usd";
import { formatNumber, formatWholeUsd } from "@/lib/format";
import { citationOf } from "@/lib/subjects/federal-law/law-section";
import { inReturns, returnTable } from "@/lib/subjects/federal-law/return-table";
import { returnLineNames } from "@/lib/tax-law/return-lines";
import { lawOf } from "@/lib/tax-law/years/law-of";

import { isSplit } from "../arithmetic/withdrawal-accounts";
import type { OrderRow, WithdrawalFigures } from "../arithmetic/withdrawal-figures";
import type { WithdrawalYear } from "../arithmetic/withdrawal-year";
import {
  retirementPlanner,
  type RetirementPlannerInput,
  type RetirementPlannerResult,
} from "../calculation";
import { taxesForm } from "./taxes.form";
import { afterTaxInWords } from "./taxes-words";

type WithTaxes = RetirementPlannerResult & WithdrawalFigures & { federalTaxOnIncome: number };

const onlyIf = "countsTaxes";

/** A column of a year’s amounts that no formula gives: they are found by trying, or are the law’s. */
const found = (label: string) => wholeUsdColumn(label, undefined, "sum");

const step = (column: Column<number>): Column<number> => ({ ...column, hidden: true });

/** What is left of an account: each month of the year pays a twelfth of what comes out, unless all is used up. */
const leftOf = (label: string, left: string, out: string) =>
  step(
    wholeUsdColumn(
      label,
      `IF(missing>0, 0, MAX(0, FV(realMonthlyReturn/100, 12, (${out})/12, -previous.${left})))`,
      "last",
    ),
  );

/** What of the retirement savings goes into one kind of account. */
const accountFormula = (kind: string, today: string) =>
  `FV(investmentReturn/1200, yearsLeft*12, -IF(contributionsTo="${kind}", monthlyContribution, 0), -(${today}))/(1+inflation/100)^yearsLeft`;

/** How long the money lasts after taxes, by four orders in which the accounts may pay. */
export const taxes = option(retirementPlanner, {
  form: taxesForm,
  isUsed: (result): result is WithTaxes => result.withdrawalYears !== undefined,
  conditions: {
    countsTaxes: {
      words: "you say something of taxes, and spend something",
      formula: "COUNT(withdrawalYears.year)>0",
    },
    endsAfterTax: {
      words: "the money runs out after taxes",
      formula:
        "AND(SUM(withdrawalYears.lasted)<12*COUNT(withdrawalYears.year), retirementAge+SUM(withdrawalYears.lasted)/12<planEnd)",
    },
  },
  steps: {
    rothToday: { label: "Roth savings today", formula: "IF(ISBLANK(rothSavings), 0, rothSavings)" },
    taxableToday: {
      label: "Taxable savings today",
      formula: "IF(ISBLANK(taxableSavings), 0, taxableSavings)",
    },
  },
  outputs: {
    lastsToAfterTax: age("After tax, your money lasts to age", {
      absent: "Beyond your plan",
      explanation: {
        rule: "The retirement age plus the months until nothing pays part of your spending and the taxes on it.",
        formula: "retirementAge+SUM(withdrawalYears.lasted)/12",
        onlyIf: "endsAfterTax",
      },
    }),
    firstWithdrawal: wholeUsd("Withdrawn in the first year", {
      note: "To pay what you spend and the tax on it.",
      explanation: {
        rule: "What comes out of all accounts in the first year.",
        formula:
          "INDEX(withdrawalYears.fromTaxable, 1)+INDEX(withdrawalYears.fromBeforeTax, 1)+INDEX(withdrawalYears.fromRoth, 1)",
        onlyIf,
      },
    }),
    federalTaxOnIncome: wholeUsd("Federal tax on it", {
      explanation: {
        rule: "The federal taxes of that year with the withdrawals minus those without them.",
        formula: inReturns("federal.difference", "totalTax"),
        onlyIf,
      },
    }),
    federalTaxInAll: wholeUsd("Federal tax in all", {
      note: "Over your plan, in today’s dollars.",
      explanation: {
        rule: "The federal taxes of all years of your plan.",
        formula: "SUM(withdrawalYears.federalTax)",
        onlyIf,
      },
    }),
    stateTaxInAll: wholeUsd("State income tax in all", {
      explanation: {
        rule: "The income taxes of the state in all years of your plan; 0 without a state.",
        formula: "SUM(withdrawalYears.stateTax)",
        onlyIf,
      },
    }),
    leftAfterTax: wholeUsd("Left at the end of your plan", {
      note: "In today’s dollars, before the tax that is still due on the part before tax.",
      explanation: {
        rule: "What all accounts hold at the end of the last year.",
        formula: "INDEX(withdrawalYears.left, COUNT(withdrawalYears.year))",
        onlyIf,
      },
    }),
    beforeTaxAtRetirement: wholeUsd("Before tax when you retire", {
      note: "In today’s dollars.",
      explanation: {
        rule: "What is saved before tax today, and the contributions that go there, with growth, in today’s dollars.",
        formula: accountFormula("beforeTax", "currentSavings-rothToday-taxableToday"),
        onlyIf,
      },
    }),
    rothAtRetirement: wholeUsd("Roth when you retire", {
      explanation: {
        rule: "The same of the Roth savings.",
        formula: accountFormula("roth", "rothToday"),
        onlyIf,
      },
    }),
    taxableAtRetirement: wholeUsd("Taxable when you retire", {
      explanation: {
        rule: "The same of the taxable savings.",
        formula: accountFormula("taxable", "taxableToday"),
        onlyIf,
      },
    }),
    basisAtRetirement: wholeUsd("Paid in of the taxable part", {
      explanation: {
        rule: "What you paid into the taxable savings of today, and the contributions that go there, in today’s dollars.",
        formula:
          '(taxableToday*taxableBasis/100+IF(contributionsTo="taxable", monthlyContribution*yearsLeft*12, 0))/(1+inflation/100)^yearsLeft',
        onlyIf,
      },
    }),
    withdrawalOrders: table<RetirementPlannerResult, OrderRow>("Four orders side by side", {
      by: "bracket",
      columns: {
        order: wordsColumn("Order"),
        lastsTo: {
          label: "Lasts to",
          show: formatAge,
          exact: plainDecimal,
        },
        federalTax: wholeUsdColumn("Federal tax"),
        stateTax: wholeUsdColumn("State tax"),
        left: wholeUsdColumn("Left at the end"),
        beforeTaxLeft: wholeUsdColumn("Of it before tax"),
      },
      start: {},
      count: "COUNT(withdrawalOrders.lastsTo)",
      totals: () => ({}),
      note: "Each row is the whole plan once more, to its end at most. What is left before tax is still to be taxed.",
    }),
    withdrawalYears: table<RetirementPlannerResult, WithdrawalYear>(
      "Your withdrawals year by year",
      {
        by: "year",
        columns: {
          year: step({
            label: "Year",
            show: formatNumber,
            exact: plainDecimal,
            formula: "previous.year+1",
          }),
          age: {
            label: "Age",
            show: formatNumber,
            exact: plainDecimal,
            formula: "retirementAge+year-1",
          },
          spending: step(wholeUsdColumn("Spending wanted", "desiredAnnualIncome", "sum")),
          fromTaxable: found("From taxable"),
          fromBeforeTax: found("From before tax"),
          fromRoth: found("From Roth"),
          gains: step(
            wholeUsdColumn(
              "Gains taxed",
              "IF(previous.taxableLeft>0, fromTaxable*MAX(0, 1+previous.basisLeft/PMT(realMonthlyReturn/100, 12, previous.taxableLeft*12)), 0)",
              "sum",
            ),
          ),
          required: step(found("Required by law")),
          socialSecurity: found("Social Security"),
          otherIncome: found("Other income"),
          federalTax: found("Federal tax"),
          stateTax: found("State tax"),
          saved: step(found("To the taxable account")),
          paid: wholeUsdColumn(
            "Spent",
            "fromTaxable+fromBeforeTax+fromRoth+socialSecurity+otherIncome-federalTax-stateTax-saved",
            "sum",
          ),
          missing: step(
            wholeUsdColumn("Missing", "IF(spending-paid>0.005, spending-paid, 0)", "sum"),
          ),
          taxableLeft: leftOf("Taxable left", "taxableLeft", "fromTaxable-saved"),
          beforeTaxLeft: leftOf("Before tax left", "beforeTaxLeft", "fromBeforeTax"),
          rothLeft: leftOf("Roth left", "rothLeft", "fromRoth"),
          basisLeft: step(wholeUsdColumn("Paid in of taxable left", undefined, "last")),
          left: wholeUsdColumn("Savings left", "taxableLeft+beforeTaxLeft+rothLeft", "last"),
          lasted: step({
            label: "Months paid before the money first runs out",
            show: formatNumber,
            exact: plainDecimal,
          }),
        },
        start: {
          year: "0",
          taxableLeft: "taxableAtRetirement",
          beforeTaxLeft: "beforeTaxAtRetirement",
          rothLeft: "rothAtRetirement",
          basisLeft: "basisAtRetirement",
        },
        count: "COUNT(withdrawalYears.federalTax)",
        totals: () => ({}),
        note: "In today’s dollars, by the order you chose. What comes out is found by trying until it pays exactly what you spend and the taxes: all that comes in, less both taxes and what goes to the taxable account, is what you spend.",
      },
    ),
    federal: {
      ...returnTable<RetirementPlannerResult>(
        "Your federal return of the first year with and without the withdrawals",
        ["Without", "With"],
      ),
      count: `IF(countsTaxes, ${returnLineNames.length}, 0)`,
    },
  },
  section: {
    text: "In today’s dollars. Each year, enough comes out to pay what you spend and the taxes on it, and at least what the law requires. Brackets rise with prices. The incomes above which Social Security and investment income are taxed don’t, and the deduction for people of 65 and older ends after 2028. State law stays as it is. A couple counts as of one age. In the taxable account, gains are taxed when they are taken out, and no dividends before.",
    figures: [
      "lastsToAfterTax",
      "firstWithdrawal",
      "federalTaxOnIncome",
      "federalTaxInAll",
      "stateTaxInAll",
      "leftAfterTax",
      "beforeTaxAtRetirement",
      "rothAtRetirement",
      "taxableAtRetirement",
      "basisAtRetirement",
    ],
    source: citationOf([
      lawOf().incomeTax,
      lawOf().capitalGains,
      lawOf().socialSecurityBenefits,
      lawOf().netInvestmentIncome,
    ]),
  },
  verdict: { also: afterTaxInWords },
  notCounted: [
    {
      words: "state income tax",
      adds: "state",
      when: ({ withdrawalYears, isInState }) => withdrawalYears !== undefined && isInState === 0,
    },
    {
      words: "the 10% tax on withdrawals before 59½",
      when: ({ withdrawalYears = [] }) =>
        withdrawalYears.some(({ age, fromBeforeTax }) => age < 59.5 && fromBeforeTax > 0),
    },
  ],
  errors: (_, input) => (isSplit(input) ? {} : moreThanSaved(input)),
});

const moreThanSaved = ({ rothSavings, taxableSavings, currentSavings }: RetirementPlannerInput) => {
  const both = (rothSavings ?? 0) + (taxableSavings ?? 0);
  const words = `Your Roth and taxable savings are parts of your current savings: ${formatWholeUsd(both)} is more than ${formatWholeUsd(currentSavings)}.`;
  return taxableSavings ? { taxableSavings: words } : { rothSavings: words };
};
