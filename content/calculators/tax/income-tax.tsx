import type { CalculatorWords } from "../types";

export const words: CalculatorWords = {
  question: "What federal income tax is on a year’s income, and at which rates?",
  reviewed: "2026-11-21",
  howItWorks: (
    <>
      <p>
        From your gross income comes a deduction, the standard one or your itemized deductions,
        whichever is larger. What is left is taxable, and is taxed in <strong>brackets</strong>:
        each part of it at the rate of the bracket that it falls into, never the whole at the
        highest.
      </p>
      <p>
        The answer comes twice. The <strong>2024 illustration</strong> takes fixed figures of 2024
        for single people and couples, and keeps its highest rate of 32% for all income above the
        last limit. <strong>Under the law</strong> the same income is taxed with all seven brackets
        of a year and for all four filing statuses. The newest year is shown unless you choose 2024
        or 2025 under “More options”.
      </p>
      <p>
        Credits such as those for children, the additional deductions for those who are 65 or blind,
        the lower rates on long-term gains, the alternative minimum tax, payroll taxes and state
        income tax are <strong>not</strong> modeled, and neither are adjustments such as
        contributions to a traditional IRA. Subtract those from the income you enter.
      </p>
    </>
  ),
  tips: [
    "Take what you pay into a traditional 401(k) at work off the income that you enter. It is not taxed this year.",
    "Enter itemized deductions only if you know them. Below the standard deduction they change nothing, and the result says which of the two was used.",
    "For a raise or a side job look at the marginal rate: that is what federal income tax takes of the next dollar. The effective rate is what it takes of all of them together.",
    "A tax return rounds: below $100,000 of taxable income it reads the tax off a table in steps of $50, so that it can be a few dollars away from the sum here.",
  ],
  useCase: {
    title: "A raise of $4,000, and a higher bracket nearby",
    story: (
      <>
        <p>
          Dana is single, earns $64,000 and is offered $68,000. She has heard that the raise would
          “push her into the 22% bracket” and fears to end with less. Under 2026 law the standard
          deduction leaves $51,900 of the $68,000 taxable. The bracket of 22% begins above $50,400,
          so only the last $1,500 are taxed at 22%, which is $330.
        </p>
        <p>
          Her tax rises from $5,500 to $6,130, by $630. Of the raise of $4,000 she keeps $3,370
          after federal income tax. Her marginal rate is 22% now, and her effective rate 9.01%.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "Does a higher tax bracket lower my take-home pay?",
      answer:
        "No. A bracket’s rate is charged only on the part of the taxable income within it. One dollar above the limit of the 12% bracket is taxed with 22 cents, and every dollar below it as before. What can make a raise cost more than its bracket are credits and subsidies that end at an income, which are not in this calculator.",
    },
    {
      question: "What is the difference between the marginal and the effective rate?",
      answer:
        "The marginal rate is the rate on your last dollar, the effective rate the whole tax in percent of the gross income. At $92,000 a single person has a marginal rate of 22% and an effective one of 12.40% under 2026 law, because $16,100 is not taxed and most of the rest falls into lower brackets.",
    },
    {
      question: "Why are the illustration and the law apart?",
      answer:
        "The illustration has the deductions and the bracket limits of 2024, and both rise with inflation almost every year: the standard deduction of a single person was $14,600 in 2024 and is $16,100 in 2026. It also stops at 32%, while the law goes on to 35% and 37%. For 2024 and an income in the lower brackets both give the same tax.",
    },
    {
      question: "When does it pay to itemize deductions?",
      answer:
        "When they come to more than the standard deduction of your status, which in 2026 is $16,100 for a single person and $32,200 for a couple filing jointly. Only the part above it lowers the tax further. Of a couple who file separately, when one itemizes, the other cannot take the standard deduction.",
    },
  ],
  related: [
    {
      id: "investment-retirement/capital-gains",
      reason: "Go here for the tax on a sale. Long-term gains have rates of their own.",
    },
    {
      id: "investment-retirement/401k",
      reason: "Go here to see what contributions that are not taxed today may grow to.",
    },
    {
      id: "personal-finance/budget",
      reason: "Go here to see how far what is left of your income goes.",
    },
  ],
  sources: [
    {
      publisher: "The Epoch Times",
      title: "IRS Announces 2026 Tax Bracket Updates, Inflation-Based Adjustments",
      url: "https://www.theepochtimes.com/us/irs-announces-2026-tax-bracket-updates-inflation-based-adjustments-5927092",
      read: "2026-11-21",
    },
    {
      publisher: "CPAclass.com",
      title: "26 U.S.C. § 63: Taxable income defined (as of 2008)",
      url: "https://cpaclass.com/tax-accounting/tax-law/internal-revenue-code/26-usc-section/63.htm",
      read: "2026-11-21",
    },
    {
      publisher: "Internal Revenue Service, Link & Learn Taxes",
      title: "Standard Deduction and Tax Computation: Who cannot take the standard deduction?",
      url: "https://apps.irs.gov/app/vita/content/19/19_02_035.jsp",
      read: "2026-11-21",
    },
  ],
};
