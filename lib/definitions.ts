import type { CalculatorId } from "@/content/catalogue";

import { formOf } from "./forms";
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
