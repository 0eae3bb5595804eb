import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "Can I retire?",
  reviewed: "2026-11-29",
  howItWorks: (
    <>
      <p>
        Your savings grow at the return you enter, with your contribution added at the end of each
        month, until you retire. From then on, what you spend each year, minus Social Security,
        pensions and other income, comes out of your savings, which keep earning the same return.
        The answer is the age to which every month is paid, and if that is too early, what would
        change it, each alone. All of it is in <strong>today’s dollars</strong>.
      </p>
      <p>
        Real markets aren’t steady, and a drop early in retirement does more harm than a later one.
        So we also run your plan through <strong>every period since 1871</strong>, with the share of
        US stocks you choose and the rest in 10-year US Treasury bonds.
      </p>
      <p>
        Social Security comes from your statement or from what you earn, at today’s level of wages
        and under today’s law: 90%, 32% and 15% of the parts of your average of 35 years, less for a
        claim before full retirement age and more after it. Work before that age can lower the
        benefits, and future cuts or raises of benefits aren’t modeled. Fees, medical costs and
        long-term care are <strong>not</strong> modeled either.
      </p>
      <p>
        Say where you’ll live, how you file or which accounts your savings are in, and we count{" "}
        <strong>taxes on withdrawals</strong>: each year, enough comes out to pay what you spend and
        the federal and state tax on it, and at least what the law requires from 73 or 75 on.
        Conversions to Roth, the 10% tax on withdrawals before 59½, higher Medicare premiums for
        high incomes and local taxes aren’t modeled.
      </p>
      <p>
        The nest egg is another, older test: your spending, raised by inflation until you retire,
        divided by the withdrawal rate. It counts no Social Security and no other income.
      </p>
    </>
  ),
  tips: [
    "Enter all that you will spend, and Social Security and pensions beside it. Then the years before they begin are counted.",
    "Include your employer’s match in the monthly contribution.",
    "Run the numbers again with a return one or two points lower.",
  ],
  useCase: {
    title: "A saver who wants to stop at 65",
    story: (
      <>
        <p>
          She is 38, has saved $85,000 and adds $900 a month. She wants to stop at 65 with $50,000 a
          year in today’s dollars. Her Social Security statement says $2,000 a month at full
          retirement age, which for her is 67.
        </p>
        <p>
          At a 6% return and 3% inflation, she will have $519,372 in today’s dollars. Her plan needs
          $558,264 to last to 95, of which $96,909 is the bridge: two years that her savings pay
          alone, before Social Security starts. So the money runs out at 91. Any one of three
          changes would do: $108 more a month, stopping at 66, or spending $48,024 a year.
        </p>
        <p>
          Since 1871, her plan would have lasted in 81 of 126 periods with 60% in stocks. Starting
          in 1966, it would have taken $745,805.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "When should I claim Social Security?",
      answer:
        "Claiming before your full retirement age lowers your monthly benefit for good, and waiting raises it, up to 70. The table shows what a claim at each age pays, how long your money lasts with it, and from which age on waiting has paid more in all.",
    },
    {
      question: "Why is the shortfall so much larger than what the plan is missing?",
      answer:
        "The shortfall is against the nest egg, in the dollars of the day you retire. What the plan is missing counts Social Security and other income, ends at the age you plan to, and is in today’s dollars.",
    },
    {
      question: "What does “lasted in 81 of 126 periods” mean?",
      answer:
        "We start your retirement in January of 1871, of 1872, and so on, with the returns that followed, after inflation. In 81 of those periods, the money would have paid for every year of your plan. It is a count of what happened and not a probability: the periods overlap, and the US had one of the best stock markets in the world.",
    },
    {
      question: "Which account should I draw from first?",
      answer:
        "The usual advice is the taxable account first, then the money before tax, and Roth last, so that what isn’t taxed grows longest. But a year that leaves a low bracket empty wastes it, and required distributions can push later years into higher ones. Enter your accounts to compare four orders.",
    },
    {
      question: "Where does a withdrawal rate of 4% come from?",
      answer:
        "From studies of past markets: with 4% in the first year, and the same amount raised with inflation after that, the money lasted for about 30 years.",
    },
    {
      question: "Should I count a health savings account (HSA) as retirement savings?",
      answer:
        "You can, if you leave it to grow. You can contribute while your only health plan is one with a high deductible or, since 2026, a bronze or catastrophic plan like those on the marketplaces (26 U.S.C. 223(c)(2)(H)). The money isn’t taxed if it pays for medical costs. From age 65, you can spend it on anything else without a penalty, but you owe income tax as with a traditional IRA.",
    },
  ],
  related: [
    {
      id: "investment-retirement/401k",
      reason: "Go here to project your plan at work, with the match and this year’s limit.",
    },
    {
      id: "investment-retirement/ira",
      reason: "Go here to see what an IRA of your own will add.",
    },
    {
      id: "personal-finance/budget",
      reason: "Go here to find out what you spend now before you choose an income.",
    },
  ],
  sources: [
    {
      publisher: "HumbleDollar",
      title: "Sequence-of-Return Risk",
      url: "https://www.humbledollar.com/money-guide/sequence-of-return-risk/",
      read: "2026-11-21",
    },
    {
      publisher: "University of Florida, IFAS Extension",
      title: "Triple Tax Advantages of Health Savings Accounts",
      url: "https://blogs.ifas.ufl.edu/hillsboroughco/2025/10/31/triple-tax-advantages-of-health-savings-accounts",
      read: "2026-11-25",
    },
    {
      publisher: "Consumer Financial Protection Bureau",
      title: "5 things to consider before you collect your Social Security benefits",
      url: "https://www.consumerfinance.gov/about-us/blog/5-things-to-consider-before-you-collect-your-social-security-benefits/",
      read: "2026-11-21",
    },
  ],
};
