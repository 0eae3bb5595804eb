import type { IconName } from "lucide-react/dynamic";

/**
 * Every calculator, in the order the site shows them.
 *
 * A calculator's id is its path under /calculators, that of its room in lib/calc, and that of its files
 * in components/calculators, content/calculators and __tests__/lib/calc. `npm run new-calculator` adds
 * one; after another change of the ids, `npm run registries` writes the lists that follow from them.
 */
type Entry = {
  /** The heading of its page, and its name in every list. */
  name: string;
  /** By the name that Lucide gives it; components/site/catalogue/catalogue-icon.tsx draws it. */
  icon: IconName;
  /** One sentence: what a visitor learns. Shown in lists and to search engines. */
  description: string;
};

export const calculators = {
  "personal-finance/budget": {
    name: "Budget Calculator",
    icon: "wallet",
    description: "What is left of your monthly income after your expenses, and where it goes.",
  },
  "personal-finance/savings-goal": {
    name: "Savings Goal Calculator",
    icon: "target",
    description: "How many months of saving lead to your target, and when you get there.",
  },
  "personal-finance/emergency-fund": {
    name: "Emergency Fund Calculator",
    icon: "umbrella",
    description: "How much to set aside so that you can live some months without income.",
  },
  "personal-finance/net-worth": {
    name: "Net Worth Calculator",
    icon: "scale",
    description: "What you own less what you owe, and which assets and debts weigh the most.",
  },
  "personal-finance/debt-payoff": {
    name: "Debt Payoff Calculator",
    icon: "trending-down",
    description: "When a debt is gone at a fixed payment, its interest, and what $50 more saves.",
  },
  "personal-finance/spending-tracker": {
    name: "Spending Tracker",
    icon: "receipt-text",
    description: "A running total of what you spend, and the share of every category in it.",
  },
  "personal-finance/cash-flow": {
    name: "Cash Flow Calculator",
    icon: "arrow-left-right",
    description: "Whether more money comes in than goes out over a week, a month or a year.",
  },
  "loans-credit/loan-payment": {
    name: "Loan Payment Calculator",
    icon: "banknote",
    description:
      "For a personal or any other fixed-rate loan: the monthly payment and the total interest.",
  },
  "loans-credit/amortization": {
    name: "Amortization Calculator",
    icon: "table",
    description:
      "The full payment schedule of a loan: principal, interest and balance, month by month.",
  },
  "loans-credit/auto-loan": {
    name: "Auto Loan Calculator",
    icon: "car",
    description: "The monthly payment on a car after down payment, trade-in and sales tax.",
  },
  "loans-credit/mortgage": {
    name: "Mortgage Calculator",
    icon: "house",
    description: "The monthly principal and interest on a home loan, and its total cost.",
  },
  "loans-credit/student-loan": {
    name: "Student Loan Calculator",
    icon: "graduation-cap",
    description:
      "Before you repay: the fixed monthly payment that pays off a student loan over its term.",
  },
  "loans-credit/credit-card-payoff": {
    name: "Credit Card Payoff Calculator",
    icon: "credit-card",
    description: "How long a card balance takes to pay off, and what it costs in interest.",
  },
  "loans-credit/refinance": {
    name: "Refinance Calculator",
    icon: "refresh-cw",
    description: "Whether a new loan lowers the payment, and when its costs are earned back.",
  },
  "loans-credit/heloc": {
    name: "HELOC Calculator",
    icon: "key-round",
    description: "Payments on a home equity line: interest only first, then principal too.",
  },
  "investment-retirement/compound-interest": {
    name: "Compound Interest Calculator",
    icon: "sprout",
    description: "What savings grow to with interest on interest, and how much of it is interest.",
  },
  "investment-retirement/sip": {
    name: "SIP Calculator",
    icon: "repeat",
    description: "What a fixed amount invested every month may grow to, and what waiting costs.",
  },
  "investment-retirement/mutual-fund": {
    name: "Mutual Fund Calculator",
    icon: "chart-pie",
    description: "What monthly investments in a fund may be worth, before and after its expenses.",
  },
  "investment-retirement/401k": {
    name: "401(k) Calculator",
    icon: "briefcase",
    description:
      "What a 401(k) may hold at retirement, with your employer’s match and this year’s limits.",
  },
  "investment-retirement/ira": {
    name: "IRA Calculator",
    icon: "landmark",
    description:
      "What an IRA may be worth at retirement, and how much the law lets you contribute.",
  },
  "investment-retirement/retirement-planner": {
    name: "Retirement Planner",
    icon: "compass",
    description:
      "Whether your savings will carry the income you want, and what would close a shortfall.",
  },
  "investment-retirement/annuity": {
    name: "Annuity Calculator",
    icon: "calendar-days",
    description: "What a series of equal payments is worth today, or grows to by its end.",
  },
  "investment-retirement/pension": {
    name: "Pension Calculator",
    icon: "landmark",
    description: "The yearly and monthly pension that your salary, service and plan factor give.",
  },
  "investment-retirement/dividend": {
    name: "Dividend Calculator",
    icon: "coins",
    description: "What your shares pay in dividends each time and in a year.",
  },
  "investment-retirement/capital-gains": {
    name: "Capital Gains Calculator",
    icon: "trending-up",
    description: "The gain on a sale, the tax on it at your rate, and what is left for you.",
  },
  "mortgage-real-estate/mortgage-affordability": {
    name: "Mortgage Affordability Calculator",
    icon: "house",
    description: "The home price that your income, debts and down payment can carry.",
  },
  "mortgage-real-estate/rent-vs-buy": {
    name: "Rent vs. Buy Calculator",
    icon: "signpost",
    description:
      "Whether renting or buying a home leaves you better off, in what year, and at what rent.",
  },
  "mortgage-real-estate/property-tax": {
    name: "Property Tax Calculator",
    icon: "map-pinned",
    description: "A year’s and a month’s tax on a property, and its share of the market value.",
  },
  "mortgage-real-estate/real-estate-roi": {
    name: "Real Estate ROI Calculator",
    icon: "building",
    description: "What a rental returns on your cash, with cap rate and debt-service coverage.",
  },
  "mortgage-real-estate/prepay-or-save": {
    name: "Prepay or Save Calculator",
    icon: "hand-coins",
    description: "Whether extra money does more on the mortgage or in savings, and by how much.",
  },
  "business-finance/break-even": {
    name: "Break-Even Calculator",
    icon: "chart-line",
    description:
      "How many units cover all your costs, and how many it takes for the profit you want.",
  },
  "business-finance/profit-margin": {
    name: "Profit Margin Calculator",
    icon: "percent",
    description:
      "Your gross and net margin, the markup behind them, and the price for a target margin.",
  },
  "business-finance/business-loan": {
    name: "Business Loan Calculator",
    icon: "store",
    description:
      "For a business: the monthly payment, what the first year costs, and the total interest.",
  },
  "business-finance/inventory-turnover": {
    name: "Inventory Turnover Calculator",
    icon: "package",
    description:
      "How often your inventory sells in a year, how many days it waits, and what that ties up.",
  },
  "business-finance/startup-costs": {
    name: "Startup Costs Calculator",
    icon: "rocket",
    description: "The cash it takes to open a business, with a reserve, as a checklist to print.",
  },
  "business-finance/cash-flow-forecast": {
    name: "Cash Flow Forecast Calculator",
    icon: "chart-column",
    description: "Your cash balance month by month, the lowest point, and when it would run out.",
  },
  "business-finance/ebitda": {
    name: "EBITDA Calculator",
    icon: "layers",
    description: "What a business earns before interest, taxes, depreciation and amortization.",
  },
  "business-finance/business-roi": {
    name: "Business ROI Calculator",
    icon: "chart-no-axes-combined",
    description: "The return on an investment in your business, in total and per year.",
  },
  "education/college-savings": {
    name: "College Savings Calculator",
    icon: "piggy-bank",
    description:
      "What four years of college may cost, and what to save each month to pay for them.",
  },
  "education/student-loan-repayment": {
    name: "Student Loan Repayment Calculator",
    icon: "calendar-check",
    description: "While you repay: when the loan is paid off, and what extra payments save.",
  },
  "education/529-plan-growth": {
    name: "529 Plan Growth Calculator",
    icon: "book-open",
    description: "What a 529 plan may be worth when college begins, and how much of it is growth.",
  },
  "education/loan-affordability": {
    name: "Loan Affordability Calculator",
    icon: "hand-coins",
    description:
      "Before you borrow: the student loan that the monthly payment you can manage pays off.",
  },
  "insurance/life-insurance-needs": {
    name: "Life Insurance Needs Calculator",
    icon: "life-buoy",
    description: "How much life insurance would carry your family, after what it already has.",
  },
  "insurance/health-premium-estimator": {
    name: "Health Insurance Premium Estimator",
    icon: "heart-pulse",
    description: "A rough premium and subsidy, and what the premium tax credit expects you to pay.",
  },
  "insurance/car-insurance-estimator": {
    name: "Car Insurance Estimator",
    icon: "car-front",
    description: "A rough premium for a driver and a car, with the range that quotes may lie in.",
  },
  "insurance/home-insurance-estimator": {
    name: "Home Insurance Estimator",
    icon: "shield-check",
    description: "A rough premium for a home, with its range and what the deductible changes.",
  },
  "insurance/disability-insurance-needs": {
    name: "Disability Insurance Needs Calculator",
    icon: "activity",
    description:
      "The monthly benefit that would replace your pay, or at least cover your expenses.",
  },
  "tax/income-tax": {
    name: "Income Tax Calculator",
    icon: "file-text",
    description:
      "The federal income tax on a year’s income, bracket by bracket, and its two rates.",
  },
  "tax/sales-tax": {
    name: "Sales Tax Calculator",
    icon: "shopping-cart",
    description: "What a purchase costs with sales tax, and how much tax a total includes.",
  },
  "tax/self-employment-tax": {
    name: "Self-Employment Tax Calculator",
    icon: "wrench",
    description:
      "Social Security and Medicare on what you earn for yourself, and the half you deduct.",
  },
  "tax/payroll-tax": {
    name: "Payroll Tax Calculator",
    icon: "wallet-cards",
    description: "Your take-home pay from a salary or an hourly wage, and what comes off it.",
  },
  "tax/estate-tax": {
    name: "Estate Tax Calculator",
    icon: "scroll-text",
    description: "Whether an estate is above the federal exemption, and the tax if it is.",
  },
  "tax/paycheck-checkup": {
    name: "Paycheck Checkup Calculator",
    icon: "receipt",
    description: "Your refund or bill in April, and what to write on the W-4.",
  },
} as const satisfies Record<`${string}/${string}`, Entry>;

export type CalculatorId = keyof typeof calculators;

/** The first segment of a calculator's address. */
export type CategorySlug = CalculatorId extends `${infer Category}/${string}` ? Category : never;

export type CalculatorIdIn<Category extends CategorySlug> = Extract<
  CalculatorId,
  `${Category}/${string}`
>;

export const calculatorIds = Object.keys(calculators) as CalculatorId[];
