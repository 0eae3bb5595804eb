import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "What will my mortgage payment be?",
  reviewed: "2026-11-21",
  howItWorks: (
    <>
      <p>
        The loan is the home price minus your down payment. The payment is the fixed amount that
        repays it by the end of the term, with one twelfth of the yearly rate charged each month on
        the balance. If the down payment covers the price, no loan is needed and the figures are
        zero.
      </p>
      <p>
        The payment is <strong>principal and interest only</strong>. For most borrowers the bill is
        higher, because property tax, homeowners insurance, mortgage insurance such as PMI or
        association dues are collected with it. Under More options you can add them and see what the
        home costs a month. Closing costs are left out.
      </p>
      <p>
        The rate is assumed to stay the same for the whole term. Adjustable rates, balloon payments,
        points and extra payments are <strong>not</strong> modeled.
      </p>
    </>
  ),
  tips: [
    "Ask for the yearly property tax and insurance on the address itself, and add them under More options before you decide what you can carry.",
    "Keep closing costs and moving costs out of the down payment box. Money spent on them is not there to reduce the loan.",
    "Compare this figure with the principal and interest line on page 1 of a Loan Estimate. They should match closely.",
    "When you compare a 15-year with a 30-year loan, enter each at its own quoted rate. The two are priced separately.",
  ],
  useCase: {
    title: "A couple with $80,000 saved",
    story: (
      <>
        <p>
          A couple is looking at a $400,000 home with a 30-year loan at 6.5%. If all $80,000 goes
          down, they borrow $320,000.00. The payment is $2,022.62 and the interest over 30 years
          $408,142.36. Nothing is left for closing costs or repairs.
        </p>
        <p>
          If they keep $20,000 back, they borrow $340,000.00. The payment becomes $2,149.03, which
          is $126.41 more, and the interest rises by $25,508.90 to $433,651.26. They would also be
          putting down 15%, so they ask the lender whether PMI is required and what it costs. Any
          PMI comes on top of the $126.41, and together they are the price of keeping $20,000 in the
          bank.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "Why is my real mortgage bill higher than this payment?",
      answer:
        "Because the total payment usually includes more than principal and interest. Many lenders also collect homeowners insurance and property tax through an escrow account, and mortgage insurance if the loan requires it. Association dues are usually paid separately.",
    },
    {
      question: "Do I need 20% down?",
      answer:
        "Not necessarily, but lenders may require private mortgage insurance if you put down less than 20%. It protects the lender, you pay for it, and it is not part of principal and interest. Ask for the monthly amount and for when you may cancel it.",
    },
    {
      question: "Can the payment on a fixed-rate mortgage change?",
      answer:
        "The principal and interest part stays the same. The escrow part can change when your property tax or insurance does, and the total bill changes with it.",
    },
    {
      question: "How much does a 15-year mortgage save?",
      answer:
        "On $320,000 at 6.5%, 30 years costs $2,022.62 a month and $408,142.36 in interest. At the same rate, 15 years costs $2,787.54 a month and $181,757.84, which is $226,384.52 less interest. A different rate on the shorter loan changes this.",
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
      reason: "Go here if you start from your income and want to know the price it carries.",
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
