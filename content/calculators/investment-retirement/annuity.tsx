import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "What are regular payments worth today, or at the end?",
  reviewed: "2026-11-29",
  howItWorks: (
    <>
      <p>
        In finance, an annuity is any series of equal payments at equal intervals: a pension for a
        set number of years, lottery installments, rent, or money you set aside. The{" "}
        <strong>present value</strong> is the single amount today that would fund all of the
        payments and run out with the last one. The <strong>future value</strong> is what the
        payments grow to if you leave them invested.
      </p>
      <p>
        Payment, rate and number of periods must all use the same period. For monthly payments,
        enter the monthly rate (the yearly rate divided by 12) and the number of months. Payments
        come at the end of each period. Under More options, you can move them to the beginning,
        which makes each one worth one more period of interest.
      </p>
      <p>
        Under More options, <strong>Income from a sum</strong> asks the other way around: what a sum
        pays each month for the years you enter, until nothing is left. The income can rise once a
        year. If an insurer quoted you a payment for the same sum, enter it to see what it returns
        over those years, and when it has paid back the sum. You can leave the payments above blank
        then.
      </p>
      <p>
        This is not a quote for an insurance contract. An insurer that pays for life goes by how
        long its customers live and by its costs. Life expectancy, surrender charges, fees, taxes
        and the risk that the payer can’t pay are <strong>not</strong> modeled.
      </p>
    </>
  ),
  tips: [
    "To compare a lump sum with payments, use the rate you could safely earn on the lump sum, not the one you hope for.",
    "Try a slightly higher and a slightly lower rate. If that changes your decision, the two offers are close, and you can decide on other grounds.",
    "If the first payment comes right away, as with rent and many lottery prizes, choose At the beginning under More options.",
    "Payments fixed in dollars buy less every year. Use the full interest rate for them. Use a rate after inflation only for payments that rise with prices.",
  ],
  useCase: {
    title: "A pension for 20 years, or $220,000 now",
    story: (
      <>
        <p>
          A woman is leaving her job. Her employer offers her $1,500 a month for 20 years or
          $220,000 now. The payments add up to $360,000, but most of them are years away. She enters
          $1,500, 240 periods and 0.4% a month, because she could safely earn 4.8% a year herself.
          The present value is $231,140, so the payments are worth more.
        </p>
        <p>
          At 0.5% a month, or 6% a year, they are worth $209,371, and the lump sum would be the
          better offer. Her answer depends on whether she could earn that with as little risk as the
          pension, and she doesn’t think so.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "When do I use present value, and when future value?",
      answer:
        "Use present value when you will receive or owe the payments and want to know what they are worth now. Use future value when you make the payments and want to know what you will have. $1,000 a month for 240 months at 0.5% is worth $139,581 at the start and $462,041 at the end.",
    },
    {
      question: "Why are payments worth less today than they add up to?",
      answer:
        "Because money you have today can earn interest until the payment would have come. The later the payment, the less you need today to match it. At a rate of 0, nothing is earned, and the value is simply the sum of the payments.",
    },
    {
      question: "What is an annuity due?",
      answer:
        "It is an annuity whose payments come at the beginning of each period. Every payment comes one period earlier, so the value is higher by one period’s interest: $40,000 a year for 25 years at 5% is worth $563,758 when payments come at the end and $591,946 when they come at the beginning.",
    },
    {
      question: "How much does $250,000 pay each month?",
      answer:
        "At 5% a year and for 20 years, $1,649.89 a month, $395,973 in all. If it should rise 2% a year, it starts at $1,403.02. After 20 years, nothing is left. Enter your own sum, rate and years under “Income from a sum”.",
    },
    {
      question: "Does this tell me what an insurance company would pay me?",
      answer:
        "Not exactly. An insurer that pays for life looks at the ages of all its customers, keeps part of the money for its costs and may add guarantees. If you have a quote, enter it under “Income from a sum”: $1,750 a month for $300,000 returns 4.98% a year if it is paid for 25 years, and has paid back the sum after about 14. For a contract with a fixed number of payments, compare its price with the present value at a rate you could earn elsewhere.",
    },
  ],
  related: [
    {
      id: "investment-retirement/compound-interest",
      reason: "Go here if you also have a starting amount.",
    },
    {
      id: "loans-credit/loan-payment",
      reason: "Go here for the reverse: the payment on a given amount.",
    },
    {
      id: "investment-retirement/sip",
      reason: "Go here to see monthly investments grow year by year.",
    },
  ],
  sources: [
    {
      publisher: "Microsoft",
      title: "PV Function",
      url: "https://learn.microsoft.com/en-us/previous-versions/office/developer/office-2010/gg264510(v=office.14)",
      read: "2026-11-25",
    },
    {
      publisher: "U.S. Securities and Exchange Commission, Investor.gov",
      title: "Annuities",
      url: "https://www.investor.gov/investing-basics/investment-products/annuities",
      read: "2026-11-25",
    },
    {
      publisher: "Maine Bureau of Insurance",
      title: "Understanding Annuities",
      url: "https://www.maine.gov/pfr/insurance/consumers/life-insurance-annuities-viaticals/annuity-understanding-annuities",
      read: "2026-11-25",
    },
  ],
};
