import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "Am I saving enough to retire?",
  reviewed: "2026-11-28",
  howItWorks: (
    <>
      <p>
        We start with your savings. They grow at the return you enter, with your contribution added
        at the end of each month, until you reach retirement age. Then we find what you need: we
        raise the income you want by inflation until you retire and divide it by the withdrawal
        rate. At 4%, the nest egg is 25 times the first year’s income. The difference is your
        shortfall or surplus.
      </p>
      <p>
        How long your savings last is a separate test. They keep earning the same return in
        retirement, and you take out one twelfth of your income, rising with inflation, at the end
        of each month until the money runs out.
      </p>
      <p>
        Both tests assume the <strong>same return in every year</strong>. Real markets don’t behave
        that way, and a drop early in retirement does more harm than a later one. Choose the state
        you’ll live in, and we take federal and state tax off a year of the income. Social Security,
        pensions, fees, required withdrawals and medical or long-term care are <strong>not</strong>{" "}
        modeled.
      </p>
    </>
  ),
  tips: [
    "If most of your savings are in a traditional 401(k) or IRA, enter the income before tax, because those withdrawals are taxed.",
    "Include your employer’s match in the monthly contribution. It goes in like your own money.",
    "Run the numbers again with a return one or two points lower. If your plan only works at the higher return, it isn’t safe yet.",
    "Come back once a year with your actual balance. Small corrections early cost less than big ones later.",
  ],
  useCase: {
    title: "A saver who wants $50,000 a year at 67",
    story: (
      <>
        <p>
          She is 38, has saved $85,000 and adds $900 a month. She wants $50,000 a year in today’s
          dollars. Her Social Security statement shows about $24,000 of that, so her savings must
          provide $26,000. At 3% inflation, that will be $61,271 in the year she turns 67. At a
          withdrawal rate of 4%, she needs a nest egg of $1,531,768.
        </p>
        <p>
          At a 6% return, her savings grow to $1,323,264, a shortfall of about $208,500. Saving
          $1,123 a month would close the gap. If she works until 70 instead and keeps saving $900,
          the shortfall is $54,877, and $947.40 a month would close it.
        </p>
        <p>
          At a 5% return, things look different: she would have $1,063,338 in savings, need about
          $1,500 a month to close the gap, and have money for 21 years and 5 months instead of 35
          years and 1 month. She decides to save $1,125 a month now and to check the plan again
          every year.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "Why is the income at retirement so much more than I entered?",
      answer:
        "Because you entered it at today’s prices. At 3% inflation, $26,000 of today’s spending costs $61,271 in 29 years. We also show your savings in today’s dollars, so you can compare like with like.",
    },
    {
      question: "How can there be a shortfall if the money lasts 35 years?",
      answer:
        "The two numbers answer different questions. The nest egg comes from the withdrawal rate, a cautious rule meant to survive bad markets. The length of time assumes the return never changes, and at a steady 6% with 3% inflation, savings last longer than a cautious rule allows for. Use the nest egg as your goal and the length of time as a check.",
    },
    {
      question: "Where does a withdrawal rate of 4% come from?",
      answer:
        "It comes from studies of past markets: someone who withdrew 4% in the first year and then raised the amount with inflation could expect the money to last through a retirement of about 30 years. It is a guide based on history, not a guarantee. For a longer retirement, enter a lower rate, which raises the nest egg.",
    },
    {
      question: "When should I assume Social Security starts?",
      answer:
        "Use the benefit for the age at which you plan to claim. Claiming before your full retirement age lowers your monthly benefit for good, and waiting longer raises it, up to age 70. If you stop working before you claim, your savings must provide your whole income until then, which this plan doesn’t show.",
    },
    {
      question: "Should I count a health savings account (HSA) as retirement savings?",
      answer:
        "You can, if you leave it to grow. An HSA is an account for medical costs. You can contribute while your only health plan is one with a high deductible or, since 2026, a bronze or catastrophic plan like those on the marketplaces (26 U.S.C. 223(c)(2)(H)). Your contributions and earnings aren’t taxed if they pay for medical costs, in retirement too. From age 65, you can spend the money on anything else without a penalty, but you owe income tax as with a traditional IRA. Add the balance to your savings and the contributions to your monthly contribution.",
    },
    {
      question: "What if the result says that the money never runs out?",
      answer:
        "It means your savings earn at least what you withdraw, after inflation, in every month of the plan. That is true only at that steady return. Try a lower one before you rely on it.",
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
