import type { CalculatorId } from "./calculators";

/**
 * What a number means, whatever a calculator calls its box, in the words of a sentence. A result goes on
 * to another calculator by these.
 */
export const quantities = {
  annualIncome: "annual income",
  monthlyIncome: "monthly income",
  monthlyPay: "gross pay, as paid monthly",
  wages: "annual wages",
  spouseWages: "spouse’s wages",
  withheld: "federal tax withheld",
  netEarnings: "net earnings",
  pension: "pension",
  monthlySpending: "monthly expenses",
  monthlyDebts: "monthly debts",
  filingStatus: "filing status",
  children: "children",
  modifiedIncome: "modified adjusted gross income",

  savings: "savings",
  savingsTarget: "savings target",
  monthlySaving: "monthly savings",
  savingYears: "years of saving",
  collegeSavings: "college savings",
  monthlyCollegeSaving: "monthly college savings",
  yearsUntilCollege: "years until college",
  childAge: "child’s age",
  collegeAge: "age at college",
  retirementSavings: "retirement savings",
  monthlyRetirementSaving: "monthly contribution",
  annualRetirementSaving: "annual contribution",
  retirementIncome: "desired income",
  currentAge: "age",
  birthYear: "year of birth",
  retirementAge: "retirement age",
  investmentReturn: "investment return",
  inflation: "inflation",

  homePrice: "home price",
  downPayment: "down payment",
  downPaymentPercent: "down payment",
  mortgageAmount: "loan amount",
  mortgageRate: "mortgage rate",
  mortgageYears: "loan term",
  mortgagePayment: "monthly payment",
  propertyTax: "property tax",
  propertyTaxRate: "property tax rate",
  annualHomeInsurance: "home insurance",
  monthlyHomeInsurance: "home insurance",
  monthlyRent: "monthly rent",
  homeDues: "HOA dues",
  pmiRate: "PMI rate",

  loanAmount: "loan amount",
  loanRate: "interest rate",
  loanYears: "loan term",
  loanPayment: "monthly payment",
  debtBalance: "balance",
  debtRate: "interest rate",
  debtPayment: "monthly payment",
  studentDebt: "loan balance",
  studentRate: "interest rate",
  studentYears: "loan term",

  assets: "assets",
  debts: "debts",
  revenue: "revenue",
  costOfGoods: "cost of goods sold",
} as const;

export type Quantity = keyof typeof quantities;

/** The boxes of a form, or the figures of a result, by what they mean. */
type Names = Partial<Record<Quantity, string>>;

type Meanings = {
  /** Where a visitor goes on with the numbers of this result, the likeliest first. */
  leadsTo?: readonly CalculatorId[];
  /** The boxes that take a quantity. They give it too. */
  takes?: Names;
  /** The figures that give one, and boxes in another meaning. */
  gives?: Names;
  /** What else has to be chosen for them to be taken so. */
  chosen?: Readonly<Record<string, string>>;
};

