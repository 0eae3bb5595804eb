import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "What will my car payment be?",
  reviewed: "2026-11-27",
  howItWorks: (
    <>
      <p>
        The amount financed is the price, plus sales tax, minus your trade-in and your down payment.
        The payment is the fixed monthly amount that pays it off over the term. Each month’s
        interest is one-twelfth of the annual rate on the remaining balance.
      </p>
      <p>
        Sales tax here is charged on the <strong>price minus the down payment</strong> unless you
        choose otherwise under Sales tax and trade-in. Many states tax the price after the trade-in
        and some tax the full price. What you still owe on the trade-in is added to the loan.
      </p>
      <p>
        If the down payment and trade-in cover the price, no loan is needed and every figure is
        zero, even if sales tax is still due. Plan to pay that tax separately.
      </p>
      <p>
        To see what paying more would save, open Extra payments and enter an amount for each month,
        for each year or for one time. Each one lowers the balance on the day of that month’s
        payment. The monthly payment itself stays the same, so the loan ends sooner.
      </p>
      <p>
        Compare a rebate with a low rate under Rebate or low rate, and the loan with a lease under
        Lease instead. The lease comparison tells you what your own car would have to be worth at
        the end of the lease. Fees that you finance go under Fees and APR.
      </p>
      <p>
        Insurance, fuel and repairs are <strong>not</strong> modeled.
      </p>
    </>
  ),
  tips: [
    "Find out what your state charges sales tax on, and choose it under Sales tax and trade-in. The amount financed is then exact.",
    "Ask the lender for the payoff amount of your old loan. If you owe more than the trade-in is worth, the rest goes into the new loan.",
    "Settle the price before you talk about the payment, and enter that price, not the sticker price.",
    "Compare terms by total interest. A longer loan with a smaller payment costs more for the same car.",
  ],
  useCase: {
    title: "A commuter trading in an old sedan",
    story: (
      <>
        <p>
          A commuter buys a $32,000 car with $4,000 down, a $6,000 trade-in, 6% sales tax and a loan
          at 7%. The tax is $1,680 and the amount financed is $23,680. Over five years, the payment
          is $468.89 and the interest is $4,454. A sixth year lowers the payment by $65.17, to
          $403.72, and adds $934.33 in interest.
        </p>
        <p>
          In a state that taxes the price after trade-in, she would finance $23,560 and pay $466.52
          a month over five years. In a state that taxes the full price, she would finance $23,920
          and pay $473.64.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "Does my trade-in lower the sales tax on a car?",
      answer:
        "That depends on the state. In Ohio a trade-in reduces the taxed price of a new vehicle but not of a used one. In California the trade-in allowance stays in the taxed amount. Ask the dealer or your state’s tax agency.",
    },
    {
      question: "Does a cash down payment lower the sales tax?",
      answer:
        "Usually not. Ohio, for one, says that a cash down payment does not reduce the taxed price. This calculator takes it off unless you choose what your state taxes under Sales tax and trade-in.",
    },
    {
      question: "What if I owe more on my old car than it is worth?",
      answer:
        "That is negative equity. Enter what the old car is worth as the trade-in value, and what you owe on it under Sales tax and trade-in. What the trade-in doesn’t cover is added to the new loan, so you start out paying for part of two cars.",
    },
    {
      question: "Why does the page say that no loan is needed when tax is still due?",
      answer:
        "The check compares only the price with your down payment and trade-in. When they cover it, there is nothing to finance, and you pay the tax separately.",
    },
  ],
  related: [
    {
      id: "loans-credit/loan-payment",
      reason: "Go here when the dealer has already told you the amount financed.",
    },
    {
      id: "loans-credit/amortization",
      reason: "Go here to see what you will still owe in the year you might trade the car in.",
    },
    {
      id: "loans-credit/heloc",
      reason: "Go here if you are weighing a home equity line against the dealer’s loan.",
    },
  ],
  sources: [
    {
      publisher: "Consumer Financial Protection Bureau",
      title: "How does a down payment affect my auto loan?",
      url: "https://www.consumerfinance.gov/ask-cfpb/how-does-a-down-payment-affect-my-auto-loan-en-773/",
      read: "2026-11-21",
    },
    {
      publisher: "Consumer Financial Protection Bureau",
      title: "Negative Equity Findings from the Auto Finance Data Pilot",
      url: "https://www.consumerfinance.gov/data-research/research-reports/data-spotlight-negative-equity-findings-from-the-auto-finance-data-pilot/",
      read: "2026-11-21",
    },
    {
      publisher: "Ohio Department of Taxation",
      title: "Motor Vehicle Taxability - Dealers",
      url: "https://tax.ohio.gov/wps/portal/gov/tax/help-center/faqs/vehicle-taxability-compliance-dealers/motor-vehicle-taxability-dealers",
      read: "2026-11-21",
    },
    {
      publisher: "California Department of Tax and Fee Administration",
      title:
        "Sales and Use Tax Regulations, Article 14. Exchanges, Returns, Defects (Regulation 1654)",
      url: "https://www.cdtfa.ca.gov/lawguides/vol1/sutr/sales-and-use-tax-regulations-art14-all.html",
      read: "2026-11-21",
    },
  ],
};
