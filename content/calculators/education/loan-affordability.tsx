import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "How much can I afford to borrow for school?",
  reviewed: "2026-11-21",
  howItWorks: (
    <>
      <p>
        The calculator turns the usual question around. It takes the payment you could manage and
        finds the loan that this payment brings to zero by the end of the term. Interest is one
        twelfth of the yearly rate each month, charged on what is still owed. At a rate of 0% the
        loan is the payment times the number of months.
      </p>
      <p>
        The amount is what you may owe on the day repayment <strong>begins</strong>. Interest that
        builds up while you are in school counts toward it, so the sum you borrow has to be smaller
        unless that interest is paid by you or by the government.
      </p>
      <p>
        It assumes one fixed rate and the same payment every month. Loan fees, variable rates,
        income-driven plans and forgiveness are <strong>not</strong> modeled. It does not say what a
        lender will offer you either: federal loans have legal limits, and private lenders look at
        your credit or at a cosigner’s.
      </p>
    </>
  ),
  tips: [
    "Divide the result by the years you will be in school. That is about what you can borrow each year, counting all loans.",
    "Take payments on loans you already have off the payment first. They will be due in the same months.",
    "Start from the take-home pay you expect. The University of Missouri advises its students to keep all student loan payments at or below 10% of it.",
    "Private loans can have a variable rate. Enter a rate two points higher and see whether the loan you need still fits.",
  ],
  useCase: {
    title: "A student who expects to earn $48,000",
    story: (
      <>
        <p>
          A first-year student expects to start at $48,000. Taking home about 75% of it would give
          her $3,000 a month, and 10% of that is a payment of $300. Over 10 years at 6.5% it repays
          $26,421, about $6,605 for each of four years.
        </p>
        <p>
          She had planned on $7,500 a year. Those $30,000 would take $340.64 a month, before any
          interest from her years in school. Over 15 years $300 would repay $34,439, but with
          $19,561 of interest instead of $9,579. She looks for a room that costs less and borrows
          $6,000 a year.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "How much student debt is too much for my future salary?",
      answer:
        "The Consumer Financial Protection Bureau suggests not to borrow more in total than you expect to earn in your first year out of school. It is a ceiling and no target. What you can pay each month after rent and food is the better test, and this page starts from it.",
    },
    {
      question: "Does a longer term let me borrow more?",
      answer:
        "Yes, and it costs more. At 6.5%, $300 a month repays $26,421 in 10 years and $40,238 in 20. The interest goes from $9,579 to $31,763, so the second ten years of payments buy $13,817 of loan for $36,000.",
    },
    {
      question: "Why did my school receive less than I borrowed?",
      answer:
        "Federal loans, and some private ones, have an origination fee that is taken off before the money is sent. You repay the full amount all the same. With a fee of 1%, a loan of $10,000 pays out $9,900.",
    },
    {
      question: "Do student loans grow while I am still in school?",
      answer:
        "Subsidized federal loans do not, because the government pays the interest then. On most others interest builds up and may be added to what you owe. $10,000 at 6.5% gathers $650 in a year, so paying the interest as it comes keeps the loan at the size you planned.",
    },
  ],
  related: [
    {
      id: "loans-credit/student-loan",
      reason: "Go here to turn it around again: the payment for an amount you already owe.",
    },
    {
      id: "education/student-loan-repayment",
      reason: "Go here once you repay, to see what a little more each month would save.",
    },
    {
      id: "personal-finance/budget",
      reason: "Go here to see what your first salary would leave for a loan payment.",
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
