import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "Does more money come in than go out?",
  reviewed: "2026-11-21",
  howItWorks: (
    <>
      <p>
        Net cash flow is everything that reached your accounts in a period less everything that left
        them. Choose the period yourself and keep to it: a week if you live from paycheck to
        paycheck, a month for most households, a year if your income has seasons.
      </p>
      <p>
        Count money when it moves. A bill that is due but unpaid is not an outflow yet, and a refund
        that you expect is not an inflow yet. A transfer between your own accounts is neither, but a
        payment on a loan or a card is an outflow in full, principal included.
      </p>
      <p>
        The result says by how much your cash changes, <strong>not on which days</strong>. A
        positive month can still leave the account empty before payday. It knows nothing of the
        balance you start with, and it does not tell needs from wants.
      </p>
    </>
  ),
  tips: [
    "Read the amounts off one period of statements before you estimate another. What really moved is the best forecast.",
    "Run a normal month and then the worst one: insurance, property tax, back to school. The gap between them is what a reserve has to cover.",
    "If a single week is the trouble, enter only that week. A shortfall there is often solved by moving a due date, and many lenders and utilities will do that when asked.",
    "With uneven income, enter the lowest month of the last year as the inflow and see which outflows still fit.",
  ],
  useCase: {
    title: "A designer in a tax month",
    story: (
      <>
        <p>
          She receives $5,400 from clients and $1,150 for teaching, $6,550.00 in total. Rent,
          groceries, health insurance, software and the rest take $3,515. In April she also sends
          $2,600 of estimated tax. Outflows are $6,115.00 and the month ends with $435.00.
        </p>
        <p>
          In a month without the tax payment she keeps $3,035.00, and that is the figure she had
          been spending by. Over a year with four payments it is $26,020, or $2,168.33 a month. She
          moves $866.67 of every month, a third of a quarterly payment, to a separate account, and
          plans with the lower figure.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "How is cash flow different from a budget?",
      answer:
        "A budget is a plan for a month. Cash flow is what really moves in a period, including what no plan has: a tax bill, a refund, a loan that is paid out to you. If the two differ much, the budget is missing a row.",
    },
    {
      question: "Is money that I borrow an inflow?",
      answer:
        "Yes, it is cash that you can spend, and so it can hide a shortfall. Run the period once without it. If the result turns negative, the loan is paying for your living costs.",
    },
    {
      question: "Do payments into a 401(k) or savings account count as outflows?",
      answer:
        "A 401(k) contribution is taken before you are paid: enter take-home pay and it is already out. Money you move to savings is still yours. List it as an outflow only if you want to know what is left after saving.",
    },
    {
      question: "Why is my cash flow positive when my account is still empty?",
      answer:
        "Because of timing, or because of a row that is missing. If rent leaves on the 1st and pay arrives on the 5th, the month can be positive and the first four days negative. Enter the first week alone to see it.",
    },
  ],
  related: [
    {
      id: "personal-finance/budget",
      reason: "Go here to plan the next month instead of reading the last one.",
    },
    {
      id: "personal-finance/spending-tracker",
      reason: "Go here to collect the outflows first, one purchase at a time.",
    },
    {
      id: "personal-finance/net-worth",
      reason: "Go here to see what the cash of many months has added up to.",
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
