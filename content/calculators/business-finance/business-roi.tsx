import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "Did an investment in my business pay off?",
  reviewed: "2026-11-26",
  howItWorks: (
    <>
      <p>
        Return on investment (ROI) is the net profit as a percentage of the cost. Net profit is what
        the investment brought in, minus what it cost and every other cost it caused. Enter a loss
        with a minus sign.
      </p>
      <p>
        ROI does not know how long you waited: 40% after one year and 40% after ten look the same.
        Enter the time under More options and the result also shows the{" "}
        <strong>annual return</strong>, the steady yearly rate at which the cost would have grown to
        the same amount. That is the figure to compare.
      </p>
      <p>
        Under “Cash flows by year”, enter what the investment brings in each year. The result then
        shows the internal rate of return (<strong>IRR</strong>) and the years until the cost is
        back (<strong>payback</strong>). With a discount rate, it also shows the net present value (
        <strong>NPV</strong>): what the cash flows are worth today, minus the cost. The cost counts
        today and each cash flow at the end of its year.
      </p>
      <p>
        Risk, taxes on the profit and inflation are <strong>not</strong> modeled, and without cash
        flows by year neither is when the money comes in.
      </p>
    </>
  ),
  tips: [
    "Count your own hours as a cost. An investment that takes your time every week earns less than it seems to.",
    "Count only the profit you would not have without the investment, not the profit of the whole business.",
    "Estimate before you spend and enter the real figures a year later. The difference tells you more than the number itself.",
    "Use the same kind of profit on both sides: before tax with before tax, after tax with after tax.",
  ],
  useCase: {
    title: "Two chairs or a booking system",
    story: (
      <>
        <p>
          A hair salon has two ideas. Two more chairs cost $24,000 and should bring in a net profit
          of $9,600 over four years: an ROI of 40.00%. A booking system costs $6,000 and should
          bring in $1,500 within one year, an ROI of 25.00%. The chairs look better.
        </p>
        <p>
          With the time entered, the chairs return 8.78% a year and the booking system 25.00%. The
          owner starts with the booking system. But she keeps in mind that it earns $1,500 in total
          and the chairs earn $9,600: a high rate on a small amount does not pay the rent.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "Is net profit the same as the money an investment brings in?",
      answer:
        "No. If a $10,000 oven brings in $30,000 in sales, and the flour, wages and power cost $16,000, the net profit is $30,000 minus $16,000 minus the $10,000 for the oven: $4,000, an ROI of 40.00%.",
    },
    {
      question: "Why isn’t the annual return the ROI divided by the years?",
      answer:
        "Because each year’s return would earn a return of its own the next year. Dividing 40% by four years gives 10% a year, but 10% a year compounded would have been 46.41%. The steady rate that gives 40.00% is 8.78%.",
    },
    {
      question: "What is a good return on investment?",
      answer:
        "One that beats what the money could do elsewhere at the same risk: pay off a loan at 10%, sit in insured savings, or fund your next idea. Compare the annual return with that rate, and expect more when the outcome is less certain.",
    },
    {
      question: "Can a return on investment be below -100%?",
      answer:
        "Yes. An investment can lose more than it cost if it leaves behind bills, repairs or a lease. A loss of $12,000 on $10,000 is -120.00%. No annual rate can describe that, so none is shown.",
    },
  ],
  related: [
    {
      id: "business-finance/business-loan",
      reason: "Go here if you would pay for the investment with a loan.",
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
