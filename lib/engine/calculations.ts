import type { CalculatorId } from "@/lib/catalogue/calculators";

import { breakEven } from "../calc/business-finance/break-even/calculation";
import { businessLoan } from "../calc/business-finance/business-loan/calculation";
import { businessRoi } from "../calc/business-finance/business-roi/calculation";
import { cashFlowForecast } from "../calc/business-finance/cash-flow-forecast/calculation";
import { ebitda } from "../calc/business-finance/ebitda/calculation";
import { inventoryTurnover } from "../calc/business-finance/inventory-turnover/calculation";
import { profitMargin } from "../calc/business-finance/profit-margin/calculation";
import { startupCosts } from "../calc/business-finance/startup-costs/calculation";
import { planGrowth } from "../calc/education/529-plan-growth/calculation";
import { collegeSavings } from "../calc/education/college-savings/calculation";
import { loanAffordability } from "../calc/education/loan-affordability/calculation";
import { studentLoanRepayment } from "../calc/education/student-loan-repayment/calculation";
import { carInsurance } from "../calc/insurance/car-insurance-estimator/calculation";
import { disabilityInsuranceNeeds } from "../calc/insurance/disability-insurance-needs/calculation";
import { healthPremium } from "../calc/insurance/health-premium-estimator/calculation";
import { homeInsurance } from "../calc/insurance/home-insurance-estimator/calculation";
import { lifeInsuranceNeeds } from "../calc/insurance/life-insurance-needs/calculation";
import { retirement401k } from "../calc/investment-retirement/401k/calculation";
import { annuity } from "../calc/investment-retirement/annuity/calculation";
import { capitalGains } from "../calc/investment-retirement/capital-gains/calculation";
import { compoundInterest } from "../calc/investment-retirement/compound-interest/calculation";
import { dividend } from "../calc/investment-retirement/dividend/calculation";
import { ira } from "../calc/investment-retirement/ira/calculation";
import { mutualFund } from "../calc/investment-retirement/mutual-fund/calculation";
import { pension } from "../calc/investment-retirement/pension/calculation";
import { retirementPlanner } from "../calc/investment-retirement/retirement-planner/calculation";
import { sip } from "../calc/investment-retirement/sip/calculation";
import { amortization } from "../calc/loans-credit/amortization/calculation";
import { autoLoan } from "../calc/loans-credit/auto-loan/calculation";
import { creditCardPayoff } from "../calc/loans-credit/credit-card-payoff/calculation";
import { heloc } from "../calc/loans-credit/heloc/calculation";
import { loanPayment } from "../calc/loans-credit/loan-payment/calculation";
import { mortgage } from "../calc/loans-credit/mortgage/calculation";
import { refinance } from "../calc/loans-credit/refinance/calculation";
import { studentLoan } from "../calc/loans-credit/student-loan/calculation";
import { mortgageAffordability } from "../calc/mortgage-real-estate/mortgage-affordability/calculation";
import { propertyTax } from "../calc/mortgage-real-estate/property-tax/calculation";
import { realEstateRoi } from "../calc/mortgage-real-estate/real-estate-roi/calculation";
import { rentVsBuy } from "../calc/mortgage-real-estate/rent-vs-buy/calculation";
import { budget } from "../calc/personal-finance/budget/calculation";
import { cashFlow } from "../calc/personal-finance/cash-flow/calculation";
import { debtPayoff } from "../calc/personal-finance/debt-payoff/calculation";
import { emergencyFund } from "../calc/personal-finance/emergency-fund/calculation";
import { netWorth } from "../calc/personal-finance/net-worth/calculation";
import { savingsGoal } from "../calc/personal-finance/savings-goal/calculation";
import { spendingTracker } from "../calc/personal-finance/spending-tracker/calculation";
import { estateTax } from "../calc/tax/estate-tax/calculation";
import { incomeTax } from "../calc/tax/income-tax/calculation";
import { payrollTax } from "../calc/tax/payroll-tax/calculation";
import { salesTax } from "../calc/tax/sales-tax/calculation";
import { selfEmploymentTax } from "../calc/tax/self-employment-tax/calculation";

/**
 * The calculation of every calculator, by the path of its page: /calculators/loans-credit/mortgage
 * calculates with `calculations["loans-credit/mortgage"]`. Each takes the visitor's numbers, and those
 * that ask for it the day of the calculation as a second argument. None rounds.
 *
 * As published at /engine/figurewell.js each throws a TypeError or a RangeError, whose sentence names the
 * input, for what its page would refuse in one box: the bounds of every input are in /calculators.json.
 * An input that is left out counts as what its box holds when the page opens. Numbers without a finite
 * result are a RangeError too.
 */
export const calculations = {
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
  "insurance/health-premium-estimator": healthPremium,
  "insurance/car-insurance-estimator": carInsurance,
  "insurance/home-insurance-estimator": homeInsurance,
  "insurance/disability-insurance-needs": disabilityInsuranceNeeds,
  "tax/income-tax": incomeTax,
  "tax/sales-tax": salesTax,
  "tax/self-employment-tax": selfEmploymentTax,
  "tax/payroll-tax": payrollTax,
  "tax/estate-tax": estateTax,
} satisfies Record<CalculatorId, (input: never, world: never) => object>;
