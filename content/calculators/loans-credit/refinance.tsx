import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "Should I refinance my loan?",
  reviewed: "2026-11-27",
  howItWorks: (
    <>
      <p>
        The current payment is calculated from your balance, your rate and the years left. The new
        loan is your balance <strong>plus the costs</strong>, repaid at the new rate over the new
        term. The monthly savings are the current payment minus the new one. Negative savings mean
        that the new payment is higher.
      </p>
      <p>
        Break-even is the costs divided by the monthly savings, rounded up to whole months. It
        appears only when both are above zero. The total cost of both loans is shown too, because a
        lower payment over more years can still cost more.
      </p>
      <p>
        Under “The months you stay” you can enter when you expect to sell or refinance again. The{" "}
        <strong>gain</strong> is the payments saved so far, plus what you would owe on the current
        loan, minus what you owe on the new one, plus cash you take out, minus costs you pay in
        cash. That is the same as the interest saved so far minus the costs. The true break-even is
        the month from which the gain stays at zero or above. Some loans never reach it. You can
        also keep paying the old payment, which pays off the new loan sooner.
      </p>
      <p>
        Both payments are principal and interest at fixed rates. Property tax, insurance, a
        prepayment penalty, the tax treatment of interest and what you could earn on the money you
        save are <strong>not</strong> modeled.
      </p>
    </>
  ),
  tips: [
    "Ask the servicer for your payoff amount and whether a prepayment penalty applies. Add any penalty to the costs.",
    "Run the new loan once with the years you have left now. That shows what the rate alone is worth, without the effect of starting over.",
    "If you will pay the costs in cash, enter 100% under “Cash at closing”. The new loan is then smaller, and the costs still count.",
    "Compare break-even with how long you expect to keep the loan, not with how long you expect to live there. Refinancing again ends the loan too.",
  ],
  useCase: {
    title: "A homeowner with 26 years left",
    story: (
      <>
        <p>
          A homeowner owes $260,000 at 7.25% with 26 years left and pays $1,854 a month. A lender
          offers 6.125% for 30 years with $6,000 in costs. The new loan is $266,000, the payment is
          $1,616, and she would save $238 a month. After 26 months, the savings add up to the costs.
        </p>
        <p>
          The totals tell a different story: $578,421 for the loan she has and $581,848 for the new
          one. If she keeps it to the end, she is $3,427 behind, so she never breaks even for good.
          Over 26 years at the same new rate, the payment would be $1,706. She would save $148 a
          month, be ahead for good from month 29 and pay $46,092 less in total.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "Why can a refinance lower my payment and still cost more?",
      answer:
        "Because the payment depends on the term as well as the rate. Four more years of smaller payments can add up to more than the old loan, as in the example with 26 years left. Look at the totals before you look at the monthly savings.",
    },
    {
      question: "What does the break-even month leave out?",
      answer:
        "Your balance. The costs are added to the loan and a longer term pays it down more slowly. In the 30-year example, you would have saved $6,179 by month 26 but would owe $6,775 more than on the old loan. Enter the months you stay to see the gain with both counted.",
    },
    {
      question: "Is a no-cost refinance free?",
      answer:
        "Usually not. Georgia’s banking department warns that lenders who offer no-cost refinancing often charge a higher rate. Enter 0 for the costs and the rate you are offered, then compare the totals with an offer that has costs.",
    },
    {
      question: "Why is there no break-even in my result?",
      answer:
        "Either the costs are 0, so there is nothing to recover, or the new payment is not lower. A shorter term often raises the payment and still lowers the total. Judge it by the total cost.",
    },
  ],
  related: [
    {
      id: "loans-credit/amortization",
      reason:
        "Go here to find the balance your current loan will have on the day you would switch.",
    },
    {
      id: "loans-credit/mortgage",
      reason:
        "Go here if you are buying another home and need a payment from price and down payment.",
    },
    {
      id: "loans-credit/heloc",
      reason: "Go here if you need cash but want to keep the rate on your current mortgage.",
    },
  ],
  sources: [
    {
      publisher: "Georgia Department of Banking and Finance",
      title: "Mortgage Refinancing",
      url: "https://dbf.georgia.gov/node/14321",
      read: "2026-11-21",
    },
    {
      publisher: "Freddie Mac",
      title: "Planning to refinance",
      url: "https://myhome.freddiemac.com/refinancing/planning-to-refinance.html",
      read: "2026-11-21",
    },
    {
      publisher: "Consumer Financial Protection Bureau",
      title: "What is a prepayment penalty?",
      url: "https://www.consumerfinance.gov/ask-cfpb/what-is-a-prepayment-penalty-en-1957/",
      read: "2026-11-21",
    },
  ],
};
