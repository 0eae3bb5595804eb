import { option } from "@/lib/calculator/option";
import { namesIn } from "@/lib/calculator/report/groups";
import { usd } from "@/lib/calculator/report/outputs";
import { formatPayment, formatWholeUsd } from "@/lib/format";
import { allowedContribution } from "@/lib/tax-law/allowed-contribution";
import { lawOf } from "@/lib/tax-law/years/law-of";

import { payrollTax, type WithBeforeTax } from "../calculation";
import { beforeTaxForm } from "./before-tax.form";

/** What leaves the pay before tax, and what it costs in take-home pay. */
export const beforeTax = option(payrollTax, {
  form: beforeTaxForm,
  isUsed: (result): result is WithBeforeTax => result.law.beforeTax !== undefined,
  conditions: {
    hasBeforeTax: {
      words: "you pay for a 401(k) or benefits before tax",
      formula: "preTax401k+section125>0",
    },
  },
  steps: {
    incomeTaxPay: {
      label: "Pay that income tax is on",
      formula: "IF(hasBeforeTax, law.incomeTaxWages, gross)",
    },
    socialSecurityPay: {
      label: "Pay that Social Security and Medicare are on",
      formula: "IF(hasBeforeTax, law.socialSecurityWages, gross)",
    },
  },
  outputs: {},
  law: {
    beforeTax: usd("401(k) and benefits", {
      note: "Per paycheck, before tax.",
      explanation: {
        rule: "What goes to the 401(k), and to health, HSA and FSA.",
        formula: "preTax401k+section125",
        onlyIf: "hasBeforeTax",
      },
    }),
    incomeTaxWages: usd("Wages for federal income tax", {
      note: "Without 401(k) and benefits.",
      explanation: {
        rule: "Gross pay minus what goes to the 401(k), and to health, HSA and FSA.",
        formula: "gross-preTax401k-section125",
        onlyIf: "hasBeforeTax",
      },
    }),
    socialSecurityWages: usd("Wages for Social Security and Medicare", {
      note: "Without benefits. The 401(k) counts.",
      explanation: {
        rule: "Gross pay minus what goes to health, HSA and FSA.",
        formula: "gross-section125",
        onlyIf: "hasBeforeTax",
      },
    }),
    adjustedWithout: usd("Adjusted annual wage with nothing before tax", {
      hidden: true,
      explanation: {
        rule: "The adjusted annual wage if the full gross pay were taxed.",
        formula:
          "IF(step4a+step4b>0, MAX(0, gross*periods+step4a-step4b-law.wageAdjustment), MAX(0, gross*periods-law.wageAdjustment))",
        onlyIf: "hasBeforeTax",
      },
    }),
    withholdingWithout: usd("Federal income tax withheld with nothing before tax", {
      hidden: true,
      explanation: {
        rule: "The percentage method on that wage.",
        formula:
          "IF(step3+step4c>0, MAX(0, SUM(withholding.withheldWithout)-step3)/periods+step4c, SUM(withholding.withheldWithout)/periods)",
        onlyIf: "hasBeforeTax",
      },
    }),
    stateTaxWithout: usd("State taxes with nothing before tax", {
      hidden: true,
      explanation: {
        rule: "The state’s taxes if the full gross pay were taxed, from its whole return once more.",
        lookup: true,
        onlyIf: "hasBeforeTax",
      },
    }),
    netWithoutPreTax: usd("Take-home pay without them", {
      explanation: {
        rule: "Gross pay minus the taxes on all of it.",
        formula:
          "gross-law.withholdingWithout-law.stateTaxWithout-socialSecurityRate*MAX(0, MIN(gross, wageBaseLeft))-medicareRate*gross-additionalMedicareRate*MIN(gross, MAX(0, lawPaidBefore+gross-additionalMedicareFrom))",
        onlyIf: "hasBeforeTax",
      },
    }),
    takeHomeCost: usd("What they cost in take-home pay", {
      explanation: {
        rule: "Take-home pay without them minus take-home pay with them.",
        formula: "law.netWithoutPreTax-law.netPay",
        onlyIf: "hasBeforeTax",
      },
    }),
    costPerDollar: usd("Each pre-tax dollar lowers your pay by", {
      explanation: {
        rule: "What they cost in take-home pay, divided by what goes in.",
        formula: "law.takeHomeCost/law.beforeTax",
        onlyIf: "hasBeforeTax",
      },
    }),
  },
  section: {
    text: "Income tax leaves out the 401(k) and the benefits. Social Security and Medicare leave out only the benefits: 26 U.S.C. 125, 402(e)(3) and 3121(a)(5) and (v).",
    figures: namesIn(
      "law",
      "beforeTax",
      "takeHomeCost",
      "costPerDollar",
      "netWithoutPreTax",
      "incomeTaxWages",
      "socialSecurityWages",
    ),
  },
  verdict: {
    also(result) {
      const { beforeTax: paidIn, takeHomeCost: cost } = result.law;
      const only = cost < paidIn - 0.005 ? "only " : "";
      return `The ${formatPayment(paidIn)} for 401(k) and benefits lowers your take-home pay by ${only}${formatPayment(cost)}.`;
    },
  },
  // A year of the 401(k) above what the law lets a person defer.
  errors({ periods }, { preTax401k = 0, lawYear }) {
    const { retirement } = lawOf(lawYear);
    const allowed = (age: number) => allowedContribution(retirement.k401, age);
    // Whoever spreads the limit over the year rounds it up to the cent.
    if (preTax401k <= Math.ceil((allowed(0) / periods) * 100) / 100) return {};
    const [most, from50, from60] = [0, 50, 60].map((age) => formatWholeUsd(allowed(age)));
    const at60 = from60 === from50 ? "" : `, and ${from60} from 60 to 63`;
    return {
      preTax401k: `This is ${formatWholeUsd(preTax401k * periods)} a year. The limit for ${retirement.year} is ${most}, or ${from50} from age 50${at60}.`,
    };
  },
});
