import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "What will a home equity line cost me each month?",
  reviewed: "2026-11-26",
  howItWorks: (
    <>
      <p>
        A home equity line of credit has two stages, and this page shows the payment for each. In
        the <strong>draw period</strong> you pay interest only: the amount you have drawn times
        one-twelfth of the annual rate. In the <strong>repayment period</strong> you make a fixed
        payment that pays off principal and interest by the end.
      </p>
      <p>
        It assumes that the whole amount is drawn at the start and that you pay only interest until
        the draw period ends. You can enter a draw period of 0. Repayment then starts right away.
      </p>
      <p>
        You can add a different rate for the repayment period, an extra payment each month in the
        draw period, and the home’s value with the first mortgage. The extra comes on top of that
        month’s interest and lowers the balance. The <strong>combined loan-to-value</strong> is both
        loans divided by the value.
      </p>
      <p>
        Each period has one rate. HELOC rates usually vary, so real payments can move up or down in
        both stages. Fees, minimum draws, later draws, balloon payments and the credit limit are{" "}
        <strong>not</strong> modeled.
      </p>
    </>
  ),
  tips: [
    "Enter what you will actually draw. You pay no interest on credit you have not used.",
    "Enter a repayment rate two percentage points higher. If the second payment would not fit your budget, draw less.",
    "Ask the lender in writing how long each period lasts and whether the whole balance is due when the draw period ends.",
    "Budget for the second payment from the first month. You can put the difference toward principal while the line is still open.",
  ],
  useCase: {
    title: "A homeowner drawing $45,000 for a kitchen",
    story: (
      <>
        <p>
          A homeowner draws $45,000 at 8%, with a 10-year draw period and 15 years to repay. The
          interest-only payment is $300 a month. In year 11 the payment rises to $430.04, which is
          $130.04 more for the same kitchen. Over 25 years, the interest is $68,408.
        </p>
        <p>
          If he pays an extra $100 on top of each month’s interest, he owes $33,000 when the draw
          period ends, and the second payment is $315.37. With a draw period of 0, he would pay
          $430.04 a month for 15 years and $32,408 in interest.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "Why does a HELOC payment jump when the draw period ends?",
      answer:
        "Interest-only payments do not reduce what you owe. When repayment starts, the full amount has to be paid back in the years that are left, so principal is added to the interest.",
    },
    {
      question: "What happens to my HELOC payment if the rate goes up?",
      answer:
        "It rises with the rate. On $45,000 drawn, going from 8% to 10% raises the interest-only payment from $300 to $375 and the 15-year repayment from $430.04 to $483.57.",
    },
    {
      question: "Could the whole HELOC balance come due at once?",
      answer:
        "Under some plans, yes. You may have to pay off the balance when the draw period ends, or pay a balloon at the end of the term. This page assumes steady repayment instead, so check your agreement.",
    },
    {
      question: "Can the lender stop me from drawing more?",
      answer:
        "Yes. A lender may stop further draws if your home’s value falls significantly, or freeze the line if your finances change and it believes that you will not be able to pay.",
    },
    {
      question: "Is the interest on a home equity line tax-deductible?",
      answer:
        "Only if you use the money to buy, build or substantially improve the home that secures the line, and only if you itemize your deductions. Interest on money that pays for a car, a card or tuition is not deductible. The deduction is limited to the interest on $750,000 of mortgages in total, including your first mortgage. The figures here leave taxes out.",
    },
    {
      question: "Is my house at risk with a home equity line?",
      answer:
        "Yes. The line is borrowed against your home. If you fall behind or cannot repay on schedule, you could lose it.",
    },
  ],
  related: [
    {
      id: "loans-credit/refinance",
      reason: "Go here to compare replacing your whole mortgage with adding a second loan.",
    },
    {
      id: "loans-credit/loan-payment",
      reason: "Go here for a fixed-rate home equity or personal loan of the same amount.",
    },
    {
      id: "loans-credit/mortgage",
      reason:
        "Go here for the payment on the first mortgage, which you keep paying along with the line.",
    },
  ],
  sources: [
    {
      publisher: "Consumer Financial Protection Bureau",
      title: "What is a home equity line of credit (HELOC)?",
      url: "https://www.consumerfinance.gov/ask-cfpb/my-lender-offered-me-a-home-equity-line-of-credit-heloc-what-is-a-heloc-en-107/",
      read: "2026-11-21",
    },
    {
      publisher: "Consumer Financial Protection Bureau",
      title: "My lender offered me a Home Equity Line of Credit (HELOC). What is a HELOC?",
      url: "https://www.consumerfinance.gov/askcfpb/246/my-lender-offered-me-a-home-equity-line-of-credit-heloc-what-is-a-heloc.html",
      read: "2026-11-21",
    },
    {
      publisher: "Consumer Financial Protection Bureau",
      title: "Comment for 1026.40 - Requirements for Home-Equity Plans",
      url: "https://www.consumerfinance.gov/rules-policy/regulations/1026/2023-05-15/interp-40/",
      read: "2026-11-21",
    },
    {
      publisher: "Internal Revenue Service",
      title: "Is interest on a home equity line of credit deductible as a second mortgage?",
      url: "https://www.irs.gov/faqs/itemized-deductions-standard-deduction/real-estate-taxes-mortgage-interest-points-other-property-expenses/real-estate-taxes-mortgage-interest-points-other-property-expenses-2",
      read: "2026-11-25",
    },
    {
      publisher: "LegalClarity",
      title: "Can You Deduct Interest on a Home Equity Line of Credit?",
      url: "https://legalclarity.org/can-you-deduct-interest-on-a-home-equity-line-of-credit",
      read: "2026-11-25",
    },
  ],
};
