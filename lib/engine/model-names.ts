/**
 * What tax models call the lines of a return, PolicyEngine’s variables among them: the engine published its
 * answers under these names first, and keeps them beside those of the site.
 */
const lineOf = {
  taxUnitTaxableSocialSecurity: "taxableSocialSecurity",
  studentLoanInterestDeduction: "studentLoanDeduction",
  stateAndLocalTaxDeduction: "stateTaxDeduction",
  charitableDeduction: "charityDeduction",
  itemizedBeforeReduction: "itemizedTotal",
  additionalSeniorDeduction: "seniorDeduction",
  carLoanInterestDeduction: "carLoanDeduction",
  qualifiedBusinessIncomeDeduction: "businessDeduction",
  incomeTaxBeforeCredits: "taxBeforeCredits",
  refundableCtc: "refundedChildCredit",
  ctcValue: "childCredit",
  eitc: "earnedIncomeCredit",
  incomeTax: "tax",
} as const;

type LineOf = typeof lineOf;
type WithModelNames<Answer> = Answer & {
  [Name in keyof LineOf as LineOf[Name] extends keyof Answer ? Name : never]: number;
};

/** The answer, with each of its lines under the name of the models too. */
export const withModelNames = <Answer extends object>(answer: Answer): WithModelNames<Answer> => ({
  ...answer,
  ...(Object.fromEntries(
    Object.entries(lineOf).flatMap(([name, line]) =>
      line in answer ? [[name, answer[line as keyof Answer]]] : [],
    ),
  ) as WithModelNames<Answer>),
});
