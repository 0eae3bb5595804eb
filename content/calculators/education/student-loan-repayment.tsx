import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "How much sooner is my student loan gone if I pay extra?",
  reviewed: "2026-11-25",
  howItWorks: (
    <>
      <p>
        First comes the standard repayment: the level payment that brings the balance to zero by the
        end of the remaining term. Then the extra amount is added to every payment and the months
        are counted until nothing is owed. The last accelerated payment is only what is left.
      </p>
      <p>
        Interest is one twelfth of the yearly rate each month, at one fixed rate for the whole
        balance. Without an extra payment both repayments are the same, and nothing is saved. The
        payoff dates assume that the first payment is a month from today. Servicers count interest
        by the day, so their figures will differ a little from these.
      </p>
      <p>
        Income-driven plans, forgiveness, deferment and fees are <strong>not</strong> modeled. For
        federal loans made since July 1, 2026, the one income-driven plan is the{" "}
        <strong>Repayment Assistance Plan (RAP)</strong>, which forgives what is left after 30
        years. The other choice for these loans, the <strong>Tiered Standard</strong> plan, is not
        modeled as a plan either: it has a fixed payment for 10 to 25 years, depending on how much
        you borrowed. Enter the years left on it as the remaining term.
      </p>
    </>
  ),
  tips: [
    "Tell your servicer in writing that what you pay above the bill goes to the balance now, and that the due date should not move.",
    "Take the rate and the months left from your servicer’s website. The term you started with is no longer the term that remains.",
    "Pay off card debt at a higher rate first, and keep some savings back. You can’t get money back from a student loan once you have paid it in.",
    "If you use autopay, add the extra to it, so that it does not depend on what is left at the end of the month.",
  ],
  useCase: {
    title: "A nurse with $34,000 left and room for $100",
    story: (
      <>
        <p>
          A nurse owes $34,000 at 6.5% with 10 years to go. Her payment is $386.06, and the interest
          still to come is $12,328. With $100 more a month the loan is gone in 7 years and 5 months,
          31 months early, and costs $3,475 less.
        </p>
        <p>
          She tries other amounts. $25 more already saves 9 months and $1,109. $200 more saves 50
          months and $5,402, which is not twice what $100 does, because the first dollars spare
          interest for the longest time. She starts with $100 and leaves the rest for a car repair
          fund.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "Which of my loans should get the extra payment?",
      answer:
        "The one with the highest rate saves the most. With $12,000 at 8% and $18,000 at 5%, each over 10 years, $100 a month on the first saves $2,903 and on the second $2,050. On Direct Loans and other loans that the federal government owns, a servicer puts the extra on the loan with the highest rate first, unless you say otherwise. A lender of private loans may spread it over all of them, so tell it which loan to pay.",
    },
    {
      question: "What does paid ahead mean on my student loan?",
      answer:
        "That the servicer has counted your extra money toward coming bills and moved the due date. Interest goes on all the same, and if you then skip the payments you are ahead by, you lose what this page shows. You can ask for the due date to stay where it is.",
    },
    {
      question: "Will paying extra lower my monthly student loan bill?",
      answer:
        "In general, no. On a fixed plan the amount due stays the same, and the loan ends sooner. If you need a lower bill, ask about another plan instead.",
    },
    {
      question: "Should I pay extra if I expect my loans to be forgiven?",
      answer:
        "Probably not. An income-driven plan or Public Service Loan Forgiveness (PSLF) forgives what is left at the end, so paying early may only shrink that amount, and extra payments may not count toward the number you need. But allow for the tax. Since 2026 you generally owe federal income tax on what an income-driven plan forgives, as if you had earned it that year. What PSLF forgives is not taxed. Ask your servicer before you pay extra.",
    },
  ],
  related: [
    {
      id: "loans-credit/student-loan",
      reason: "Go here for the payment of a loan that you have not begun to repay.",
    },
    {
      id: "loans-credit/credit-card-payoff",
      reason: "Go here if card debt competes for the extra money: its rate is usually higher.",
    },
    {
      id: "education/loan-affordability",
      reason: "Go here before you borrow more, to see what a payment you can manage repays.",
    },
  ],
  sources: [
    {
      publisher: "MOHELA, a Federal Student Aid servicer",
      title: "How Payments Are Applied",
      url: "https://www.mohela.com/DL/resourceCenter/HowPaymentsAreApplied.aspx",
      read: "2026-11-25",
    },
    {
      publisher: "Nelnet, a Federal Student Aid servicer",
      title: "How Are Payments Allocated?",
      url: "https://nelnet.com/how-payments-are-allocated",
      read: "2026-11-25",
    },
    {
      publisher: "U.S. Department of Education, Federal Register",
      title:
        "Reimagining and Improving Student Education—Federal Student Loan Program Final Regulations",
      url: "https://www.govinfo.gov/content/pkg/FR-2026-05-01/html/2026-08556.htm",
      read: "2026-11-25",
    },
    {
      publisher: "American Association of Colleges of Osteopathic Medicine",
      title: "Student Loan Taxable as Income for Some Borrowers",
      url: "https://www.aacom.org/news-reports/news/2026/01/12/student-loan-taxable-as-income-for-some-borrowers",
      read: "2026-11-25",
    },
    {
      publisher: "AccessLex Institute",
      title: "Student Loan Prepayment",
      url: "https://accesslex.org/student-loan-prepayment",
      read: "2026-11-21",
    },
    {
      publisher: "American Education Services",
      title: "Targeting & Processing Payments",
      url: "https://www.aessuccess.org/manage/repaying_your_loan/payment_processing.shtml",
      read: "2026-11-25",
    },
  ],
};
