import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "What are regular payments worth today, or in the end?",
  reviewed: "2026-11-25",
  howItWorks: (
    <>
      <p>
        In arithmetic an annuity is any row of equal payments at equal intervals: a pension for a
        set number of years, lottery installments, rent, or money you put aside. The{" "}
        <strong>present value</strong> is the one amount today that would pay all of them and be
        used up with the last. The <strong>future value</strong> is what they grow to if you leave
        them to earn.
      </p>
      <p>
        Payment, rate and number of periods must all use the same period. For monthly payments enter
        the rate per month, a twelfth of the yearly rate, and the number of months. Payments come at
        the end of each period; under More options they can come at the beginning, which makes every
        one of them worth a period’s interest more.
      </p>
      <p>
        This is not a quote for an insurance contract. Payments for as long as you live, payments
        that rise, surrender charges, fees, taxes and the risk that the payer fails are{" "}
        <strong>not</strong> modeled.
      </p>
    </>
  ),
  tips: [
    "To hold a lump sum against payments, use the rate that you could safely earn on the lump sum, not the one you hope for.",
    "Raise and lower the rate by a little. If your decision changes with it, the two offers are close, and other things should decide.",
    "If the first payment comes right away, as rent does and many lottery prizes do, choose At the beginning under More options.",
    "Payments fixed in dollars buy less every year. Use a whole interest rate for them; a rate after inflation belongs only to payments that rise with prices.",
  ],
  useCase: {
    title: "A pension for 20 years, or $220,000 now",
    story: (
      <>
        <p>
          An employer offers a woman who is leaving $1,500 a month for 20 years or $220,000 at once.
          The payments add up to $360,000.00, but most of them are years away. She enters $1,500,
          240 periods and 0.4% a month, because a safe 4.8% a year is what she could earn herself.
          The present value is $231,139.95, so the payments are worth more.
        </p>
        <p>
          At 0.5% a month, or 6% a year, they are worth $209,371.16 and the lump sum would be the
          better offer. Her answer depends on whether she could reach that with as little risk as
          the pension has, and she does not think so.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "When do I need the present value, and when the future value?",
      answer:
        "Use the present value when you will receive or owe the payments and want to know what they are worth now. Use the future value when you make them and want to know what you will have. $1,000 a month for 240 months at 0.5% is worth $139,580.77 at the start and $462,040.90 at the end.",
    },
    {
      question: "Why are payments worth less today than they add up to?",
      answer:
        "Because money you have today can earn until the day a payment would have come. The later a payment, the less you need today to match it. With a rate of 0 nothing can be earned, and the value is simply the payments added up.",
    },
    {
      question: "What is an annuity due?",
      answer:
        "One whose payments come at the beginning of each period. Every payment is a period earlier, so the value is higher by one period’s interest: $40,000 a year for 25 years at 5% is worth $563,757.78 when payments come at the end and $591,945.67 when they come at the beginning.",
    },
    {
      question: "Does this tell me what an insurance company would pay me?",
      answer:
        "Not exactly. An insurer that pays for life works with the ages of all its customers, keeps part for its costs and may add guarantees. For a contract with a fixed number of payments you can compare its price with the present value at a rate you could earn elsewhere.",
    },
  ],
  related: [
    {
      id: "investment-retirement/compound-interest",
      reason: "Go here if there is also an amount at the start.",
    },
    {
      id: "loans-credit/loan-payment",
      reason: "Go here for the same sum the other way round: the payment that an amount calls for.",
    },
    {
      id: "investment-retirement/sip",
      reason: "Go here to follow monthly payments in year by year.",
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
