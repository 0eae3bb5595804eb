import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "What will my mortgage payment be?",
  reviewed: "2026-11-27",
  howItWorks: (
    <>
      <p>
        The loan is the home price minus your down payment. The payment is the fixed amount that
        pays it off by the end of the term, with one-twelfth of the annual rate charged on the
        balance each month. If the down payment covers the price, no loan is needed and the figures
        are zero.
      </p>
      <p>
        The payment is <strong>principal and interest only</strong>. Most borrowers pay more than
        that each month, because of property tax, homeowners insurance, mortgage insurance (PMI) or
        HOA dues. Open those options under the loan term to see the full monthly cost of the home.
      </p>
      <p>
        PMI is charged if you borrow more than 80% of the lower of price and appraised value. The
        dates when it can end follow the Homeowners Protection Act of 1998 (12 U.S.C. 4901–4902) for
        a fixed-rate loan on your own home, with every payment on time. An extra payment lowers the
        balance on the day of that month’s payment. The APR counts lender fees and points by
        Appendix J of Regulation Z.
      </p>
      <p>
        The rate is assumed to stay the same for the whole term. Adjustable rates, balloon payments,
        FHA and VA insurance, and closing costs other than lender fees are <strong>not</strong>{" "}
        modeled.
      </p>
    </>
  ),
  tips: [
    "Find out the annual property tax and insurance for the actual address, and add them under Property tax, insurance and dues before you decide what you can afford.",
    "Leave closing and moving costs out of the down payment box. Money you spend on them cannot reduce the loan.",
    "Compare this figure with the principal and interest line on page 1 of a Loan Estimate. They should match closely.",
    "When you compare a 15-year loan with a 30-year loan, enter the rate quoted for each one. They are priced separately.",
  ],
  useCase: {
    title: "A couple with $80,000 saved",
    story: (
      <>
        <p>
          A couple is looking at a $400,000 home with a 30-year loan at 6.5%. If they put all
          $80,000 down, they borrow $320,000. The payment is $2,023 and the interest over 30 years
          is $408,142. That leaves nothing for closing costs or repairs.
        </p>
        <p>
          If they keep $20,000 back, they borrow $340,000. The payment becomes $2,149, which is $126
          more, and the interest rises by $25,509 to $433,651. They would also be putting down 15%,
          so they ask the lender whether PMI is required and what it costs. Any PMI would be on top
          of the $126. The total is what it costs to keep $20,000 in the bank.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "Why is my real mortgage bill higher than this payment?",
      answer:
        "Because the total payment usually includes more than principal and interest. Many lenders also collect homeowners insurance and property tax through an escrow account, and mortgage insurance if the loan requires it. HOA dues are usually paid separately.",
    },
    {
      question: "Do I need 20% down?",
      answer:
        "Not necessarily, but lenders may require private mortgage insurance if you put down less than 20%. It protects the lender, you pay for it, and it is not part of principal and interest. Ask what it costs a month and when you can cancel it.",
    },
    {
      question: "When can I stop paying PMI?",
      answer:
        "On a fixed-rate loan for your own home, you can ask your lender in writing to end it once the balance reaches 80% of the home’s original value. Your payments have to be current, with a good history. The lender can also ask you to show that the home hasn’t lost value and has no second mortgage (12 U.S.C. 4902(a)). If your payments are current, it ends by itself at 78% on the original schedule, and no later than the month after the middle of the term. With 5% down on $400,000 at 6.5%, that is after 124 and 135 payments. Extra payments bring the first date closer, but not the second.",
    },
    {
      question: "Can the payment on a fixed-rate mortgage change?",
      answer:
        "The principal and interest part stays the same. The escrow part can change when your property tax or insurance does, and the total bill changes with it.",
    },
    {
      question: "How much does a 15-year mortgage save?",
      answer:
        "On $320,000 at 6.5%, 30 years costs $2,023 a month and $408,142 in interest. At the same rate, 15 years costs $2,788 a month and $181,758 in interest, which is about $226,385 less. A different rate on the shorter loan changes this.",
    },
  ],
  related: [
    {
      id: "loans-credit/amortization",
      reason: "Go here to see how fast this loan builds equity, year by year.",
    },
    {
      id: "loans-credit/refinance",
      reason: "Go here if you already own the home and want to test a new rate.",
    },
    {
      id: "mortgage-real-estate/mortgage-affordability",
      reason: "Go here to find out what home price your income can support.",
    },
  ],
  sources: [
    {
      publisher: "Consumer Financial Protection Bureau",
      title:
        "On a mortgage, what’s the difference between my principal and interest payment and my total monthly payment?",
      url: "https://www.consumerfinance.gov/ask-cfpb/on-a-mortgage-whats-the-difference-between-my-principal-and-interest-payment-and-my-total-monthly-payment-en-1941/",
      read: "2026-11-21",
    },
    {
      publisher: "Consumer Financial Protection Bureau",
      title: "What is private mortgage insurance? How does PMI work?",
      url: "https://www.consumerfinance.gov/askcfpb/122/what-is-private-mortgage-insurance-how-does-pmi-work.html",
      read: "2026-11-21",
    },
    {
      publisher: "Consumer Financial Protection Bureau",
      title: "Understand loan options",
      url: "https://www.consumerfinance.gov/owning-a-home/loan-options/",
      read: "2026-11-21",
    },
  ],
};
