import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "How much self-employment tax will I owe?",
  reviewed: "2026-11-28",
  howItWorks: (
    <>
      <p>
        Self-employed people pay both halves of two taxes that employees share with an employer. The
        tax base is 92.35% of your net earnings. Social Security takes 12.4% of it up to the{" "}
        <strong>wage base</strong>, and Medicare takes 2.9% of all of it. You can deduct half of the
        tax from your income for income tax.
      </p>
      <p>
        The first number follows the <strong>law</strong> for a year you can choose. It uses that
        year’s wage base, charges nothing on a base below $400, counts wages from a job first, and
        adds the 0.9% Additional Medicare Tax above $200,000, $250,000 or $125,000, depending on
        filing status. The illustration below it uses fixed 2024 numbers and none of these rules.
      </p>
      <p>
        <strong>How much to set aside</strong> is your whole federal return with the business minus
        the same return without it: self-employment tax, income tax after the deductions for half of
        it and for business income (20%, 26 U.S.C. 199A), and Additional Medicare Tax. It assumes a
        single person with no other income and the standard deduction unless you say otherwise under
        “Your household”. A quarter of it is due on each of four days, and the minimum to avoid a
        penalty follows 26 U.S.C. 6654.
      </p>
      <p>
        Choose your state to add what the profit adds to its income tax, under its newest law that
        we have. City and county taxes are <strong>not</strong> modeled. Neither are the deduction
        for your health insurance (26 U.S.C. 162(l)), farm income, church employee income, the
        optional methods for small profits, a spouse’s own business, or the limits on the deduction
        for business income above $201,750 of taxable income ($403,500 on a joint return) for
        businesses with employees or property and for services such as health, law and consulting. A
        payment day that is a holiday moves to the next day.
      </p>
    </>
  ),
  tips: [
    "Enter the total profit of all your businesses. Each person files one Schedule SE, and a loss in one business lowers the profit of another.",
    "Subtract only business expenses. A SEP, SIMPLE or solo 401(k) lowers your income tax and the deduction for business income, but not this tax: enter it under “Your household”.",
    "Move the share under “Of each dollar of profit” to a savings account as you get paid, because no one withholds it, and add your state’s share.",
    "If you also have a job, enter its wages under “Your household”. They use up the wage base first, so your Social Security tax here can drop to zero.",
  ],
  useCase: {
    title: "A photographer’s first full year",
    story: (
      <>
        <p>
          She expects $86,000 in fees and $14,000 in expenses, so she enters $72,000. The base is
          $66,492 and the self-employment tax is $10,173, both with the 2024 numbers and under 2026
          law. Income tax on the profit is another $4,630, because half of the tax and $10,163 for
          business income come off first. Together that is 21% of her profit, so she moves that
          share of every payment to a savings account and pays $3,701 each quarter.
        </p>
        <p>
          In November, she wonders whether to buy a $2,400 lens before the year ends. If she can
          deduct all of it this year, her profit is $69,600 and her federal taxes are $553 less. The
          lens still costs her $1,847. She buys it because she needs it for work, not to save tax.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "Why is only 92.35% of my net earnings taxed?",
      answer:
        "Employees pay no tax on the employer’s half, which is 7.65% of wages. To treat you the same way, the law first subtracts 7.65% from your net earnings. With $50,000, the base is $46,175 and the tax is $7,065, or 14.13% of your earnings. Without that step, it would be 15.3%, or $7,650.",
    },
    {
      question: "I have a job and a business. Do my wages lower this tax?",
      answer:
        "They can lower the Social Security part, because wages and business income share one wage base. With $170,000 in wages in 2026, $14,500 of the $184,500 is left. On net earnings of $30,000, you then owe $1,798 for Social Security instead of $3,435. Medicare stays at $803.45, since it has no limit.",
    },
    {
      question: "What does deducting half of the self-employment tax save me?",
      answer:
        "It saves income tax, not self-employment tax. The deduction is an adjustment to your income, so you get it whether you itemize or not. On net earnings of $72,000, it is $5,087. At a marginal rate of 22%, that lowers your income tax by $895 rather than $1,119, because the 20% deduction for business income falls too.",
    },
    {
      question: "Do I owe self-employment tax on a few hundred dollars?",
      answer:
        "Not if the base is below $400. With net earnings of $433.13, the base is just below that, and nothing is due under the law. At $433.14, all of it is taxed, and the tax is $61.20. Either way, the profit still counts as income for your income tax.",
    },
  ],
  related: [
    {
      id: "tax/income-tax",
      reason: "Go here for your whole federal return, line by line.",
    },
    {
      id: "business-finance/profit-margin",
      reason: "Go here to figure out the net profit you enter above.",
    },
    {
      id: "investment-retirement/ira",
      reason: "Go here to see how your own retirement savings could grow.",
    },
  ],
  sources: [
    {
      publisher: "GovRegs",
      title: "26 U.S.C. § 1401: Rate of tax",
      url: "https://www.govregs.com/uscode/title26_subtitleA_chapter2_section1401",
      read: "2026-11-25",
    },
    {
      publisher: "LegalClarity",
      title: "Does Self-Employment Tax Include Social Security?",
      url: "https://legalclarity.org/does-self-employment-tax-include-social-security",
      read: "2026-11-25",
    },
    {
      publisher: "Deduction Atlas",
      title: "Form 1040-ES",
      url: "https://deductionatlas.com/forms/form-1040-es",
      read: "2026-11-21",
    },
  ],
};
