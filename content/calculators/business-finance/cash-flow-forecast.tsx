import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "Will my business run out of cash, and when?",
  reviewed: "2026-11-27",
  howItWorks: (
    <>
      <p>
        The calculator takes your starting balance, adds a month’s inflows and subtracts its
        outflows. Each month starts with what the last one ended with. The result shows whether a
        month ends below zero, which one is first, and how much you are short each month.
      </p>
      <p>
        Count money when it moves. An invoice is not an inflow until it is paid, a purchase on
        credit is not an outflow until you pay for it, and a loan payment goes out in full,
        including principal. A blank amount counts as zero.
      </p>
      <p>
        <strong>The forecast treats every month the same</strong> unless you enter more under
        “Growth, delays and one-time items”. There, all inflows can grow at a steady rate, customers
        can pay a number of days after the sale (a month counts as 30 days, and sales before the
        first month as none), and single items can come in or go out in a month of your choice.
      </p>
      <p>
        Seasons and interest are not modeled, and neither are the days within a month: an account
        can be overdrawn on the 10th and positive on the 30th. The forecast goes up to 24 months.
      </p>
    </>
  ),
  tips: [
    "Base the inflows on what reached your account in recent months, not on what you billed. The first figure reflects late payers and the second does not.",
    "Run the forecast again with inflows a fifth lower. If the first month below zero comes sooner than you could raise money, act on that.",
    "Enter a yearly bill as a one-time item in the month it is due, not at its monthly share. That is the month in which it hurts.",
    "Compare each month’s ending balance with your bank statement and start again from the real one. A forecast that is never corrected does not get better.",
  ],
  useCase: {
    title: "A landscaper before winter",
    story: (
      <>
        <p>
          A landscaper starts November with $18,400. From then on, snow contracts bring in $6,200 a
          month, while payroll, rent, insurance and two trucks cost $10,350. Over five months, the
          forecast ends at -$2,350. The first month below zero is month 5, March, and she is short
          $470 each month.
        </p>
        <p>
          The second truck sits idle all winter and costs $780 a month to lease and insure. She
          returns it until spring. Outflows are now $9,570, and the forecast ends at $1,550. That is
          not much, so she also asks her bank for a line of credit now, while the account is full.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "How can a profitable business run out of cash?",
      answer:
        "Profit counts a sale when you make it, and cash counts it when you get paid. You pay for inventory before you sell it, customers pay after 30 or 60 days, and loan principal is an outflow but not an expense. A growing business can need more cash every month for a while.",
    },
    {
      question: "How do I forecast months that differ from one another?",
      answer:
        "Enter steady growth and single items under “Growth, delays and one-time items”. For seasons, do it in pieces. Forecast the slow months with their own amounts, then use the ending balance as the starting balance of a second forecast for the busy ones. Each piece has its own first month below zero and lowest balance.",
    },
    {
      question: "Where do I enter a loan or money that I put in myself?",
      answer:
        "In the starting balance, if it comes once, because every inflow on the list repeats each month. Enter the loan payments under outflows.",
    },
    {
      question: "How much cash do small businesses hold?",
      answer:
        "Often less than a month’s worth. The JPMorgan Chase Institute looked at 597,000 small businesses in 2015: the median one had enough cash for 27 days of outflows with nothing coming in. It varies widely by industry.",
    },
  ],
  related: [
    {
      id: "business-finance/startup-costs",
      reason: "Go here if the business is not open yet, to find the cash you need to start.",
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
