import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "How much can I afford to borrow for school?",
  reviewed: "2026-11-26",
  howItWorks: (
    <>
      <p>
        The calculator starts from a payment you could manage and finds the loan it would pay off by
        the end of the term. Each month’s interest is one twelfth of the yearly rate, charged on the
        remaining balance. At a rate of 0%, the loan is the payment times the number of months.
      </p>
      <p>
        The result is the most you can owe on the day repayment <strong>begins</strong>. It includes
        interest that builds up while you’re in school, so you have to borrow less than that unless
        you or the government pay that interest.
      </p>
      <p>
        It assumes one fixed rate and the same payment every month. Loan fees, variable rates,
        income-driven plans and forgiveness are <strong>not</strong> modeled. It also doesn’t tell
        you what a lender will offer: federal loans have legal limits, and private lenders look at
        your credit or your cosigner’s.
      </p>
    </>
  ),
  tips: [
    "Divide the result by the number of years you’ll be in school. That is about what you can borrow each year, counting all loans.",
    "First subtract the payments on loans you already have. You’ll owe both at the same time.",
    "Start from the take-home pay you expect. The University of Missouri advises its students to keep all student loan payments at or below 10% of it.",
    "Private loans can have a variable rate. Enter a rate two points higher and see whether the loan you need still fits.",
  ],
  useCase: {
    title: "A student who expects to earn $48,000",
    story: (
      <>
        <p>
          A first-year student expects to start at $48,000. If she takes home about 75% of it,
          she’ll have $3,000 a month, and 10% of that is a payment of $300. Over 10 years at 6.5%,
          it repays $26,421, or about $6,605 for each of four years.
        </p>
        <p>
          She had planned to borrow $7,500 a year. That $30,000 would take $340.64 a month, before
          any interest from her years in school. Over 15 years, $300 a month would repay $34,439,
          but with $19,561 of interest instead of $9,579. She looks for a cheaper room and borrows
          $6,000 a year.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "How much student debt is too much for my future salary?",
      answer:
        "The Consumer Financial Protection Bureau suggests not borrowing more in total than you expect to earn in your first year out of school. That is a ceiling, not a target. A better test is what you can pay each month after rent and food, and this page starts there.",
    },
    {
      question: "Does a longer term let me borrow more?",
      answer:
        "Yes, but it costs more. At 6.5%, $300 a month repays $26,421 in 10 years and $40,238 in 20. Interest rises from $9,579 to $31,763. In the second ten years, you pay another $36,000 but can borrow only $13,817 more.",
    },
    {
      question: "Why did my school receive less than I borrowed?",
      answer:
        "Federal loans, and some private ones, have an origination fee that is taken off before the money is sent. You still repay the full amount. With a fee of 1%, a $10,000 loan pays out $9,900.",
    },
    {
      question: "Do student loans grow while I am still in school?",
      answer:
        "Subsidized federal loans don’t, because the government pays the interest while you’re in school. On most others, interest builds up and may be added to what you owe. A $10,000 loan at 6.5% builds up $650 in a year. If you pay the interest as you go, the loan stays the size you planned.",
    },
  ],
  related: [
    {
      id: "loans-credit/student-loan",
      reason: "Go here for the reverse: the payment on an amount you already owe.",
    },
    {
      id: "education/student-loan-repayment",
      reason:
        "Go here once you’re repaying, to see what paying a little extra each month would save.",
    },
    {
      id: "personal-finance/budget",
      reason: "Go here to see what your first salary leaves for a loan payment.",
    },
  ],
  sources: [
    {
      publisher: "Consumer Financial Protection Bureau",
      title: "What should I consider when deciding how much to borrow?",
      url: "https://www.consumerfinance.gov/ask-cfpb/what-should-i-consider-when-deciding-how-much-to-borrow-en-547/",
      read: "2026-11-21",
    },
    {
      publisher: "University of Missouri, Office for Financial Success",
      title: "Step 3: Borrow Smart",
      url: "https://financialsuccess.missouri.edu/financial-success-resources/resources/paying-for-college/step-3-borrow-smart",
      read: "2026-11-21",
    },
    {
      publisher: "Massachusetts Educational Financing Authority",
      title: "What is an Origination Fee?",
      url: "https://mefa.org/blog/word-day-wednesday-origination-fee",
      read: "2026-11-21",
    },
  ],
};
