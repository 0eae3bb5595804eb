import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "When will my credit card be paid off?",
  reviewed: "2026-11-26",
  howItWorks: (
    <>
      <p>
        Each month the calculator adds interest of one-twelfth of the APR to the balance, then
        subtracts your payment. It counts the months until the balance is zero. Months are rounded
        up, and the last payment is only what you still owe, so the total is usually less than the
        number of months times the payment.
      </p>
      <p>
        It assumes that you make <strong>no new purchases</strong>, that the APR and your payment
        stay the same, and that you are never late. Cash advances and several APRs on one card are
        not modeled.
      </p>
      <p>
        Two groups of options go further. “Minimum payments” shows what paying only the minimum
        would come to, and the payment that clears the card in 36 months. Regulation Z puts both on
        most statements (12 CFR 1026.7(b)(12), with the method in Appendices M1 and M2); nothing is
        rounded here. “Balance transfer” adds the fee to the balance, charges the rate of the offer
        while it lasts, and the card’s own APR after that.
      </p>
      <p>
        Card issuers usually charge interest by the day on the daily balance. A monthly calculation
        comes close, but your statement will not match it to the cent.
      </p>
    </>
  ),
  tips: [
    "Stop using the card while you pay it down. Every new charge pushes back the payoff date shown here.",
    "See what $50 more a month would save, then try other amounts. The first dollars above the monthly interest shorten the debt the most.",
    "Keep paying the same dollar amount even if the minimum due falls with the balance. On $5,000 at 22%, a minimum of interest plus 1% takes 230 months and costs $8,100 in interest; $200 a month takes 34 months and costs $1,750.",
    "If parts of your balance have different rates, run the part with the highest APR on its own.",
  ],
  useCase: {
    title: "A renter carrying $6,200",
    story: (
      <>
        <p>
          A renter owes $6,200 at a 24% APR and has put the card away. The first month’s interest is
          $124, so the $150 he pays now hardly moves the balance. At that pace it takes 89 months,
          or 7 years and 5 months, and costs $7,075 in interest.
        </p>
        <p>
          At $250 a month it takes 35 months and costs $2,451, with a last payment of $150.70. The
          extra $100 a month saves him about $4,625 and 54 months.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "Why must my payment be more than the monthly interest?",
      answer:
        "Otherwise the balance never falls. On $6,200 at 24%, a payment of $124 covers the first month’s interest and nothing else. Even $130 would take 156 months and cost $13,992 in interest.",
    },
    {
      question: "Why does my card statement show a different payoff time?",
      answer:
        "The warning on your statement answers a different question. It shows how long minimum payments alone would take, and the payment that would clear the balance in 36 months. The federal sample calculation behind it also charges APR divided by 12 a month. For $6,200 at 24% the 36-month payment works out to $243.24. Fill in “Minimum payments” in the options to see both for your card.",
    },
    {
      question: "Is a 0% balance transfer worth its fee?",
      answer:
        "Compare the fee with the interest that you no longer pay. With $5,000 at 22% and $200 a month, 18 months at 0% for a 3% fee save $1,462 after the $150 fee and end 7 months sooner. The $1,550 that is left when the offer ends is charged the card’s own rate again, so the more you pay while it lasts, the more it saves.",
    },
    {
      question: "How is daily interest different from APR divided by 12?",
      answer:
        "A daily rate is generally the APR divided by 365 or by 360, depending on the issuer, applied to what you owe at the end of each day. That interest is then added to the balance, so it compounds daily. Months with 31 days cost a bit more than months with 30. The result is close to APR divided by 12, but not equal.",
    },
    {
      question: "If I still use the card, when does interest on new purchases start?",
      answer:
        "When you carry a balance you can lose the grace period. Then interest on a new purchase starts on the day you make it. To get the grace period back you generally have to pay the bill in full.",
    },
  ],
  related: [
    {
      id: "loans-credit/loan-payment",
      reason: "Go here to price a fixed-rate loan that would pay the card off in one step.",
    },
    {
      id: "loans-credit/heloc",
      reason:
        "Go here before you move card debt onto your house, to see both stages of the payment.",
    },
    {
      id: "loans-credit/student-loan",
      reason: "Go here if you are choosing between paying down a student loan and the card.",
    },
  ],
  sources: [
    {
      publisher: "Consumer Financial Protection Bureau",
      title: "What is a “daily periodic rate” on a credit card?",
      url: "https://www.consumerfinance.gov/ask-cfpb/what-is-a-daily-periodic-rate-on-a-credit-card-en-46/",
      read: "2026-11-21",
    },
    {
      publisher: "Consumer Financial Protection Bureau",
      title: "What is a grace period for a credit card?",
      url: "https://www.consumerfinance.gov/ask-cfpb/what-is-a-grace-period-for-a-credit-card-en-47",
      read: "2026-11-21",
    },
    {
      publisher: "Consumer Action",
      title: "What is the “Minimum Payment Warning” on my credit card statement?",
      url: "https://www.consumer-action.org/helpdesk/articles/minimum_payment_warning",
      read: "2026-11-21",
    },
    {
      publisher: "Legal Information Institute, Cornell Law School",
      title: "Appendix M2 to Part 1026—Sample Calculations of Repayment Disclosures",
      url: "https://www.law.cornell.edu/cfr/text/12/part-1026/appendix-M2",
      read: "2026-11-21",
    },
  ],
};
