import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "Will my business run out of cash, and when?",
  reviewed: "2026-11-21",
  howItWorks: (
    <>
      <p>
        The calculator takes the balance you start with, adds the inflows of a month and takes away
        its outflows. What a month ends with is what the next one starts with. The result says
        whether a month ends below zero, which one is the first, and how much a month is missing.
      </p>
      <p>
        Enter money in the month in which it moves. An invoice is no inflow until it is paid, a
        purchase on credit is no outflow until you pay for it, and a loan payment goes out in full,
        principal included. An amount left blank counts as nothing.
      </p>
      <p>
        <strong>Every month is forecast alike.</strong> Seasons, growth, single payments and
        interest are not modeled, and neither are the days within a month: an account can be
        overdrawn on the 10th and be positive on the 30th. The forecast goes up to 24 months.
      </p>
    </>
  ),
  tips: [
    "Take the inflows from what reached your account in the last months, not from what you billed. Late payers are in the first figure and not in the second.",
    "Run the forecast a second time with inflows a fifth lower. If the first month below zero comes within the time you need to find money, act on that.",
    "Put a yearly or quarterly bill in at its monthly share, and check by hand that the balance can take it whole in the month it is due.",
    "Compare each month’s ending balance with your bank statement and start again from the real one. A forecast that is never corrected does not get better.",
  ],
  useCase: {
    title: "A landscaper before the winter",
    story: (
      <>
        <p>
          She enters November with $18,400. From then on snow contracts bring $6,200 a month, while
          payroll, rent, insurance and two trucks take $10,350. Over five months the forecast ends
          at -$2,350.00. The first month below zero is month 5, March, and $470.00 is missing each
          month.
        </p>
        <p>
          The second truck stands still all winter and costs $780 a month to lease and insure. She
          hands it back until spring. Outflows are now $9,570.00, and the forecast ends with
          $1,550.00. It is not much, so she also asks her bank for a credit line now, while the
          account is full.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "How can a profitable business run out of cash?",
      answer:
        "Profit counts a sale when it is made, cash counts it when it is paid. Stock is paid for before it is sold, customers pay after 30 or 60 days, and the principal of a loan is an outflow but no expense. A business that grows can need more cash every month for a while.",
    },
    {
      question: "How do I forecast months that differ from one another?",
      answer:
        "In pieces. Forecast the slow months with their own amounts, then take the ending balance as the starting balance of a second forecast for the busy ones. Each piece has its own first negative month and lowest balance.",
    },
    {
      question: "Where do I enter a loan or money that I put in myself?",
      answer:
        "In the starting balance, if it comes once: every inflow on the list is repeated each month. The payments on the loan belong among the outflows.",
    },
    {
      question: "How much cash do small businesses hold?",
      answer:
        "Often less than a month’s worth. The JPMorgan Chase Institute looked at 597,000 small businesses in 2015: the median one had cash for 27 days of its outflows if nothing had come in. It varies widely with the industry.",
    },
  ],
  related: [
    {
      id: "business-finance/startup-costs",
      reason: "Go here if the business is not open yet: it gives the cash to start with.",
    },
    {
      id: "personal-finance/cash-flow",
      reason: "Go here for a single period, or for your own household.",
    },
    {
      id: "business-finance/business-loan",
      reason: "Go here for the monthly outflow that a loan would add.",
    },
  ],
  sources: [
    {
      publisher: "SCORE",
      title: "12-Month Cash Flow Statement",
      url: "https://www.score.org/resource/template/12-month-cash-flow-statement",
      read: "2026-11-21",
    },
    {
      publisher: "Idaho Small Business Development Center",
      title: "Business Essentials: Finances, Cash Flow",
      url: "https://stage.idahosbdc.org/business-essentials-finances-cash-flow/",
      read: "2026-11-21",
    },
    {
      publisher: "JPMorgan Chase Institute",
      title: "Cash is King: Flows, Balances, and Buffer Days",
      url: "https://www.jpmorganchase.com/institute/all-topics/business-growth-and-entrepreneurship/insight-cash-is-king",
      read: "2026-11-21",
    },
  ],
};
