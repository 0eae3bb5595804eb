import { positionColumn, usdColumn } from "@/lib/calculator/report/columns";
import { table } from "@/lib/calculator/report/outputs";
import { sumBy } from "@/lib/finance/sum-by";
import { formatNumber } from "@/lib/format";

import type { WealthYear } from "./arithmetic/wealth-by-year";
import type { RentVsBuyResult } from "./calculation";

const monthsOfYear = "(year-previous.year)*12";

/** What a side has invested, with what it adds in a year, a part at the end of each month. */
const invested = (side: "owner" | "renter") =>
  `FV(investmentReturn/1200, ${monthsOfYear}, -${side}Added/(${monthsOfYear}), -previous.${side}Investments)`;

/** A figure of the same year in the table of federal tax, 0 where taxes are left out. */
const ofTaxYear = (column: string) =>
  `IF(householdIncome>0, INDEX(taxByYear.${column}, ROUNDUP(year, 0)), 0)`;

const hidden = (label: string, formula: string) => ({ ...usdColumn(label, formula), hidden: true });

export const wealthTable = table<RentVsBuyResult, WealthYear>("Wealth by year", {
  by: "year",
  columns: {
    year: positionColumn("Year", "MIN(previous.year+1, years)"),
    ownerWealth: usdColumn(
      "Owner’s wealth",
      `homePrice*(1+appreciation/100)^year*(1-sellingCosts/100)-IF(year>=loanTerm, 0, FV(annualRate/1200, year*12, monthlyPayment, -loanAmount))+ownerInvestments-${ofTaxYear("ownersTax")}`,
    ),
    renterWealth: usdColumn("Renter’s wealth", `renterInvestments-${ofTaxYear("rentersTax")}`),
    aheadSince: {
      ...positionColumn(
        "Owner ahead since",
        "IF(ownerWealth>renterWealth, IF(previous.aheadSince>0, previous.aheadSince, year), 0)",
      ),
      show: (year: number) => (year === 0 ? "–" : `Year ${formatNumber(year)}`),
    },
    owning: usdColumn(
      "Owning costs",
      `monthlyPayment*12*(MIN(year, loanTerm)-MIN(previous.year, loanTerm))+(year-previous.year)*(homePrice*(1+appreciation/100)^previous.year*(propertyTaxRate+maintenance)/100+annualInsurance+monthlyDues*12)+monthlyPmi*(MIN(year*12, pmiEndMonth)-MIN(previous.year*12, pmiEndMonth))-${ofTaxYear("taxSaved")}`,
      "sum",
    ),
    renting: usdColumn(
      "Renting costs",
      `${monthsOfYear}*(monthlyRent*(1+rentIncrease/100)^previous.year+rentersInsurance)`,
      "sum",
    ),
    ownerInvestments: usdColumn("Owner’s investments", invested("owner")),
    renterInvestments: hidden("Renter’s investments", invested("renter")),
    ownerAdded: hidden("Owner adds", "MAX(0, renting-owning)"),
    renterAdded: hidden("Renter adds", "MAX(0, owning-renting)"),
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
});
