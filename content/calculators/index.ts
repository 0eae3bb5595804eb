// Written by npm run registries from lib/catalogue/calculators.ts.
import type { Words } from "@/components/prose/calculator-words";
import type { CalculatorId } from "@/lib/catalogue/calculators";

import { words as businessFinanceBreakEven } from "./business-finance/break-even";
import { words as businessFinanceBusinessLoan } from "./business-finance/business-loan";
import { words as businessFinanceBusinessRoi } from "./business-finance/business-roi";
import { words as businessFinanceCashFlowForecast } from "./business-finance/cash-flow-forecast";
import { words as businessFinanceEbitda } from "./business-finance/ebitda";
import { words as businessFinanceInventoryTurnover } from "./business-finance/inventory-turnover";
import { words as businessFinanceProfitMargin } from "./business-finance/profit-margin";
import { words as businessFinanceStartupCosts } from "./business-finance/startup-costs";
import { words as education529PlanGrowth } from "./education/529-plan-growth";
import { words as educationCollegeSavings } from "./education/college-savings";
import { words as educationLoanAffordability } from "./education/loan-affordability";
import { words as educationStudentLoanRepayment } from "./education/student-loan-repayment";
import { words as insuranceCarInsuranceEstimator } from "./insurance/car-insurance-estimator";
import { words as insuranceDisabilityInsuranceNeeds } from "./insurance/disability-insurance-needs";
import { words as insuranceHealthPremiumEstimator } from "./insurance/health-premium-estimator";
import { words as insuranceHomeInsuranceEstimator } from "./insurance/home-insurance-estimator";
import { words as insuranceLifeInsuranceNeeds } from "./insurance/life-insurance-needs";
import { words as investmentRetirement401k } from "./investment-retirement/401k";
import { words as investmentRetirementAnnuity } from "./investment-retirement/annuity";
import { words as investmentRetirementCapitalGains } from "./investment-retirement/capital-gains";
import { words as investmentRetirementCompoundInterest } from "./investment-retirement/compound-interest";
import { words as investmentRetirementDividend } from "./investment-retirement/dividend";
import { words as investmentRetirementIra } from "./investment-retirement/ira";
import { words as investmentRetirementMutualFund } from "./investment-retirement/mutual-fund";
import { words as investmentRetirementPension } from "./investment-retirement/pension";
import { words as investmentRetirementRetirementPlanner } from "./investment-retirement/retirement-planner";
import { words as investmentRetirementSip } from "./investment-retirement/sip";
import { words as loansCreditAmortization } from "./loans-credit/amortization";
import { words as loansCreditAutoLoan } from "./loans-credit/auto-loan";
import { words as loansCreditCreditCardPayoff } from "./loans-credit/credit-card-payoff";
import { words as loansCreditHeloc } from "./loans-credit/heloc";
import { words as loansCreditLoanPayment } from "./loans-credit/loan-payment";
import { words as loansCreditMortgage } from "./loans-credit/mortgage";
import { words as loansCreditRefinance } from "./loans-credit/refinance";
import { words as loansCreditStudentLoan } from "./loans-credit/student-loan";
import { words as mortgageRealEstateMortgageAffordability } from "./mortgage-real-estate/mortgage-affordability";
import { words as mortgageRealEstatePrepayOrSave } from "./mortgage-real-estate/prepay-or-save";
import { words as mortgageRealEstatePropertyTax } from "./mortgage-real-estate/property-tax";
import { words as mortgageRealEstateRealEstateRoi } from "./mortgage-real-estate/real-estate-roi";
import { words as mortgageRealEstateRentVsBuy } from "./mortgage-real-estate/rent-vs-buy";
import { words as personalFinanceBudget } from "./personal-finance/budget";
import { words as personalFinanceCashFlow } from "./personal-finance/cash-flow";
import { words as personalFinanceDebtPayoff } from "./personal-finance/debt-payoff";
import { words as personalFinanceEmergencyFund } from "./personal-finance/emergency-fund";
import { words as personalFinanceNetWorth } from "./personal-finance/net-worth";
import { words as personalFinanceSavingsGoal } from "./personal-finance/savings-goal";
import { words as personalFinanceSpendingTracker } from "./personal-finance/spending-tracker";
import { words as taxEstateTax } from "./tax/estate-tax";
import { words as taxIncomeTax } from "./tax/income-tax";
import { words as taxPaycheckCheckup } from "./tax/paycheck-checkup";
import { words as taxPayrollTax } from "./tax/payroll-tax";
import { words as taxSalesTax } from "./tax/sales-tax";
import { words as taxSelfEmploymentTax } from "./tax/self-employment-tax";

