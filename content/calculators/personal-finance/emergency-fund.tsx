import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "How much should I keep in an emergency fund?",
  reviewed: "2026-11-21",
  howItWorks: (
    <>
      <p>
        The fund is your monthly expenses times the number of months it should last. If you enter
        what you have already saved for emergencies under More options, the result also says what is
        missing.
      </p>
      <p>
        Count the expenses that go on without a paycheck: housing, food, utilities, insurance,
        transport, medicine and the minimum payments on your debts. Leave out what you would stop at
        once, such as travel and retirement contributions.
      </p>
      <p>
        Three to six months is typical, but no number is right for everyone. The calculator does{" "}
        <strong>not</strong> subtract unemployment benefits or a partner’s pay, add the cost of
        health insurance you would have to buy yourself, or let the amount grow with prices.
      </p>
    </>
  ),
  tips: [
    "Look through three months of statements and add up only what you would still pay without a job.",
    "Add what your employer pays for you today. Health insurance is usually the largest of these costs.",
    "Go toward six months or more if your pay varies, one income carries the household, or your field hires slowly.",
    "Keep the money where you can reach it within days and where it cannot lose value, such as an insured savings account.",
    "A first month of expenses already turns most repairs and medical bills from a debt into a withdrawal.",
  ],
  useCase: {
    title: "A freelancer and a nurse",
    story: (
      <>
        <p>
          A couple spends $4,900 a month. For three months that would be $14,700. When they go
          through the list, $1,450 of it is travel, restaurants and retirement saving, which would
          stop if one income did. What must be paid is $3,450, and three months of that is $10,350.
        </p>
        <p>
          His freelance work can stay away for longer than that, so they aim for five months:
          $17,250. With $6,000 set aside, $11,250 is still to save. At $450 a month that takes 25
          months.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "Should I use my expenses or my income for an emergency fund?",
      answer:
        "Your expenses. The fund pays bills, and part of your income goes to taxes and savings that stop when the paycheck stops. Using income gives a larger target than you need.",
    },
    {
      question: "Is three months of expenses enough?",
      answer:
        "It depends on how long you could be without pay. With two steady incomes, three months may do. With one income, variable pay, dependents or a health condition, six months or more is the safer choice.",
    },
    {
      question: "Should I build an emergency fund before I pay off debt?",
      answer:
        "Keep paying at least the minimum on every debt. A small reserve comes first, because without one the next repair goes on a card. After that, money usually does more against a debt with a high rate than in savings.",
    },
    {
      question: "Where should the money be?",
      answer:
        "In an account that you can draw on without a penalty and without having to sell anything. Stocks can be down just when jobs are lost, and early withdrawals from retirement accounts can cost tax and a penalty.",
    },
  ],
  related: [
    {
      id: "personal-finance/savings-goal",
      reason: "Go here with the missing amount to see when the fund is full.",
    },
    {
      id: "personal-finance/budget",
      reason: "Go here to list your expenses and see which of them could stop.",
    },
    {
      id: "personal-finance/debt-payoff",
      reason: "Go here if a debt competes with the fund for the same dollars.",
    },
  ],
  sources: [],
};
