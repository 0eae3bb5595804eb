import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "What would a business loan cost me each month?",
  reviewed: "2026-11-27",
  howItWorks: (
    <>
      <p>
        The calculator finds the level monthly payment that pays off the loan by the end of its term
        at a fixed rate. The first payment is a month after you get the money. Total interest is all
        payments minus the amount borrowed. The result also shows the first year’s payments, which
        your earnings have to cover, and the interest in them. Only the interest is an expense. The
        rest pays down the loan.
      </p>
      <p>
        To see what paying more would save, open Extra payments and enter an amount for each month,
        for each year or for one time. Each one lowers the balance on the day of that month’s
        payment. The monthly payment itself stays the same, so the loan ends sooner.
      </p>
      <p>Under Fees and APR, enter origination, guarantee and packaging fees to see the APR.</p>
      <p>
        Collateral and insurance are <strong>not modeled</strong>, and neither are variable rates,
        interest-only months, balloon payments, prepayment penalties and seasonal or weekly
        payments. A rate tied to the prime rate can change during the loan. The result is right only
        while the rate stays the same.
      </p>
      <p>
        A <strong>factor rate</strong> is not an interest rate. You cannot enter a merchant cash
        advance at 1.3 as 1.3% or as 30%. The questions below explain why.
      </p>
    </>
  ),
  tips: [
    "Match the term to what you buy. A loan should not outlive the machine that is meant to pay for it.",
    "Compare the first year’s payments with what the business earned last year before you count on what the loan will bring in.",
    "Compare offers by the cash you receive and the total you pay back. A low rate with a large fee can cost more.",
    "Ask whether you can repay early without a penalty, and get the answer in writing.",
  ],
  useCase: {
    title: "A print shop that needs a press",
    story: (
      <>
        <p>
          A print shop borrows $120,000 at 9.75% for a press that should last about seven years and
          bring in $2,100 a month after its own costs. Over five years, the payment is $2,535, more
          than the press earns. Over ten, it is only $1,569.
        </p>
        <p>
          But after seven of those ten years, the shop would still owe $48,810 on a press that has
          to be replaced. Over seven years, the payment is $1,977, which leaves $123 a month, and
          the interest is $46,041 instead of $68,309. The owner takes seven years.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "Can I enter a factor rate as the interest rate?",
      answer:
        "No. A factor rate is charged on the whole advance from the first day, although you pay it back over the whole term. $50,000 at a factor of 1.3 means you pay back $65,000 in total. Over 12 equal months that is $5,417 a month, the same as a loan at about 51.44% a year. At 30% a year, the payment would be $4,874.",
    },
    {
      question: "How do I account for fees on a business loan?",
      answer:
        "If a fee is added to the loan, enter the larger amount. If it is taken out of the money you receive, enter the amount you sign for: with a 3% fee on $100,000, you receive $97,000 and still repay $100,000. At 10% over 5 years, that is $2,125 a month either way, but with less money in hand.",
    },
    {
      question: "Will I have to guarantee the loan personally?",
      answer:
        "Often. For loans that the Small Business Administration backs, anyone who owns at least 20% of the business generally has to, and the lender may ask others too. Your own property is then at risk if the business cannot pay.",
    },
    {
      question: "Why doesn’t the lender give me an APR?",
      answer:
        "The federal Truth in Lending Act, which requires lenders to give consumers an APR, does not cover credit that is mainly for business. Some states have their own rules. Ask for the amount you receive, the payment, how often it is due and how many there are.",
    },
  ],
  related: [
    {
      id: "business-finance/break-even",
      reason: "Go here to see how many more sales it takes to cover the payment.",
    },
    {
      id: "business-finance/ebitda",
      reason: "Go here for what the business earns before interest, which lenders look at.",
    },
    {
      id: "loans-credit/loan-payment",
      reason: "Go here for a loan you take out for yourself.",
    },
  ],
  sources: [
    {
      publisher: "Cornell Legal Information Institute",
      title: "13 CFR 120.160: Loan conditions of the Small Business Administration",
      url: "https://www.law.cornell.edu/cfr/text/13/120.160",
      read: "2026-11-21",
    },
    {
      publisher: "Federal Reserve Bank of Cleveland",
      title: "Protecting Small-Business Borrowers",
      url: "https://clevelandfed.org/en/newsroom-and-events/publications/forefront/ff-v6n03/ff-20151207-v6n03-protecting-small-business-borrowers.aspx",
      read: "2026-11-21",
    },
    {
      publisher: "Federal Trade Commission",
      title: "Small business financing: Staff Perspective outlines issues",
      url: "https://www.ftc.gov/news-events/blogs/business-blog/2020/02/small-business-financing-staff-perspective-outlines-issues",
      read: "2026-11-21",
    },
  ],
};
