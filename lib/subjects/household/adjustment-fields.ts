import { optionalMoney } from "@/lib/calculator/form/number-field";

/** What a household saved or paid itself, not out of a paycheck, that lowers its adjusted gross income. */
export const adjustmentFields = {
  traditionalIra: optionalMoney("Traditional IRA", "The part you can deduct."),
  hsa: optionalMoney("HSA", "Not through your employer."),
  selfEmployedPlan: optionalMoney("SEP, SIMPLE or solo 401(k)", "If you’re self-employed."),
  studentLoanInterest: optionalMoney("Student loan interest"),
};
