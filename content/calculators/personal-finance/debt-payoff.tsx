import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "When will my debt be paid off, and what would paying more save?",
  reviewed: "2026-11-27",
  howItWorks: (
    <>
      <p>
        Each month you are charged one-twelfth of the annual rate on what you still owe. The rest of
        your payment reduces the debt. The calculator repeats this until the debt is gone, counts
        the payments, and runs it again with $50 more a month.
      </p>
      <p>
        It works for any debt with a fixed rate: a personal loan, a medical bill on a plan, money
        owed to a family member. At a rate of 0%, the debt is simply divided by the payment. Your
        payment has to be more than the first month’s interest, or you would never pay off the debt.
      </p>
      <p>
        The calculator assumes that the rate and the payment stay the same and that you borrow
        nothing more. Late fees, prepayment penalties, variable rates and tax deductions are{" "}
        <strong>not</strong> modeled.
      </p>
      <p>
        Under “Other debts and extra payments” you can list your other debts and an extra amount a
        month. Each month, every debt is charged one-twelfth of its rate on what it still owes and
        gets its minimum. The rest of your budget goes to one debt, and what that one does not need
        goes to the next. When a debt is gone, its minimum stays in the budget. The result compares
        the avalanche (the highest rate first) with the snowball (the smallest balance today first).
      </p>
      <p>
        Minimum payments are taken as fixed amounts, as on a loan. A card that lowers its minimum as
        you pay is not modeled here.
      </p>
    </>
  ),
  tips: [
    "List your other debts in the options of the form. The result shows in which month each one is gone, and what the order of paying them costs.",
    "When one debt is gone, add its payment to the next one instead of letting it disappear into the budget.",
    "Tell the lender in writing to apply extra money to principal, and check the next statement. Some lenders move the due date instead.",
    "Read the contract for a prepayment penalty before you pay a loan off early.",
  ],
  useCase: {
    title: "Two debts and $50 to spare",
    story: (
      <>
        <p>
          A mechanic owes $6,000 on a store loan at 28% and $9,000 on a personal loan at 7%, and
          pays $200 a month on each. Both take 53 months to pay off. The interest is $4,440 on the
          first and $1,470 on the second.
        </p>
        <p>
          He can find another $50 a month. On the 7% loan, it saves 12 months and $338.18. On the
          28% loan, it saves 17 months and $1,541. The larger debt is not the more expensive one, so
          the $50 goes to the store loan. Once that is paid off, he has $250 more a month for the
          other.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "Which debt should I pay off first?",
      answer:
        "The one with the highest rate costs the most for each dollar owed, so extra money saves the most there. Paying the smallest balance first gets rid of one bill sooner, which helps some people keep going. Take $9,000 at 24.99% with $225 a month, $2,500 at 12.99% with $60 and $14,000 at 6.9% with $320, and $250 extra: the highest rate first takes 36 months and $5,018 in interest, the smallest balance first 37 months and $5,599. But its first debt is gone after 9 months instead of 25. Either way, pay at least the minimum on all of them.",
    },
    {
      question: "Should I use savings to pay off debt?",
      answer:
        "Paying down a debt at 11% saves 11% a year, which is hard to match with a savings account. But keep a reserve: if you have to borrow for the next repair, you lose what you gained.",
    },
    {
      question: "Why is my lender’s payoff quote higher than the balance here?",
      answer:
        "Most loans charge interest by the day. A payoff quote is the balance on your statement plus the interest up to the day the money arrives, and any fees. Ask for a quote with a date before you send the last payment.",
    },
    {
      question: "Would consolidating my debt help?",
      answer:
        "Enter the debt with the new rate and the same payment, then compare the total interest and add any fee on the new loan. A lower payment over a longer time can cost more in total, even at a lower rate.",
    },
    {
      question: "Why does a small extra payment save so much?",
      answer:
        "All of it reduces the debt, because your regular payment already covers the interest. On $12,000 at 11%, $110 of the first $350 payment is interest. With $400, you pay off the debt in 36 months instead of 42 and pay $374.77 less in interest.",
    },
  ],
  related: [
    {
      id: "loans-credit/credit-card-payoff",
      reason: "Go here for a credit card. That page explains how issuers charge interest.",
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
