import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "Does my money last the month, and how much is left over?",
  reviewed: "2026-11-21",
  howItWorks: (
    <>
      <p>
        All income of a month is added up, all expenses are added up, and the second is taken from
        the first. What is left is your monthly balance: a surplus you can save, or a shortfall that
        has to come from savings or debt.
      </p>
      <p>
        Enter everything by the month. Multiply a weekly amount by 52 and divide by 12; for an
        amount every two weeks, multiply by 26 and divide by 12. Divide a yearly bill by 12, so that
        each month sets its share aside.
      </p>
      <p>
        The calculator knows only what you enter. It does not work out taxes: use take-home pay, or
        enter gross pay and list the taxes as an expense. A row without an amount counts as nothing.
      </p>
    </>
  ),
  tips: [
    "Fill in the expenses from three months of bank and card statements rather than from memory. The forgotten rows are what makes a budget fail.",
    "Give bills that come once or twice a year, such as insurance or car registration, a row with a twelfth of the year’s cost.",
    "Put the amount you want to save in a row of its own among the expenses. A balance of zero then means the plan holds.",
    "If your pay changes from month to month, use the lowest month of the last year. In better months the difference is yours to save.",
  ],
  useCase: {
    title: "A renter who wants to start saving",
    story: (
      <>
        <p>
          She takes home $4,650.00 and earns $380.00 on weekends, $5,030.00 in total. Rent,
          groceries, car, insurance, utilities and everything else come to $3,985.00. The balance is
          a surplus of $1,045.00.
        </p>
        <p>
          Her account does not grow by that much. She goes through her statements and finds $410.00
          a month of restaurant meals that were in no row. With them the surplus is $635.00. She
          plans to move $500.00 of it to savings on payday and keeps $135.00 for surprises.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "Should I enter income before or after tax?",
      answer:
        "After tax, as it arrives in your account. If you prefer to enter gross pay, add a row for each deduction among the expenses, or the balance will look better than it is.",
    },
    {
      question: "How do I enter pay that comes every two weeks?",
      answer:
        "Multiply one paycheck by 26 and divide by 12. A paycheck of $2,000 every two weeks is $4,333.33 a month, not $4,000: two months of the year have a third payday.",
    },
    {
      question: "What should I do about a shortfall?",
      answer:
        "Look for the largest rows first: a tenth off housing or a car changes more than dropping small treats. If the shortfall stays, it is being paid from savings or with debt, and a nonprofit credit counselor can help you go through it.",
    },
    {
      question: "Are the amounts that I type saved anywhere?",
      answer:
        "No. They stay in this browser tab, where a reload or the back button brings them again, and go when you close it. Copy the link or save the CSV file or spreadsheet to keep them.",
    },
  ],
  related: [
    {
      id: "loans-credit/credit-card-payoff",
      reason: "Go here to see what a surplus can do to a card balance.",
    },
    {
      id: "loans-credit/auto-loan",
      reason: "Go here before a new car becomes one of the rows.",
    },
  ],
  sources: [],
};
