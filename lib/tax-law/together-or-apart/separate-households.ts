import type { Household, MarketplacePlan } from "../household";
import type { StateHousehold } from "../states/filer";
import type { Division, SeparateChoice } from "./division";

/** The taxpayer, and the spouse. */
export type SeparateHouseholds = readonly [taxpayer: StateHousehold, spouse: StateHousehold];

/** By what an amount of a couple is divided. */
type Basis =
  | "taxpayer"
  | "investments"
  | "deductions"
  | "profit"
  | "children"
  | keyof Omit<Division, "investmentShare" | "deductionShare">;

/** What a household says of each of the two by name, or of people, and is no amount to divide. */
type OfPeople =
  | "age"
  | "spouseAge"
  | "blind"
  | "children"
  | "olderChildren"
  | "otherDependents"
  | "wages"
  | "spouseWages"
  | "selfEmployment"
  | "spouseSelfEmployment"
  | "educatorExpenses"
  | "spouseEducatorExpenses"
  | "retirementSavings"
  | "spouseRetirementSavings"
  | "overtimeTimes"
  | "dependentCarePersons";

type Amount = Exclude<
  {
    [Name in keyof Household]-?: NonNullable<Household[Name]> extends number ? Name : never;
  }[keyof Household],
  OfPeople
>;

/** Every amount of a household that is of both together. */
const bases: Readonly<Record<Amount, Basis>> = {
  interest: "investments",
  taxExemptInterest: "investments",
  qualifiedDividends: "investments",
  longTermGains: "investments",
  shortTermGains: "investments",
  rents: "investments",
  businessRents: "investments",
  passiveIncome: "investments",
  earlyWithdrawalPenalty: "investments",
  foreignTaxCredit: "investments",
  pension: "pension",
  socialSecurity: "socialSecurity",
  preTax401k: "preTax401k",
  traditionalIra: "traditionalIra",
  selfEmployedPlan: "profit",
  selfEmployedHealthInsurance: "profit",
  stateTaxes: "deductions",
  mortgageInterest: "deductions",
  mortgageInsurance: "deductions",
  charity: "deductions",
  propertyGifts: "deductions",
  medicalExpenses: "medicalExpenses",
  itemizedDeductions: "deductions",
  carLoanInterest: "deductions",
  dependentCareExpenses: "children",
  dependentCareBenefits: "children",
  tuition: "children",
  unemployment: "taxpayer",
  passThroughIncome: "taxpayer",
  alimonyReceived: "taxpayer",
  otherIncome: "taxpayer",
  hsa: "taxpayer",
  studentLoanInterest: "taxpayer",
  alimonyPaid: "taxpayer",
  movingExpenses: "taxpayer",
  tips: "taxpayer",
  overtime: "taxpayer",
  minimumTaxCredit: "taxpayer",
  otherCredits: "taxpayer",
  withheld: "taxpayer",
};

/**
 * A couple that files jointly as two households that file separately.
 *
 * - `division` what is the spouse’s, in dollars a year and fractions
 * - `choice` whom the spouse claims, and which deduction both take
 *
 *     each amount of the couple = that of the taxpayer + that of the spouse
 *
 * Each has their own wages, profit, savings and age. Interest, gains and rents go by the share of investments. What
 * is paid and deducted goes by the share of deductions: of what is paid out of a joint account, each has paid half.
 * Costs of children go with most of the children under 17, what is paid for the self-employed goes with the profit,
 * and a marketplace plan is half of each. All else is the taxpayer’s, as is the one of the two who is blind.
 *
 * @example separateHouseholds({ filingStatus: "marriedFilingJointly", interest: 4_000 }, { investmentShare: 0.25 }, { children: 0, claimsOthers: false, deduction: "standard" })[1].interest // 1000
 *
 * Source: IRS Publication 504; 26 CFR 1.36B-4(b)(4) for the marketplace plan.
 */
