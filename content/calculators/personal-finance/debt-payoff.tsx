import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "When will my debt be paid off, and what would paying more save?",
  reviewed: "2026-11-21",
  howItWorks: (
    <>
      <p>
        One twelfth of the yearly rate is charged each month on what you still owe. The rest of your
        payment reduces the debt. The calculator follows this until nothing is owed, counts the
        payments, and does the same again with $50 more a month.
      </p>
      <p>
        It works for any debt with a fixed rate: a personal loan, a medical bill on a plan, money
        owed to a family member. At a rate of 0% the debt is simply divided by the payment. A
        payment that is not above the first month’s interest never ends the debt, and is refused.
      </p>
      <p>
        The rate and the payment stay the same and nothing new is borrowed. Late fees, prepayment
        penalties, variable rates and tax deductions are <strong>not</strong> modeled. It takes one
        debt at a time.
      </p>
    </>
  ),
  tips: [
    "Run each of your debts on its own and compare what $50 more a month saves on each. That shows where the next dollar belongs.",
    "When one debt is gone, add its payment to the next one instead of letting it disappear into the budget.",
    "Tell the lender in writing that extra money goes to principal, and check the next statement. Some move the due date instead.",
    "Read the contract for a prepayment penalty before you pay a loan off early.",
  ],
  useCase: {
    title: "Two debts and $50 to spare",
    story: (
      <>
        <p>
          A mechanic owes $6,000 on a store loan at 28% and $9,000 on a personal loan at 7%, and
          pays $200 a month on each. Both take 53 months. The interest comes to $4,440.07 on the
          first and $1,470.18 on the second.
        </p>
        <p>
          He can find another $50 a month. On the loan at 7% it saves 12 months and $338.18. On the
          one at 28% it saves 17 months and $1,540.93. The larger debt is not the expensive one: the
          $50 goes to the store loan, and when that is paid he has $250 more for the other.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "Which debt should I pay off first?",
      answer:
        "The one with the highest rate costs the most for each dollar owed, so extra money saves the most there. Paying the smallest balance first ends one bill sooner, which helps some people keep going. Pay at least the minimum on all of them either way.",
    },
    {
      question: "Should I use savings to pay off debt?",
      answer:
        "Paying down a debt at 11% saves 11% a year, which is hard to match with a savings account. But keep a reserve: if the next repair has to be borrowed, the gain is lost.",
    },
    {
      question: "Why is my lender’s payoff quote higher than the balance here?",
      answer:
        "Most loans charge interest by the day. A payoff quote is the balance on your statement plus the interest up to the day the money arrives, and any fees. Ask for a quote with a date before you send the last payment.",
    },
    {
      question: "Would consolidating my debt help?",
      answer:
        "Enter the debt with the new rate and the same payment, then compare the total interest and add the fee of the new loan. A lower payment over a longer time can cost more in all, even at a lower rate.",
    },
    {
      question: "Why does a small extra payment save so much?",
      answer:
        "All of it reduces the debt, because the interest is already covered. On $12,000 at 11%, $110 of the first $350 payment is interest. With $400 the debt is repaid in 36 months and not 42, and the interest is $374.77 less.",
    },
  ],
  related: [
    {
      id: "loans-credit/credit-card-payoff",
      reason: "Go here for a card: its page explains how issuers charge interest.",
    },
    {
      id: "personal-finance/budget",
      reason: "Go here to find the extra dollars for a larger payment.",
    },
    {
      id: "loans-credit/loan-payment",
      reason: "Go here if you know the term and need the payment.",
    },
  ],
  sources: [],
};
