// Written by npm run registries from lib/catalogue/calculators.ts.
import type { CalculatorId } from "@/lib/catalogue/calculators";

import { breakEven as businessFinanceBreakEven } from "../calc/business-finance/break-even/calculation";
import { businessLoan as businessFinanceBusinessLoan } from "../calc/business-finance/business-loan/calculation";
import { businessRoi as businessFinanceBusinessRoi } from "../calc/business-finance/business-roi/calculation";
import { cashFlowForecast as businessFinanceCashFlowForecast } from "../calc/business-finance/cash-flow-forecast/calculation";
import { ebitda as businessFinanceEbitda } from "../calc/business-finance/ebitda/calculation";
import { inventoryTurnover as businessFinanceInventoryTurnover } from "../calc/business-finance/inventory-turnover/calculation";
import { profitMargin as businessFinanceProfitMargin } from "../calc/business-finance/profit-margin/calculation";
import { startupCosts as businessFinanceStartupCosts } from "../calc/business-finance/startup-costs/calculation";
import { planGrowth as education529PlanGrowth } from "../calc/education/529-plan-growth/calculation";
import { collegeSavings as educationCollegeSavings } from "../calc/education/college-savings/calculation";
import { loanAffordability as educationLoanAffordability } from "../calc/education/loan-affordability/calculation";
import { studentLoanRepayment as educationStudentLoanRepayment } from "../calc/education/student-loan-repayment/calculation";
import { carInsurance as insuranceCarInsuranceEstimator } from "../calc/insurance/car-insurance-estimator/calculation";
import { disabilityInsuranceNeeds as insuranceDisabilityInsuranceNeeds } from "../calc/insurance/disability-insurance-needs/calculation";
import { healthPremium as insuranceHealthPremiumEstimator } from "../calc/insurance/health-premium-estimator/calculation";
import { homeInsurance as insuranceHomeInsuranceEstimator } from "../calc/insurance/home-insurance-estimator/calculation";
import { lifeInsuranceNeeds as insuranceLifeInsuranceNeeds } from "../calc/insurance/life-insurance-needs/calculation";
import { retirement401k as investmentRetirement401k } from "../calc/investment-retirement/401k/calculation";
import { annuity as investmentRetirementAnnuity } from "../calc/investment-retirement/annuity/calculation";
import { capitalGains as investmentRetirementCapitalGains } from "../calc/investment-retirement/capital-gains/calculation";
import { compoundInterest as investmentRetirementCompoundInterest } from "../calc/investment-retirement/compound-interest/calculation";
import { dividend as investmentRetirementDividend } from "../calc/investment-retirement/dividend/calculation";
import { ira as investmentRetirementIra } from "../calc/investment-retirement/ira/calculation";
import { mutualFund as investmentRetirementMutualFund } from "../calc/investment-retirement/mutual-fund/calculation";
import { pension as investmentRetirementPension } from "../calc/investment-retirement/pension/calculation";
import { retirementPlanner as investmentRetirementRetirementPlanner } from "../calc/investment-retirement/retirement-planner/calculation";
import { sip as investmentRetirementSip } from "../calc/investment-retirement/sip/calculation";
import { amortization as loansCreditAmortization } from "../calc/loans-credit/amortization/calculation";
import { autoLoan as loansCreditAutoLoan } from "../calc/loans-credit/auto-loan/calculation";
import { creditCardPayoff as loansCreditCreditCardPayoff } from "../calc/loans-credit/credit-card-payoff/calculation";
import { heloc as loansCreditHeloc } from "../calc/loans-credit/heloc/calculation";
import { loanPayment as loansCreditLoanPayment } from "../calc/loans-credit/loan-payment/calculation";
import { mortgage as loansCreditMortgage } from "../calc/loans-credit/mortgage/calculation";
import { refinance as loansCreditRefinance } from "../calc/loans-credit/refinance/calculation";
import { studentLoan as loansCreditStudentLoan } from "../calc/loans-credit/student-loan/calculation";
import { mortgageAffordability as mortgageRealEstateMortgageAffordability } from "../calc/mortgage-real-estate/mortgage-affordability/calculation";
import { prepayOrSave as mortgageRealEstatePrepayOrSave } from "../calc/mortgage-real-estate/prepay-or-save/calculation";
import { propertyTax as mortgageRealEstatePropertyTax } from "../calc/mortgage-real-estate/property-tax/calculation";
import { realEstateRoi as mortgageRealEstateRealEstateRoi } from "../calc/mortgage-real-estate/real-estate-roi/calculation";
import { rentVsBuy as mortgageRealEstateRentVsBuy } from "../calc/mortgage-real-estate/rent-vs-buy/calculation";
import { budget as personalFinanceBudget } from "../calc/personal-finance/budget/calculation";
import { cashFlow as personalFinanceCashFlow } from "../calc/personal-finance/cash-flow/calculation";
import { debtPayoff as personalFinanceDebtPayoff } from "../calc/personal-finance/debt-payoff/calculation";
import { emergencyFund as personalFinanceEmergencyFund } from "../calc/personal-finance/emergency-fund/calculation";
import { netWorth as personalFinanceNetWorth } from "../calc/personal-finance/net-worth/calculation";
import { savingsGoal as personalFinanceSavingsGoal } from "../calc/personal-finance/savings-goal/calculation";
import { spendingTracker as personalFinanceSpendingTracker } from "../calc/personal-finance/spending-tracker/calculation";
import { estateTax as taxEstateTax } from "../calc/tax/estate-tax/calculation";
import { incomeTax as taxIncomeTax } from "../calc/tax/income-tax/calculation";
import { paycheckCheckup as taxPaycheckCheckup } from "../calc/tax/paycheck-checkup/calculation";
import { payrollTax as taxPayrollTax } from "../calc/tax/payroll-tax/calculation";
import { salesTax as taxSalesTax } from "../calc/tax/sales-tax/calculation";
import { selfEmploymentTax as taxSelfEmploymentTax } from "../calc/tax/self-employment-tax/calculation";

/**
 * The calculation of every calculator, by the path of its page: /calculators/loans-credit/mortgage
 * calculates with `calculations["loans-credit/mortgage"]`. Each takes the visitor's numbers, and those
 * that ask for it the day of the calculation as a second argument. None rounds.
 *
 * As published at /engine/figurewell.js each throws a TypeError or a RangeError, whose sentence names the
 * input, for what its page would refuse in one box: the bounds of every input are in /calculators.json.
 * An input that is left out counts as what its box holds when the page opens, and one that the page does
 * not ask for is a TypeError. Numbers without a finite result are a RangeError too.
 */
export const calculations = {
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
} satisfies Record<CalculatorId, (input: never, world: never) => object>;
