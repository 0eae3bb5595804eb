import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "How long will it take to reach my savings goal?",
  reviewed: "2026-11-26",
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
        Unless you enter an APY, this is simple arithmetic with <strong>no interest</strong>. Under
        “Interest and a date” you can enter the APY of your account. The calculator then adds
        interest every month at (1 + APY)<sup>1/12</sup> − 1 and counts the months until the balance
        reaches the target. Enter the months until you need the money, and it also shows the monthly
        amount that gets you there on time.
      </p>
      <p>
        The APY stays the same throughout. Taxes on interest, fees, inflation, withdrawals and
        skipped months are not modeled.
      </p>
    </>
  ),
  tips: [
    "Enter only money that is meant for this goal. Your emergency fund has a different purpose.",
    "Have the contribution moved to a separate account on payday, before you can spend it.",
    "To reach your goal by a certain date, enter the months you have under “Interest and a date”. The result shows the monthly contribution it takes.",
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
        "Only if you enter an APY under “Interest and a date”. Interest gets you there sooner, and it helps more the longer you save. From $3,500 toward $18,000 at $450 a month, 4% APY saves 3 of 33 months.",
    },
    {
      question: "How much do I have to save each month to reach my goal by a date?",
      answer:
        "Enter the number of months until then under “Interest and a date”. Without interest, it is what you still need divided by the months: $10,200 in 18 months is $566.67 a month. With an APY, it is a little less.",
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
