import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "How much should I keep in an emergency fund?",
  reviewed: "2026-11-27",
  howItWorks: (
    <>
      <p>
        The fund is your monthly expenses times the number of months it should last. If you enter
        what you have already saved for emergencies under More options, the result also shows how
        much more you need. Under “Interest and a date”, enter what you can save each month to see
        when the fund is complete, or the months you have to see what it takes each month. Interest
        is added every month at a steady APY.
      </p>
      <p>
        Count the expenses you would still have without a paycheck: housing, food, utilities,
        insurance, transportation, medicine and the minimum payments on your debts. Leave out what
        you would cut right away, such as travel and retirement contributions.
      </p>
      <p>
        Three to six months is typical, but no number is right for everyone. The calculator does{" "}
        <strong>not</strong> subtract unemployment benefits or a partner’s pay, add the cost of
        health insurance you would have to buy yourself, or adjust the amount for inflation. Tax on
        the interest is not modeled.
      </p>
    </>
  ),
  tips: [
    "Look through three months of statements and add up only what you would still pay without a job.",
    "Add the costs your employer covers now. Health insurance is usually the largest.",
    "Aim for six months or more if your pay varies, your household lives on one income, or your field hires slowly.",
    "Keep the money where you can get it within days and it cannot lose value, such as an insured savings account.",
    "Even one month of expenses lets you pay most repairs and medical bills without going into debt.",
  ],
  useCase: {
    title: "A freelancer and a nurse",
    story: (
      <>
        <p>
          A couple spends $4,900 a month. Three months of that would be $14,700. But $1,450 a month
          is travel, restaurants and retirement savings, which they would stop if they lost one
          income. The bills they have to pay are $3,450, and three months of that is $10,350.
        </p>
        <p>
          His freelance work can dry up for longer than that, so they aim for five months: $17,250.
          They have $6,000 set aside and need $11,250 more. At $450 a month, that takes 25 months.
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
        "It depends on how long you could be without pay. With two steady incomes, three months may be enough. With one income, variable pay, dependents or a health condition, six months or more is the safer choice.",
    },
    {
      question: "Should I build an emergency fund before I pay off debt?",
      answer:
        "Keep paying at least the minimum on every debt. Build a small reserve first, because without one the next repair goes on a card. After that, money usually does more good paying down high-rate debt than in savings.",
    },
    {
      question: "Where should I keep my emergency fund?",
      answer:
        "In an account you can draw on without a penalty and without having to sell anything. Stocks can be down just when people lose their jobs, and early withdrawals from retirement accounts can mean tax and a penalty.",
    },
  ],
  related: [
    {
      id: "personal-finance/savings-goal",
      reason: "Go here to see how long it takes to save the rest.",
    },
    {
      id: "personal-finance/budget",
      reason: "Go here to list your expenses and see which ones you could cut.",
    },
    {
      id: "personal-finance/debt-payoff",
      reason: "Go here if you are choosing between paying off a debt and building the fund.",
    },
  ],
  sources: [],
};
