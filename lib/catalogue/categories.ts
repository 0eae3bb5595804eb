import type { IconName } from "@/components/site/icon";

import type { CalculatorId } from "./calculators";

type Category = {
  /** The first segment of its calculators' addresses. */
  slug: string;
  /** The address of its own page, which some categories spell differently. */
  href: `/${string}`;
  name: string;
  icon: IconName;
  /** One sentence: the questions this category answers. */
  description: string;
  /** In the order they are listed. A calculator may stand in several categories. */
  calculators: readonly CalculatorId[];
};

/** The categories that have calculators, in the order the site shows them. */
export const categories = [
  {
    slug: "personal-finance",
    href: "/personal-finance",
    name: "Personal Finance",
    icon: "wallet",
    description:
      "What comes in and what goes out, what you own and owe, and how long a goal or a debt takes.",
    calculators: [
      "personal-finance/budget",
      "personal-finance/savings-goal",
      "personal-finance/emergency-fund",
      "personal-finance/net-worth",
      "personal-finance/debt-payoff",
      "personal-finance/spending-tracker",
      "personal-finance/cash-flow",
    ],
  },
  {
    slug: "loans-credit",
    href: "/loans-credit",
    name: "Loans & Credit",
    icon: "banknote",
    description:
      "What a loan costs each month and in the end, how fast a debt can go, and whether to refinance.",
    calculators: [
      "loans-credit/loan-payment",
      "loans-credit/amortization",
      "loans-credit/auto-loan",
      "loans-credit/mortgage",
      "loans-credit/student-loan",
      "loans-credit/credit-card-payoff",
      "loans-credit/refinance",
      "loans-credit/heloc",
    ],
  },
  {
    slug: "investment-retirement",
    href: "/investment-retirement",
    name: "Investment & Retirement",
    icon: "trending-up",
    description:
      "What savings and investments grow to, and whether they will carry you through retirement.",
    calculators: [
      "investment-retirement/compound-interest",
      "investment-retirement/sip",
      "investment-retirement/mutual-fund",
      "investment-retirement/401k",
      "investment-retirement/ira",
      "investment-retirement/retirement-planner",
      "investment-retirement/annuity",
      "investment-retirement/pension",
      "investment-retirement/dividend",
      "investment-retirement/capital-gains",
    ],
  },
  {
    slug: "mortgage-real-estate",
    href: "/mortgage-real-estate",
    name: "Mortgage & Real Estate",
    icon: "building",
    description:
      "What home you can afford, whether buying beats renting, and what a property costs and earns.",
    calculators: [
      "mortgage-real-estate/mortgage-affordability",
      "mortgage-real-estate/rent-vs-buy",
      "mortgage-real-estate/property-tax",
      "mortgage-real-estate/real-estate-roi",
      "loans-credit/mortgage",
      "loans-credit/refinance",
    ],
  },
  {
    slug: "business-finance",
    href: "/business-finance",
    name: "Business Finance",
    icon: "store",
    description:
      "What a business has to sell, what it keeps of its sales, and whether its cash will last.",
    calculators: [
      "business-finance/break-even",
      "business-finance/profit-margin",
      "business-finance/business-loan",
      "business-finance/inventory-turnover",
      "business-finance/startup-costs",
      "business-finance/cash-flow-forecast",
      "business-finance/ebitda",
      "business-finance/business-roi",
    ],
  },
  {
    slug: "insurance",
    href: "/insurance-calculators",
    name: "Insurance",
    icon: "shield",
    description:
      "How much coverage your family would need, and what health, car and home insurance may cost.",
    calculators: [
      "insurance/life-insurance-needs",
      "insurance/health-premium-estimator",
      "insurance/car-insurance-estimator",
      "insurance/home-insurance-estimator",
      "insurance/disability-insurance-needs",
    ],
  },
  {
    slug: "education",
    href: "/education-finance",
    name: "Education Finance",
    icon: "school",
    description:
      "What college will cost, what to save for it, and what a student loan takes to repay.",
    calculators: [
      "education/college-savings",
      "education/student-loan-repayment",
      "education/529-plan-growth",
      "education/loan-affordability",
    ],
  },
  {
    slug: "tax",
    href: "/tax-calculators",
    name: "Tax",
    icon: "receipt",
    description: "Taxes on income, paychecks, self-employment, purchases, investments and estates.",
    calculators: [
      "tax/income-tax",
      "tax/sales-tax",
      "tax/self-employment-tax",
      "tax/payroll-tax",
      "tax/estate-tax",
      "investment-retirement/capital-gains",
    ],
  },
] as const satisfies readonly Category[];
