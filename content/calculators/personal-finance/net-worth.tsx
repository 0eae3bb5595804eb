import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "What is left if I subtract what I owe from what I own?",
  reviewed: "2026-11-27",
  howItWorks: (
    <>
      <p>
        The calculator adds up what you own, adds up what you owe, and subtracts what you owe from
        what you own. Enter each asset at what it would sell for today, not what you paid. Enter
        each debt at its current balance, not its monthly payment or the amount you first borrowed.
      </p>
      <p>
        Enter a house and its mortgage separately: the full market value under assets, the full
        balance under liabilities. A blank amount counts as zero.
      </p>
      <p>
        The result is a snapshot of one day. Income, interest and future price changes are not
        included, and neither are the tax on money in a traditional 401(k) or IRA and the cost of
        selling a home.
      </p>
      <p>
        For a cautious figure,{" "}
        <strong>enter those accounts and the house at what you would really keep</strong>.
      </p>
    </>
  ),
  tips: [
    "Use the same sources each time: bank and brokerage statements, lenders’ payoff balances, and one price guide for the car. That way, a change in the result is a real one.",
    "Leave out furniture, clothes and electronics unless you would sell them. They are worth far less than they cost.",
    "Write down the result and the date once or twice a year. The direction tells you more than any single figure.",
    "Look at cash separately. A high net worth tied up in a house does not pay a repair bill.",
  ],
  useCase: {
    title: "Paying off a car loan with savings",
    story: (
      <>
        <p>
          A couple owns a home worth $345,000, a 401(k) of $68,400, $21,300 in the bank and a car
          worth $14,500: $449,200 in total. They owe $262,800 on the mortgage, $18,900 on a student
          loan, $9,700 on the car and $3,250 on a card, $294,650 in total. Their net worth is
          $154,550, and their debts are 65.59% of what they own.
        </p>
        <p>
          They consider paying off the car with savings. Assets would fall to $439,500 and
          liabilities to $284,950, so net worth would stay at $154,550 and debts would be 64.84% of
          what they own. They would be no richer that day. But the car payment and its interest
          would stop, and $11,600 would be left in the bank. The real question is whether that is
          enough for an emergency.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "Is a negative net worth a problem?",
      answer:
        "Not by itself. It is common after a degree paid for with student loans, or right after buying a home with a small down payment. It becomes a problem when it keeps falling, or when you would have to sell something to get through a bad month.",
    },
    {
      question: "Should retirement accounts count as assets?",
      answer:
        "Yes, to the extent that they are vested. Money in a traditional 401(k) or IRA has not been taxed yet, so part of it belongs to the IRS. If you enter the full balance, remember that the figure is before that tax.",
    },
    {
      question: "Does my car count if I am still paying for it?",
      answer:
        "Yes, on both sides: enter what it would sell for under assets and what you still owe under liabilities. If you owe $9,700 on a car worth $14,500, it adds $4,800. Leave out a leased car, because it is not yours.",
    },
    {
      question: "Do Social Security or a pension belong in the list?",
      answer:
        "Usually not. They are future income, and you cannot sell them. The exception is a pension you could take as a lump sum today: enter that amount.",
    },
  ],
  related: [
    {
      id: "personal-finance/cash-flow",
      reason: "Go here to see whether a month adds to your net worth or eats into it.",
    },
    {
      id: "loans-credit/credit-card-payoff",
      reason: "Go here to see how soon you could pay off your most expensive debt.",
    },
    {
      id: "loans-credit/refinance",
      reason: "Go here if the mortgage is your largest liability and rates have fallen.",
    },
  ],
  sources: [
    {
      publisher: "U.S. Department of Labor, on Free-eBooks.net",
      title: "Savings Fitness: Balance Sheet to Calculate Net Worth",
      url: "https://free-ebooks.net/academic-economics/Savings-Fitness-A-Guide-To-Your-Money-and-Your-Financial-Future/html/56",
      read: "2026-11-21",
    },
  ],
};
