import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "Does my money last the month, and how much is left over?",
  reviewed: "2026-11-27",
  howItWorks: (
    <>
      <p>
        The calculator adds up your income for the month, adds up your expenses, and subtracts the
        expenses from the income. The result is your monthly balance: a surplus you can save, or a
        shortfall that has to come from savings or debt.
      </p>
      <p>
        Enter monthly amounts, or press “Weekly or yearly amounts” and choose how often each row
        comes. The calculator then counts a weekly amount 52 times a year, one every two weeks 26
        times, one twice a month 24 times, a quarterly one 4 times, one every six months twice and a
        yearly one once, and divides by 12. That is an average month: a month with five paydays has
        more.
      </p>
      <p>
        The calculator knows only what you enter. It does not work out taxes: use take-home pay, or
        enter gross pay and list the taxes as an expense. A row without an amount counts as zero.
      </p>
    </>
  ),
  tips: [
    "Fill in the expenses from three months of bank and card statements rather than from memory. Forgotten expenses are what break a budget.",
    "For bills that come once a year, such as car registration, add a row and choose Yearly. The budget then sets aside a twelfth of it each month.",
    "Add a row to the expenses for the amount you want to save. Then a balance of zero means the plan works.",
    "If your pay changes from month to month, use the lowest month of the last year. In better months, save the difference.",
  ],
  useCase: {
    title: "A renter who wants to start saving",
    story: (
      <>
        <p>
          A renter takes home $4,650 a month and earns $380 on weekends, $5,030 in total. Rent,
          groceries, car, insurance, utilities and everything else cost $3,985. That leaves a
          surplus of $1,045.
        </p>
        <p>
          Her account isn’t growing by that much. In her statements she finds $410 a month in
          restaurant meals that she hadn’t listed. With those, the surplus is $635. She plans to
          move $500 of it to savings on payday and keep $135 for surprises.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "Should I enter income before or after tax?",
      answer:
        "After tax: the amount that lands in your account. If you prefer to enter gross pay, add a row to the expenses for each deduction. Otherwise the balance will look better than it is.",
    },
    {
      question: "How do I enter pay that comes every two weeks?",
      answer:
        "Enter one paycheck, press “Weekly or yearly amounts” and choose Every two weeks. A paycheck of $2,000 every two weeks is $4,333 a month, not $4,000, because two months a year have a third payday.",
    },
    {
      question: "What should I do about a shortfall?",
      answer:
        "Start with the largest expenses: cutting housing or car costs by a tenth helps more than giving up small treats. If there is still a shortfall, you are paying for it from savings or with debt. A nonprofit credit counselor can help you work through it.",
    },
    {
      question: "Are the amounts I enter saved anywhere?",
      answer:
        "No. They stay in this browser tab, even if you reload it or use the back button, and are gone when you close it. To keep them, copy the link, or save the CSV file or spreadsheet.",
    },
  ],
  related: [
    {
      id: "loans-credit/credit-card-payoff",
      reason: "Go here to see what a surplus can do for a card balance.",
    },
    {
      id: "loans-credit/auto-loan",
      reason: "Go here before you add a new car to your budget.",
    },
  ],
  sources: [],
};
