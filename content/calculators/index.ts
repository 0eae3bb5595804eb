import type { Words } from "@/components/prose/calculator-words";
import type { CalculatorId } from "@/lib/catalogue/calculators";

import { words as breakEven } from "./business-finance/break-even";
import { words as businessLoan } from "./business-finance/business-loan";
import { words as businessRoi } from "./business-finance/business-roi";
import { words as cashFlowForecast } from "./business-finance/cash-flow-forecast";
import { words as ebitda } from "./business-finance/ebitda";
import { words as inventoryTurnover } from "./business-finance/inventory-turnover";
import { words as profitMargin } from "./business-finance/profit-margin";
import { words as startupCosts } from "./business-finance/startup-costs";
import { words as planGrowth } from "./education/529-plan-growth";
import { words as collegeSavings } from "./education/college-savings";
import { words as loanAffordability } from "./education/loan-affordability";
import { words as studentLoanRepayment } from "./education/student-loan-repayment";
import { words as carInsurance } from "./insurance/car-insurance-estimator";
import { words as disabilityInsuranceNeeds } from "./insurance/disability-insurance-needs";
import { words as healthPremiumEstimator } from "./insurance/health-premium-estimator";
import { words as homeInsurance } from "./insurance/home-insurance-estimator";
import { words as lifeInsuranceNeeds } from "./insurance/life-insurance-needs";
import { words as retirement401k } from "./investment-retirement/401k";
import { words as annuity } from "./investment-retirement/annuity";
import { words as capitalGains } from "./investment-retirement/capital-gains";
import { words as compoundInterest } from "./investment-retirement/compound-interest";
import { words as dividend } from "./investment-retirement/dividend";
import { words as ira } from "./investment-retirement/ira";
import { words as mutualFund } from "./investment-retirement/mutual-fund";
import { words as pension } from "./investment-retirement/pension";
import { words as retirementPlanner } from "./investment-retirement/retirement-planner";
import { words as sip } from "./investment-retirement/sip";
import { words as amortization } from "./loans-credit/amortization";
import { words as autoLoan } from "./loans-credit/auto-loan";
import { words as creditCardPayoff } from "./loans-credit/credit-card-payoff";
import { words as heloc } from "./loans-credit/heloc";
import { words as loanPayment } from "./loans-credit/loan-payment";
import { words as mortgage } from "./loans-credit/mortgage";
import { words as refinance } from "./loans-credit/refinance";
import { words as studentLoan } from "./loans-credit/student-loan";
import { words as mortgageAffordability } from "./mortgage-real-estate/mortgage-affordability";
import { words as propertyTax } from "./mortgage-real-estate/property-tax";
import { words as realEstateRoi } from "./mortgage-real-estate/real-estate-roi";
import { words as rentVsBuy } from "./mortgage-real-estate/rent-vs-buy";
import { words as budget } from "./personal-finance/budget";
import { words as cashFlow } from "./personal-finance/cash-flow";
import { words as debtPayoff } from "./personal-finance/debt-payoff";
import { words as emergencyFund } from "./personal-finance/emergency-fund";
import { words as netWorth } from "./personal-finance/net-worth";
import { words as savingsGoal } from "./personal-finance/savings-goal";
import { words as spendingTracker } from "./personal-finance/spending-tracker";
import { words as estateTax } from "./tax/estate-tax";
import { words as incomeTax } from "./tax/income-tax";
import { words as payrollTax } from "./tax/payroll-tax";
import { words as salesTax } from "./tax/sales-tax";
import { words as selfEmploymentTax } from "./tax/self-employment-tax";

export const wordsOf: Record<CalculatorId, Words> = {
  "personal-finance/budget": budget,
  "personal-finance/savings-goal": savingsGoal,
  "personal-finance/emergency-fund": emergencyFund,
  "personal-finance/net-worth": netWorth,
  "personal-finance/debt-payoff": debtPayoff,
  "personal-finance/spending-tracker": spendingTracker,
  "personal-finance/cash-flow": cashFlow,
  "loans-credit/loan-payment": loanPayment,
  "loans-credit/amortization": amortization,
  "loans-credit/auto-loan": autoLoan,
  "loans-credit/mortgage": mortgage,
  "loans-credit/student-loan": studentLoan,
  "loans-credit/credit-card-payoff": creditCardPayoff,
  "loans-credit/refinance": refinance,
  "loans-credit/heloc": heloc,
  "investment-retirement/compound-interest": compoundInterest,
  "investment-retirement/sip": sip,
  "investment-retirement/mutual-fund": mutualFund,
  "investment-retirement/401k": retirement401k,
  "investment-retirement/ira": ira,
  "investment-retirement/retirement-planner": retirementPlanner,
  "investment-retirement/annuity": annuity,
  "investment-retirement/pension": pension,
  "investment-retirement/dividend": dividend,
  "investment-retirement/capital-gains": capitalGains,
  "mortgage-real-estate/mortgage-affordability": mortgageAffordability,
  "mortgage-real-estate/rent-vs-buy": rentVsBuy,
  "mortgage-real-estate/property-tax": propertyTax,
  "mortgage-real-estate/real-estate-roi": realEstateRoi,
  "business-finance/break-even": breakEven,
  "business-finance/profit-margin": profitMargin,
  "business-finance/business-loan": businessLoan,
  "business-finance/inventory-turnover": inventoryTurnover,
  "business-finance/startup-costs": startupCosts,
  "business-finance/cash-flow-forecast": cashFlowForecast,
  "business-finance/ebitda": ebitda,
  "business-finance/business-roi": businessRoi,
  "education/college-savings": collegeSavings,
  "education/student-loan-repayment": studentLoanRepayment,
  "education/529-plan-growth": planGrowth,
  "education/loan-affordability": loanAffordability,
  "insurance/life-insurance-needs": lifeInsuranceNeeds,
  "insurance/health-premium-estimator": healthPremiumEstimator,
  "insurance/car-insurance-estimator": carInsurance,
  "insurance/home-insurance-estimator": homeInsurance,
  "insurance/disability-insurance-needs": disabilityInsuranceNeeds,
  "tax/income-tax": incomeTax,
  "tax/sales-tax": salesTax,
  "tax/self-employment-tax": selfEmploymentTax,
  "tax/payroll-tax": payrollTax,
  "tax/estate-tax": estateTax,
};
