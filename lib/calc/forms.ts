// Written by npm run registries from lib/catalogue/calculators.ts.
import type { CalculatorId } from "@/lib/catalogue/calculators";

import { form as businessFinanceBreakEven } from "./business-finance/break-even/form";
import { form as businessFinanceBusinessLoan } from "./business-finance/business-loan/form";
import { form as businessFinanceBusinessRoi } from "./business-finance/business-roi/form";
import { form as businessFinanceCashFlowForecast } from "./business-finance/cash-flow-forecast/form";
import { form as businessFinanceEbitda } from "./business-finance/ebitda/form";
import { form as businessFinanceInventoryTurnover } from "./business-finance/inventory-turnover/form";
import { form as businessFinanceProfitMargin } from "./business-finance/profit-margin/form";
import { form as businessFinanceStartupCosts } from "./business-finance/startup-costs/form";
import { form as education529PlanGrowth } from "./education/529-plan-growth/form";
import { form as educationCollegeSavings } from "./education/college-savings/form";
import { form as educationLoanAffordability } from "./education/loan-affordability/form";
import { form as educationStudentLoanRepayment } from "./education/student-loan-repayment/form";
import { form as insuranceCarInsuranceEstimator } from "./insurance/car-insurance-estimator/form";
import { form as insuranceDisabilityInsuranceNeeds } from "./insurance/disability-insurance-needs/form";
import { form as insuranceHealthPremiumEstimator } from "./insurance/health-premium-estimator/form";
import { form as insuranceHomeInsuranceEstimator } from "./insurance/home-insurance-estimator/form";
import { form as insuranceLifeInsuranceNeeds } from "./insurance/life-insurance-needs/form";
import { form as investmentRetirement401k } from "./investment-retirement/401k/form";
import { form as investmentRetirementAnnuity } from "./investment-retirement/annuity/form";
import { form as investmentRetirementCapitalGains } from "./investment-retirement/capital-gains/form";
import { form as investmentRetirementCompoundInterest } from "./investment-retirement/compound-interest/form";
import { form as investmentRetirementDividend } from "./investment-retirement/dividend/form";
import { form as investmentRetirementIra } from "./investment-retirement/ira/form";
import { form as investmentRetirementMutualFund } from "./investment-retirement/mutual-fund/form";
import { form as investmentRetirementPension } from "./investment-retirement/pension/form";
import { form as investmentRetirementRetirementPlanner } from "./investment-retirement/retirement-planner/form";
import { form as investmentRetirementSip } from "./investment-retirement/sip/form";
import { form as loansCreditAmortization } from "./loans-credit/amortization/form";
import { form as loansCreditAutoLoan } from "./loans-credit/auto-loan/form";
import { form as loansCreditCreditCardPayoff } from "./loans-credit/credit-card-payoff/form";
import { form as loansCreditHeloc } from "./loans-credit/heloc/form";
import { form as loansCreditLoanPayment } from "./loans-credit/loan-payment/form";
import { form as loansCreditMortgage } from "./loans-credit/mortgage/form";
import { form as loansCreditRefinance } from "./loans-credit/refinance/form";
import { form as loansCreditStudentLoan } from "./loans-credit/student-loan/form";
import { form as mortgageRealEstateMortgageAffordability } from "./mortgage-real-estate/mortgage-affordability/form";
import { form as mortgageRealEstatePrepayOrSave } from "./mortgage-real-estate/prepay-or-save/form";
import { form as mortgageRealEstatePropertyTax } from "./mortgage-real-estate/property-tax/form";
import { form as mortgageRealEstateRealEstateRoi } from "./mortgage-real-estate/real-estate-roi/form";
import { form as mortgageRealEstateRentVsBuy } from "./mortgage-real-estate/rent-vs-buy/form";
import { form as personalFinanceBudget } from "./personal-finance/budget/form";
import { form as personalFinanceCashFlow } from "./personal-finance/cash-flow/form";
import { form as personalFinanceDebtPayoff } from "./personal-finance/debt-payoff/form";
import { form as personalFinanceEmergencyFund } from "./personal-finance/emergency-fund/form";
import { form as personalFinanceNetWorth } from "./personal-finance/net-worth/form";
import { form as personalFinanceSavingsGoal } from "./personal-finance/savings-goal/form";
import { form as personalFinanceSpendingTracker } from "./personal-finance/spending-tracker/form";
import { form as taxEstateTax } from "./tax/estate-tax/form";
import { form as taxIncomeTax } from "./tax/income-tax/form";
import { form as taxPaycheckCheckup } from "./tax/paycheck-checkup/form";
import { form as taxPayrollTax } from "./tax/payroll-tax/form";
import { form as taxSalesTax } from "./tax/sales-tax/form";
import { form as taxSelfEmploymentTax } from "./tax/self-employment-tax/form";

/** What every form has, whatever its types are. */
type AnyForm = { id: CalculatorId; fields: object };

/** Every form, for server code and other programs: a client module that imports this sends all of them. */
export const formOf: Record<CalculatorId, AnyForm> = {
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
