import { laws } from "../../tax-law/years/laws";
import {
  amount,
  dollars,
  dollarsFromZero,
  rate,
  rateFromZero,
  type ArgumentsOf,
} from "../arguments";
import { alike, listOf, objectOf, optional, orNull } from "../checks";
import type * as rates from "../rates";
import { household, income, status } from "./household";
import { lawYear, table } from "./law";

const brackets = { rates: listOf(rate), limits: listOf(dollars) };

const incomeWithBenefits = {
  law: table("socialSecurityBenefits"),
  status,
  benefits: dollarsFromZero,
  otherIncome: dollars,
};

/** What income is, and the taxes on it. */
export const incomeArguments = {
  adjustedGrossIncome: { household, law: lawYear },
  alternativeMinimumTax: {
    law: alike(
      laws.map(({ alternativeMinimumTax, capitalGains }) => ({
        alternativeMinimumTax,
        capitalGains,
      })),
    ),
    status,
    amounts: objectOf({
      income: dollars,
      gains: dollarsFromZero,
      ordinaryIncome: dollarsFromZero,
      tax: dollarsFromZero,
    }),
  },
  bracketRows: { amount: dollars, ...brackets },
  capitalGainsTax: { law: table("capitalGains"), status, taxable: dollars, gains: dollars },
  estateTax: {
    law: table("estate"),
    taxableEstate: dollars,
    counted: optional(
      objectOf({
        lifetimeGifts: optional(dollarsFromZero),
        giftTaxPaid: optional(orNull(dollarsFromZero)),
        spouseUnusedExclusion: optional(dollarsFromZero),
      }),
    ),
  },
  graduatedTax: { amount: dollars, ...brackets },
  homeSaleExclusion: { status, gain: dollars },
  inPercent: { rate: amount },
  marginalRate: { amount: dollars, ...brackets },
  netCapitalGain: { law: table("capitalLosses"), status, longTerm: dollars, shortTerm: dollars },
  netInvestmentIncomeTax: {
    law: table("netInvestmentIncome"),
    status,
    investmentIncome: dollars,
    income,
  },
  overallLimitation: {
    reduction: rateFromZero,
    itemized: dollars,
    income: dollars,
    topBracket: dollarsFromZero,
  },
  socialSecurityIncome: incomeWithBenefits,
  taxableIncome: { income: dollars, standard: dollars, itemized: optional(dollars) },
  taxableSocialSecurity: incomeWithBenefits,
  taxByBracket: { amount: dollars, ...brackets },
  taxTable: { law: table("incomeTax"), status, taxable: dollars },
} satisfies Partial<ArgumentsOf<typeof rates>>;
