import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "How much federal income tax will I owe?",
  reviewed: "2026-11-25",
  howItWorks: (
    <>
      <p>
        From your gross income comes a deduction, the standard one or your itemized deductions,
        whichever is larger. What is left is taxable, and is taxed in <strong>brackets</strong>:
        each part of it at the rate of the bracket that it falls into, never the whole at the
        highest.
      </p>
      <p>
        The answer comes twice. <strong>Under the law</strong> your income is taxed with all seven
        brackets of a year and for any filing status. The newest year is shown unless you choose
        2024 or 2025 under “More options”. The <strong>2024 illustration</strong> beside it takes
        fixed figures of 2024 for single people and couples, and keeps its highest rate of 32% for
        all income above the last limit. A <strong>qualifying surviving spouse</strong> has the
        rates and the standard deduction of a joint return: choose “Married filing jointly”.
      </p>
      <p>
        From 2026 on the law takes something off the <strong>itemized deductions</strong> of those
        whose income reaches the 37% bracket: 2/37 of the deductions, or of the income above the
        start of that bracket if that is less. A deduction then saves at most 35 cents on the
        dollar. Enter the deductions before this cut, and after the limits on each of them.
      </p>
      <p>
        Credits such as those for children, the lower rates on long-term gains, the alternative
        minimum tax, payroll taxes and state income tax are <strong>not</strong> modeled.
      </p>
      <p>
        Other deductions are <strong>not</strong> modeled either: adjustments such as contributions
        to a traditional IRA, the additional standard deduction for those who are 65 or blind, and
        the deductions of 2025 to 2028 for overtime pay, tips, car loan interest and people who are
        65 or older ($6,000). Each has limits of its own. Subtract what you may take of them from
        the income you enter.
      </p>
    </>
  ),
  tips: [
    "Take what you pay into a traditional 401(k) at work off the income that you enter. It is not taxed this year.",
    "Count cash gifts to charity even if you don’t itemize. From 2026 you may deduct up to $1,000 of them, or $2,000 on a joint return, without itemizing. Take them off the income that you enter.",
    "Enter itemized deductions only if you know them. If they come to less than the standard deduction, that one is used, and the result says so.",
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
        "No. A bracket’s rate is charged only on the part of the taxable income within it. One dollar above the limit of the 12% bracket is taxed 22 cents, and every dollar below it as before. Credits and subsidies that end at a certain income can make a raise cost more than its bracket. They are not in this calculator.",
    },
    {
      question: "What is the difference between the marginal and the effective rate?",
      answer:
        "The marginal rate is the rate on your last dollar, the effective rate the whole tax in percent of the gross income. At $92,000 a single person has a marginal rate of 22% and an effective one of 12.40% under 2026 law, because $16,100 is not taxed and most of the rest falls into lower brackets.",
    },
    {
      question: "Why do the illustration and the law differ?",
      answer:
        "The illustration has the deductions and the bracket limits of 2024, and both rise with inflation almost every year: the standard deduction of a single person was $14,600 in 2024 and is $16,100 in 2026. It also stops at 32%, while the law goes on to 35% and 37%. For 2024 and an income in the lower brackets both give the same tax.",
    },
    {
      question: "Which filing status does a widow or widower choose?",
      answer:
        "For the year in which your spouse died, you may still file jointly. For the two years after it you are a qualifying surviving spouse, the fifth filing status, if you have not remarried and keep up a home for a child who is your dependent. It has the rates and the standard deduction of a joint return, so choose “Married filing jointly” here. After that, choose “Head of household” if you qualify, or else “Single”.",
    },
    {
      question: "When does it pay to itemize deductions?",
      answer:
        "When they come to more than the standard deduction of your status, which in 2026 is $16,100 for a single person and $32,200 for a couple filing jointly. Only the part above it lowers the tax further. From 2026 allow for gifts to charity too: up to $1,000 in cash, or $2,000 on a joint return, is deducted on top of the standard deduction and not on top of itemized ones. If a couple file separately and one itemizes, the other cannot take the standard deduction.",
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
      publisher: "Current Federal Tax Developments",
      title: "2026 Inflation Adjustments for Tax Professionals: Revenue Procedure 2025-32 Analysis",
      url: "https://www.currentfederaltaxdevelopments.com/blog/2025/10/9/2026-inflation-adjustments-for-tax-professionals-revenue-procedure-2025-32-analysis",
      read: "2026-11-25",
    },
    {
      publisher: "Legal Information Institute, Cornell Law School",
      title: "26 CFR § 1.2-2: Definitions and special rules (surviving spouse, head of household)",
      url: "https://www.law.cornell.edu/cfr/text/26/1.2-2",
      read: "2026-11-25",
    },
    {
      publisher: "Customs Mobile",
      title: "26 U.S.C. § 68: the limitation on itemized deductions (as amended in July 2025)",
      url: "https://www.customsmobile.com/uscode/26/68",
      read: "2026-11-25",
    },
    {
      publisher: "Internal Revenue Service, reprinted by the Oregon Society of CPAs",
      title: "IRS Outreach Connection FY26-01 (the deductions of 2025 to 2028)",
      url: "https://www.orcpa.org/news/e217461f-da2f-4565-9c62-5ec33d8adf1e:irs-outreach-connection-f-y26-01",
      read: "2026-11-25",
    },
    {
      publisher: "Fidelity",
      title: "3 big changes to charitable giving",
      url: "https://www.fidelity.com/learning-center/wealth-management-insights/charitable-giving-tax-changes",
      read: "2026-11-25",
    },
    {
      publisher: "Wolters Kluwer, reprinted at forsheelockwood.com",
      title: "Who Can’t Use the Standard Deduction?",
      url: "https://forsheelockwood.com/content/taxguide/text/c60s10d615.php",
      read: "2026-11-25",
    },
  ],
};
