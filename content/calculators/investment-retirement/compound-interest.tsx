import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "How fast will my savings grow?",
  reviewed: "2026-11-29",
  howItWorks: (
    <>
      <p>
        Each month, the calculator adds interest on the whole balance, including earlier interest,
        and then adds your contribution. Contributions come at the end of the month, so each one
        starts earning the month after you make it.
      </p>
      <p>
        Interest is added monthly, at one twelfth of the annual rate. Under More options, you can
        switch to yearly or daily compounding; contributions stay monthly. You can also change the
        inflation rate used for today’s dollars, which starts at 3% a year.
      </p>
      <p>
        There you can also raise your contribution once a year, and take yearly fees off the rate: a
        line then shows what they cost you by the end, including the growth you lose.{" "}
        <strong>Inflation between two months</strong> compares prices by the Consumer Price Index
        (CPI-U) of the Bureau of Labor Statistics, from January 1913 to August 2026, and turns an
        amount of one month into that of another.
      </p>
      <p>
        The rate stays the same the whole time, and you take nothing out. Taxes on the interest are{" "}
        <strong>not</strong> modeled. With investments, no one knows the rate in advance, so treat
        the result as a what-if and try a lower rate too. You also see what the same savings would
        have come to in every period since 1871, with the share of US stocks you choose and the rest
        in Treasury bonds.
      </p>
    </>
  ),
  tips: [
    "If a bank quotes only the APY, enter it as the rate and choose Yearly under More options. The APY already includes compounding.",
    "Look at the value in today’s dollars before you set a goal. Prices will be higher by then.",
    "Run the same numbers with five more years and five fewer. Each added year counts for more than the one before.",
    "Enter only money you can really leave alone. Emergency savings that you may have to spend don’t compound.",
  ],
  useCase: {
    title: "A higher rate, or $100 more a month",
    story: (
      <>
        <p>
          A couple wants $30,000 in five years for a down payment. They have $8,000 in a CD ladder
          at about 4.5% and can add $250 a month. That grows to $26,801, which isn’t enough.
        </p>
        <p>
          At 5.5%, it would be $27,746, only $945 more. With $350 a month at the old rate, it is
          $33,515. Over five years, what they put in matters far more than the rate, so they look
          for the $100 in their budget instead of looking for a better bank.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "How much difference does daily compounding make?",
      answer:
        "Less than you might think. $15,000 at 4% for ten years grows to $22,204 with yearly, $22,362 with monthly and $22,377 with daily compounding. Over ten years, monthly adds $158.83 compared with yearly, and daily adds another $14.39.",
    },
    {
      question: "What is the difference between an interest rate and an APY?",
      answer:
        "The annual percentage yield (APY) includes the interest earned on interest within the year; the rate doesn’t. At 4% compounded monthly, the APY is 4.07%. Banks must use a federal formula with a 365-day year, so you can compare accounts that compound differently.",
    },
    {
      question: "Why does most of the growth come at the end?",
      answer:
        "Because each year’s interest is based on a larger balance. With $10,000, $200 a month and 7%, the first year adds $801.42 in interest and the twentieth adds $9,658. The table shows every year.",
    },
    {
      question: "How good is the rule of 72?",
      answer:
        "Good enough for a quick estimate. Divide 72 by the rate to get the years it takes money to double: 12 years at 6%. In the calculator, $1,000 at 6% grows to $2,051 in 12 years.",
    },
    {
      question: "What is $100 of the year 2000 worth today?",
      answer:
        "$100 in January 2000 buys what $192.68 buys in January 2026: prices rose 2.55% a year between them. That is an average over all that city households buy; your own prices may have risen faster or slower. For October 2025, no index was published, because the federal government was shut down.",
    },
    {
      question: "What do yearly fees of 1% cost?",
      answer:
        "With $10,000, $200 a month and 7% before fees, they take $19,062 of the value after 20 years: the fees themselves and the growth they would have earned. You end up with $125,510 instead of $144,573.",
    },
    {
      question: "Do I pay tax on the interest?",
      answer:
        "In an ordinary account, interest is generally taxable income in the year it is credited to you, whether or not you take it out. To allow for that, enter your rate after tax. Retirement and education accounts have their own rules.",
    },
  ],
  related: [
    {
      id: "investment-retirement/sip",
      reason: "Go here if you’re starting from zero and want to see what waiting a year costs.",
    },
    {
      id: "investment-retirement/mutual-fund",
      reason: "Go here if you invest in a fund that charges yearly expenses.",
    },
    {
      id: "loans-credit/credit-card-payoff",
      reason: "Go here first if you carry card debt, where compounding works against you.",
    },
  ],
  sources: [
    {
      publisher: "U.S. Bureau of Labor Statistics, as collected by DataHub",
      title: "US Consumer Price Index and Inflation (CPI)",
      url: "https://github.com/datasets/cpi-us",
      read: "2026-11-29",
    },
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
