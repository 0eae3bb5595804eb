import { usdColumn, wholeUsdColumn, wordsColumn } from "@/lib/calculator/report/columns";
import { table, type Column } from "@/lib/calculator/report/outputs";
import { plainDecimal } from "@/lib/calculator/form/plain-decimal";
import { dayOfIso } from "@/lib/finance/day-of-iso";
import { formatNumber, formatShortDay } from "@/lib/format";

import type { CheckRow, W4Row } from "./arithmetic/checks-to-come";
import type { JobRow, PaycheckCheckupResult } from "./calculation";

const hiddenUsd = (label: string, formula?: string) => ({
  ...usdColumn(label, formula),
  hidden: true,
});

const numberColumn = (label: string, options: Partial<Column<number>> = {}): Column<number> => ({
  label,
  show: formatNumber,
  exact: plainDecimal,
  ...options,
});

function shortDay(iso: string): string {
  const day = dayOfIso(iso);
  return day ? formatShortDay(day) : "–";
}

/** A spouse’s stub counts on a joint return only. */
const stubs =
  'IF(filingStatus="marriedFilingJointly", COUNT(stubs.pay), COUNTIF(stubs.owner, "you")+COUNTIF(stubs.owner, "yourPension"))';

/** What to write on each form, what it changes, and the year of each job. */
export const tables = {
  forms: table<PaycheckCheckupResult, W4Row>("What to write on each Form W-4", {
    by: "job",
    columns: {
      job: wordsColumn("Form W-4 for"),
      form: { ...wordsColumn("Form"), hidden: true },
      step3: wholeUsdColumn("Step 3"),
      step4a: wholeUsdColumn("4(a)"),
      step4b: wholeUsdColumn("4(b)"),
      step4c: wholeUsdColumn("4(c)"),
    },
    start: {},
    count: stubs,
    totals: () => ({}),
    note: "Step 3 is credits for the year, 4(a) other income, 4(b) deductions, and 4(c) extra withholding from each check. Check your filing status in step 1(c), and leave the box in step 2(c) blank. For a pension it is Form W-4P.",
  }),
  checks: table<PaycheckCheckupResult, CheckRow>("Federal income tax withheld from each check", {
    by: "job",
    columns: {
      job: wordsColumn("Check of"),
      from: {
        label: "New from",
        show: shortDay,
        exact: (day) => day || "none",
      },
      checks: numberColumn("Checks"),
      now: wholeUsdColumn("Now"),
      then: wholeUsdColumn("New"),
      partOfLast: numberColumn("Part of a last check", { hidden: true }),
      thenOfLast: hiddenUsd("New, from that part without extra withholding"),
      added: hiddenUsd("More in the year", "checks*(then-now)+partOfLast*(thenOfLast-now)"),
      stub: numberColumn("Pay stub", { hidden: true }),
      pay: hiddenUsd("Gross pay of a check"),
      daysOld: numberColumn("Days since the pay date", { hidden: true }),
    },
    start: {},
    count: stubs,
    totals: () => ({}),
    note: "We assume that your employer follows the new form within two weeks, as the IRS does.",
  }),
  jobs: table<PaycheckCheckupResult, JobRow>("Your year if nothing changes", {
    by: "job",
    columns: {
      job: wordsColumn("Job"),
      owner: { ...wordsColumn("Whose"), hidden: true },
      paySoFar: hiddenUsd("Pay so far"),
      check: hiddenUsd("Pay of a check"),
      checksLeft: numberColumn("Checks left"),
      bonus: hiddenUsd("Bonus"),
      pay: wholeUsdColumn("Pay", "paySoFar+check*checksLeft+bonus", "sum"),
      saved401k: hiddenUsd("401(k)"),
      benefits: hiddenUsd("Health, HSA and FSA"),
      yourWages: hiddenUsd("Your wages", 'IF(owner="you", pay-benefits, 0)'),
      spouseWages: hiddenUsd("Spouse’s wages", 'IF(owner="spouse", pay-benefits, 0)'),
      yourWithinBase: hiddenUsd("Yours within the wage base", "MIN(yourWages, law.wageBase)"),
      spouseWithinBase: hiddenUsd(
        "Spouse’s within the wage base",
        "MIN(spouseWages, law.wageBase)",
      ),
      aboveThreshold: hiddenUsd(
        "Wages above $200,000",
        "MAX(0, yourWages+spouseWages-additionalMedicareFrom)",
      ),
      pension: hiddenUsd("Pension", 'IF(OR(owner="you", owner="spouse"), 0, pay)'),
      withheldSoFar: hiddenUsd("Withheld so far"),
      withheldFromCheck: hiddenUsd("Withheld from a check"),
      withheldFromBonus: hiddenUsd("Withheld from the bonus"),
      withheld: wholeUsdColumn(
        "Withheld",
        "withheldSoFar+withheldFromCheck*checksLeft+withheldFromBonus",
        "sum",
      ),
    },
    start: {},
    count: stubs,
    totals: () => ({}),
  }),
};
