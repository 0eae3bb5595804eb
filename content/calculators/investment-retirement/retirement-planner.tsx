import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "Am I saving enough to retire?",
  reviewed: "2026-11-25",
  howItWorks: (
    <>
      <p>
        First the savings: what you have, and your contribution at the end of each month, grow at
        the return you enter until the retirement age. Then the need: the income you want is raised
        by inflation up to that day and divided by the withdrawal rate. At 4% the nest egg is 25
        times the first year’s income. The difference is your shortfall or surplus.
      </p>
      <p>
        How long the savings last is a second, separate test. They go on earning the same return in
        retirement while a twelfth of the income, rising with inflation, is taken out at the end of
        each month until nothing is left.
      </p>
      <p>
        Both tests assume the <strong>same return in every year</strong>. Real markets do not behave
        that way, and a fall early in retirement does more harm than one later. Social Security,
        pensions, taxes, fees, required withdrawals and medical or long-term care are{" "}
        <strong>not</strong> modeled.
      </p>
    </>
  ),
  tips: [
    "Enter only the income your savings must pay. Take Social Security, from your statement on ssa.gov, and any pension off the total first.",
    "If most of your savings are in a traditional 401(k) or IRA, enter the income before tax, because those withdrawals are taxed.",
    "Count your employer’s match in the monthly contribution. It is paid in like your own money.",
    "Run the plan again with a return one or two points lower. A plan that only works at the first return is not a plan yet.",
    "Come back once a year with the real balance. Small corrections early are cheaper than large ones late.",
  ],
  useCase: {
    title: "A saver who wants $50,000 a year at 67",
    story: (
      <>
        <p>
          She is 38, has saved $85,000 and adds $900 a month. She would like $50,000 a year in
          today’s dollars, and her Social Security statement shows about $24,000 of it, so her
          savings must pay $26,000. At 3% inflation that will be $61,270.70 in the year she turns
          67, and at a withdrawal rate of 4% the nest egg needed is $1,531,767.58.
        </p>
        <p>
          At a 6% return her savings come to $1,323,264.37, a shortfall of $208,503.20. Paying in
          $1,123.11 a month would close it. If she works until 70 instead and keeps paying $900, the
          shortfall is $54,876.59, and $947.40 a month is enough.
        </p>
        <p>
          At a return of 5% the picture is another one: $1,063,337.69 of savings, $1,500.50 a month
          to close the gap, and money for 21 years and 5 months instead of 35 years and 1 month. She
          decides to pay in $1,125 now and to look at the plan again every year.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "Why is the income at retirement so much more than I entered?",
      answer:
        "Because you entered it at today’s prices. At 3% inflation, $26,000 of today’s spending costs $61,270.70 in 29 years. The value of your savings in today’s dollars is shown so that you can compare like with like.",
    },
    {
      question: "How can there be a shortfall if the money lasts 35 years?",
      answer:
        "The two figures ask different things. The nest egg follows from the withdrawal rate, a cautious rule meant to survive bad markets. The length of time assumes that the return never varies, and at a steady 6% with 3% inflation savings last longer than a cautious rule allows for. Take the first as the goal and the second as a check.",
    },
    {
      question: "Where does a withdrawal rate of 4% come from?",
      answer:
        "From studies of past markets: someone who drew 4% in the first year and then raised the amount with inflation could expect the money to last through a retirement of about 30 years. It is a guide from history and no guarantee. For a longer retirement enter a lower rate, which raises the nest egg.",
    },
    {
      question: "When should I assume Social Security starts?",
      answer:
        "Use the benefit for the age at which you plan to claim. Claiming before your full retirement age lowers the monthly benefit for good, and waiting longer raises it, up to 70. If you stop working earlier, your savings must pay the whole income until then, which this plan does not show.",
    },
    {
      question: "Should I count a health savings account (HSA) as retirement savings?",
      answer:
        "You can, if you leave it to grow. An HSA is an account for medical costs that you may pay into while your only health plan is one with a high deductible. What you put in and what it earns are not taxed if they pay for medical costs, in retirement as well. From 65 you may spend it on anything else without a penalty, and then owe income tax as on a traditional IRA. Add its balance to your savings and its contributions to the monthly ones.",
    },
    {
      question: "What if the result says that the money never runs out?",
      answer:
        "Then the savings earn at least what you draw, after inflation, in every month of the plan. It holds only at that steady return. Try a lower one before you rely on it.",
    },
  ],
  related: [
    {
      id: "investment-retirement/401k",
      reason: "Go here to project a plan at work with its match and this year’s limit.",
    },
    {
      id: "investment-retirement/ira",
      reason: "Go here to see what one account of your own will add.",
    },
    {
      id: "personal-finance/budget",
      reason: "Go here to work out what you spend now, before you choose the income.",
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