export function separateHouseholds(
  household: StateHousehold,
  division: Division,
  choice: SeparateChoice,
): SeparateHouseholds {
  const { children = 0, olderChildren = 0, otherDependents = 0, blind = 0 } = household;
  const { childAges, withoutNumber, livedApart, marketplace } = household;
  const spouseClaimsMost = choice.children > children / 2;
  const toSpouse = spouseAmounts(household, division, spouseClaimsMost);
  const own = Object.entries(bases).flatMap(([name, basis]) => {
    const amount = household[name as Amount];
    return amount === undefined ? [] : [[name, amount, toSpouse[basis](amount)] as const];
  });
  const both: StateHousehold = {
    filingStatus: "marriedFilingSeparately",
    livedApart,
    overtimeTimes: household.overtimeTimes,
    mustItemize: choice.deduction === "itemized",
    takesStandardDeduction: choice.deduction === "standard",
    marketplace: marketplace && halfOf(marketplace),
  };
  const ofChildren = {
    dependentCarePersons: household.dependentCarePersons,
    collegeExpenses: household.collegeExpenses,
    adoptionExpenses: household.adoptionExpenses,
  };
  const ofOthers = { olderChildren, otherDependents };
  const ofSpouse = Math.min(children, choice.children);
  const first = children - ofSpouse;
  return [
    {
      ...both,
      ...Object.fromEntries(own.map(([name, amount, spouses]) => [name, amount - spouses])),
      ...(!spouseClaimsMost && ofChildren),
      ...(!choice.claimsOthers && ofOthers),
      children: first,
      ...(childAges && { childAges: childAges.slice(0, first) }),
      age: household.age,
      blind: Math.min(1, blind),
      isDependent: household.isDependent,
      withoutNumber: withoutNumber === "spouse" ? undefined : withoutNumber,
      wages: household.wages,
      wagesByEmployer: household.wagesByEmployer,
      selfEmployment: household.selfEmployment,
      educatorExpenses: household.educatorExpenses,
      retirementSavings: household.retirementSavings,
    },
    {
      ...both,
      ...Object.fromEntries(own.map(([name, , spouses]) => [name, spouses])),
      ...(spouseClaimsMost && ofChildren),
      ...(choice.claimsOthers && ofOthers),
      children: ofSpouse,
      ...(childAges && { childAges: childAges.slice(first) }),
      age: household.spouseAge,
      blind: Math.max(0, blind - 1),
      withoutNumber: withoutNumber && withoutNumber !== "taxpayer" ? "taxpayer" : undefined,
      wages: household.spouseWages,
      wagesByEmployer: household.spouseWagesByEmployer,
      selfEmployment: household.spouseSelfEmployment,
      educatorExpenses: household.spouseEducatorExpenses,
      retirementSavings: household.spouseRetirementSavings,
    },
  ];
}

/** What of an amount is the spouse’s, by each basis. */
function spouseAmounts(
  household: Household,
  { investmentShare = 0.5, deductionShare = 0.5, ...division }: Division,
  spouseClaimsMost: boolean,
): Readonly<Record<Basis, (amount: number) => number>> {
  const { wages = 0, spouseWages = 0 } = household;
  const profit = Math.max(0, household.selfEmployment ?? 0);
  const spouseProfit = Math.max(0, household.spouseSelfEmployment ?? 0);
  const upTo =
    (most: number = 0) =>
    (amount: number) =>
      Math.min(amount, most);
  return {
    taxpayer: () => 0,
    investments: (amount) => amount * investmentShare,
    deductions: (amount) => amount * deductionShare,
    profit: (amount) => (spouseProfit > 0 ? (amount * spouseProfit) / (profit + spouseProfit) : 0),
    children: (amount) => (spouseClaimsMost ? amount : 0),
    pension: upTo(division.pension),
    socialSecurity: upTo(division.socialSecurity),
    traditionalIra: upTo(division.traditionalIra),
    medicalExpenses: upTo(division.medicalExpenses),
    // No more than either one’s wages.
    preTax401k: (amount) =>
      Math.max(amount - wages, Math.min(amount, spouseWages, division.preTax401k ?? 0)),
  };
}

const halfOf = (plan: MarketplacePlan): MarketplacePlan => ({
  ...plan,
  premium: plan.premium / 2,
  benchmark: plan.benchmark / 2,
  advanceCredit: plan.advanceCredit / 2,
});
