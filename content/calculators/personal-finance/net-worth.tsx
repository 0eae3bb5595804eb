import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "What is left if I subtract what I owe from what I own?",
  reviewed: "2026-11-21",
  howItWorks: (
    <>
      <p>
        The calculator adds up what you own, adds up what you owe, and takes the second from the
        first. Enter an asset at the price it would bring today, not at what you paid. Enter a debt
        at its current balance, not at its monthly payment and not at the sum first borrowed.
      </p>
      <p>
        A house and its mortgage go in separately: the whole market value among the assets, the
        whole balance among the liabilities. An amount left blank counts as nothing.
      </p>
      <p>
        It is the picture of one day. Income, interest and future price changes are not in it. Nor
        is the tax on money in a traditional 401(k) or IRA, or the cost of selling a home:{" "}
        <strong>enter those accounts and the house at what you would really keep</strong> if you
        want a cautious figure.
      </p>
    </>
  ),
  tips: [
    "Use the same sources each time: bank and brokerage statements, lenders’ payoff balances, and one price guide for the car. Then a change is real and not a change of method.",
    "Leave out furniture, clothes and electronics unless you would sell them. They are worth far less than they cost.",
    "Write down the result with its date once or twice a year. The direction tells you more than any single figure.",
    "Look at cash apart from the rest. A high net worth locked up in a house does not pay a repair bill.",
  ],
  useCase: {
    title: "Savings against a car loan",
    story: (
      <>
        <p>
          A couple owns a home worth $345,000, a 401(k) of $68,400, $21,300 in the bank and a car
          worth $14,500: $449,200.00 in total. They owe $262,800 on the mortgage, $18,900 on a
          student loan, $9,700 on the car and $3,250 on a card, $294,650.00 in total. Their net
          worth is $154,550.00, and their debts are 65.59% of what they own.
        </p>
        <p>
          They consider paying off the car with savings. Assets fall to $439,500.00 and liabilities
          to $284,950.00, so net worth stays at $154,550.00 and the debt share moves to 64.83%. On
          the day itself they are no richer. What changes is that the car payment and its interest
          stop, and that $11,600 is left in the bank. Whether that is enough for an emergency is the
          real question.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "Is a negative net worth a problem?",
      answer:
        "Not by itself. It is usual after a degree paid with student loans, or shortly after buying a home with a small down payment. It becomes a problem when it keeps falling, or when you would have to sell something to get through a bad month.",
    },
    {
      question: "Should retirement accounts count as assets?",
      answer:
        "Yes, they are yours, as far as they are vested. Money in a traditional 401(k) or IRA has not been taxed yet, so part of it belongs to the IRS. If you enter the full balance, remember that the figure is before that tax.",
    },
    {
      question: "Does my car count if I am still paying for it?",
      answer:
        "Yes, with both sides: what it would sell for among the assets, what you still owe among the liabilities. If you owe $9,700 on a car worth $14,500, it adds $4,800. A leased car is not yours and counts for nothing.",
    },
    {
      question: "Do Social Security or a pension belong in the list?",
      answer:
        "Usually not. They are income that you will receive and cannot sell. Only a pension that you could take as a lump sum today can be entered, at that sum.",
    },
  ],
  related: [
    {
      id: "personal-finance/cash-flow",
      reason: "Go here to see whether the money of a month adds to your net worth or eats into it.",
    },
    {
      id: "loans-credit/credit-card-payoff",
      reason: "Go here to see how soon the most expensive liability can be gone.",
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
