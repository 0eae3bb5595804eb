import type { CalculatorId } from "@/lib/catalogue/calculators";

import { form as breakEvenForm } from "./business-finance/break-even/form";
import { form as businessLoanForm } from "./business-finance/business-loan/form";
import { form as businessRoiForm } from "./business-finance/business-roi/form";
import { form as cashFlowForecastForm } from "./business-finance/cash-flow-forecast/form";
import { form as ebitdaForm } from "./business-finance/ebitda/form";
import { form as inventoryTurnoverForm } from "./business-finance/inventory-turnover/form";
import { form as profitMarginForm } from "./business-finance/profit-margin/form";
import { form as startupCostsForm } from "./business-finance/startup-costs/form";
import { form as planGrowthForm } from "./education/529-plan-growth/form";
import { form as collegeSavingsForm } from "./education/college-savings/form";
import { form as loanAffordabilityForm } from "./education/loan-affordability/form";
import { form as studentLoanRepaymentForm } from "./education/student-loan-repayment/form";
import { form as carInsuranceForm } from "./insurance/car-insurance-estimator/form";
import { form as disabilityInsuranceNeedsForm } from "./insurance/disability-insurance-needs/form";
import { form as healthPremiumEstimatorForm } from "./insurance/health-premium-estimator/form";
import { form as homeInsuranceForm } from "./insurance/home-insurance-estimator/form";
import { form as lifeInsuranceNeedsForm } from "./insurance/life-insurance-needs/form";
import { form as retirement401kForm } from "./investment-retirement/401k/form";
import { form as annuityForm } from "./investment-retirement/annuity/form";
import { form as capitalGainsForm } from "./investment-retirement/capital-gains/form";
import { form as compoundInterestForm } from "./investment-retirement/compound-interest/form";
import { form as dividendForm } from "./investment-retirement/dividend/form";
import { form as iraForm } from "./investment-retirement/ira/form";
import { form as mutualFundForm } from "./investment-retirement/mutual-fund/form";
import { form as pensionForm } from "./investment-retirement/pension/form";
import { form as retirementPlannerForm } from "./investment-retirement/retirement-planner/form";
import { form as sipForm } from "./investment-retirement/sip/form";
import { form as amortizationForm } from "./loans-credit/amortization/form";
import { form as autoLoanForm } from "./loans-credit/auto-loan/form";
import { form as creditCardPayoffForm } from "./loans-credit/credit-card-payoff/form";
import { form as helocForm } from "./loans-credit/heloc/form";
import { form as loanPaymentForm } from "./loans-credit/loan-payment/form";
import { form as mortgageForm } from "./loans-credit/mortgage/form";
import { form as refinanceForm } from "./loans-credit/refinance/form";
import { form as studentLoanForm } from "./loans-credit/student-loan/form";
import { form as mortgageAffordabilityForm } from "./mortgage-real-estate/mortgage-affordability/form";
import { form as propertyTaxForm } from "./mortgage-real-estate/property-tax/form";
import { form as realEstateRoiForm } from "./mortgage-real-estate/real-estate-roi/form";
import { form as rentVsBuyForm } from "./mortgage-real-estate/rent-vs-buy/form";
import { form as budgetForm } from "./personal-finance/budget/form";
import { form as cashFlowForm } from "./personal-finance/cash-flow/form";
import { form as debtPayoffForm } from "./personal-finance/debt-payoff/form";
import { form as emergencyFundForm } from "./personal-finance/emergency-fund/form";
import { form as netWorthForm } from "./personal-finance/net-worth/form";
import { form as savingsGoalForm } from "./personal-finance/savings-goal/form";
import { form as spendingTrackerForm } from "./personal-finance/spending-tracker/form";
import { form as estateTaxForm } from "./tax/estate-tax/form";
import { form as incomeTaxForm } from "./tax/income-tax/form";
import { form as payrollTaxForm } from "./tax/payroll-tax/form";
import { form as salesTaxForm } from "./tax/sales-tax/form";
import { form as selfEmploymentTaxForm } from "./tax/self-employment-tax/form";

/** What every form has, whatever its types are. */
type AnyForm = { id: CalculatorId; fields: object };

/** Every form, for server code and other programs: a client module that imports this sends all of them. */
export const formOf: Record<CalculatorId, AnyForm> = {
  "personal-finance/budget": budgetForm,
  "personal-finance/savings-goal": savingsGoalForm,
  "personal-finance/emergency-fund": emergencyFundForm,
  "personal-finance/net-worth": netWorthForm,
  "personal-finance/debt-payoff": debtPayoffForm,
  "personal-finance/spending-tracker": spendingTrackerForm,
  "personal-finance/cash-flow": cashFlowForm,
  "loans-credit/loan-payment": loanPaymentForm,
  "loans-credit/amortization": amortizationForm,
  "loans-credit/auto-loan": autoLoanForm,
  "loans-credit/mortgage": mortgageForm,
  "loans-credit/student-loan": studentLoanForm,
  "loans-credit/credit-card-payoff": creditCardPayoffForm,
  "loans-credit/refinance": refinanceForm,
  "loans-credit/heloc": helocForm,
  "investment-retirement/compound-interest": compoundInterestForm,
  "investment-retirement/sip": sipForm,
  "investment-retirement/mutual-fund": mutualFundForm,
  "investment-retirement/401k": retirement401kForm,
  "investment-retirement/ira": iraForm,
  "investment-retirement/retirement-planner": retirementPlannerForm,
  "investment-retirement/annuity": annuityForm,
  "investment-retirement/pension": pensionForm,
  "investment-retirement/dividend": dividendForm,
  "investment-retirement/capital-gains": capitalGainsForm,
  "mortgage-real-estate/mortgage-affordability": mortgageAffordabilityForm,
  "mortgage-real-estate/rent-vs-buy": rentVsBuyForm,
  "mortgage-real-estate/property-tax": propertyTaxForm,
  "mortgage-real-estate/real-estate-roi": realEstateRoiForm,
  "business-finance/break-even": breakEvenForm,
  "business-finance/profit-margin": profitMarginForm,
  "business-finance/business-loan": businessLoanForm,
  "business-finance/inventory-turnover": inventoryTurnoverForm,
  "business-finance/startup-costs": startupCostsForm,
  "business-finance/cash-flow-forecast": cashFlowForecastForm,
  "business-finance/ebitda": ebitdaForm,
  "business-finance/business-roi": businessRoiForm,
  "education/college-savings": collegeSavingsForm,
  "education/student-loan-repayment": studentLoanRepaymentForm,
  "education/529-plan-growth": planGrowthForm,
  "education/loan-affordability": loanAffordabilityForm,
  "insurance/life-insurance-needs": lifeInsuranceNeedsForm,
  "insurance/health-premium-estimator": healthPremiumEstimatorForm,
  "insurance/car-insurance-estimator": carInsuranceForm,
  "insurance/home-insurance-estimator": homeInsuranceForm,
  "insurance/disability-insurance-needs": disabilityInsuranceNeedsForm,
  "tax/income-tax": incomeTaxForm,
  "tax/sales-tax": salesTaxForm,
  "tax/self-employment-tax": selfEmploymentTaxForm,
  "tax/payroll-tax": payrollTaxForm,
  "tax/estate-tax": estateTaxForm,
};
