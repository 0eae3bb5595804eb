import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "What will a loan cost me each month, and in total?",
  reviewed: "2026-11-27",
  howItWorks: (
    <>
      <p>
        The calculator finds the one monthly payment that brings the loan to exactly zero at the end
        of the term. Each month it charges one-twelfth of the annual rate on what you still owe and
        puts the rest of the payment toward the balance. At a rate of 0%, the payment is the loan
        divided by the number of months.
      </p>
      <p>
        It assumes a fixed rate, equal monthly payments and a first payment one month after you get
        the money. Total interest is every payment added up, minus what you borrowed.
      </p>
      <p>
        To see what paying more would save, open Extra payments and enter an amount for each month,
        for each year or for one time. Each one lowers the balance on the day of that month’s
        payment. The monthly payment itself stays the same, so the loan ends sooner.
      </p>
      <p>
        Under Fees and APR, enter what the lender charges at the start to see the APR, the rate that
        lets you compare loans with different fees.
      </p>
      <p>
        Insurance, late payments and variable rates are <strong>not</strong> included. Your lender
        rounds each payment to the cent, so its last payment can differ slightly.
      </p>
    </>
  ),
  tips: [
    "Run the same loan at two terms before you look at the payment. The difference in total interest is what the extra time costs.",
    "Enter the note rate, the one in your loan agreement. If you enter an APR that includes fees, the payment comes out too high.",
    "If a dealer or lender quotes only a payment, ask for the amount financed, the rate and the number of payments, then check the quote here.",
    "Terms do not have to be whole years. For 54 payments, enter 4.5.",
  ],
  useCase: {
    title: "A homeowner borrowing $12,000 for a roof",
    story: (
      <>
        <p>
          A credit union offers a homeowner $12,000 at 9.5% and lets her choose the term. Over three
          years, the payment is $384.40 and the interest is $1,838. Over four years, the payment is
          $301.48 and the interest is $2,471. Over five, they are $252.02 and $3,121.
        </p>
        <p>
          Her budget has room for about $310. The four-year loan fits and lowers the payment by
          $82.92 compared with three years. Five years would cost $1,283 more in interest than
          three, so she takes four.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "Why is my APR higher than the interest rate on my loan?",
      answer:
        "The interest rate sets your payment. The APR is the total cost of credit as a yearly rate: it adds mandatory fees to the interest, so it can be noticeably higher than the rate. Use the rate here, and compare lenders by APR.",
    },
    {
      question: "How do I handle an origination fee that comes out of the loan?",
      answer:
        "Enter the full amount you sign for, because that is what you repay. If a $12,000 loan has a 5% fee taken from the proceeds, you receive $11,400 and still repay $12,000 plus interest. Enter the $600 under Fees and APR to see the APR. To end up with $12,000, you would need to borrow $12,632.",
    },
    {
      question: "Which numbers on my loan papers should match this page?",
      answer:
        "Compare the monthly payment and the total of payments on your Truth in Lending disclosure. The finance charge there can be higher than our total interest because it also counts certain fees.",
    },
    {
      question: "Does this work for a credit card or a line of credit?",
      answer:
        "No. This is for installment loans, which are repaid in equal payments over a set time. Cards and lines of credit are revolving: what you owe and what you pay can change from month to month.",
    },
  ],
  related: [
    {
      id: "loans-credit/amortization",
      reason:
        "Go here when you want every payment of this loan listed, with the balance after each.",
    },
    {
      id: "loans-credit/auto-loan",
      reason: "Go here if the loan is for a car, so that trade-in and sales tax are counted.",
    },
    {
      id: "loans-credit/credit-card-payoff",
      reason:
        "Go here first if the loan would replace card debt, to see what the card costs you now.",
    },
  ],
  sources: [
    {
      publisher: "Consumer Financial Protection Bureau",
      title: "What is a Truth-in-Lending disclosure for an auto loan?",
      url: "https://www.consumerfinance.gov/ask-cfpb/what-is-a-truth-in-lending-disclosure-when-do-i-get-to-see-it-en-787/",
      read: "2026-11-21",
    },
    {
      publisher: "Consumer Financial Protection Bureau",
      title:
        "Appendix J to Part 1026 — Annual Percentage Rate Computations for Closed-End Credit Transactions",
      url: "https://www.consumerfinance.gov/rules-policy/regulations/1026/J/",
      read: "2026-11-21",
    },
    {
      publisher: "Federal Deposit Insurance Corporation",
      title: "Consumer Assistance Topics: Loans",
      url: "https://www.fdic.gov/resources/consumers/consumer-assistance-topics/loans.html",
      read: "2026-11-21",
    },
  ],
};
