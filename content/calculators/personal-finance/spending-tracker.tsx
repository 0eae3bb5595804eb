import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "Where does my money really go?",
  reviewed: "2026-11-21",
  howItWorks: (
    <>
      <p>
        Every amount is added to a running total as you type it. The category is yours to choose: a
        few are suggested, and anything else can be typed. Expenses with the same category are added
        up, whatever their capital letters, and shown with their share of the total. Those without
        one are grouped as Uncategorized.
      </p>
      <p>
        <strong>Nothing is kept.</strong> The list is in this browser tab and is gone when you leave
        the page. To go on another day, copy the link, which holds the whole list, or save the
        spreadsheet.
      </p>
      <p>
        The tracker does not connect to a bank, knows no dates and sets no limits. It cannot tell a
        week from a month, so put one period in one list. Refunds cannot be entered as negative
        amounts: lower the purchase they belong to.
      </p>
    </>
  ),
  tips: [
    "Enter purchases the same day. After a week, the small ones are the ones you have forgotten.",
    "Keep to six or eight categories. With thirty you see the receipts again, not a pattern.",
    "Split a mixed receipt into rows: a $90 stop with $30 of clothes in it makes groceries look more expensive than they are.",
    "Record a card purchase when you make it, and leave out the payment of the card bill, or everything on it counts twice.",
  ],
  useCase: {
    title: "A week of small purchases",
    story: (
      <>
        <p>
          Two roommates each say they hardly eat out. For one week one of them enters every
          purchase: $184.20 for groceries, $52.10 for gas, four takeout orders for $96.75 and coffee
          for $31.50. The total is $364.55.
        </p>
        <p>
          With takeout and coffee both under Eating out, that category is $128.25, or 35.18% of the
          week. She decides against a ban and drops one order of $24.50 a week. If she keeps that
          up, it is $1,274 in 52 weeks.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "Is my list saved if I close the page?",
      answer:
        "No. Nothing that you type leaves your browser and nothing is stored on the device. Copy the link, or save the CSV file or the spreadsheet, before you leave. The link opens the list again with every row.",
    },
    {
      question: "How long should I track before I change anything?",
      answer:
        "A whole month shows the bills that come once. If that is too much, one or two weeks show the daily habits. Then compare with bank statements, which show what you forgot.",
    },
    {
      question: "Which categories should I use?",
      answer:
        "Those that you could act on. Groceries and eating out belong apart, because the choice between them is yours. Rent and insurance can stand together if you are not going to change either of them.",
    },
    {
      question: "Does paying off debt count as spending?",
      answer:
        "The interest does, and the rest repays something you spent before. If you want to know what your money does this month, enter the whole payment under Debt payments, but do not also enter this month’s purchases through the payment of a card bill.",
    },
  ],
  related: [
    {
      id: "personal-finance/budget",
      reason: "Go here to turn the categories you found into a plan for a month.",
    },
    {
      id: "personal-finance/cash-flow",
      reason: "Go here to hold the total against what came in.",
    },
    {
      id: "loans-credit/credit-card-payoff",
      reason: "Go here to see what money freed from a category does to a card balance.",
    },
  ],
  sources: [
    {
      publisher: "Minnesota Commerce Department",
      title: "Spending and saving",
      url: "https://mn.gov/commerce/money/consumer/financial-journey/spending-saving.jsp",
      read: "2026-11-21",
    },
    {
      publisher: "Consumer Financial Protection Bureau",
      title: "Consumer Insights on Managing Spending",
      url: "https://consumerfinance.gov/data-research/research-reports/consumer-insights-managing-spending",
      read: "2026-11-21",
    },
  ],
};
