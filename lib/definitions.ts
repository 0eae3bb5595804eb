import type { CalculatorId } from "@/content/catalogue";

import { form as breakEvenForm } from "./forms/business-finance/break-even";
import { form as businessLoanForm } from "./forms/business-finance/business-loan";
import { form as businessRoiForm } from "./forms/business-finance/business-roi";
import { form as cashFlowForecastForm } from "./forms/business-finance/cash-flow-forecast";
import { form as ebitdaForm } from "./forms/business-finance/ebitda";
import { form as inventoryTurnoverForm } from "./forms/business-finance/inventory-turnover";
import { form as profitMarginForm } from "./forms/business-finance/profit-margin";
import { form as startupCostsForm } from "./forms/business-finance/startup-costs";
import { form as planGrowthForm } from "./forms/education/529-plan-growth";
import { form as collegeSavingsForm } from "./forms/education/college-savings";
import { form as loanAffordabilityForm } from "./forms/education/loan-affordability";
import { form as studentLoanRepaymentForm } from "./forms/education/student-loan-repayment";
import { form as carInsuranceForm } from "./forms/insurance/car-insurance-estimator";
import { form as disabilityInsuranceNeedsForm } from "./forms/insurance/disability-insurance-needs";
import { form as healthPremiumEstimatorForm } from "./forms/insurance/health-premium-estimator";
import { form as homeInsuranceForm } from "./forms/insurance/home-insurance-estimator";
import { form as lifeInsuranceNeedsForm } from "./forms/insurance/life-insurance-needs";
import { form as retirement401kForm } from "./forms/investment-retirement/401k";
import { form as annuityForm } from "./forms/investment-retirement/annuity";
import { form as capitalGainsForm } from "./forms/investment-retirement/capital-gains";
import { form as compoundInterestForm } from "./forms/investment-retirement/compound-interest";
import { form as dividendForm } from "./forms/investment-retirement/dividend";
import { form as iraForm } from "./forms/investment-retirement/ira";
import { form as mutualFundForm } from "./forms/investment-retirement/mutual-fund";
import { form as pensionForm } from "./forms/investment-retirement/pension";
import { form as retirementPlannerForm } from "./forms/investment-retirement/retirement-planner";
import { form as sipForm } from "./forms/investment-retirement/sip";
import { form as amortizationForm } from "./forms/loans-credit/amortization";
import { form as autoLoanForm } from "./forms/loans-credit/auto-loan";
import { form as creditCardPayoffForm } from "./forms/loans-credit/credit-card-payoff";
import { form as helocForm } from "./forms/loans-credit/heloc";
import { form as loanPaymentForm } from "./forms/loans-credit/loan-payment";
import { form as mortgageForm } from "./forms/loans-credit/mortgage";
import { form as refinanceForm } from "./forms/loans-credit/refinance";
import { form as studentLoanForm } from "./forms/loans-credit/student-loan";
import { form as mortgageAffordabilityForm } from "./forms/mortgage-real-estate/mortgage-affordability";
import { form as propertyTaxForm } from "./forms/mortgage-real-estate/property-tax";
import { form as realEstateRoiForm } from "./forms/mortgage-real-estate/real-estate-roi";
import { form as rentVsBuyForm } from "./forms/mortgage-real-estate/rent-vs-buy";
import { form as budgetForm } from "./forms/personal-finance/budget";
import { form as cashFlowForm } from "./forms/personal-finance/cash-flow";
import { form as debtPayoffForm } from "./forms/personal-finance/debt-payoff";
import { form as emergencyFundForm } from "./forms/personal-finance/emergency-fund";
import { form as netWorthForm } from "./forms/personal-finance/net-worth";
import { form as savingsGoalForm } from "./forms/personal-finance/savings-goal";
import { form as spendingTrackerForm } from "./forms/personal-finance/spending-tracker";
import { form as estateTaxForm } from "./forms/tax/estate-tax";
import { form as incomeTaxForm } from "./forms/tax/income-tax";
import { form as payrollTaxForm } from "./forms/tax/payroll-tax";
import { form as salesTaxForm } from "./forms/tax/sales-tax";
import { form as selfEmploymentTaxForm } from "./forms/tax/self-employment-tax";
import { report as breakEvenReport } from "./reports/business-finance/break-even";
import { report as businessLoanReport } from "./reports/business-finance/business-loan";
import { report as businessRoiReport } from "./reports/business-finance/business-roi";
import { report as cashFlowForecastReport } from "./reports/business-finance/cash-flow-forecast";
import { report as ebitdaReport } from "./reports/business-finance/ebitda";
import { report as inventoryTurnoverReport } from "./reports/business-finance/inventory-turnover";
import { report as profitMarginReport } from "./reports/business-finance/profit-margin";
import { report as startupCostsReport } from "./reports/business-finance/startup-costs";
import { report as planGrowthReport } from "./reports/education/529-plan-growth";
import { report as collegeSavingsReport } from "./reports/education/college-savings";
import { report as loanAffordabilityReport } from "./reports/education/loan-affordability";
import { report as studentLoanRepaymentReport } from "./reports/education/student-loan-repayment";
import { report as carInsuranceReport } from "./reports/insurance/car-insurance-estimator";
import { report as disabilityInsuranceNeedsReport } from "./reports/insurance/disability-insurance-needs";
import { report as healthPremiumEstimatorReport } from "./reports/insurance/health-premium-estimator";
import { report as homeInsuranceReport } from "./reports/insurance/home-insurance-estimator";
import { report as lifeInsuranceNeedsReport } from "./reports/insurance/life-insurance-needs";
import { report as retirement401kReport } from "./reports/investment-retirement/401k";
import { report as annuityReport } from "./reports/investment-retirement/annuity";
import { report as capitalGainsReport } from "./reports/investment-retirement/capital-gains";
import { report as compoundInterestReport } from "./reports/investment-retirement/compound-interest";
import { report as dividendReport } from "./reports/investment-retirement/dividend";
import { report as iraReport } from "./reports/investment-retirement/ira";
import { report as mutualFundReport } from "./reports/investment-retirement/mutual-fund";
import { report as pensionReport } from "./reports/investment-retirement/pension";
import { report as retirementPlannerReport } from "./reports/investment-retirement/retirement-planner";
import { report as sipReport } from "./reports/investment-retirement/sip";
import { report as amortizationReport } from "./reports/loans-credit/amortization";
import { report as autoLoanReport } from "./reports/loans-credit/auto-loan";
import { report as creditCardPayoffReport } from "./reports/loans-credit/credit-card-payoff";
import { report as helocReport } from "./reports/loans-credit/heloc";
import { report as loanPaymentReport } from "./reports/loans-credit/loan-payment";
import { report as mortgageReport } from "./reports/loans-credit/mortgage";
import { report as refinanceReport } from "./reports/loans-credit/refinance";
import { report as studentLoanReport } from "./reports/loans-credit/student-loan";
import { report as mortgageAffordabilityReport } from "./reports/mortgage-real-estate/mortgage-affordability";
import { report as propertyTaxReport } from "./reports/mortgage-real-estate/property-tax";
import { report as realEstateRoiReport } from "./reports/mortgage-real-estate/real-estate-roi";
import { report as rentVsBuyReport } from "./reports/mortgage-real-estate/rent-vs-buy";
import { report as budgetReport } from "./reports/personal-finance/budget";
import { report as cashFlowReport } from "./reports/personal-finance/cash-flow";
import { report as debtPayoffReport } from "./reports/personal-finance/debt-payoff";
import { report as emergencyFundReport } from "./reports/personal-finance/emergency-fund";
import { report as netWorthReport } from "./reports/personal-finance/net-worth";
import { report as savingsGoalReport } from "./reports/personal-finance/savings-goal";
import { report as spendingTrackerReport } from "./reports/personal-finance/spending-tracker";
import { report as estateTaxReport } from "./reports/tax/estate-tax";
import { report as incomeTaxReport } from "./reports/tax/income-tax";
import { report as payrollTaxReport } from "./reports/tax/payroll-tax";
import { report as salesTaxReport } from "./reports/tax/sales-tax";
import { report as selfEmploymentTaxReport } from "./reports/tax/self-employment-tax";

