import { amountLeft } from "@/lib/finance/amount-left";
import { federalReturn } from "@/lib/tax-law/federal-return";
import type { Household } from "@/lib/tax-law/household";
import { capitalGainsTax } from "@/lib/tax-law/income/capital-gains-tax";
import { homeSaleExclusion } from "@/lib/tax-law/income/home-sale-exclusion";
import { netCapitalGain } from "@/lib/tax-law/income/net-capital-gain";
import { returnLines } from "@/lib/tax-law/return-lines";
import { addedStateTaxOf, type AddedStateTax } from "@/lib/tax-law/states/added-state-tax";
import { lawOf } from "@/lib/tax-law/years/law-of";

import { gainByRate } from "./gain-by-rate";
import { householdOf, isUsed, type SaleOptions } from "./sale-options";

type Sale = SaleOptions & { purchasePrice: number; salePrice: number };

/** Dollars; the effective rate is percent. */
export type SaleUnderLaw = Omit<ReturnType<typeof saleUnderLaw>, keyof AddedStateTax> &
  AddedStateTax;

/**
 * What a sale adds to the federal return of the year: the tax with it, less the tax without it.
 *
 * The gain and what of it is taxed are null where no option is used. The tax is null where the other income
 * is not known, but not where nothing is taxed whatever it is.
 */
export function saleUnderLaw(sale: Sale) {
  const { salePrice, otherIncome = null, sellingCosts = 0, heldOver = "longTerm" } = sale;
  const applies = isUsed(sale);
  const law = lawOf(sale.lawYear);
  const household = householdOf(sale);
  const { filingStatus: status, shortTermGains = 0 } = household;

  const ofGain = gainOf(sale, household);
  const taxable = ofGain.taxableGain;
  const long = { longTermGains: taxable, shortTermGains };
  const short = { shortTermGains: shortTermGains + taxable };
  const chosen = heldOver === "longTerm" ? long : short;
  const [before, after, later] = [{}, chosen, long].map((gains) =>
    federalReturn({ ...household, ...gains }, law.year),
  ) as [ReturnOf, ReturnOf, ReturnOf];

  const net = (gains: Partial<Household>) =>
    netCapitalGain(law.capitalLosses, status, gains.longTermGains ?? 0, gains.shortTermGains ?? 0);
  const { longTerm, deducted, carriedForward } = net(chosen);
  const saleTax = after.totalTax - before.totalTax;
  const minimumTax = after.alternativeMinimumTax - before.alternativeMinimumTax;
  const taxDifference = after.taxBeforeCredits - before.taxBeforeCredits - minimumTax;
  // 26 U.S.C. 1(h)(1): never more than the same gain in wages would be taxed.
  const gainsTax = Math.max(
    0,
    Math.min(
      capitalGainsTax(law.capitalGains, status, after.taxableIncome, longTerm),
      taxDifference,
    ),
  );
  const gain = ofGain.gain;

  const hasIncome = otherIncome !== null;
  const isWaiting = hasIncome && heldOver === "shortTerm" && taxable > 0;
  return {
    law: {
      applies: applies ? 1 : 0,
      ...orNulls(applies, {
        ...ofGain,
        lossDeducted: deducted,
        lossCarriedForward: carriedForward,
      }),
      ...orNulls(hasIncome || (applies && taxable === 0), {
        saleTax,
        profit: gain - saleTax,
        proceeds: amountLeft(salePrice, sellingCosts) - saleTax,
        effectiveRate: gain > 0 ? (saleTax / gain) * 100 : null,
      }),
      ...orNulls(hasIncome, {
        ...gainByRate(law.capitalGains, status, after.taxableIncome, longTerm),
        gainsTax,
        ordinaryTax: taxDifference - gainsTax,
        minimumTax,
        netInvestmentIncomeTax: after.netInvestmentIncomeTax - before.netInvestmentIncomeTax,
      }),
      savedByWaiting: isWaiting ? after.totalTax - later.totalTax : null,
    },
    ...(hasIncome
      ? addedStateTaxOf(household, { ...household, ...chosen }, sale, law.year)
      : { isInState: 0 }),
    federal: hasIncome ? returnLines(before, after) : [],
    waiting: isWaiting ? returnLines(after, later) : [],
  };
}

type ReturnOf = ReturnType<typeof federalReturn>;

/** A loss on a home that was lived in counts nowhere. */
function gainOf({ salePrice, purchasePrice, ...options }: Sale, { filingStatus }: Household) {
  const { homeSale, sellingCosts = 0 } = options;
  const gain = amountLeft(salePrice, purchasePrice, sellingCosts);
  const isHome = homeSale === "yes";
  const exclusion = isHome ? homeSaleExclusion(filingStatus, gain) : 0;
  return {
    gain,
    exclusion,
    taxableGain: isHome ? Math.max(0, gain - exclusion) : gain,
  };
}

/** The figures where they are shown; else as many nulls. */
const orNulls = <Figures extends object>(isShown: boolean, figures: Figures) =>
  (isShown ? figures : Object.fromEntries(Object.keys(figures).map((name) => [name, null]))) as {
    [Name in keyof Figures]: Figures[Name] | null;
  };
