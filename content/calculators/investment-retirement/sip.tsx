import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "What will I have if I invest the same amount every month?",
  reviewed: "2026-11-29",
  howItWorks: (
    <>
      <p>
        A systematic investment plan, or SIP, moves a fixed amount into investments every month. In
        the United States, it is mostly called automatic investing. The calculator starts from zero,
        adds your amount at the end of each month and grows the balance each month by one twelfth of
        the annual return.
      </p>
      <p>
        Next to the total value, you’ll see what you would have on the same day if you started a
        year later, and what the total is worth in today’s dollars. You can change the inflation
        rate under More options; it starts at 3% a year. There you can also raise the amount once a
        year, with a <strong>step-up</strong>, and see what yearly fees cost you.
      </p>
      <p>
        The return is meant to be after fees. If yours is before fees, enter the fees too: they come
        off the return, all results are then after fees, and a line shows what they cost you by the
        end, including the growth you lose.
      </p>
      <p>
        The return you enter is an assumption and stays the same every month. Real markets rise and
        fall, and the order of good and bad years changes what you end up with. So you also see what
        the same plan would have come to in every period since 1871, with the share of US stocks you
        choose. Taxes and trading costs are <strong>not</strong> modeled.
      </p>
    </>
  ),
  tips: [
    "Calculate three times: with a return you hope for, one you expect and one that would disappoint you. Plan with the last one.",
    "Choose an amount you could keep up in a bad month. If you stop after two years, you miss the years when most of the growth comes.",
    "Set the transfer for the day after payday, so you don’t spend the money first.",
    "Enter the return after fees. Fund expenses come off every year, and the mutual fund calculator shows what they add up to.",
  ],
  useCase: {
    title: "Two siblings, ten years apart",
    story: (
      <>
        <p>
          A sister starts at 28 with $200 a month and keeps it up for 37 years. Her brother starts
          at 38. To catch up, he invests $400 a month for 27 years. Both assume a 7% return and stop
          at 65.
        </p>
        <p>
          She invests $88,800 and ends up with $419,309. He invests $129,600 and ends up with
          $382,843. He pays twice as much each month and $40,800 more in total, but ends up with
          $36,466 less. Even doubling the amount doesn’t make up for her ten-year head start.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "What return should I enter?",
      answer:
        "No one can predict returns for the next decades, so see how much depends on it. $250 a month for 25 years grows to $148,877 at 5%, $202,518 at 7% and $280,280 at 9%, with the same $75,000 invested.",
    },
    {
      question: "What does waiting a year really cost?",
      answer:
        "More than twelve payments. With $250 a month at 7% for 25 years, starting a year later leaves you with $16,542 less on the last day, though you invest only $3,000 less. The year you lose is the last one, when the balance is largest and grows the most.",
    },
    {
      question: "What does it do if I raise the amount every year?",
      answer:
        "A lot, because your pay usually rises too. $500 a month at 8% for 15 years grows to $173,019. If you raise it 5% after each year, you pay in $129,471 instead of $90,000 and end up with $231,646, which is $58,627 more. In the last year, you invest $989.97 a month.",
    },
    {
      question: "Does a monthly plan protect me from losses?",
      answer:
        "No. Investing a fixed amount buys more shares when they are cheap and fewer when they are expensive, which is called dollar-cost averaging. You don’t have to pick the right day, but if prices are low when you need the money, you can still have less than you invested.",
    },
    {
      question: "Why is the value in today’s dollars so much lower?",
      answer:
        "Because prices rise while you invest. $202,518 in 25 years buys what $96,724 buys today if prices rise by 3% a year. It’s the better number to compare with what you spend now.",
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
