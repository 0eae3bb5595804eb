import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "How long will it take to reach my savings goal?",
  reviewed: "2026-11-21",
  howItWorks: (
    <>
      <p>
        The calculator subtracts your current savings from the target, divides the rest by your
        monthly contribution and rounds up to whole months. The last contribution is often more than
        you still need, so you end up at the target or slightly above it.
      </p>
      <p>
        It assumes that you make the first contribution a month from today. If you leave current
        savings blank, you start from zero. If your savings already reach the target, the time is
        zero.
      </p>
      <p>
        This is simple arithmetic: <strong>no interest</strong>, no taxes, no fees and no inflation.
        In an account that pays interest, you get there a little sooner. Withdrawals and skipped
        months are not modeled.
      </p>
    </>
  ),
  tips: [
    "Enter only money that is meant for this goal. Your emergency fund has a different purpose.",
    "Have the contribution moved to a separate account on payday, before you can spend it.",
    "To reach your goal by a certain date, divide what you still need by the months you have. That is the monthly contribution it takes.",
    "Find out the full cost before you set the target: a car comes with tax and title fees, a move with deposits.",
  ],
  useCase: {
    title: "A used car without a loan",
    story: (
      <>
        <p>
          A teacher wants to buy a $12,000 car and has $1,800 saved for it. At $350 a month, saving
          the other $10,200 takes 30 months, with only $50 needed in the last one. Her old car
          probably won’t last that long.
        </p>
        <p>
          At $425 a month, it takes exactly 24 months, and at $600 it takes 17. She settles on $425
          and keeps the car for two more years. Putting her tax refund in the account would shorten
          that: every $425 saves a month.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "Does the time to my goal include interest on my savings?",
      answer:
        "No. It counts only what you put in. Interest gets you there sooner, and it helps more the longer you save. For goals many years away, an estimate with a rate of return is a better guide.",
    },
    {
      question: "How much do I have to save each month to reach my goal by a date?",
      answer:
        "Divide what you still need by the number of months until then. $10,200 in 18 months is $566.67 a month. Enter that amount and the result shows 1 year and 6 months.",
    },
    {
      question: "How do I enter money I save every two weeks?",
      answer:
        "Multiply the amount by 26 and divide by 12. $160 every two weeks is $346.67 a month.",
    },
    {
      question: "Should I raise the target because prices go up?",
      answer:
        "For a purchase within a year, it rarely matters. For one several years away, look up the price again each year. Then enter the new target and what you have saved by then.",
    },
  ],
  related: [
    {
      id: "personal-finance/budget",
      reason: "Go here to find out what you can put aside each month.",
    },
    {
      id: "personal-finance/emergency-fund",
      reason: "Go here first if an unexpected bill would eat up these savings.",
    },
    {
      id: "loans-credit/auto-loan",
      reason: "Go here to see what it costs to buy the car now and pay later.",
    },
  ],
  sources: [],
};
