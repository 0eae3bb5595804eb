import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "Does more money come in than go out?",
  reviewed: "2026-11-26",
  howItWorks: (
    <>
      <p>
        Net cash flow is the money that came into your accounts over a period minus the money that
        went out. Choose a period and stick to it: a week if you live paycheck to paycheck, a month
        for most households, a year if your income is seasonal. If your amounts come at different
        times, press “Weekly or yearly amounts” and choose how often each row comes. The period is
        then an average month: weekly amounts count 52/12 times, those every two weeks 26/12 times.
      </p>
      <p>
        Count money when it moves. A bill that is due but unpaid is not an outflow yet, and a refund
        that you expect is not an inflow yet. A transfer between your own accounts is neither one. A
        loan or card payment counts as an outflow in full, including the principal.
      </p>
      <p>
        The result shows how much your cash changes, <strong>not on which days</strong>. Even in a
        positive month, your account can run out before payday. The calculator does not know your
        starting balance, and it does not tell needs from wants.
      </p>
    </>
  ),
  tips: [
    "Take the amounts from your statements for one period before you estimate the next. What actually came in and went out is the best forecast.",
    "Run a normal month and then the worst one: insurance, property tax, back to school. The gap between them is what a reserve has to cover.",
    "If a single week is the problem, enter only that week. Moving a due date often fixes the shortfall, and many lenders and utilities will move one if you ask.",
    "If your income is uneven, enter your lowest month of the last year as the inflow and see which outflows still fit.",
  ],
  useCase: {
    title: "A designer in a tax month",
    story: (
      <>
        <p>
          A designer receives $5,400 a month from clients and $1,150 for teaching, $6,550 in total.
          Rent, groceries, health insurance, software and the rest cost $3,515. In April she also
          pays $2,600 in estimated tax. Her outflows are $6,115, which leaves $435.
        </p>
        <p>
          In a month without the tax payment, she has $3,035 left, and she had been spending as if
          that were the norm. Over a year with four payments, she has $26,020 left, or $2,168 a
          month. Now she moves $866.67 a month, a third of a quarterly payment, to a separate
          account and plans around the lower figure.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "How is cash flow different from a budget?",
      answer:
        "A budget is a plan for a month. Cash flow is the money that actually moves in a period, including what you did not plan for: a tax bill, a refund, a loan paid out to you. If the two are far apart, the budget is missing a row.",
    },
    {
      question: "Is money that I borrow an inflow?",
      answer:
        "Yes. It is cash you can spend, so it can hide a shortfall. Run the period again without it. If the result turns negative, the loan is paying for your living costs.",
    },
    {
      question: "Do payments into a 401(k) or savings account count as outflows?",
      answer:
        "A 401(k) contribution comes out before you are paid, so your take-home pay already leaves it out. Money you move to savings is still yours. List it as an outflow only if you want to know what is left after saving.",
    },
    {
      question: "Why is my cash flow positive when my account is still empty?",
      answer:
        "It is either the timing or a missing row. If rent goes out on the 1st and your pay arrives on the 5th, the month can be positive while the first four days are negative. To see that, enter only the first week.",
    },
  ],
  related: [
    {
      id: "personal-finance/budget",
      reason: "Go here to plan the next month instead of reading the last one.",
    },
    {
      id: "personal-finance/spending-tracker",
      reason: "Go here first to list your outflows, one purchase at a time.",
    },
    {
      id: "personal-finance/net-worth",
      reason: "Go here to see what your cash has added up to over time.",
    },
  ],
  sources: [
    {
      publisher: "University of Maryland Extension, Breathing Room",
      title: "Steps to Creating a Cash Flow Budget",
      url: "https://breathingroom.umd.edu/2020/12/31/steps-to-creating-a-cash-flow-budget-in-2021-and-sticking-to-it/",
      read: "2026-11-21",
    },
    {
      publisher: "Members First Credit Union of Florida",
      title: "Getting Through the Month: Creating a Cash Flow Budget",
      url: "https://membersfirstfl.org/blog/getting-through-the-month-creating-a-cash-flow-budget",
      read: "2026-11-21",
    },
  ],
};