export const wordsOf: Record<CalculatorId, Words> = {
  "personal-finance/budget": personalFinanceBudget,
  "personal-finance/savings-goal": personalFinanceSavingsGoal,
  "personal-finance/emergency-fund": personalFinanceEmergencyFund,
  "personal-finance/net-worth": personalFinanceNetWorth,
  "personal-finance/debt-payoff": personalFinanceDebtPayoff,
  "personal-finance/spending-tracker": personalFinanceSpendingTracker,
  "personal-finance/cash-flow": personalFinanceCashFlow,
  "loans-credit/loan-payment": loansCreditLoanPayment,
  "loans-credit/amortization": loansCreditAmortization,
  "loans-credit/auto-loan": loansCreditAutoLoan,
  "loans-credit/mortgage": loansCreditMortgage,
  "loans-credit/student-loan": loansCreditStudentLoan,
  "loans-credit/credit-card-payoff": loansCreditCreditCardPayoff,
  "loans-credit/refinance": loansCreditRefinance,
  "loans-credit/heloc": loansCreditHeloc,
  "investment-retirement/compound-interest": investmentRetirementCompoundInterest,
  "investment-retirement/sip": investmentRetirementSip,
  "investment-retirement/mutual-fund": investmentRetirementMutualFund,
  "investment-retirement/401k": investmentRetirement401k,
  "investment-retirement/ira": investmentRetirementIra,
  "investment-retirement/retirement-planner": investmentRetirementRetirementPlanner,
  "investment-retirement/annuity": investmentRetirementAnnuity,
  "investment-retirement/pension": investmentRetirementPension,
  "investment-retirement/dividend": investmentRetirementDividend,
  "investment-retirement/capital-gains": investmentRetirementCapitalGains,
  "mortgage-real-estate/mortgage-affordability": mortgageRealEstateMortgageAffordability,
  "mortgage-real-estate/rent-vs-buy": mortgageRealEstateRentVsBuy,
  "mortgage-real-estate/property-tax": mortgageRealEstatePropertyTax,
  "mortgage-real-estate/real-estate-roi": mortgageRealEstateRealEstateRoi,
  "mortgage-real-estate/prepay-or-save": mortgageRealEstatePrepayOrSave,
  "business-finance/break-even": businessFinanceBreakEven,
  "business-finance/profit-margin": businessFinanceProfitMargin,
  "business-finance/business-loan": businessFinanceBusinessLoan,
  "business-finance/inventory-turnover": businessFinanceInventoryTurnover,
  "business-finance/startup-costs": businessFinanceStartupCosts,
  "business-finance/cash-flow-forecast": businessFinanceCashFlowForecast,
  "business-finance/ebitda": businessFinanceEbitda,
  "business-finance/business-roi": businessFinanceBusinessRoi,
  "education/college-savings": educationCollegeSavings,
  "education/student-loan-repayment": educationStudentLoanRepayment,
  "education/529-plan-growth": education529PlanGrowth,
  "education/loan-affordability": educationLoanAffordability,
  "insurance/life-insurance-needs": insuranceLifeInsuranceNeeds,
  "insurance/health-premium-estimator": insuranceHealthPremiumEstimator,
  "insurance/car-insurance-estimator": insuranceCarInsuranceEstimator,
  "insurance/home-insurance-estimator": insuranceHomeInsuranceEstimator,
  "insurance/disability-insurance-needs": insuranceDisabilityInsuranceNeeds,
  "tax/income-tax": taxIncomeTax,
  "tax/sales-tax": taxSalesTax,
  "tax/self-employment-tax": taxSelfEmploymentTax,
  "tax/payroll-tax": taxPayrollTax,
  "tax/estate-tax": taxEstateTax,
  "tax/paycheck-checkup": taxPaycheckCheckup,
};
