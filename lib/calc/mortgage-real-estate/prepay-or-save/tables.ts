import { positionColumn, usdColumn, wholeUsdColumn } from "@/lib/calculator/report/columns";
import { table } from "@/lib/calculator/report/outputs";
import type { PrepayOrSaveMonth } from "@/lib/finance/loan/prepay-or-save-path";

const hidden = (label: string, formula: string) => ({ ...usdColumn(label, formula), hidden: true });

/** Both ways month by month: what is not paid on the loan is saved. */
export const monthsTable = <Result>() =>
  table<Result, PrepayOrSaveMonth>("Both ways by month", {
    by: "month",
    columns: {
      month: positionColumn("Month", "previous.month+1"),
      owedPrepaying: wholeUsdColumn(
        "Owed if you prepay",
        "IF(previous.owedPrepaying*(1+annualRate/1200)<=(monthlyPayment+monthly)*1.000000001, 0, owedSaving-prepaid)",
        "last",
      ),
      savedPrepaying: wholeUsdColumn(
        "Saved if you prepay",
        "previous.savedPrepaying*(1+monthlyYield)+monthlyPayment+monthly-MIN(monthlyPayment+monthly, previous.owedPrepaying+interestPrepaying)+interestPrepaying*deductionRate/100",
        "last",
      ),
      owedSaving: wholeUsdColumn(
        "Owed if you save",
        "PV(annualRate/1200, MAX(0, loanMonths-month), -monthlyPayment)",
        "last",
      ),
      savedSaving: wholeUsdColumn(
        "Saved if you save",
        "previous.savedSaving*(1+monthlyYield)+monthlyPayment+monthly-MIN(monthlyPayment, previous.owedSaving+interestSaving)+interestSaving*deductionRate/100",
        "last",
      ),
      gain: wholeUsdColumn(
        "Prepaying ahead by",
        "savedPrepaying-owedPrepaying-savedSaving+owedSaving",
        "last",
      ),
      prepaid: hidden(
        "Prepaid, with interest spared",
        "previous.prepaid*(1+annualRate/1200)+monthly",
      ),
      interestPrepaying: hidden("Interest if you prepay", "previous.owedPrepaying*annualRate/1200"),
      interestSaving: hidden("Interest if you save", "previous.owedSaving*annualRate/1200"),
    },
    count: "MAX(ROUNDUP(loanMonths, 0), compareMonths)",
    start: {
      month: "0",
      owedPrepaying: "MAX(0, balance-lumpSum)",
      savedPrepaying: "MAX(0, lumpSum-balance)",
      owedSaving: "balance",
      savedSaving: "lumpSum",
      prepaid: "MIN(lumpSum, balance)",
    },
    totals: () => ({}),
    note: "The loan’s last payment takes only what is left of it. What it leaves of the month’s money is saved.",
  });
