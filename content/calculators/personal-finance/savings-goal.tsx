import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "How long will it take to reach my savings goal?",
  reviewed: "2026-11-21",
  howItWorks: (
    <>
      <p>
        The calculator takes your current savings from the target, divides what is left by your
        monthly contribution and rounds up to whole months. The last contribution is often larger
        than what is still missing, so you end at the target or slightly above it.
      </p>
      <p>
        The first contribution is assumed a month from today. If you leave current savings empty,
        you start from nothing. If they already reach the target, the time is zero.
      </p>
      <p>
        These are plain sums: <strong>no interest</strong>, no taxes, no fees and no change in
        prices. In an account that pays interest you arrive somewhat sooner. Withdrawals and months
        that you skip are not modeled.
      </p>
    </>
  ),
  tips: [
    "Enter only money that is meant for this goal. The emergency fund belongs to a different one.",
    "Have the contribution moved to a separate account on payday, so that it is saved before it can be spent.",
    "To meet a date, divide what is still to save by the months you have. That is the contribution it takes.",
    "Ask for the whole cost before you set the target: a car has tax and title fees, a move has deposits.",
  ],
  useCase: {
    title: "A used car without a loan",
    story: (
      <>
        <p>
          A teacher wants to buy a $12,000 car and has $1,800 for it. The $10,200 still to save
          takes 30 months at $350 a month, with only $50 needed from the last contribution. Her old
          car will hardly last that long.
        </p>
        <p>
          At $425 it is exactly 24 months, and at $600 it is 17. She settles on $425 and keeps the
          car for two more years. A tax refund that goes into the account would shorten that: every
          $425 is a month.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "Does the time to my goal count the interest on my savings?",
      answer:
        "No. It counts only what you put in. Interest brings the goal closer, and more so the longer you save. For goals many years away, an estimate with a rate of return is the better guide.",
    },
    {
      question: "How much do I have to save each month to reach my goal by a date?",
      answer:
        "Take what is still to save and divide it by the months until then. $10,200 in 18 months is $566.67 a month. Enter that amount and the result shows 1 year and 6 months.",
    },
    {
      question: "How do I enter savings that I make every two weeks?",
      answer:
        "Multiply the amount by 26 and divide by 12. $160 every two weeks is $346.67 a month.",
    },
    {
      question: "Should I raise the target because prices go up?",
      answer:
        "For a purchase within a year it rarely matters. For one that is several years away, look up the price again each year and enter the new target with what you have saved by then.",
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
