/** What the library asks of a household, out of the rows of a scenario. */
import type { Household } from "@/lib/tax-law/household";
import { americanOpportunity, lifetimeLearning } from "@/lib/tax-law/years/fixed-by-statute";

import { countedOvertime, jobsOf, type ScenarioJob } from "./jobs-of";
import type { Rows } from "./scenario";

const statuses: Readonly<Record<string, Household["filingStatus"]>> = {
  1: "single",
  2: "marriedFilingJointly",
  3: "marriedFilingSeparately",
  4: "headOfHousehold",
  5: "qualifyingSurvivingSpouse",
};

const sumOf = <Item>(items: readonly Item[], amountOf: (item: Item) => number) =>
  items.reduce((sum, item) => sum + amountOf(item), 0);

export function householdOf(rows: Rows): Household {
  const code = rows.text("About you", "F-Status (1=S; 2=MJ; 3=MS; 4=HH; 5=QW)");
  const filingStatus = statuses[code];
  if (!filingStatus) throw new Error(`${rows.name} has the filing status “${code}”.`);
  const isJoint = filingStatus === "marriedFilingJointly";

  const jobs = jobsOf(rows);
  const work = jobs.filter(({ isPension }) => !isPension);
  const ofSpouse = work.filter(({ isSpouses }) => isSpouses);
  const own = work.filter(({ isSpouses }) => !isSpouses);
  const wagesOf = (some: readonly ScenarioJob[]) => sumOf(some, (job) => job.pay - job.benefits);
  const self = withNumberOf(rows, "self");
  const spouse = withNumberOf(rows, "spouse");
  const income = (name: string) => rows.dollars("Other income", name);
  const deduction = (name: string) => rows.dollars("Deductions", name);
  const adjustment = (name: string) => rows.dollars("Adjustments", name);
  const educators = adjustment("educatorExpense");

  return {
    filingStatus,
    ...agesOf(rows),
    blind:
      Number(rows.isTrue("About you", "Blind (1=yes)")) +
      Number(isJoint && rows.isTrue("About you", "Spouse Blind (1=yes)")),
    isDependent: rows.isTrue("About you", "Claimed as a Dependent"),
    withoutNumber: self ? (spouse ? undefined : "spouse") : spouse ? "taxpayer" : "both",
    ...childrenOf(rows),

    wages: wagesOf(own) + rows.dollars("Income", "Previous job income-User"),
    spouseWages: wagesOf(ofSpouse) + rows.dollars("Income", "Previous job income-Spouse"),
    selfEmployment: income("selfEmploymentAmount-User"),
    spouseSelfEmployment: income("selfEmploymentAmount-Spouse"),
    interest: income("InterestOrdinaryDividends"),
    qualifiedDividends: income("QualifiedDividends"),
    longTermGains: income("OtherLongTermGains(or losses)") + income("CapitalGainsDistns"),
    shortTermGains: income("ShortTermGains(or losses)"),
    pension: sumOf(
      jobs.filter(({ isPension }) => isPension),
      ({ pay }) => pay,
    ),
    socialSecurity:
      benefitsOf(rows, "Social Security") + benefitsOf(rows, "Social Security (spouse)"),
    unemployment: income("unemploymentAmount"),
    // The estimator counts all that Schedule E has as income of a business.
    businessRents: income("RentsRoyalties (or losses)"),
    passiveIncome: income("SchedEpassive"),
    passThroughIncome: income("S-CorpNonPassive"),
    otherIncome: income("otherTaxableIncome") + income("scholarshipAmount"),

    preTax401k: sumOf(jobs, ({ saved401k }) => saved401k),
    traditionalIra: adjustment("IRAcontribution"),
    hsa: adjustment("HSAdeduction"),
    studentLoanInterest: adjustment("studentLoanInterest"),
    // The row does not say whose they are: of a couple, half are each one’s.
    educatorExpenses: isJoint ? educators / 2 : educators,
    spouseEducatorExpenses: isJoint ? educators / 2 : 0,
    alimonyPaid: adjustment("alimonyPaid"),
    movingExpenses: adjustment("movingExpense"),
    earlyWithdrawalPenalty: adjustment("penaltyEarlyWithdrawal"),

    stateTaxes: deduction("SALT you paid"),
    mortgageInterest: deduction("Interest you Paid"),
    mortgageInsurance: deduction("Mortgage Insurance Premium"),
    charity: deduction("Cash gift to charity"),
    propertyGifts: deduction("Gifts to Charity"),
    medicalExpenses: deduction("MedicalExpenses"),
    itemizedDeductions: deduction("Casualty Lossess") + deduction("Other Itemized Deductions"),
    mustItemize: rows.isTrue("Deductions", "Itemize even if smaller (1=yes)"),
    carLoanInterest: deduction("Car loan interest"),
    ...extraPayOf(rows, { own, ofSpouse, self, spouse }),

    ...creditsOf(rows),
    withheld:
      sumOf(jobs, ({ withheldInYear }) => withheldInYear) +
      rows.dollars("Income", "Withholding from previous job-User") +
      rows.dollars("Income", "Withholding from previous job-Spouse") +
      estimatedPaymentsOf(rows) +
      withheldFromBenefits(rows),
  };
}

/** Whether one of the two has a Social Security number: a spouse is asked for on a joint return only. */
function withNumberOf(rows: Rows, person: "self" | "spouse"): boolean {
  const isJoint = rows.text("About you", "F-Status (1=S; 2=MJ; 3=MS; 4=HH; 5=QW)") === "2";
  const hasNumber = rows.isTrue("About you", `Valid SSN (${person})`);
  return hasNumber || (person === "spouse" && !isJoint);
}

