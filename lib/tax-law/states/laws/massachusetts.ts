import { sumBy } from "@/lib/finance/sum-by";

import { graduatedTax } from "../../income/graduated-tax";
import type { ByStatus } from "../../years/law-year";
import type { Filer } from "../filer";
import { earnedIncomeCredit, federalAgi, socialSecurity } from "../rules/federal-lines";
import { selfEmploymentTaxOf } from "../rules/self-employment-tax-of";
import { defineState } from "../state-law";

type Numbers = {
  rates: readonly number[];
  /** From here on the surtax is due, for every status. */
  limits: readonly number[];
  /** What short-term gains are taxed more than other income. */
  shortTermRate: number;
  /** For each child under 13. */
  childCredit: number;
  /** Of the federal earned income credit. */
  earnedIncomeCreditShare: number;
};

export const massachusetts = defineState<Numbers>({
  code: "MA",
  years: {
    2025: {
      document: "2025 Form 1 instructions, and M.G.L. c. 62, sections 2 to 6",
      readIn:
        "PolicyEngine/policyengine-us@8914f89da054 and, for the surtax, TheAxiomFoundation/axiom-corpus@4c12ebf0675c",
      checked: "2026-11-28",
      contributions: [{ name: "Paid family and medical leave", rate: 0.0046, wageBase: 176_100 }],
      rates: [0.05, 0.09],
      limits: [1_083_150],
      shortTermRate: 0.035,
      childCredit: 440,
      earnedIncomeCreditShare: 0.4,
    },
    2026: {
      document: "2026 Form 1-ES instructions, and M.G.L. c. 62, sections 2 to 6",
      readIn:
        "PolicyEngine/policyengine-us@8914f89da054, TheAxiomFoundation/axiom-corpus@76a70aff7901, TheAxiomFoundation/axiom-corpus@4c12ebf0675c and, for paid leave, https://www.nfp.com/insights/2026-massachusetts-pfml-rates-and-benefits-released",
      checked: "2026-11-28",
      contributions: [{ name: "Paid family and medical leave", rate: 0.0046, wageBase: 184_500 }],
      rates: [0.05, 0.09],
      limits: [1_107_750],
      shortTermRate: 0.035,
      childCredit: 440,
      earnedIncomeCreditShare: 0.4,
    },
  },
  returnOf(filer, law) {
    const { federal } = filer;
    const added = federal.selfEmploymentTax / 2 + (filer.household.traditionalIra ?? 0);
    const losses = lossesNotDeducted(filer);
    const agi = federal.adjustedGrossIncome + added + losses - federal.taxableSocialSecurity;
    const payroll = payrollTaxes(filer);
    const exemptions = exemptionsOf(filer);
    const taxable = Math.max(0, agi - payroll - exemptions);
    const shortTerm = law.shortTermRate * taxedShortTermGains(filer, taxable);
    const tax = graduatedTax(taxable, law.rates, law.limits) + shortTerm;
    return {
      start: federalAgi(filer),
      additions: [
        ["Federal adjustments that Massachusetts does not allow", added],
        ["Capital losses that Massachusetts does not deduct", losses],
      ],
      subtractions: [socialSecurity(filer)],
      deductions: [
        ["Social Security and Medicare paid", payroll],
        ["Exemptions", exemptions],
      ],
      rates: law.rates,
      limits: law.limits,
      otherTaxes: [["Short-term gains", shortTerm]],
      credits: [["No tax status or limited income credit", lowIncomeCredit(filer, agi, tax)]],
      refundableCredits: [
        earnedIncomeCredit(filer, law.earnedIncomeCreditShare),
        ["Child and family credit", childCredit(filer, law)],
      ],
    };
  },
  notModeled: [
    "rent, gifts to charity and 529 contributions",
    "public pensions, which are not taxed",
    "other dependents in the child and family credit",
    "the senior circuit breaker credit",
  ],
});

/** M.G.L. c. 62, section 6(x): not for those who are married and file separately. */
const childCredit = ({ status, childAges }: Filer, law: Numbers) =>
  status === "marriedFilingSeparately"
    ? 0
    : law.childCredit * childAges.filter((childAge) => childAge < 13).length;

/** Form 1, lines 11a and 11b: of each person’s own, up to $2,000. */
function payrollTaxes(filer: Filer): number {
  const { people, household } = filer;
  const wages = [household.wages ?? 0, household.spouseWages ?? 0];
  return sumBy([...people.entries()], ([position, person]) =>
    Math.min(2_000, 0.0765 * (wages[position] ?? 0) + selfEmploymentTaxOf(filer, person)),
  );
}

/** M.G.L. c. 62, section 3(B)(b). */
const exemptionsOf = ({ status, people, dependents, household }: Filer) =>
  personalExemption[status] +
  1_000 * dependents +
  700 * people.filter(({ age }) => age >= 65).length +
  2_200 * (household.blind ?? 0);

const personalExemption: ByStatus<number> = {
  single: 4_400,
  marriedFilingJointly: 8_800,
  marriedFilingSeparately: 4_400,
  headOfHousehold: 6_800,
  qualifyingSurvivingSpouse: 4_400,
};

/** Schedule B: a net loss lowers interest and dividends only, and by up to $2,000. */
function lossesNotDeducted({ federal, household }: Filer): number {
  const deducted = federal.disqualifiedIncome - federal.investmentIncome;
  const { interest = 0, qualifiedDividends = 0 } = household;
  return deducted - Math.min(deducted, 2_000, interest + qualifiedDividends);
}

/** What a long-term loss and the exemptions leave of them: the exemptions count there before long-term gains. */
function taxedShortTermGains({ household }: Filer, taxable: number): number {
  const { longTermGains = 0, shortTermGains = 0 } = household;
  const left = Math.max(0, shortTermGains) + Math.min(0, longTermGains);
  return Math.max(0, Math.min(left, taxable - Math.max(0, longTermGains)));
}

/**
 * M.G.L. c. 62, section 5(a) and (b): no tax up to an income, and up to 175% of it no more than a tenth of what is
 * above it. Not for those who are married and file separately.
 */
function lowIncomeCredit({ status, dependents }: Filer, agi: number, tax: number): number {
  if (status === "marriedFilingSeparately") return 0;
  const base = status === "marriedFilingJointly" || status === "headOfHousehold";
  const limit = (base ? 7_600 + personalExemption[status] : 8_000) + 1_000 * dependents;
  if (agi > 1.75 * limit) return 0;
  return Math.max(0, tax - 0.1 * Math.max(0, agi - limit));
}
