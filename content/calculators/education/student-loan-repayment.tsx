import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "When will my student loan be paid off if I pay extra?",
  reviewed: "2026-11-30",
  howItWorks: (
    <>
      <p>
        First, we find the standard payment: the fixed payment that pays off the balance by the end
        of the remaining term. Then we add the extra amount to every payment and count the months
        until you owe nothing. The last accelerated payment is just the remaining balance.
      </p>
      <p>
        Each month’s interest is one twelfth of the yearly rate, at one fixed rate for the whole
        balance. Without an extra payment, both plans are the same, and you save nothing. The payoff
        dates assume your first payment is a month from today. Servicers charge interest by the day,
        so their numbers will differ slightly.
      </p>
      <p>
        Under Federal plans, enter your adjusted gross income to see the{" "}
        <strong>Repayment Assistance Plan (RAP)</strong>, Income-Based Repayment (IBR), Tiered
        Standard and the 10-year plan side by side, with Public Service Loan Forgiveness (PSLF) if
        you work for a government or a nonprofit, what each plan cancels, and the tax on it. The
        plans start now, at today’s balance. Parent PLUS loans made since July 1, 2026, have the
        Tiered Standard plan only.
      </p>
      <p>
        <strong>Not</strong> modeled: payments you have made so far toward forgiveness; PAYE, ICR,
        the Extended and Graduated plans; SAVE, which has ended; the government’s share of interest
        on subsidized loans under IBR; a spouse’s own loans; state tax on canceled debt; deferment;
        and fees.
      </p>
    </>
  ),
  tips: [
    "Tell your servicer in writing to apply anything you pay above the bill to the balance now, and not to move the due date.",
    "Take the rate and the months left from your servicer’s website. You now have less time left than the term you started with.",
    "Pay off credit card debt at a higher rate first, and keep some savings. Once you pay extra on a student loan, you can’t get the money back.",
    "If you use autopay, add the extra to it, so it doesn’t depend on what you have left at the end of the month.",
  ],
  useCase: {
    title: "A nurse with $34,000 left and room for $100",
    story: (
      <>
        <p>
          A nurse owes $34,000 at 6.5% with 10 years to go. Her payment is $386.06, and she still
          has $12,328 of interest to pay. With an extra $100 a month, she pays off the loan in 7
          years and 5 months, 31 months early, and saves $3,475.
        </p>
        <p>
          She tries other amounts. An extra $25 saves 9 months and $1,109. An extra $200 saves 50
          months and $5,402. That isn’t twice what $100 saves, because the first extra dollars save
          interest for the longest time. She starts with $100 and puts the rest in a car repair
          fund.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "Which of my loans should get the extra payment?",
      answer:
        "The one with the highest rate saves the most. With $12,000 at 8% and $18,000 at 5%, each over 10 years, $100 a month on the first saves $2,903 and on the second $2,050. On Direct Loans and other loans that the federal government owns, the servicer puts the extra toward the loan with the highest rate first, unless you say otherwise. A private lender may spread it across all of your loans, so tell it which loan to pay.",
    },
    {
      question: "What does “paid ahead” mean on my student loan?",
      answer:
        "It means your servicer applied your extra money to future bills and moved your due date. Interest keeps building, and if you then skip those payments, you lose the savings shown here. You can ask the servicer to keep your due date where it is.",
    },
    {
      question: "Will paying extra lower my monthly student loan bill?",
      answer:
        "In general, no. On a fixed plan, the amount due stays the same, and you pay off the loan sooner. If you need a lower bill, ask about another plan.",
    },
    {
      question: "Should I pay extra if I expect my loans to be forgiven?",
      answer:
        "Probably not. An income-driven plan or Public Service Loan Forgiveness (PSLF) forgives what you still owe at the end, so paying early may only shrink that amount, and extra payments may not count toward the number you need. But plan for the tax. Since 2026, you generally owe federal income tax on the amount an income-driven plan forgives, as if you had earned it that year. It isn’t taxed as far as you are insolvent, which means that you owe more than everything you own is worth (26 U.S.C. 108(a)(1)(B)). PSLF forgiveness isn’t taxed. Ask your servicer before you pay extra.",
    },
  ],
  related: [
    {
      id: "loans-credit/student-loan",
      reason: "Go here for the payment on a loan you haven’t started repaying.",
    },
    {
      id: "loans-credit/credit-card-payoff",
      reason: "Go here if you also have credit card debt, which usually has a higher rate.",
    },
    {
      id: "education/loan-affordability",
      reason: "Go here before you borrow more, to see how much a payment you can manage repays.",
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