/** Where an age and the box for 65 disagree, the box is what the estimator reads. */
function agesOf(rows: Rows): Pick<Household, "age" | "spouseAge"> {
  const ageOf = (age: number, isSenior: boolean) =>
    isSenior ? Math.max(65, age) : Math.min(64, age);
  return {
    age: ageOf(rows.count("Credits", "User Age"), rows.isTrue("About you", "65 or Older (1=yes)")),
    spouseAge: ageOf(
      rows.count("Credits", "Spouse Age"),
      rows.isTrue("About you", "Spouse 65 or Older (1=yes)"),
    ),
  };
}

/** Children by their ages. Those of 17 or 18, and students, count for the earned income credit alone. */
function childrenOf(rows: Rows): Pick<Household, "children" | "olderChildren" | "otherDependents"> {
  const ages = [1, 2, 3, 4]
    .map((place) => rows.count("Credits", `Child${place}Age`))
    .filter((age) => age > 0);
  const children = ages.filter((age) => age < 17).length;
  const forEarnedIncome = rows.count("Credits", "How many QC for EITC");
  return { children, olderChildren: Math.max(ages.length, forEarnedIncome) - children };
}

/** Of twelve months, those between the first and the last day. */
function benefitsOf(rows: Rows, group: string): number {
  const perMonth = rows.dollars(group, "SS monthly benefit");
  rows.dollars(group, "SS benefit YTD");
  if (perMonth === 0) return 0;
  const [start, end] = [rows.day(group, "Start date"), rows.day(group, "End date")];
  return perMonth * (12 * (end.year - start.year) + end.month - start.month + 1);
}

/** In proportion to the benefits. */
function withheldFromBenefits(rows: Rows): number {
  return ["Social Security", "Social Security (spouse)"].reduce((sum, group) => {
    const perMonth = rows.dollars(group, "SS monthly withholding");
    rows.dollars(group, "SS withholding YTD");
    const benefit = rows.dollars(group, "SS monthly benefit");
    return benefit === 0 ? sum : sum + (benefitsOf(rows, group) * perMonth) / benefit;
  }, 0);
}

const estimatedPaymentsOf = (rows: Rows): number =>
  [
    "EstdTaxPymntsToDate",
    "WithholdingOther",
    "unemploymentTaxPaid",
    "scholarshipTaxPaid",
    "Past estimated payments-User",
    "Planned estimated payments-User",
    "Past estimated payments-Spouse",
    "Planned estimated payments-Spouse",
  ].reduce((sum, name) => sum + rows.dollars("Other income", name), 0);

/** Tips and overtime of those who have a number: without one there is no deduction. */
function extraPayOf(
  rows: Rows,
  {
    own,
    ofSpouse,
    self,
    spouse,
  }: {
    own: readonly ScenarioJob[];
    ofSpouse: readonly ScenarioJob[];
    self: boolean;
    spouse: boolean;
  },
): Pick<Household, "tips" | "overtime"> {
  const before = {
    self: {
      tips: rows.dollars("Income", "Tip Income on previous job self"),
      overtime: countedOvertime(
        rows.dollars("Income", "Overtime income on previous job self"),
        rows.text("Income", "Overtime factor on previous job self"),
      ),
    },
    spouse: {
      tips: rows.dollars("Income", "Tip income on previous job - spouse"),
      overtime: countedOvertime(
        rows.dollars("Income", "Overtime income on previous job - spouse"),
        rows.text("Income", "Overtime factor on previous job -spouse"),
      ),
    },
  };
  const of = (jobs: readonly ScenarioJob[], earlier: { tips: number; overtime: number }) => ({
    tips: sumOf(jobs, ({ tips }) => tips) + earlier.tips,
    overtime: sumOf(jobs, ({ overtimePremium }) => overtimePremium) + earlier.overtime,
  });
  const none = { tips: 0, overtime: 0 };
  const first = self ? of(own, before.self) : none;
  const second = spouse ? of(ofSpouse, before.spouse) : none;
  return { tips: first.tips + second.tips, overtime: first.overtime + second.overtime };
}

function creditsOf(rows: Rows): Partial<Household> {
  const credit = (name: string) => rows.dollars("Credits", name);
  const adopted = credit("QualifiedChildrenAdoptionCredit");
  const students = credit("Number of students");
  const collegeCredit = credit("AOTC");
  const learningCredit = credit("LLC");
  return {
    dependentCareExpenses: credit("ChildCareExpenses"),
    dependentCarePersons: credit("qualChildrenCDCC"),
    // The rows are amounts of the credits. One student has one of them: 26 U.S.C. 25A(c)(2)(A).
    collegeExpenses:
      collegeCredit > 0
        ? Array.from({ length: students }, () => expensesOf(collegeCredit / students))
        : [],
    tuition: collegeCredit > 0 ? 0 : learningCredit / lifetimeLearning.rate,
    // The row has the expenses of all children: each has the same part of them.
    adoptionExpenses: Array.from(
      { length: adopted },
      () => credit("Adoption Tax Credit") / adopted,
    ),
    foreignTaxCredit: credit("Foreign Tax Credit"),
    // The estimator takes the credit as it is given, without a limit.
    otherCredits:
      credit("AMT Credit") +
      credit("Elderly or Disabled Credit") +
      credit("Retirement Savings Credit") +
      credit("Residental Energy Credit") +
      credit("Mortgage Interest Credit") +
      credit("General Business Credit") +
      credit("AltMotorVehicleCredit") +
      credit("AltFuelVehicleCredit") +
      credit("Plug-inElectricVehicleCredit"),
  };
}

/** The expenses of a student that bring an American Opportunity credit. */
function expensesOf(credit: number): number {
  const { whole, part, rate } = americanOpportunity;
  return Math.min(whole + part, credit <= whole ? credit : whole + (credit - whole) / rate);
}
