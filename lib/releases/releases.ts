import type { CalculatorId } from "@/lib/catalogue/calculators";

/** A state of the calculations, and what it answers otherwise than the one before. */
type Release = {
  /** major.minor.patch */
  version: string;
  /** The day of its release, as 2026-11-23. */
  date: string;
  /** In a sentence for the visitor, by the calculator that it concerns. */
  changes: Readonly<Partial<Record<CalculatorId, string>>>;
};

/** Every state since results carry one, the newest first. */
export const releases: readonly Release[] = [
  {
    version: "1.11.0",
    date: "2026-11-30",
    changes: {
      "loans-credit/student-loan":
        "The federal plans can be compared: RAP, IBR, Tiered Standard and the 10-year plan, with what is canceled and its tax, and PSLF.",
      "education/student-loan-repayment":
        "The federal plans can be compared: RAP, IBR, Tiered Standard and the 10-year plan, with what is canceled and its tax, and PSLF.",
      "tax/income-tax":
        "Student loan payments under RAP and IBR are counted in a raise and in one joint return against two separate ones.",
      "tax/estate-tax":
        "Lifetime gifts and a late spouse’s unused exclusion can be counted, and the state’s own tax is named.",
      "mortgage-real-estate/prepay-or-save":
        "New: extra money on the mortgage beside the same money in savings, after taxes.",
      "mortgage-real-estate/property-tax":
        "An exemption, a limit on yearly growth and the years ahead can be counted.",
      "insurance/health-premium-estimator":
        "What you pay comes first: the benchmark premium of your area for the ages covered, the credit and the rest, over a range of incomes. The estimate stays below it.",
      "insurance/life-insurance-needs":
        "Raises, a return, final expenses, a partner’s income and survivors’ benefits can be counted.",
      "insurance/disability-insurance-needs":
        "What savings cover during the waiting period is shown, and Social Security disability can be counted.",
      "insurance/car-insurance-estimator":
        "The range comes first, the one quote drawn from it after.",
      "insurance/home-insurance-estimator":
        "The range comes first, the one quote drawn from it after.",
      "education/college-savings":
        "Typical costs can be chosen. Years in college, your share, aid and savings that keep growing can be counted.",
      "education/529-plan-growth":
        "What a state deduction saves, a rollover to a Roth IRA and withdrawals for school can be counted.",
    },
  },
  {
    version: "1.10.0",
    date: "2026-11-29",
    changes: {
      "tax/income-tax":
        "A raise can be weighed: what is left of it, and at which wages one leaves less. A couple can compare one joint return with two separate ones.",
      "tax/paycheck-checkup":
        "New: what April brings, from your pay stubs, and what to write on each Form W-4.",
    },
  },
  {
    version: "1.9.0",
    date: "2026-11-29",
    changes: {
      "tax/income-tax":
        "Thirty more lines of the return can be added: unemployment, rents, medical expenses, credits for care, college, saving and adoption, a marketplace health plan, and others. The return can be read line by line, as Form 1040 has it.",
    },
  },
  {
    version: "1.8.0",
    date: "2026-11-29",
    changes: {
      "investment-retirement/retirement-planner":
        "The age to which the money lasts comes first, with Social Security and other income counted, and with what would make it last longer. The periods since 1871 and taxes on withdrawals are shown beside it. The box “Social Security a year” is gone: enter the monthly benefit.",
      "investment-retirement/401k":
        "What history gave is shown beside the steady return. A step-up, legal limits and Roth or traditional can be counted.",
      "investment-retirement/ira":
        "What history gave is shown beside the steady return. With both tax rates, Roth and traditional are compared for life and not for one year alone.",
      "investment-retirement/pension":
        "An early start, yearly increases, a survivor’s share and a lump sum can be counted.",
      "investment-retirement/annuity":
        "The income that a sum buys can be worked out beside the value of payments, or in its place.",
      "investment-retirement/compound-interest":
        "What history gave is shown beside the steady rate. A yearly step-up, fees and prices between two months can be counted.",
      "investment-retirement/sip":
        "What history gave is shown beside the steady return. A yearly step-up and fees can be counted.",
      "investment-retirement/mutual-fund":
        "What history gave is shown beside the steady return. A front-end load, an initial investment and a yearly step-up can be counted.",
      "education/529-plan-growth": "What history gave is shown beside the steady return.",
      "education/college-savings": "What history gave is shown beside the steady return.",
    },
  },
  {
    version: "1.7.0",
    date: "2026-11-28",
    changes: {
      "tax/payroll-tax":
        "Take-home pay is after the taxes of the state that is entered, and of the city or county whose rate is. The illustration keeps its 4%.",
      "tax/income-tax":
        "With a state chosen, its taxes are added to the federal ones, line by line. Without one, the answer is the same as before.",
      "tax/self-employment-tax":
        "With a state chosen, what to set aside includes what the profit adds to its income tax.",
      "investment-retirement/capital-gains":
        "With a state chosen, the tax under the law includes what the sale adds to its income tax.",
      "investment-retirement/retirement-planner":
        "With a state chosen, a year of the income is also shown after federal and state tax.",
    },
  },
  {
    version: "1.6.0",
    date: "2026-11-27",
    changes: {
      "tax/income-tax":
        "The alternative minimum tax, the status of a qualifying surviving spouse, dependents and mortgage insurance are part of the return, and separate returns deduct half of the limit on state and local taxes that is left.",
      "tax/self-employment-tax":
        "A pension and payments to a SEP, SIMPLE or solo 401(k) count, and the business deduction is taken after them. What to set aside comes first once the household is described.",
      "investment-retirement/capital-gains":
        "The tax on a sale includes what it adds to the alternative minimum tax.",
      "investment-retirement/ira":
        "The saver’s credit is also given for a contribution that is deducted.",
      "loans-credit/mortgage": "The APR counts the mortgage insurance that the lender requires.",
      "loans-credit/auto-loan": "What buying costs beside a lease includes the fees of the lender.",
      "mortgage-real-estate/rent-vs-buy":
        "Wealth at the end comes first where it and the net position disagree, and mortgage insurance is deducted as the law of the year has it.",
    },
  },
  {
    version: "1.5.0",
    date: "2026-11-26",
    changes: {
      "tax/income-tax":
        "The tax under the law is that of the whole return. With only the income, the status and the itemized deductions entered, it is the same as before.",
      "tax/self-employment-tax":
        "What to set aside for income tax and self-employment tax now comes with the answer.",
      "tax/payroll-tax":
        "The verdict leads with take-home pay, and a year of such paychecks is shown.",
    },
  },
  { version: "1.4.0", date: "2026-11-26", changes: {} },
  { version: "1.3.0", date: "2026-11-26", changes: {} },
  {
    version: "1.2.0",
    date: "2026-11-25",
    changes: {
      "insurance/health-premium-estimator":
        "Your cost for the benchmark plan under the law now comes first, with the illustration beside it.",
    },
  },
  {
    version: "1.1.0",
    date: "2026-11-25",
    changes: {
      "insurance/health-premium-estimator":
        "The law is now that of the coverage year: from November 1, the coming year. Medicaid uses the current guidelines, and there is no credit in the territories or for married filing separately.",
      "investment-retirement/401k":
        "The unclaimed match, and the total of contribution and match, now count no more pay than the law lets a plan count.",
      "tax/income-tax":
        "Starting in 2026, the law reduces itemized deductions for incomes in the 37% bracket.",
    },
  },
  { version: "1.0.0", date: "2026-11-23", changes: {} },
];
