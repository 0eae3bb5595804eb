import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "How much self-employment tax will I owe?",
  reviewed: "2026-11-25",
  howItWorks: (
    <>
      <p>
        The self-employed pay both halves of two taxes that employees share with an employer. Of
        your net earnings 92.35% are the base. Social Security takes 12.4% of it up to the{" "}
        <strong>wage base</strong>, and Medicare 2.9% of all of it. Half of the tax is deducted from
        the income that your income tax is figured on.
      </p>
      <p>
        The first figure is that of the <strong>law</strong> of a year you can choose: with its wage
        base, with nothing due on a base below $400, with wages from a job counted first, and with
        the additional Medicare tax of 0.9% above $200,000, $250,000 or $125,000, by filing status.
        The illustration beside it uses fixed numbers of 2024 and none of these rules.
      </p>
      <p>
        Income tax itself, your state’s taxes and the qualified business income deduction are{" "}
        <strong>not</strong> modeled. Neither are farm income, church employee income, the optional
        methods for small profits, and the estimated payments of Form 1040-ES. The additional
        Medicare tax is that of your net earnings, not of your wages or your spouse’s.
      </p>
    </>
  ),
  tips: [
    "Enter the profit of all your businesses together. There is one Schedule SE for each person, and the loss of one business lowers the profit of another.",
    "Take off only the expenses of the business. What you pay into a retirement plan of your own may lower your income tax, but not this tax.",
    "Put the tax aside as you are paid, because nobody withholds it. If you expect to owe $1,000 or more with your return, look at Form 1040-ES: its payments are due four times a year.",
    "If you also have a job, enter its wages under More options. They use up the wage base first, and what you owe for Social Security can fall to nothing.",
  ],
  useCase: {
    title: "A photographer’s first full year",
    story: (
      <>
        <p>
          She expects fees of $86,000 and expenses of $14,000, so she enters $72,000. The base is
          $66,492 and the self-employment tax $10,173, by the figures of 2024 and under 2026 law
          alike. That is 14.13% of her profit, and she moves that part of every payment she gets to
          a savings account. Half of the tax, $5,087, she will deduct from her income. Income tax
          comes on top.
        </p>
        <p>
          In November she wonders whether to buy a lens for $2,400 before the year ends. If all of
          it is an expense of this year, her profit is $69,600 and the tax $9,834, which is $339.11
          less. The lens still costs her $2,061 before income tax. She buys it because she has work
          for it, not for the tax.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "Why is only 92.35% of my net earnings taxed?",
      answer:
        "An employee pays no tax on the half that the employer pays, which is 7.65% of the wages. To treat you alike, the law takes 7.65% off your net earnings first. With $50,000 the base is $46,175 and the tax $7,065, or 14.13% of your earnings. Without that step it would be 15.3%, which is $7,650.",
    },
    {
      question: "I have a job and a business. Do my wages lower this tax?",
      answer:
        "They can lower its Social Security part, because wages and business share one wage base. With wages of $170,000 in 2026, $14,500 of the $184,500 are left. On net earnings of $30,000 you then owe $1,798 for Social Security and not $3,435. Medicare stays $803.45, since it has no limit.",
    },
    {
      question: "What does deducting half of the self-employment tax save me?",
      answer:
        "It saves income tax, not self-employment tax. The half is an adjustment to your income, so you have it whether you itemize or not. On net earnings of $72,000 it is $5,087. At a marginal rate of 22% your income tax is $1,119 lower.",
    },
    {
      question: "Do I owe self-employment tax on a few hundred dollars?",
      answer:
        "Not if the base is below $400. Net earnings of $433.13 have a base just below it, and under the law nothing is due. At $433.14 all of it is taxed, and the tax is $61.20. The profit is still income for your income tax in both cases.",
    },
  ],
  related: [
    {
      id: "tax/income-tax",
      reason: "Go here for the other tax on your profit. Take the deductible half off your income.",
    },
    {
      id: "business-finance/profit-margin",
      reason: "Go here to work out the net profit that you enter above.",
    },
    {
      id: "investment-retirement/ira",
      reason: "Go here to see what saving for retirement on your own comes to.",
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
