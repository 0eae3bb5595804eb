import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "Did an investment in my business pay off?",
  reviewed: "2026-11-21",
  howItWorks: (
    <>
      <p>
        The return on investment is the net profit in percent of the cost. Net profit is what the
        investment brought in, less what it cost and less every other cost that it caused. A loss is
        entered with a minus sign.
      </p>
      <p>
        ROI does not know how long you waited: 40% after one year and 40% after ten look the same.
        Enter the time under More options and the result also shows the{" "}
        <strong>return a year</strong>, the steady rate at which the cost would have grown to the
        same amount. That is the figure to compare.
      </p>
      <p>
        When the money came in on the way, risk, taxes on the profit, inflation and what else you
        could have done with the money are <strong>not</strong> modeled.
      </p>
    </>
  ),
  tips: [
    "Count your own hours as a cost. An investment that needs them every week earns less than it seems to.",
    "Take only the profit that would not be there without the investment, not that of the whole business.",
    "Estimate before you spend and enter the real figures a year later. The difference teaches more than the number.",
    "Use the same kind of profit on both sides: before tax with before tax, after tax with after tax.",
  ],
  useCase: {
    title: "Two chairs or a booking system",
    story: (
      <>
        <p>
          A hair salon has two ideas. Two more chairs cost $24,000 and should bring a net profit of
          $9,600 over four years: an ROI of 40.00%. A booking system costs $6,000 and should bring
          $1,500 within one year, an ROI of 25.00%. The chairs look better.
        </p>
        <p>
          With the time entered, the chairs return 8.78% a year and the booking system 25.00%. The
          owner starts with the booking system. She keeps in mind that it earns $1,500 in total and
          the chairs $9,600: a high rate on a small sum does not pay the rent.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "Is net profit the same as the money an investment brings in?",
      answer:
        "No. If a $10,000 oven brings in $30,000 of sales, and flour, wages and power for them cost $16,000, the net profit is $30,000 less $16,000 less the $10,000: $4,000, an ROI of 40.00%.",
    },
    {
      question: "Why is the return a year not the ROI divided by the years?",
      answer:
        "Because each year’s return would itself earn something in the next. 40% over four years is 10% a year when divided, but at 10% a year compounded it would have been 46.41%. The steady rate that comes to 40.00% is 8.78%.",
    },
    {
      question: "What is a good return on investment?",
      answer:
        "One that beats what the money could do elsewhere at the same risk: pay off a loan at 10%, sit in insured savings, or fund your next idea. Compare the return a year with that rate, and ask for more where the outcome is less certain.",
    },
    {
      question: "Can a return on investment be below -100%?",
      answer:
        "Yes. An investment can lose more than it cost, when it leaves bills, repairs or a lease behind. A loss of $12,000 on $10,000 is -120.00%. No yearly rate leads there, so none is shown.",
    },
  ],
  related: [
    {
      id: "business-finance/business-loan",
      reason: "Go here when the investment would be paid for with a loan.",
    },
    {
      id: "business-finance/ebitda",
      reason: "Go here for what the whole business earns, before its debts and taxes.",
    },
    {
      id: "investment-retirement/compound-interest",
      reason: "Go here for what the same money could become in savings.",
    },
  ],
  sources: [
    {
      publisher: "Britannica Money",
      title: "Return on investment (ROI)",
      url: "https://britannica.com/money/return-on-investment",
      read: "2026-11-21",
    },
    {
      publisher: "OpenStax, Principles of Accounting: Managerial Accounting",
      title:
        "12.3 Evaluate an Operating Segment or a Project Using Return on Investment, Residual Income, and Economic Value Added",
      url: "https://openstax.org/books/principles-managerial-accounting/pages/12-3-evaluate-an-operating-segment-or-a-project-using-return-on-investment-residual-income-and-economic-value-added",
      read: "2026-11-21",
    },
  ],
};
