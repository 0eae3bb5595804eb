import { ratio } from "@/lib/calculator/report/outputs";
import { otherLineWords } from "@/lib/subjects/other-lines/other-lines.form";
import type { OtherLineKind } from "@/lib/tax-law/other-lines";

import { hiddenLine } from "./lines";

/** All lines of a kind added up. */
const added = (kind: OtherLineKind) =>
  hiddenLine(
    otherLineWords[kind],
    "The lines of this kind, added up.",
    `SUMIF(otherLines.line, "${kind}", otherLines.amount)`,
  );

/** What the list of other lines has, kind by kind. Students and adopted children count one by one, in their tables. */
export const enteredLines = {
  unemployment: added("unemployment"),
  rents: added("rents"),
  businessRents: added("businessRents"),
  passThrough: added("passThrough"),
  passive: added("passive"),
  alimonyReceived: added("alimonyReceived"),
  taxExemptInterest: added("taxExemptInterest"),
  otherIncome: added("otherIncome"),
  healthInsurance: added("healthInsurance"),
  educator: added("educator"),
  spouseEducator: added("spouseEducator"),
  alimonyPaid: added("alimonyPaid"),
  earlyWithdrawal: added("earlyWithdrawal"),
  moving: added("moving"),
  medical: added("medical"),
  propertyGifts: added("propertyGifts"),
  careCosts: hiddenLine(
    "Costs of care",
    "The lines for the care of one and of more, added up.",
    'SUMIF(otherLines.line, "careOfOne", otherLines.amount)+SUMIF(otherLines.line, "careOfMore", otherLines.amount)',
  ),
  carePersons: ratio("Cared for", {
    hidden: true,
    explanation: {
      rule: "2 where a line is for the care of two or more, 1 where one is for the care of one; otherwise 0.",
      formula:
        'IF(SUMIF(otherLines.line, "careOfMore", otherLines.amount)>0, 2, IF(SUMIF(otherLines.line, "careOfOne", otherLines.amount)>0, 1, 0))',
    },
  }),
  careBenefits: added("careBenefits"),
  tuition: added("tuition"),
  saving: added("saving"),
  spouseSaving: added("spouseSaving"),
  foreignTax: added("foreignTax"),
  minimumTax: added("minimumTax"),
  otherCredit: added("otherCredit"),
  marketplacePremium: added("marketplacePremium"),
  marketplaceBenchmark: added("marketplaceBenchmark"),
  marketplaceAdvance: added("marketplaceAdvance"),
};
