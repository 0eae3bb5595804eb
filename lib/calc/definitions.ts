import type { CalculatorId } from "@/lib/catalogue/calculators";

import { report as breakEvenReport } from "./business-finance/break-even/report";
import { report as businessLoanReport } from "./business-finance/business-loan/report";
import { report as businessRoiReport } from "./business-finance/business-roi/report";
import { report as cashFlowForecastReport } from "./business-finance/cash-flow-forecast/report";
import { report as ebitdaReport } from "./business-finance/ebitda/report";
import { report as inventoryTurnoverReport } from "./business-finance/inventory-turnover/report";
import { report as profitMarginReport } from "./business-finance/profit-margin/report";
import { report as startupCostsReport } from "./business-finance/startup-costs/report";
import { report as planGrowthReport } from "./education/529-plan-growth/report";
import { report as collegeSavingsReport } from "./education/college-savings/report";
import { report as loanAffordabilityReport } from "./education/loan-affordability/report";
import { report as studentLoanRepaymentReport } from "./education/student-loan-repayment/report";
import { formOf } from "./forms";
import { report as carInsuranceReport } from "./insurance/car-insurance-estimator/report";
import { report as disabilityInsuranceNeedsReport } from "./insurance/disability-insurance-needs/report";
import { report as healthPremiumEstimatorReport } from "./insurance/health-premium-estimator/report";
import { report as homeInsuranceReport } from "./insurance/home-insurance-estimator/report";
import { report as lifeInsuranceNeedsReport } from "./insurance/life-insurance-needs/report";
import { report as retirement401kReport } from "./investment-retirement/401k/report";
import { report as annuityReport } from "./investment-retirement/annuity/report";
import { report as capitalGainsReport } from "./investment-retirement/capital-gains/report";
import { report as compoundInterestReport } from "./investment-retirement/compound-interest/report";
import { report as dividendReport } from "./investment-retirement/dividend/report";
import { report as iraReport } from "./investment-retirement/ira/report";
import { report as mutualFundReport } from "./investment-retirement/mutual-fund/report";
import { report as pensionReport } from "./investment-retirement/pension/report";
import { report as retirementPlannerReport } from "./investment-retirement/retirement-planner/report";
import { report as sipReport } from "./investment-retirement/sip/report";
import { report as amortizationReport } from "./loans-credit/amortization/report";
import { report as autoLoanReport } from "./loans-credit/auto-loan/report";
import { report as creditCardPayoffReport } from "./loans-credit/credit-card-payoff/report";
import { report as helocReport } from "./loans-credit/heloc/report";
import { report as loanPaymentReport } from "./loans-credit/loan-payment/report";
import { report as mortgageReport } from "./loans-credit/mortgage/report";
import { report as refinanceReport } from "./loans-credit/refinance/report";
import { report as studentLoanReport } from "./loans-credit/student-loan/report";
import { report as mortgageAffordabilityReport } from "./mortgage-real-estate/mortgage-affordability/report";
import { report as propertyTaxReport } from "./mortgage-real-estate/property-tax/report";
import { report as realEstateRoiReport } from "./mortgage-real-estate/real-estate-roi/report";
import { report as rentVsBuyReport } from "./mortgage-real-estate/rent-vs-buy/report";
import { report as budgetReport } from "./personal-finance/budget/report";
import { report as cashFlowReport } from "./personal-finance/cash-flow/report";
import { report as debtPayoffReport } from "./personal-finance/debt-payoff/report";
import { report as emergencyFundReport } from "./personal-finance/emergency-fund/report";
import { report as netWorthReport } from "./personal-finance/net-worth/report";
import { report as savingsGoalReport } from "./personal-finance/savings-goal/report";
import { report as spendingTrackerReport } from "./personal-finance/spending-tracker/report";
import { report as estateTaxReport } from "./tax/estate-tax/report";
import { report as incomeTaxReport } from "./tax/income-tax/report";
import { report as payrollTaxReport } from "./tax/payroll-tax/report";
import { report as salesTaxReport } from "./tax/sales-tax/report";
import { report as selfEmploymentTaxReport } from "./tax/self-employment-tax/report";

/** What every report has, whatever its types are. */
type AnyReport = { example: object; outputs: object };

const reportOf: Record<CalculatorId, AnyReport> = {
  "personal-finance/budget": budgetReport,
  "personal-finance/savings-goal": savingsGoalReport,
  "personal-finance/emergency-fund": emergencyFundReport,
  "personal-finance/net-worth": netWorthReport,
  "personal-finance/debt-payoff": debtPayoffReport,
  "personal-finance/spending-tracker": spendingTrackerReport,
  "personal-finance/cash-flow": cashFlowReport,
  "loans-credit/loan-payment": loanPaymentReport,
  "loans-credit/amortization": amortizationReport,
  "loans-credit/auto-loan": autoLoanReport,
  "loans-credit/mortgage": mortgageReport,
  "loans-credit/student-loan": studentLoanReport,
  "loans-credit/credit-card-payoff": creditCardPayoffReport,
  "loans-credit/refinance": refinanceReport,
  "loans-credit/heloc": helocReport,
  "investment-retirement/compound-interest": compoundInterestReport,
  "investment-retirement/sip": sipReport,
  "investment-retirement/mutual-fund": mutualFundReport,
  "investment-retirement/401k": retirement401kReport,
  "investment-retirement/ira": iraReport,
  "investment-retirement/retirement-planner": retirementPlannerReport,
  "investment-retirement/annuity": annuityReport,
  "investment-retirement/pension": pensionReport,
  "investment-retirement/dividend": dividendReport,
  "investment-retirement/capital-gains": capitalGainsReport,
  "mortgage-real-estate/mortgage-affordability": mortgageAffordabilityReport,
  "mortgage-real-estate/rent-vs-buy": rentVsBuyReport,
  "mortgage-real-estate/property-tax": propertyTaxReport,
  "mortgage-real-estate/real-estate-roi": realEstateRoiReport,
  "business-finance/break-even": breakEvenReport,
  "business-finance/profit-margin": profitMarginReport,
  "business-finance/business-loan": businessLoanReport,
  "business-finance/inventory-turnover": inventoryTurnoverReport,
  "business-finance/startup-costs": startupCostsReport,
  "business-finance/cash-flow-forecast": cashFlowForecastReport,
  "business-finance/ebitda": ebitdaReport,
  "business-finance/business-roi": businessRoiReport,
  "education/college-savings": collegeSavingsReport,
  "education/student-loan-repayment": studentLoanRepaymentReport,
  "education/529-plan-growth": planGrowthReport,
  "education/loan-affordability": loanAffordabilityReport,
  "insurance/life-insurance-needs": lifeInsuranceNeedsReport,
  "insurance/health-premium-estimator": healthPremiumEstimatorReport,
  "insurance/car-insurance-estimator": carInsuranceReport,
  "insurance/home-insurance-estimator": homeInsuranceReport,
  "insurance/disability-insurance-needs": disabilityInsuranceNeedsReport,
  "tax/income-tax": incomeTaxReport,
  "tax/sales-tax": salesTaxReport,
  "tax/self-employment-tax": selfEmploymentTaxReport,
  "tax/payroll-tax": payrollTaxReport,
  "tax/estate-tax": estateTaxReport,
};

type AnyDefinition = (typeof formOf)[CalculatorId] & AnyReport;

/** Every definition whole, for server code: a client module that imports this sends all of them. */
export const definitionOf = Object.fromEntries(
  Object.entries(reportOf).map(([id, report]) => [
    id,
    { ...formOf[id as CalculatorId], ...report },
  ]),
) as Record<CalculatorId, AnyDefinition>;