/** What every definition has, whatever its types are. */
type AnyDefinition = { id: CalculatorId; fields: object; example: object; outputs: object };

/** Every definition whole, for server code: a client module that imports this sends all of them. */
export const definitionOf: Record<CalculatorId, AnyDefinition> = {
  "personal-finance/budget": { ...budgetForm, ...budgetReport },
  "personal-finance/savings-goal": { ...savingsGoalForm, ...savingsGoalReport },
  "personal-finance/emergency-fund": { ...emergencyFundForm, ...emergencyFundReport },
  "personal-finance/net-worth": { ...netWorthForm, ...netWorthReport },
  "personal-finance/debt-payoff": { ...debtPayoffForm, ...debtPayoffReport },
  "personal-finance/spending-tracker": { ...spendingTrackerForm, ...spendingTrackerReport },
  "personal-finance/cash-flow": { ...cashFlowForm, ...cashFlowReport },
  "loans-credit/loan-payment": { ...loanPaymentForm, ...loanPaymentReport },
  "loans-credit/amortization": { ...amortizationForm, ...amortizationReport },
  "loans-credit/auto-loan": { ...autoLoanForm, ...autoLoanReport },
  "loans-credit/mortgage": { ...mortgageForm, ...mortgageReport },
  "loans-credit/student-loan": { ...studentLoanForm, ...studentLoanReport },
  "loans-credit/credit-card-payoff": { ...creditCardPayoffForm, ...creditCardPayoffReport },
  "loans-credit/refinance": { ...refinanceForm, ...refinanceReport },
  "loans-credit/heloc": { ...helocForm, ...helocReport },
  "investment-retirement/compound-interest": { ...compoundInterestForm, ...compoundInterestReport },
  "investment-retirement/sip": { ...sipForm, ...sipReport },
  "investment-retirement/mutual-fund": { ...mutualFundForm, ...mutualFundReport },
  "investment-retirement/401k": { ...retirement401kForm, ...retirement401kReport },
  "investment-retirement/ira": { ...iraForm, ...iraReport },
  "investment-retirement/retirement-planner": {
    ...retirementPlannerForm,
    ...retirementPlannerReport,
  },
  "investment-retirement/annuity": { ...annuityForm, ...annuityReport },
  "investment-retirement/pension": { ...pensionForm, ...pensionReport },
  "investment-retirement/dividend": { ...dividendForm, ...dividendReport },
  "investment-retirement/capital-gains": { ...capitalGainsForm, ...capitalGainsReport },
  "mortgage-real-estate/mortgage-affordability": {
    ...mortgageAffordabilityForm,
    ...mortgageAffordabilityReport,
  },
  "mortgage-real-estate/rent-vs-buy": { ...rentVsBuyForm, ...rentVsBuyReport },
  "mortgage-real-estate/property-tax": { ...propertyTaxForm, ...propertyTaxReport },
  "mortgage-real-estate/real-estate-roi": { ...realEstateRoiForm, ...realEstateRoiReport },
  "business-finance/break-even": { ...breakEvenForm, ...breakEvenReport },
  "business-finance/profit-margin": { ...profitMarginForm, ...profitMarginReport },
  "business-finance/business-loan": { ...businessLoanForm, ...businessLoanReport },
  "business-finance/inventory-turnover": { ...inventoryTurnoverForm, ...inventoryTurnoverReport },
  "business-finance/startup-costs": { ...startupCostsForm, ...startupCostsReport },
  "business-finance/cash-flow-forecast": { ...cashFlowForecastForm, ...cashFlowForecastReport },
  "business-finance/ebitda": { ...ebitdaForm, ...ebitdaReport },
  "business-finance/business-roi": { ...businessRoiForm, ...businessRoiReport },
  "education/college-savings": { ...collegeSavingsForm, ...collegeSavingsReport },
  "education/student-loan-repayment": {
    ...studentLoanRepaymentForm,
    ...studentLoanRepaymentReport,
  },
  "education/529-plan-growth": { ...planGrowthForm, ...planGrowthReport },
  "education/loan-affordability": { ...loanAffordabilityForm, ...loanAffordabilityReport },
  "insurance/life-insurance-needs": { ...lifeInsuranceNeedsForm, ...lifeInsuranceNeedsReport },
  "insurance/health-premium-estimator": {
    ...healthPremiumEstimatorForm,
    ...healthPremiumEstimatorReport,
  },
  "insurance/car-insurance-estimator": { ...carInsuranceForm, ...carInsuranceReport },
  "insurance/home-insurance-estimator": { ...homeInsuranceForm, ...homeInsuranceReport },
  "insurance/disability-insurance-needs": {
    ...disabilityInsuranceNeedsForm,
    ...disabilityInsuranceNeedsReport,
  },
  "tax/income-tax": { ...incomeTaxForm, ...incomeTaxReport },
  "tax/sales-tax": { ...salesTaxForm, ...salesTaxReport },
  "tax/self-employment-tax": { ...selfEmploymentTaxForm, ...selfEmploymentTaxReport },
  "tax/payroll-tax": { ...payrollTaxForm, ...payrollTaxReport },
  "tax/estate-tax": { ...estateTaxForm, ...estateTaxReport },
};
