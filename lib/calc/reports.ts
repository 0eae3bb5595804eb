// Written by npm run registries from lib/catalogue/calculators.ts.
import type { CalculatorId } from "@/lib/catalogue/calculators";

import { report as businessFinanceBreakEven } from "./business-finance/break-even/report";
import { report as businessFinanceBusinessLoan } from "./business-finance/business-loan/report";
import { report as businessFinanceBusinessRoi } from "./business-finance/business-roi/report";
import { report as businessFinanceCashFlowForecast } from "./business-finance/cash-flow-forecast/report";
import { report as businessFinanceEbitda } from "./business-finance/ebitda/report";
import { report as businessFinanceInventoryTurnover } from "./business-finance/inventory-turnover/report";
import { report as businessFinanceProfitMargin } from "./business-finance/profit-margin/report";
import { report as businessFinanceStartupCosts } from "./business-finance/startup-costs/report";
import { report as education529PlanGrowth } from "./education/529-plan-growth/report";
import { report as educationCollegeSavings } from "./education/college-savings/report";
import { report as educationLoanAffordability } from "./education/loan-affordability/report";
import { report as educationStudentLoanRepayment } from "./education/student-loan-repayment/report";
import { report as insuranceCarInsuranceEstimator } from "./insurance/car-insurance-estimator/report";
import { report as insuranceDisabilityInsuranceNeeds } from "./insurance/disability-insurance-needs/report";
import { report as insuranceHealthPremiumEstimator } from "./insurance/health-premium-estimator/report";
import { report as insuranceHomeInsuranceEstimator } from "./insurance/home-insurance-estimator/report";
import { report as insuranceLifeInsuranceNeeds } from "./insurance/life-insurance-needs/report";
import { report as investmentRetirement401k } from "./investment-retirement/401k/report";
import { report as investmentRetirementAnnuity } from "./investment-retirement/annuity/report";
import { report as investmentRetirementCapitalGains } from "./investment-retirement/capital-gains/report";
import { report as investmentRetirementCompoundInterest } from "./investment-retirement/compound-interest/report";
import { report as investmentRetirementDividend } from "./investment-retirement/dividend/report";
import { report as investmentRetirementIra } from "./investment-retirement/ira/report";
import { report as investmentRetirementMutualFund } from "./investment-retirement/mutual-fund/report";
import { report as investmentRetirementPension } from "./investment-retirement/pension/report";
import { report as investmentRetirementRetirementPlanner } from "./investment-retirement/retirement-planner/report";
import { report as investmentRetirementSip } from "./investment-retirement/sip/report";
import { report as loansCreditAmortization } from "./loans-credit/amortization/report";
import { report as loansCreditAutoLoan } from "./loans-credit/auto-loan/report";
import { report as loansCreditCreditCardPayoff } from "./loans-credit/credit-card-payoff/report";
import { report as loansCreditHeloc } from "./loans-credit/heloc/report";
import { report as loansCreditLoanPayment } from "./loans-credit/loan-payment/report";
import { report as loansCreditMortgage } from "./loans-credit/mortgage/report";
import { report as loansCreditRefinance } from "./loans-credit/refinance/report";
import { report as loansCreditStudentLoan } from "./loans-credit/student-loan/report";
import { report as mortgageRealEstateMortgageAffordability } from "./mortgage-real-estate/mortgage-affordability/report";
import { report as mortgageRealEstatePrepayOrSave } from "./mortgage-real-estate/prepay-or-save/report";
import { report as mortgageRealEstatePropertyTax } from "./mortgage-real-estate/property-tax/report";
import { report as mortgageRealEstateRealEstateRoi } from "./mortgage-real-estate/real-estate-roi/report";
import { report as mortgageRealEstateRentVsBuy } from "./mortgage-real-estate/rent-vs-buy/report";
import { report as personalFinanceBudget } from "./personal-finance/budget/report";
import { report as personalFinanceCashFlow } from "./personal-finance/cash-flow/report";
import { report as personalFinanceDebtPayoff } from "./personal-finance/debt-payoff/report";
import { report as personalFinanceEmergencyFund } from "./personal-finance/emergency-fund/report";
import { report as personalFinanceNetWorth } from "./personal-finance/net-worth/report";
import { report as personalFinanceSavingsGoal } from "./personal-finance/savings-goal/report";
import { report as personalFinanceSpendingTracker } from "./personal-finance/spending-tracker/report";
import { report as taxEstateTax } from "./tax/estate-tax/report";
import { report as taxIncomeTax } from "./tax/income-tax/report";
import { report as taxPaycheckCheckup } from "./tax/paycheck-checkup/report";
import { report as taxPayrollTax } from "./tax/payroll-tax/report";
import { report as taxSalesTax } from "./tax/sales-tax/report";
import { report as taxSelfEmploymentTax } from "./tax/self-employment-tax/report";

/** What every report has, whatever its types are. */
export type AnyReport = { example: object; outputs: object };

/** Every report, for server code: a client module that imports this sends all of them. */
export const reportOf: Record<CalculatorId, AnyReport> = {
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
