import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "How much of each payment goes to interest?",
  reviewed: "2026-11-27",
  howItWorks: (
    <>
      <p>
        The schedule starts with the amount you borrow. Each month it charges one-twelfth of the
        annual rate on the remaining balance. The rest of the payment is principal, which lowers the
        balance, so next month’s interest is a little smaller. The payment stays the same while the
        split inside it changes.
      </p>
      <p>
        It assumes a fixed rate and every payment on time. Escrow, skipped payments and rate changes
        are <strong>not</strong> included.
      </p>
      <p>
        Under Fees and APR, enter what the lender charges at the start to see the APR, which counts
        it. A term such as 7.5 years works. If the term is not a whole number of months, the last
        row is a shorter payment.
      </p>
      <p>
        To see what paying more would save, open Extra payments and enter an amount for each month,
        for each year or for one time. Each one lowers the balance on the day of that month’s
        payment. The monthly payment itself stays the same, so the loan ends sooner.
      </p>
      <p>
        The rows are not rounded, so they add up to the totals exactly. A lender rounds every
        payment to the cent, so its last payment differs slightly.
      </p>
    </>
  ),
  tips: [
    "Find the month you might sell or refinance and read the balance on that row. That is roughly what you would have to pay off.",
    "Add up the interest in the months that your lender’s yearly statement covers and compare the two. A large gap means that a rate, date or fee differs from what you entered.",
    "To see what a shorter loan does, change only the term. On the same loan, fewer months means more principal in the very first payment.",
    "Check your balance against the lender’s in a month when no payment is pending. A payment in transit makes the two look different.",
  ],
  useCase: {
    title: "A buyer who expects to move in five years",
    story: (
      <>
        <p>
          A nurse borrows $250,000 at 6.25% for 30 years. The payment is $1,539. Of the first one,
          $1,302 is interest and $237 is principal.
        </p>
        <p>
          After 60 payments she will have paid $92,358. Of that, $75,701 is interest and $16,657
          reduces the loan, so row 60 shows $233,343 still owed. She now knows what a sale has to
          cover: that balance plus the cost of selling.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "When does more of my payment go to principal than to interest?",
      answer:
        "It depends on the rate and the term. On $250,000 at 6.25% for 30 years it first happens with payment 228, after 19 years. On $20,000 at 7% for 5 years principal is the larger part from the first payment on: $279.36 versus $116.67 in interest.",
    },
    {
      question: "Why is my loan not half paid off halfway through?",
      answer:
        "Early payments are mostly interest because the balance is still high. On that $250,000 loan, you still owe $179,526 after 15 of the 30 years. The balance first drops below half, to $124,253, with payment 255.",
    },
    {
      question: "How far off can my lender’s last payment be?",
      answer:
        "Usually not by much. If a lender rounded every payment and every month’s interest on the $250,000 loan to the cent, the first 359 payments would be $1,539.29 and the last one $1,542.60. Your lender’s own rounding rules decide the exact amount.",
    },
    {
      question: "Can I be charged for paying extra principal?",
      answer:
        "Some mortgages carry a prepayment penalty, and you would have agreed to it at closing. According to the Consumer Financial Protection Bureau it typically applies to paying off the whole balance within the first years, and normally not to small extra payments. Check your papers or ask the lender.",
    },
  ],
  related: [
    {
      id: "loans-credit/loan-payment",
      reason:
        "Go here when you only need the payment and the totals, such as to compare several offers.",
    },
    {
      id: "loans-credit/refinance",
      reason:
        "Go here with a balance from this schedule to test whether a new loan would cost less.",
    },
    {
      id: "loans-credit/student-loan",
      reason: "Go here if the debt is a student loan, where the repayment plan decides the term.",
    },
  ],
  sources: [
    {
      publisher: "Consumer Financial Protection Bureau",
      title: "How does paying down a mortgage work?",
      url: "https://www.consumerfinance.gov/ask-cfpb/how-does-paying-down-a-mortgage-work-en-1943/",
      read: "2026-11-21",
    },
    {
      publisher: "Consumer Financial Protection Bureau",
      title: "What is amortization and how could it affect my auto loan?",
      url: "https://www.consumerfinance.gov/ask-cfpb/what-is-amortization-and-how-could-it-affect-my-auto-loan-en-771/",
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
