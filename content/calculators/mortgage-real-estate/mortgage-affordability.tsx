import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "How much house can I afford?",
  reviewed: "2026-11-26",
  howItWorks: (
    <>
      <p>
        The debt-to-income ratio sets the limit. The percentage you enter is the share of your
        monthly gross income that can go to housing and debts combined. Your debts come out of that,
        and the rest is left for the home. The payment includes principal and interest, property tax
        and insurance. The calculator searches for the <strong>highest price</strong> with a payment
        within that limit. The price is accurate to within $100 and shown in whole hundreds. The
        search stops at ten years of income.
      </p>
      <p>
        If the limit leaves no room for a loan, the price is your down payment and the payment is
        zero. You still have to pay property tax and insurance, and the result shows how much. If
        your debts alone reach the limit, nothing is left for a home and both figures are zero.
      </p>
      <p>
        The result also shows the <strong>28/36 guideline</strong>: at most 28% of gross income for
        housing and 36% for housing and debts.
      </p>
      <p>
        You can add <strong>HOA dues, mortgage insurance and closing costs</strong>. Dues and
        mortgage insurance count as housing and lower the price. Mortgage insurance is a percentage
        of the loan while the down payment is less than 20% of the price. At exactly 20%, there is
        none. Closing costs do not change the price. They show the cash you need to close. With any
        of them, you also see the comfortable price, where housing takes at most 28% of gross
        income.
      </p>
      <p>
        Repairs, your credit score and the fees of government loans, such as those of the FHA, are{" "}
        <strong>not</strong> modeled. A lender looks at more than this page does, so this is an
        estimate, not an approval.
      </p>
    </>
  ),
  whyCalculate: (
    <>
      <p>
        Knowing your price range before you tour homes keeps you from falling for one you cannot
        afford. It also shows what would change the limit. With $96,000 of income, $450 of debts,
        $45,000 down and a 30-year loan at 6.5%, the price is about $351,600 at 1.2% property tax
        and $140 of insurance. At 2% property tax, it is about $322,300, with the same payment to
        within a few cents.
      </p>
      <p>
        Debts matter more than they seem to. In that example, another $100 a month of debt lowers
        the price by about $13,700. Paying off a small loan can do more than saving longer for the
        down payment.
      </p>
      <p>
        The result is the most that the limit allows, not what you should spend. Gross income is not
        your take-home pay, and the ratio does not count child care, commuting or savings.
      </p>
    </>
  ),
  tips: [
    "Take debts from your statements and credit report: minimum card payments, car and student loans, child support. Leave out the rent that the home will replace.",
    "Look up the local tax rate and get an insurance quote before you trust the price. Both depend on the address.",
    "Do not count money for closing and moving as part of the down payment, and keep a reserve for the first repair.",
    "Put the difference between your rent and the estimated payment into savings for three months. If that is hard now, it will be hard with a mortgage.",
  ],
  useCase: {
    title: "A first-time buyer with a car loan",
    story: (
      <>
        <p>
          A first-time buyer earns $72,000. Her car loan costs $380 a month and her student loan
          $240. She has $20,000 for the down payment after setting closing costs aside, and has been
          quoted 6.75% for 30 years. With 1.2% property tax and $130 for insurance, a ratio of 36%
          leaves $1,540 a month. The price is about $205,700.
        </p>
        <p>
          The car will be paid off next year. Without that $380, the price would be about $256,400,
          which is about $50,700 more. Housing would then take 31.99% of her income, and the 28/36
          guideline would allow about $224,300. A lender mentions 45% today, which gives a price of
          about $277,700 and a payment of $2,079, more than a third of her income before tax. She
          decides to wait until the car is paid off and to look at homes up to $224,000.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "What counts as monthly debt in an affordability calculation?",
      answer:
        "Payments you owe every month besides the new home: car and student loans, minimum payments on cards, other loans, child support. Groceries, utilities, and the rent that ends when you buy are not debts.",
    },
    {
      question: "Which debt-to-income ratio should I enter?",
      answer:
        "36% is the usual guideline, and the page starts with it. Fannie Mae’s guide of May 2022 allowed 36% for manually underwritten loans, up to 45% with the credit score and reserves it requires, and 50% through its automated system. A higher ratio buys more house but leaves less for everything else.",
    },
    {
      question: "What is the 28/36 guideline?",
      answer:
        "A rule of thumb: housing takes at most 28% of gross income, and housing and debts combined at most 36%. The first is called the front-end ratio, the second the back-end ratio. The result shows both ratios and the highest price that meets both.",
    },
    {
      question: "Why does a higher interest rate lower the price I can afford?",
      answer:
        "Because your limit fixes the payment, and at a higher rate more of it goes to interest. With $96,000 of income, $450 of debts and $45,000 down, the price is about $351,600 at 6.5% and about $325,900 at 7.5%. That is about $25,700 less for nearly the same payment.",
    },
  ],
  related: [
    {
      id: "loans-credit/mortgage",
      reason: "Go here once you have found a home, for the payment and interest on its loan.",
    },
    {
      id: "mortgage-real-estate/rent-vs-buy",
      reason: "Go here to see whether buying at this price beats the rent you pay.",
    },
    {
      id: "mortgage-real-estate/property-tax",
      reason: "Go here to work out the property tax for an address from its assessment.",
    },
  ],
  sources: [
    {
      publisher: "Fannie Mae Selling Guide",
      title: "B3-6-02, Debt-to-Income Ratios (05/04/2022)",
      url: "https://selling-guide.fanniemae.com/1032992131",
      read: "2026-11-21",
    },
    {
      publisher: "Money Management International",
      title: "How to determine how much you can spend on a new home",
      url: "https://www.moneymanagement.org/blog/how-to-determine-how-much-you-can-afford-to-spend-on-a-new-home",
      read: "2026-11-21",
    },
    {
      publisher: "Consumer Financial Protection Bureau",
      title: "Budget for new or changed expenses",
      url: "https://www.consumerfinance.gov/owning-a-home/prepare/budget-for-new-expenses/",
      read: "2026-11-21",
    },
  ],
};
