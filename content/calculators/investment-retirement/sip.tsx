import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "What will I have if I invest the same amount every month?",
  reviewed: "2026-11-21",
  howItWorks: (
    <>
      <p>
        A systematic investment plan, or SIP, moves a fixed amount into investments every month. In
        the United States it is mostly called automatic investing. The calculator starts from
        nothing, adds your amount at the end of each month and lets everything grow by one twelfth
        of the annual return a month.
      </p>
      <p>
        Beside the total value stands what the same plan comes to by the same day if you start a
        year later, and what the total value would buy at today’s prices. The inflation for that is
        under More options and starts at 3% a year.
      </p>
      <p>
        The return you enter is an assumption that holds every month. Real markets rise and fall,
        and the order of good and bad years changes what a plan ends with. Taxes, trading costs and
        raising the amount over time are <strong>not</strong> modeled.
      </p>
    </>
  ),
  tips: [
    "Calculate three times, with a return you hope for, one you expect and one that would disappoint you. Plan with the last.",
    "Choose an amount that you could keep up in a bad month. A plan that is stopped after two years misses the years in which most of the growth comes.",
    "Have the money leave your account on the day after payday, so that it is gone before it is spent.",
    "Enter the return after fees. A fund’s yearly expenses come off it every year, and the mutual fund calculator shows what they add up to.",
  ],
  useCase: {
    title: "Two siblings, ten years apart",
    story: (
      <>
        <p>
          A sister starts at 28 with $200 a month and keeps it up for 37 years. Her brother starts
          at 38. To catch up he invests $400 a month for 27 years. Both assume a 7% return and stop
          at 65.
        </p>
        <p>
          She has put in $88,800.00 and ends with $419,308.89. He has put in $129,600.00 and ends
          with $382,842.54: twice the amount a month, $40,800.00 more in total, and $36,466.35 less
          at the end. Her first ten years cannot be bought back at that price.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "What return should I enter?",
      answer:
        "No one can tell you the return of the next decades, so look at how much hangs on it. $250 a month for 25 years comes to $148,877.43 at 5%, $202,517.92 at 7% and $280,280.48 at 9%, with the same $75,000 paid in.",
    },
    {
      question: "What does waiting a year really cost?",
      answer:
        "More than twelve payments. With $250 a month at 7% for 25 years, starting a year later leaves $16,542.34 less on the last day, though only $3,000 less was paid in. The year you lose is the last one, when there is most to grow.",
    },
    {
      question: "Does a monthly plan protect me from losses?",
      answer:
        "No. Investing a fixed amount buys more shares when they are cheap and fewer when they are expensive, which is called dollar-cost averaging. It spares you from choosing a day, but if prices are low when you need the money, you can still have less than you paid in.",
    },
    {
      question: "Why is the value in today’s dollars so much lower?",
      answer:
        "Because prices rise while you invest. $202,517.92 in 25 years buys what $96,723.69 buys today if prices rise by 3% a year. It is the better figure to hold against what you spend now.",
    },
  ],
  related: [
    {
      id: "investment-retirement/mutual-fund",
      reason: "Go here to take a fund’s expense ratio off the return and see what it costs you.",
    },
    {
      id: "investment-retirement/compound-interest",
      reason: "Go here if you already have an amount to start with.",
    },
    {
      id: "personal-finance/budget",
      reason: "Go here to find out what amount you can spare each month.",
    },
  ],
  sources: [
    {
      publisher: "Morningstar",
      title: "Dollar-Cost Averaging",
      url: "https://www.morningstar.com/invglossary/dollar-cost-averaging.aspx",
      read: "2026-11-21",
    },
  ],
};
