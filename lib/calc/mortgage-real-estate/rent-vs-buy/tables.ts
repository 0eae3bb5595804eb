import { positionColumn, usdColumn } from "@/lib/calculator/report/columns";
import { table } from "@/lib/calculator/report/outputs";
import { sumBy } from "@/lib/finance/sum-by";
import { formatNumber } from "@/lib/format";

import type { WealthYear } from "./arithmetic/wealth-by-year";
import type { RentVsBuyResult } from "./calculation";

const hiddenColumn = (label: string, formula: string) => ({
  ...usdColumn(label, formula),
  hidden: true,
});

export const tables = {
  wealthByYear: table<RentVsBuyResult, WealthYear>("Wealth by year", {
    by: "year",
    columns: {
      year: positionColumn("Year", "MIN(previous.year+1, years)"),
      ownerWealth: usdColumn(
        "Owner’s wealth",
        "homePrice*(1+appreciation/100)^year*(1-sellingCosts/100)-IF(year>=loanTerm, 0, FV(annualRate/1200, year*12, monthlyPayment, -loanAmount))+ownerInvestments-IF(householdIncome>0, INDEX(taxByYear.ownersTax, ROUNDUP(year, 0)), 0)",
      ),
      renterWealth: usdColumn(
        "Renter’s wealth",
        "renterInvestments-IF(householdIncome>0, INDEX(taxByYear.rentersTax, ROUNDUP(year, 0)), 0)",
      ),
      aheadSince: {
        ...positionColumn(
          "Owner ahead since",
          "IF(ownerWealth>renterWealth, IF(previous.aheadSince>0, previous.aheadSince, year), 0)",
        ),
        show: (year: number) => (year === 0 ? "–" : `Year ${formatNumber(year)}`),
      },
      owning: usdColumn(
        "Owning costs",
        "monthlyPayment*12*(MIN(year, loanTerm)-MIN(previous.year, loanTerm))+(year-previous.year)*(homePrice*(1+appreciation/100)^previous.year*(propertyTaxRate+maintenance)/100+annualInsurance+monthlyDues*12)+monthlyPmi*(MIN(year*12, pmiEndMonth)-MIN(previous.year*12, pmiEndMonth))-IF(householdIncome>0, INDEX(taxByYear.taxSaved, ROUNDUP(year, 0)), 0)",
        "sum",
      ),
      renting: usdColumn(
        "Renting costs",
        "(year-previous.year)*12*(monthlyRent*(1+rentIncrease/100)^previous.year+rentersInsurance)",
        "sum",
      ),
      // What a side adds in a year, it adds in equal parts at the end of each month.
      ownerInvestments: usdColumn(
        "Owner’s investments",
        "FV(investmentReturn/1200, (year-previous.year)*12, -ownerAdded/((year-previous.year)*12), -previous.ownerInvestments)",
      ),
      renterInvestments: hiddenColumn(
        "Renter’s investments",
        "FV(investmentReturn/1200, (year-previous.year)*12, -renterAdded/((year-previous.year)*12), -previous.renterInvestments)",
      ),
      ownerAdded: hiddenColumn("Owner adds", "MAX(0, renting-owning)"),
      renterAdded: hiddenColumn("Renter adds", "MAX(0, owning-renting)"),
    },
    count: "ROUNDUP(years, 0)",
    start: {
      year: "0",
      ownerInvestments: "0",
      renterInvestments: "downPayment+closing",
      aheadSince: "0",
    },
    totals: ({ wealthByYear }) => ({
      owning: sumBy(wealthByYear, ({ owning }) => owning),
      renting: sumBy(wealthByYear, ({ renting }) => renting),
    }),
    note: "Wealth at the end of each year is counted as if the home were sold and the loan paid off then. Owning costs include principal.",
  }),
};
