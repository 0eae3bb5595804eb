import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "What will my student loan payment be?",
  reviewed: "2026-11-30",
  howItWorks: (
    <>
      <p>
        The calculator treats your balance as one loan at one fixed rate. It finds the level payment
        that brings the balance to zero over the term, which starts at 10 years. Each month’s
        interest is one-twelfth of the annual rate on the balance. If the balance is zero, so is the
        payment.
      </p>
      <p>
        Under Federal plans, enter your adjusted gross income to see the plans side by side: the
        Repayment Assistance Plan (RAP), Income-Based Repayment (IBR), Tiered Standard and the
        10-year plan, each with its payments, what is waived and canceled, and the tax on what is
        canceled. RAP takes 1% to 10% of all income, less $50 a month for each dependent; IBR takes
        10% or 15% of the income above 150% of the poverty guideline, never more than the 10-year
        payment. Every payment counts as made on time, and sums of later years are not discounted.
      </p>
      <p>
        <strong>Not</strong> modeled: PAYE and ICR, which end by July 1, 2028; SAVE, which has
        ended; the Extended and Graduated plans; payments you have made so far toward forgiveness;
        the government’s share of interest on subsidized loans under IBR; a spouse’s own loans; and
        state tax on canceled debt. Several loans count as one at their average rate.
      </p>
      <p>
        To see what paying more would save, open Extra payments. Each one lowers the balance on the
        day of that month’s payment, and the loan ends sooner. Under Fees and APR, enter the
        origination fee to see the rate that counts it.
      </p>
      <p>
        Federal servicers count interest by the day, so the actual split between interest and
        principal varies a little with the length of the month.
      </p>
    </>
  ),
  tips: [
    "Use the balance on the day repayment begins, with unpaid interest included if it will be added to the principal.",
    "If you have several federal loans, list each one under Federal plans. For fixed payments, run each at its own rate and add them up.",
    "Write down the total interest at 10 years before you accept a longer term. The difference is what the lower payment costs.",
    "If the payment is more than you can afford, ask your servicer about income-driven plans before you miss one.",
  ],
  useCase: {
    title: "A graduate who owes $38,000",
    story: (
      <>
        <p>
          A graduate owes $38,000 in federal loans at 6.5%. Over 10 years, the payment is $431.48
          and the interest is $13,778. Over 15 years, the Tiered Standard term for that balance on
          loans made on or after July 1, 2026, the payment is $331.02 and the interest is $21,584.
        </p>
        <p>
          The longer plan frees up $100.46 a month. She takes it for the safety of the lower bill
          but plans to pay $431.48 whenever she can, and tells her servicer to apply the extra to
          the balance. If she did that every month, she would still pay off the loan in 10 years.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "Which term should I enter for federal student loans?",
      answer:
        "For a Direct Loan made on or after July 1, 2026, the fixed plan is Tiered Standard. Its term depends on your total Direct Loans when you enter repayment: 10 years below $25,000, 15 below $50,000, 20 below $100,000, and 25 from $100,000 up. Parent PLUS loans made since then have no other plan. If all your loans are older, the Standard plan is usually 10 years. Your servicer can confirm which applies.",
    },
    {
      question: "RAP or IBR: which one costs less?",
      answer:
        "It depends on income, family and balance. With $68,000 at 6.8%, an income of $52,000 and two dependents, RAP starts at $116.67 a month and IBR for a new borrower at $91.83. After 30 years, RAP comes to $51,550 with the tax on what it cancels; after 20 years, IBR comes to $52,420, because unpaid interest is canceled, and taxed, too. Enter your own numbers under Federal plans.",
    },
    {
      question: "Do earlier payments count if I switch to RAP?",
      answer:
        "The final rule counts payments under IBR, PAYE and ICR made before July 1, 2028, toward RAP’s 360 if each was at least what the plan asked. It is not clear from the rule how servicers will count them for those who switch by choice, and payments under RAP never count toward IBR. Payments under any of these plans count for PSLF. Ask your servicer before you switch.",
    },
    {
      question: "What does it mean when student loan interest is capitalized?",
      answer:
        "Unpaid interest is added to the principal, and from then on you pay interest on it too. If six months of interest, $1,235, is added to $38,000 at 6.5%, the 10-year payment goes from $431.48 to $445.51.",
    },
    {
      question: "Can I pay a student loan off early?",
      answer:
        "In general you may pay more at any time without a penalty. Some servicers apply the extra to future bills, which is called paid ahead. You can ask that it go toward your balance instead.",
    },
  ],
  related: [
    {
      id: "loans-credit/amortization",
      reason:
        "Go here for the balance after each payment, for example when you plan to pay it off.",
    },
    {
      id: "education/student-loan-repayment",
      reason:
        "Go here if you are already repaying it and want to know what an extra payment saves.",
    },
    {
      id: "loans-credit/credit-card-payoff",
      reason: "Go here if you also have card debt and need to choose which to pay down first.",
    },
  ],
  sources: [
    {
      publisher: "U.S. Department of Education, Federal Register",
      title:
        "Reimagining and Improving Student Education—Federal Student Loan Program Final Regulations",
      url: "https://www.govinfo.gov/content/pkg/FR-2026-05-01/html/2026-08556.htm",
      read: "2026-11-21",
    },
    {
      publisher: "MOHELA, a Federal Student Aid servicer",
      title: "Student Loan Interest",
      url: "https://mohela.studentaid.gov/DL/resourceCenter/studentLoanInterest.aspx",
      read: "2026-11-21",
    },
    {
      publisher: "Consumer Financial Protection Bureau",
      title: "Can I make additional payments on my student loan?",
      url: "https://www.consumerfinance.gov/ask-cfpb/can-i-make-additional-payments-on-my-student-loan-en-607/",
      read: "2026-11-21",
    },
  ],
};
