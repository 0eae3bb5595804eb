import { usd } from "@/lib/calculator/report/outputs";

/** The gross pay of the paycheck: typed, or from a salary or an hourly rate. */
export const gross = "IF(AND(ISBLANK(salary), ISBLANK(hourlyRate)), grossPay, earned)";
/** Whether anything leaves the pay before tax. */
export const hasBeforeTax = "preTax401k+section125>0";
/** The wages of a paycheck that Social Security and Medicare are on, and those of income tax. */
export const socialSecurityWages = `IF(${hasBeforeTax}, law.socialSecurityWages, ${gross})`;
export const incomeTaxWages = `IF(${hasBeforeTax}, law.incomeTaxWages, ${gross})`;

/** A year of these wages on line 1i of Worksheet 1A. */
export const adjustedWage = (wages: string) =>
  `IF(step4a+step4b>0, MAX(0, ${wages}*periods+step4a-step4b-law.wageAdjustment), MAX(0, ${wages}*periods-law.wageAdjustment))`;
/** A paycheck’s part of a year’s withholding, with steps 3 and 4(c) of the W-4. */
export const withheldPerPaycheck = (annual: string) =>
  `IF(step3+step4c>0, MAX(0, ${annual}-step3)/periods+step4c, ${annual}/periods)`;
export const socialSecurityOn = (wages: string) =>
  `0.062*MAX(0, MIN(${wages}, law.wageBase-lawPaidBefore))`;
export const additionalMedicareOn = (wages: string) =>
  `0.009*MIN(${wages}, MAX(0, lawPaidBefore+${wages}-200000))`;

/** What a salary or an hourly rate comes to, and the other way around. */
export const payRateFigures = {
  earned: usd("Gross pay per paycheck", {
    explanation: {
      rule: "The salary divided by the number of paychecks, or the hourly rate times the hours, with overtime at 1.5 times the rate.",
      formula:
        "IF(ISBLANK(hourlyRate), salary/periods, hourlyRate*(IF(ISBLANK(hours), 2080/periods, hours)+1.5*overtimeHours))",
      onlyIf: "NOT(AND(ISBLANK(salary), ISBLANK(hourlyRate)))",
    },
  }),
  hourlyEquivalent: usd("As an hourly rate", {
    note: "At 2,080 hours a year: 40 a week.",
    explanation: {
      rule: "A year’s pay divided by 2,080 hours.",
      formula: "annualPay/2080",
      onlyIf: "ISBLANK(hourlyRate)",
    },
  }),
  salaryEquivalent: usd("As a full-time salary", {
    note: "At 2,080 hours a year: 40 a week.",
    explanation: {
      rule: "The hourly rate times 2,080 hours.",
      formula: "hourlyRate*2080",
      onlyIf: "NOT(ISBLANK(hourlyRate))",
    },
  }),
};

/** What leaves the pay before tax, and what it costs in take-home pay. */
export const beforeTaxFigures = {
  "law.beforeTax": usd("401(k) and benefits", {
    note: "Per paycheck, before tax.",
    explanation: {
      rule: "What goes to the 401(k), and to health, HSA and FSA.",
      formula: "preTax401k+section125",
      onlyIf: hasBeforeTax,
    },
  }),
  "law.incomeTaxWages": usd("Wages for federal income tax", {
    note: "Without 401(k) and benefits.",
    explanation: {
      rule: "Gross pay minus what goes to the 401(k), and to health, HSA and FSA.",
      formula: `${gross}-preTax401k-section125`,
      onlyIf: hasBeforeTax,
    },
  }),
  "law.socialSecurityWages": usd("Wages for Social Security and Medicare", {
    note: "Without benefits. The 401(k) counts.",
    explanation: {
      rule: "Gross pay minus what goes to health, HSA and FSA.",
      formula: `${gross}-section125`,
      onlyIf: hasBeforeTax,
    },
  }),
  "law.adjustedWithout": usd("Adjusted annual wage with nothing before tax", {
    hidden: true,
    explanation: {
      rule: "The adjusted annual wage if the full gross pay were taxed.",
      formula: adjustedWage(gross),
      onlyIf: hasBeforeTax,
    },
  }),
  "law.withholdingWithout": usd("Federal income tax withheld with nothing before tax", {
    hidden: true,
    explanation: {
      rule: "The percentage method on that wage.",
      formula: withheldPerPaycheck("SUM(withholding.withheldWithout)"),
      onlyIf: hasBeforeTax,
    },
  }),
  "law.netWithoutPreTax": usd("Take-home pay without them", {
    explanation: {
      rule: "Gross pay minus the taxes on all of it.",
      formula: `${gross}-law.withholdingWithout-${socialSecurityOn(gross)}-0.0145*${gross}-${additionalMedicareOn(gross)}`,
      onlyIf: hasBeforeTax,
    },
  }),
  "law.takeHomeCost": usd("What they cost in take-home pay", {
    explanation: {
      rule: "Take-home pay without them minus take-home pay with them.",
      formula: "law.netWithoutPreTax-law.netPay",
      onlyIf: hasBeforeTax,
    },
  }),
  "law.costPerDollar": usd("Each pre-tax dollar lowers your pay by", {
    explanation: {
      rule: "What they cost in take-home pay, divided by what goes in.",
      formula: "law.takeHomeCost/law.beforeTax",
      onlyIf: hasBeforeTax,
    },
  }),
};

/** A year of paychecks like this one. */
export const yearFigures = {
  "law.annualTaxes": usd("Taxes per year under the law", {
    note: "Federal income tax, Social Security and Medicare.",
    explanation: {
      rule: "A year of income tax withheld, 6.2% of the year’s wages up to the wage base, 1.45% of all of them and 0.9% above $200,000.",
      formula: `law.federalWithholding*periods+0.062*MIN(${socialSecurityWages}*periods, law.wageBase)+0.0145*${socialSecurityWages}*periods+0.009*MAX(0, ${socialSecurityWages}*periods-200000)`,
    },
  }),
  "law.annualNetPay": usd("Take-home pay per year under the law", {
    explanation: {
      rule: "A year of the wages for income tax minus the year’s taxes.",
      formula: `${incomeTaxWages}*periods-law.annualTaxes`,
    },
  }),
  "law.monthlyNetPay": usd("Take-home pay in an average month", {
    explanation: {
      rule: "A twelfth of the year’s take-home pay.",
      formula: "law.annualNetPay/12",
    },
  }),
};
