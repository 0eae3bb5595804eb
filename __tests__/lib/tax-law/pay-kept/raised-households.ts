import type { RaiseOptions } from "@/lib/tax-law/pay-kept/farthest-wages";
import type { StateHousehold } from "@/lib/tax-law/states/filer";
import type { KnownYear } from "@/lib/tax-law/years/law-years";

type Raised = {
  name: string;
  household: StateHousehold;
  year: KnownYear;
  options?: RaiseOptions;
  /** Between which wages each dollar is tried. */
  from: number;
  to: number;
  /** How many dollars lose there. */
  losses: number;
};

const couple = { filingStatus: "marriedFilingJointly", age: 40, spouseAge: 40 } as const;
const single = { filingStatus: "single", age: 40 } as const;
const parent = { filingStatus: "headOfHousehold", age: 35, children: 2 } as const;

/** Households as unlike each other as the rules that take from them. */
export const raisedHouseholds: readonly Raised[] = [
  {
    name: "one person with nothing besides",
    household: { ...single, wages: 60_000 },
    year: 2026,
    from: 0,
    to: 20_000,
    losses: 0,
  },
  {
    name: "a parent of two with the earned income credit",
    household: parent,
    year: 2026,
    from: 10_000,
    to: 30_000,
    losses: 0,
  },
  {
    name: "a couple with three children at $400,000",
    household: { ...couple, children: 3, spouseWages: 160_000 },
    year: 2026,
    options: { farthest: 500_000 },
    from: 235_000,
    to: 260_000,
    losses: 20,
  },
  {
    name: "the saver’s credit, of a spouse too",
    household: { ...couple, retirementSavings: 2_500, spouseRetirementSavings: 1_200 },
    year: 2026,
    from: 45_000,
    to: 55_000,
    losses: 2,
  },
  {
    name: "the end of the premium credit of 2026",
    household: {
      ...couple,
      age: 60,
      spouseAge: 60,
      marketplace: { premium: 22_000, benchmark: 23_000, advanceCredit: 10_000 },
    },
    year: 2026,
    from: 80_000,
    to: 105_000,
    losses: 1,
  },
  {
    name: "the premium credit of 2026 below one and a half poverty lines",
    household: { ...single, marketplace: { premium: 9_000, benchmark: 9_000, advanceCredit: 0 } },
    year: 2026,
    from: 15_000,
    to: 30_000,
    losses: 1,
  },
  {
    name: "what is repaid of the premium credit of 2025",
    household: {
      ...single,
      marketplace: { premium: 9_000, benchmark: 9_000, advanceCredit: 8_900 },
    },
    year: 2025,
    from: 30_000,
    to: 65_000,
    losses: 3,
  },
  {
    name: "seniors with Social Security and Medicare",
    household: { ...couple, age: 68, spouseAge: 67, pension: 30_000, socialSecurity: 48_000 },
    year: 2026,
    options: { medicare: 2, farthest: 200_000 },
    from: 140_000,
    to: 155_000,
    losses: 1,
  },
  {
    name: "the steps of the credit for care",
    household: { ...parent, dependentCareExpenses: 7_000, dependentCarePersons: 2 },
    year: 2026,
    from: 70_000,
    to: 90_000,
    losses: 8,
  },
  {
    name: "mortgage insurance, where each dollar of pay has 85 cents of benefits taxed too",
    household: {
      ...couple,
      age: 64,
      spouseAge: 64,
      socialSecurity: 90_000,
      mortgageInsurance: 4_000,
      mortgageInterest: 30_000,
      stateTaxes: 9_000,
    },
    year: 2026,
    from: 40_000,
    to: 60_000,
    losses: 10,
  },
  {
    name: "tips, overtime and a car loan",
    household: {
      ...single,
      interest: 123.45,
      tips: 12_000,
      overtime: 9_000,
      carLoanInterest: 2_500,
    },
    year: 2026,
    options: { farthest: 260_000 },
    from: 145_000,
    to: 160_000,
    losses: 10,
  },
  {
    name: "mortgage insurance",
    household: { ...couple, mortgageInsurance: 3_000, mortgageInterest: 30_000, stateTaxes: 9_000 },
    year: 2026,
    from: 95_000,
    to: 115_000,
    losses: 10,
  },
  {
    name: "five students, whose credits fall faster than pay rises",
    household: { ...single, collegeExpenses: [4_000, 4_000, 4_000, 4_000, 4_000] },
    year: 2026,
    from: 78_000,
    to: 99_000,
    losses: 10_000,
  },
  {
    name: "New York with a city",
    household: { ...parent, childAges: [2, 8] },
    year: 2026,
    options: { state: "NY", localRate: 3.5 },
    from: 74_000,
    to: 92_000,
    losses: 17,
  },
  {
    name: "California",
    household: { ...couple, children: 2, spouseWages: 150_000 },
    year: 2026,
    options: { state: "CA", farthest: 450_000 },
    from: 350_000,
    to: 365_000,
    losses: 5,
  },
  {
    name: "Texas, which has no income tax",
    household: { ...parent, children: 3, retirementSavings: 3_000 },
    year: 2026,
    options: { state: "TX" },
    from: 45_000,
    to: 65_000,
    losses: 1,
  },
  {
    name: "a separate return in Arizona, on Medicare",
    household: {
      filingStatus: "marriedFilingSeparately",
      age: 66,
      socialSecurity: 20_000,
      mortgageInsurance: 1_500,
      mortgageInterest: 18_000,
      carLoanInterest: 3_000,
    },
    year: 2026,
    options: { state: "AZ", medicare: 1 },
    from: 85_000,
    to: 100_000,
    losses: 13,
  },
  {
    name: "a borrower under RAP, with a 401(k)",
    household: { ...single, preTax401k: 3_000 },
    year: 2026,
    options: { loans: { plan: "rap", taxpayer: 60_000, spouse: 0, rate: 6.8 } },
    from: 30_000,
    to: 80_000,
    losses: 5,
  },
  {
    name: "a couple of borrowers under RAP, with a child",
    household: { ...couple, children: 1, spouseWages: 30_000 },
    year: 2026,
    options: { loans: { plan: "rap", taxpayer: 40_000, spouse: 20_000, rate: 6 } },
    from: 0,
    to: 80_000,
    losses: 8,
  },
  {
    name: "a borrower under IBR",
    household: { ...single, wages: 60_000 },
    year: 2026,
    options: { loans: { plan: "ibrOld", taxpayer: 30_000, spouse: 0, rate: 6.8 } },
    from: 15_000,
    to: 60_000,
    losses: 0,
  },
];