/** What the numbers of each calculator mean, where another has numbers of the same meaning. */
export const meanings = {
  "personal-finance/budget": {
    leadsTo: [
      "personal-finance/emergency-fund",
      "personal-finance/savings-goal",
      "investment-retirement/compound-interest",
    ],
    gives: { monthlySpending: "totalExpenses", monthlySaving: "balance" },
  },
  "personal-finance/savings-goal": {
    leadsTo: ["investment-retirement/compound-interest", "personal-finance/emergency-fund"],
    takes: {
      savingsTarget: "targetAmount",
      savings: "currentSavings",
      monthlySaving: "monthlyContribution",
    },
  },
  "personal-finance/emergency-fund": {
    leadsTo: ["personal-finance/savings-goal", "insurance/disability-insurance-needs"],
    takes: { monthlySpending: "monthlyExpenses", savings: "alreadySaved" },
    gives: { savingsTarget: "emergencyFund" },
  },
  "personal-finance/net-worth": {
    leadsTo: ["tax/estate-tax", "insurance/life-insurance-needs"],
    gives: { assets: "totalAssets", debts: "totalLiabilities" },
  },
  "personal-finance/debt-payoff": {
    leadsTo: ["loans-credit/credit-card-payoff", "mortgage-real-estate/mortgage-affordability"],
    takes: { debtBalance: "debtAmount", debtRate: "annualRate", debtPayment: "monthlyPayment" },
    gives: { debts: "debtAmount", monthlyDebts: "monthlyPayment" },
  },
  "personal-finance/spending-tracker": {},
  "personal-finance/cash-flow": {},
  "loans-credit/loan-payment": {
    leadsTo: [
      "loans-credit/amortization",
      "education/loan-affordability",
      "mortgage-real-estate/mortgage-affordability",
    ],
    takes: { loanAmount: "loanAmount", loanRate: "annualRate", loanYears: "years" },
    gives: { loanPayment: "monthlyPayment", monthlyDebts: "monthlyPayment" },
  },
  "loans-credit/amortization": {
    leadsTo: ["loans-credit/refinance", "education/loan-affordability"],
    takes: { loanAmount: "loanAmount", loanRate: "annualRate", loanYears: "years" },
    gives: {
      loanPayment: "monthlyPayment",
      mortgageAmount: "loanAmount",
      mortgageRate: "annualRate",
      mortgageYears: "years",
    },
  },
  "loans-credit/auto-loan": {
    leadsTo: ["loans-credit/amortization", "mortgage-real-estate/mortgage-affordability"],
    gives: {
      loanAmount: "amountFinanced",
      loanRate: "annualRate",
      loanYears: "years",
      monthlyDebts: "monthlyPayment",
    },
  },
  "loans-credit/mortgage": {
    leadsTo: [
      "loans-credit/amortization",
      "mortgage-real-estate/mortgage-affordability",
      "loans-credit/refinance",
      "mortgage-real-estate/rent-vs-buy",
    ],
    takes: {
      homePrice: "homePrice",
      downPayment: "downPayment",
      mortgageRate: "annualRate",
      mortgageYears: "years",
      propertyTax: "propertyTax",
      annualHomeInsurance: "homeInsurance",
      homeDues: "monthlyDues",
      pmiRate: "pmiRate",
    },
    gives: {
      mortgageAmount: "loanAmount",
      mortgagePayment: "monthlyPayment",
      loanAmount: "loanAmount",
      loanRate: "annualRate",
      loanYears: "years",
    },
  },
  "loans-credit/student-loan": {
    leadsTo: ["education/student-loan-repayment", "loans-credit/amortization"],
    takes: { studentDebt: "balance", studentRate: "annualRate", studentYears: "years" },
    gives: {
      loanAmount: "balance",
      loanRate: "annualRate",
      loanYears: "years",
      monthlyDebts: "monthlyPayment",
    },
  },
  "loans-credit/credit-card-payoff": {
    leadsTo: ["personal-finance/debt-payoff", "mortgage-real-estate/mortgage-affordability"],
    takes: { debtBalance: "balance", debtRate: "apr", debtPayment: "monthlyPayment" },
    gives: { debts: "balance", monthlyDebts: "monthlyPayment" },
  },
  "loans-credit/refinance": {
    leadsTo: ["loans-credit/amortization"],
    takes: {
      mortgageAmount: "currentBalance",
      mortgageRate: "currentRate",
      mortgageYears: "remainingYears",
    },
    gives: { loanAmount: "newLoanAmount", loanRate: "newRate", loanYears: "newTerm" },
  },
  "loans-credit/heloc": {
    leadsTo: ["loans-credit/amortization"],
    gives: { loanAmount: "amountDrawn", loanRate: "annualRate", loanYears: "repaymentPeriod" },
  },
  "investment-retirement/compound-interest": {
    leadsTo: ["personal-finance/savings-goal", "investment-retirement/mutual-fund"],
    takes: {
      savings: "principal",
      investmentReturn: "annualRate",
      monthlySaving: "monthlyContribution",
      savingYears: "years",
      inflation: "inflation",
    },
  },
  "investment-retirement/sip": {
    leadsTo: ["investment-retirement/mutual-fund", "investment-retirement/compound-interest"],
    takes: {
      monthlySaving: "monthlyInvestment",
      investmentReturn: "annualReturn",
      savingYears: "years",
      inflation: "inflation",
    },
  },
  "investment-retirement/mutual-fund": {
    leadsTo: ["investment-retirement/sip", "investment-retirement/compound-interest"],
    takes: {
      monthlySaving: "monthlyInvestment",
      investmentReturn: "annualReturn",
      savingYears: "years",
      inflation: "inflation",
    },
  },
  "investment-retirement/401k": {
    leadsTo: [
      "investment-retirement/retirement-planner",
      "investment-retirement/ira",
      "tax/payroll-tax",
    ],
    takes: {
      retirementSavings: "currentBalance",
      annualIncome: "annualSalary",
      annualRetirementSaving: "annualContribution",
      investmentReturn: "annualReturn",
      currentAge: "currentAge",
      retirementAge: "retirementAge",
      birthYear: "birthYear",
      modifiedIncome: "modifiedIncome",
      filingStatus: "filingStatus",
      inflation: "inflation",
    },
  },
  "investment-retirement/ira": {
    leadsTo: ["investment-retirement/retirement-planner", "investment-retirement/401k"],
    takes: {
      investmentReturn: "annualReturn",
      currentAge: "currentAge",
      retirementAge: "retirementAge",
      birthYear: "birthYear",
      modifiedIncome: "modifiedIncome",
      filingStatus: "filingStatus",
      inflation: "inflation",
    },
    gives: {
      retirementSavings: "currentBalance",
      annualRetirementSaving: "annualContribution",
    },
  },
  "investment-retirement/retirement-planner": {
    leadsTo: ["investment-retirement/401k", "investment-retirement/ira"],
    takes: {
      currentAge: "currentAge",
      retirementAge: "retirementAge",
      retirementSavings: "currentSavings",
      monthlyRetirementSaving: "monthlyContribution",
      investmentReturn: "investmentReturn",
      inflation: "inflation",
      retirementIncome: "desiredAnnualIncome",
    },
  },
  "investment-retirement/annuity": {},
  "investment-retirement/pension": {
    leadsTo: ["tax/income-tax"],
    gives: { pension: "annualPension" },
  },
  "investment-retirement/dividend": {},
  "investment-retirement/capital-gains": {},
  "mortgage-real-estate/mortgage-affordability": {
    leadsTo: [
      "loans-credit/mortgage",
      "mortgage-real-estate/rent-vs-buy",
      "mortgage-real-estate/property-tax",
    ],
    takes: {
      annualIncome: "annualIncome",
      monthlyDebts: "monthlyDebts",
      downPayment: "downPayment",
      mortgageRate: "annualRate",
      mortgageYears: "years",
      propertyTaxRate: "propertyTaxRate",
      monthlyHomeInsurance: "monthlyInsurance",
      homeDues: "monthlyDues",
      pmiRate: "pmiRate",
    },
    gives: { homePrice: "affordableHomePrice" },
  },
  "mortgage-real-estate/rent-vs-buy": {
    leadsTo: [
      "loans-credit/mortgage",
      "mortgage-real-estate/mortgage-affordability",
      "mortgage-real-estate/property-tax",
    ],
    takes: {
      homePrice: "homePrice",
      downPaymentPercent: "downPaymentPercent",
      mortgageRate: "annualRate",
      mortgageYears: "loanTerm",
      propertyTaxRate: "propertyTaxRate",
      annualHomeInsurance: "annualInsurance",
      homeDues: "monthlyDues",
      pmiRate: "pmiRate",
    },
    gives: { mortgageAmount: "loanAmount" },
  },
  "mortgage-real-estate/property-tax": {
    leadsTo: ["loans-credit/mortgage", "mortgage-real-estate/rent-vs-buy"],
    takes: { homePrice: "marketValue", propertyTaxRate: "taxRate" },
    gives: { propertyTax: "annualTax" },
  },
  "mortgage-real-estate/real-estate-roi": {
    leadsTo: ["loans-credit/mortgage", "mortgage-real-estate/property-tax"],
    takes: {
      homePrice: "purchasePrice",
      downPaymentPercent: "downPaymentPercent",
      monthlyRent: "monthlyRent",
      mortgagePayment: "monthlyPrincipalInterest",
    },
  },
  "mortgage-real-estate/prepay-or-save": {
    leadsTo: ["loans-credit/refinance", "loans-credit/amortization"],
    takes: { mortgageAmount: "balance", mortgageRate: "annualRate", mortgageYears: "years" },
    gives: { loanAmount: "balance", loanRate: "annualRate", loanYears: "years" },
  },
  "business-finance/break-even": {},
  "business-finance/profit-margin": {
    leadsTo: ["business-finance/inventory-turnover", "business-finance/ebitda"],
    takes: { revenue: "revenue", costOfGoods: "cogs" },
  },
  "business-finance/business-loan": {
    leadsTo: ["loans-credit/amortization", "education/loan-affordability"],
    takes: { loanAmount: "loanAmount", loanRate: "annualRate", loanYears: "years" },
    gives: { loanPayment: "monthlyPayment" },
  },
  "business-finance/inventory-turnover": {
    leadsTo: ["business-finance/profit-margin"],
    takes: { costOfGoods: "cogs" },
  },
  "business-finance/startup-costs": {
    leadsTo: ["business-finance/business-loan"],
    gives: { loanAmount: "totalStartupCost" },
  },
  "business-finance/cash-flow-forecast": {},
  "business-finance/ebitda": {
    leadsTo: ["business-finance/profit-margin"],
    takes: { revenue: "revenue" },
  },
  "business-finance/business-roi": {},
  "education/college-savings": {
    leadsTo: ["education/529-plan-growth"],
    takes: {
      childAge: "childAge",
      collegeAge: "collegeAge",
      collegeSavings: "currentSavings",
      monthlyCollegeSaving: "monthlyContribution",
      investmentReturn: "annualReturn",
    },
  },
  "education/student-loan-repayment": {
    leadsTo: ["loans-credit/student-loan", "loans-credit/amortization"],
    takes: { studentDebt: "balance", studentRate: "annualRate", studentYears: "years" },
    gives: { loanAmount: "balance", loanRate: "annualRate", loanYears: "years" },
  },
  "education/529-plan-growth": {
    leadsTo: ["education/college-savings"],
    takes: {
      collegeSavings: "currentBalance",
      monthlyCollegeSaving: "monthlyContribution",
      yearsUntilCollege: "years",
      investmentReturn: "annualReturn",
    },
  },
  "education/loan-affordability": {
    leadsTo: ["loans-credit/loan-payment", "loans-credit/amortization"],
    takes: { loanPayment: "monthlyPayment", loanRate: "annualRate", loanYears: "years" },
    gives: { loanAmount: "affordableLoanAmount" },
  },
  "insurance/life-insurance-needs": {
    leadsTo: ["insurance/disability-insurance-needs", "personal-finance/emergency-fund"],
    takes: {
      annualIncome: "annualIncome",
      debts: "debts",
      mortgageAmount: "mortgageBalance",
      savings: "savings",
    },
  },
  "insurance/health-premium-estimator": {
    leadsTo: ["tax/income-tax", "insurance/life-insurance-needs"],
    takes: { annualIncome: "annualIncome", filingStatus: "lawFilingStatus" },
    gives: { wages: "annualIncome" },
  },
  "insurance/car-insurance-estimator": {},
  "insurance/home-insurance-estimator": {
    leadsTo: [
      "loans-credit/mortgage",
      "mortgage-real-estate/mortgage-affordability",
      "mortgage-real-estate/rent-vs-buy",
    ],
    gives: { annualHomeInsurance: "estimatedAnnualPremium" },
  },
  "insurance/disability-insurance-needs": {
    leadsTo: ["personal-finance/emergency-fund", "insurance/life-insurance-needs"],
    takes: {
      monthlyIncome: "monthlyIncome",
      monthlySpending: "essentialExpenses",
      savings: "liquidSavings",
    },
  },
  "tax/income-tax": {
    leadsTo: ["tax/payroll-tax", "tax/self-employment-tax", "investment-retirement/401k"],
    takes: {
      wages: "grossIncome",
      netEarnings: "selfEmployment",
      pension: "pension",
      spouseWages: "spouseWages",
      children: "children",
      withheld: "withheld",
      filingStatus: "lawFilingStatus",
    },
    gives: { annualIncome: "grossIncome" },
  },
  "tax/sales-tax": {},
  "tax/self-employment-tax": {
    leadsTo: ["tax/income-tax", "insurance/health-premium-estimator"],
    takes: {
      netEarnings: "netEarnings",
      wages: "lawWages",
      spouseWages: "spouseWages",
      children: "children",
      withheld: "withheld",
      filingStatus: "lawFilingStatus",
    },
    gives: { annualIncome: "netEarnings" },
  },
  "tax/payroll-tax": {
    leadsTo: [
      "tax/income-tax",
      "investment-retirement/401k",
      "mortgage-real-estate/mortgage-affordability",
    ],
    takes: { monthlyPay: "grossPay", filingStatus: "lawFilingStatus" },
    gives: { annualIncome: "annualPay", wages: "annualPay" },
    chosen: { payFrequency: "monthly" },
  },
  "tax/estate-tax": {
    takes: { assets: "grossEstateValue", debts: "debtsExpenses" },
  },
  "tax/paycheck-checkup": {
    leadsTo: ["tax/income-tax", "tax/payroll-tax"],
    takes: { children: "children", filingStatus: "filingStatus", netEarnings: "selfEmployment" },
  },
} as const satisfies Record<CalculatorId, Meanings>;

/** What the numbers of a calculator mean. */
export const meaningsOf = (id: CalculatorId): Meanings => meanings[id];
