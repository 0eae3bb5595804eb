import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "How fast will my savings grow?",
  reviewed: "2026-11-21",
  howItWorks: (
    <>
      <p>
        Each month the calculator adds interest to everything that is already there, earlier
        interest included, and then your contribution. Contributions come at the end of the month,
        so each one earns from the month after it is made.
      </p>
      <p>
        Interest is added monthly, at one twelfth of the annual rate. Under More options you can
        have it added yearly or daily instead; contributions still come by the month. There you can
        also set the inflation behind the value in today’s dollars, which starts at 3% a year.
      </p>
      <p>
        One rate holds for the whole time, and nothing is taken out. Taxes on the interest, account
        fees and rates that change are <strong>not</strong> modeled. With investments no one knows
        the rate beforehand, so treat the result as a what-if and try a lower one too.
      </p>
    </>
  ),
  tips: [
    "If a bank quotes you only the APY, enter it as the rate and choose Yearly under More options. The APY already has the compounding in it.",
    "Look at the value in today’s dollars before you set a goal. A price that you know from today will have risen by then.",
    "Run the same numbers with five years more and five years less. Time is the one input that pays more the more of it there already is.",
    "Leave the principal at what you can really set aside. Money for emergencies that may have to come out again does not compound.",
  ],
  useCase: {
    title: "A higher rate, or $100 more a month",
    story: (
      <>
        <p>
          A couple wants $30,000 in five years for a down payment. They have $8,000 in a certificate
          of deposit ladder at about 4.5% and can add $250 a month. That comes to $26,800.75, which
          is not enough.
        </p>
        <p>
          At 5.5% it would be $27,745.84, only $945.08 more. With $350 a month at the old rate it is
          $33,515.31. Over five years what they put in counts for far more than the rate, so they
          look for the $100 in their budget and not for a better bank.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "How much difference does daily compounding make?",
      answer:
        "Less than the name suggests. $15,000 at 4% for ten years grows to $22,203.66 with yearly, $22,362.49 with monthly and $22,376.88 with daily compounding. From yearly to monthly is $158.83 in ten years, from monthly to daily $14.39.",
    },
    {
      question: "What is the difference between an interest rate and an APY?",
      answer:
        "The annual percentage yield counts the interest that interest earns within the year; the rate does not. At 4% compounded monthly the APY is 4.07%. Banks must work it out by a federal formula on a 365-day year, which makes accounts that compound differently comparable.",
    },
    {
      question: "Why does most of the growth come at the end?",
      answer:
        "Because every year’s interest is worked out on a larger balance. With $10,000, $200 a month and 7%, the first year adds $801.42 in interest and the twentieth $9,658.02. The table shows each year.",
    },
    {
      question: "How good is the rule of 72?",
      answer:
        "Good enough for the back of an envelope. It says that money doubles in 72 divided by the rate: 12 years at 6%. The calculator has $1,000 at 6% at $2,050.75 after 12 years.",
    },
    {
      question: "Do I pay tax on the interest?",
      answer:
        "In an ordinary account, interest is generally taxable income in the year it is credited to you, whether or not you take it out. To allow for that, enter a rate from which you have taken your tax. Retirement and education accounts have rules of their own.",
    },
  ],
  related: [
    {
      id: "investment-retirement/sip",
      reason: "Go here if you start from nothing and want to see what waiting a year costs.",
    },
    {
      id: "investment-retirement/mutual-fund",
      reason: "Go here if the money goes into a fund that has yearly expenses.",
    },
    {
      id: "loans-credit/credit-card-payoff",
      reason: "Go here first if you carry card debt: there the same arithmetic works against you.",
    },
  ],
  sources: [
    {
      publisher: "Federal Reserve Regulatory Service",
      title: "Regulation DD, appendix A: Annual Percentage Yield Calculation",
      url: "https://frrsdigital.com/display-section/GUID-FF0340BB-7F25-4003-98E9-56B590A0A304=1=en=/GUID-28E9B9E3-67A9-4E9F-B24A-E77DE3D92C46=1=en=/GUID-CDE0FB7D-DA76-4A30-A470-652EF6FC42EA.html",
      read: "2026-11-21",
    },
    {
      publisher: "Consumer Financial Protection Bureau",
      title: "Comment for Appendix A to Part 1030 - Annual Percentage Yield Calculation",
      url: "https://www.consumerfinance.gov/rules-policy/regulations/1030/interp-a/",
      read: "2026-11-21",
    },
  ],
};
