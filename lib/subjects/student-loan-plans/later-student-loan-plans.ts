/** What a page that asks the boxes of the federal plans later knows of them: without their code. */
export const laterStudentLoanPlans = {
  title: "Federal plans (RAP, IBR, PSLF)",
  names: [
    "agi",
    "dependents",
    "familySize",
    "filingStatus",
    "loans",
    "publicService",
    "incomeGrowth",
    "inflation",
    "graceMonths",
    "place",
  ],
} as const;
