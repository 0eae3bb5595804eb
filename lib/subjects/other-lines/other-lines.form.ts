import type { OptionForm } from "@/lib/calculator/form/form";
import { choice, rows, signedAmount } from "@/lib/calculator/form/rows-field";
import type { OtherLine, OtherLineKind } from "@/lib/tax-law/other-lines";

/** In the words of the return, by where they stand on it: income, adjustments, deductions, credits. */
export const otherLineWords: Readonly<Record<OtherLineKind, string>> = {
  unemployment: "Unemployment",
  rents: "Rents and royalties, after costs",
  businessRents: "Rents of a rental business, after costs",
  passThrough: "S corporation you work in",
  passive: "Partnership or S corporation, passive",
  alimonyReceived: "Alimony received, agreed before 2019",
  taxExemptInterest: "Tax-exempt interest",
  otherIncome: "Other taxable income",
  healthInsurance: "Self-employed health insurance",
  educator: "Educator expenses",
  spouseEducator: "Spouse’s educator expenses",
  alimonyPaid: "Alimony paid, agreed before 2019",
  earlyWithdrawal: "Early withdrawal penalty of a bank",
  moving: "Moving, armed forces",
  medical: "Medical expenses",
  propertyGifts: "Gifts of property to charity",
  careOfOne: "Care of one child under 13 or dependent",
  careOfMore: "Care of two or more",
  careBenefits: "Dependent care benefits from work",
  college: "College student, first four years",
  tuition: "Other tuition",
  saving: "Your retirement savings, for a credit",
  spouseSaving: "Spouse’s retirement savings, for a credit",
  adoption: "Adoption of one child",
  foreignTax: "Foreign tax, or its credit on Form 1116",
  minimumTax: "Minimum tax credit of earlier years",
  otherCredit: "Other credits, as their forms have them",
  marketplacePremium: "Marketplace, premiums (column A)",
  marketplaceBenchmark: "Marketplace, benchmark (column B)",
  marketplaceAdvance: "Marketplace, paid ahead (column C)",
};

/** What few people have, as a list to choose from: a box for each would be thirty. */
export const otherLinesForm = {
  title: "Everything else on your return",
  fields: {
    otherLines: rows<OtherLine>("Other lines", {
      item: "Line",
      hint: "For the whole year. Add a line for each student and each adopted child. A share of a partnership that you work in is self-employment profit. The marketplace lines are the columns of Form 1095-A.",
      columns: {
        line: choice("What it is", { options: otherLineWords, initial: "unemployment" }),
        amount: signedAmount(),
      },
    }),
  },
} satisfies OptionForm;
