import type { CalculatorId } from "./calculators";
import type { CategorySlug } from "./categories";

type Three = readonly [CalculatorId, CalculatorId, CalculatorId];

/** The three of each category that most visitors come for: what its card on the home page names. */
export const mostWanted: Readonly<Record<CategorySlug, Three>> = {
  "personal-finance": [
    "personal-finance/budget",
    "personal-finance/debt-payoff",
    "personal-finance/emergency-fund",
  ],
  "loans-credit": [
    "loans-credit/mortgage",
    "loans-credit/auto-loan",
    "loans-credit/credit-card-payoff",
  ],
  "investment-retirement": [
    "investment-retirement/401k",
    "investment-retirement/retirement-planner",
    "investment-retirement/ira",
  ],
  "mortgage-real-estate": [
    "mortgage-real-estate/mortgage-affordability",
    "mortgage-real-estate/rent-vs-buy",
    "mortgage-real-estate/property-tax",
  ],
  "business-finance": [
    "business-finance/break-even",
    "business-finance/profit-margin",
    "business-finance/cash-flow-forecast",
  ],
  insurance: [
    "insurance/health-premium-estimator",
    "insurance/life-insurance-needs",
    "insurance/car-insurance-estimator",
  ],
  education: [
    "education/college-savings",
    "education/student-loan-repayment",
    "education/529-plan-growth",
  ],
  tax: ["tax/income-tax", "tax/payroll-tax", "tax/self-employment-tax"],
};
