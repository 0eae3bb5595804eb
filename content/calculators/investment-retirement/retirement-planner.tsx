import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "Can I retire?",
  reviewed: "2026-11-29",
  howItWorks: (
    <>
      <p>
        Your savings grow at the return you enter, with your contribution added at the end of each
        month, until you retire. From then on, we go year by year: what you spend, minus Social
        Security, minus pensions and other income, comes out of your savings, which keep earning the
        same return. The answer is the age to which every month is paid, and if that is too early,
        what would change it: saving more, retiring later, spending less or claiming later, each
        alone. All of it is in <strong>today’s dollars</strong>.
      </p>
      <p>
        A steady return is simple, but real markets aren’t steady, and a drop early in retirement
        does more harm than a later one. So we also run your plan through{" "}
        <strong>every period since 1871</strong>, with the share of US stocks you choose and the
        rest in 10-year US Treasury bonds. That is what happened, and not the chance of what will:
        the periods overlap, and the future may be worse than all of them.
      </p>
      <p>
        Social Security comes from your statement or from what you earn, at today’s level of wages
        and under today’s law: the average of 35 years, 90%, 32% and 15% of its parts, less for a
        claim before full retirement age and more after it, up to 70. What you earn before full
        retirement age can withhold benefits, and future cuts or raises of benefits aren’t modeled.
        Fees, medical costs and long-term care are <strong>not</strong> modeled either.
      </p>
      <p>
        Say where you’ll live, how you file or which accounts your savings are in, and we count{" "}
        <strong>taxes on withdrawals</strong>: each year, enough comes out to pay what you spend and
        the federal and state tax on it, and at least what the law requires from 73 or 75 on. Four
        orders of the accounts stand side by side. Conversions to Roth, the 10% tax on withdrawals
        before 59½, higher Medicare premiums for high incomes and local taxes aren’t modeled.
      </p>
      <p>
        The nest egg is another, older test: your spending, raised by inflation until you retire,
        divided by the withdrawal rate. At 4%, it is 25 times the first year’s spending. It counts
        no Social Security and no other income.
      </p>
    </>
  ),
  tips: [
    "Enter all that you will spend, and Social Security and pensions beside it, so that the years before they begin are counted.",
    "Include your employer’s match in the monthly contribution. It goes in like your own money.",
    "Run the numbers again with a return one or two points lower. If your plan only works at the higher return, it isn’t safe yet.",
    "Come back once a year with your actual balance. Small corrections early cost less than big ones later.",
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
          in 1966, it would have taken $745,805. She decides to save $1,100 a month and to check the
          plan again every year.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "When should I claim Social Security?",
      answer:
        "The bars show what a claim at each age from 62 to 70 pays, and the table beside them how long your money lasts with each, and from which age on a later claim has paid more in all. Claiming before your full retirement age lowers your monthly benefit for good, and waiting raises it, up to 70. Until it starts, your savings pay alone: that is the bridge in the picture.",
    },
    {
      question: "Why is the shortfall so much larger than what the plan is missing?",
      answer:
        "The shortfall is against the nest egg, which is your spending divided by the withdrawal rate, without Social Security or other income, in the dollars of the day you retire. What the plan is missing counts your income, ends at the age you plan to, and is in today’s dollars.",
    },
    {
      question: "What does “lasted in 81 of 126 periods” mean?",
      answer:
        "We take your savings on the day you retire, your spending and your income, and start in January of 1871, of 1872, and so on, with the returns that followed, after inflation. In 81 of those periods, the money would have paid for every year of your plan. It is a count of what happened and not a probability: the periods overlap, and the US had one of the best stock markets in the world.",
    },
    {
      question: "Which account should I draw from first?",
      answer:
        "It depends on the tax of each year. The usual advice is the taxable account first, then the money before tax, and Roth last, so that what isn’t taxed grows longest. But a year that leaves the standard deduction or a low bracket empty wastes it, and Social Security and required distributions can push later years into higher ones. Enter your accounts and compare four orders: how long the money lasts, the tax in all, and what is left.",
    },
    {
      question: "Where does a withdrawal rate of 4% come from?",
      answer:
        "It comes from studies of past markets: someone who withdrew 4% in the first year and then raised the amount with inflation could expect the money to last through a retirement of about 30 years. It is a guide based on history, not a guarantee. For a longer retirement, enter a lower rate, which raises the nest egg.",
    },
    {
      question: "Should I count a health savings account (HSA) as retirement savings?",
      answer:
        "You can, if you leave it to grow. An HSA is an account for medical costs. You can contribute while your only health plan is one with a high deductible or, since 2026, a bronze or catastrophic plan like those on the marketplaces (26 U.S.C. 223(c)(2)(H)). Your contributions and earnings aren’t taxed if they pay for medical costs, in retirement too. From age 65, you can spend the money on anything else without a penalty, but you owe income tax as with a traditional IRA. Add the balance to your savings and the contributions to your monthly contribution.",
    },
    {
      question: "What if the result says that the money lasts for life?",
      answer:
        "It means that your savings aren’t used up even at the age of 120. That is true only at that steady return. Look at the periods of history before you rely on it.",
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
      publisher: "Liz Weston",
      title: "Questions and answers on health savings accounts",
      url: "https://asklizweston.com/tag/health-savings-account",
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
