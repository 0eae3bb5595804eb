import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "Where does my money really go?",
  reviewed: "2026-11-26",
  howItWorks: (
    <>
      <p>
        Each amount is added to a running total as you type it. Pick a suggested category or type
        your own. Expenses in the same category are added up, even if you capitalize it differently,
        and shown with their share of the total. Expenses without a category are grouped as
        Uncategorized.
      </p>
      <p>
        <strong>Nothing is saved.</strong> The list is only in this browser tab and is gone when you
        leave the page. To continue another day, copy the link, which contains the whole list, or
        save the spreadsheet.
      </p>
      <p>
        The tracker does not connect to a bank, record dates or set limits. It cannot tell a week
        from a month, so use one list for one period. You cannot enter a refund as a negative
        amount: lower the original purchase instead.
      </p>
    </>
  ),
  tips: [
    "Enter purchases the same day. After a week, you will have forgotten the small ones.",
    "Stick to six or eight categories. With thirty, you see your receipts again, not a pattern.",
    "Split a mixed receipt into rows: if $30 of a $90 grocery receipt is clothes, groceries look more expensive than they are.",
    "Record card purchases when you make them and leave out the card payment, or everything on the bill counts twice.",
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
          week. Instead of giving it all up, she drops one $24.50 order a week. If she keeps that
          up, she saves $1,274 in 52 weeks.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "Is my list saved if I close the page?",
      answer:
        "No. Nothing you type leaves your browser, and nothing is stored on your device. Copy the link, or save the CSV file or the spreadsheet, before you leave. The link brings back the list with every row.",
    },
    {
      question: "How long should I track before I change anything?",
      answer:
        "A full month shows the bills that come once a month. If that is too much, one or two weeks show your daily habits. Then check your bank statements for what you forgot.",
    },
    {
      question: "Which categories should I use?",
      answer:
        "Categories you could act on. Keep groceries and eating out separate, because you can choose between them. Rent and insurance can share a category if you are not going to change either one.",
    },
    {
      question: "Does paying off debt count as spending?",
      answer:
        "The interest does. The rest repays something you bought earlier. To see where your money goes this month, enter the whole payment under Debt payments. But do not enter this month’s purchases a second time as a card payment.",
    },
  ],
  related: [
    {
      id: "personal-finance/budget",
      reason: "Go here to turn your categories into a monthly plan.",
    },
    {
      id: "personal-finance/cash-flow",
      reason: "Go here to compare the total with what came in.",
    },
    {
      id: "loans-credit/credit-card-payoff",
      reason: "Go here to see what cutting back could do for a card balance.",
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
