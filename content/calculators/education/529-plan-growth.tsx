import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "How much will be in my 529 plan when college starts?",
  reviewed: "2026-11-25",
  howItWorks: (
    <>
      <p>
        The balance you have and a contribution at the end of each month grow by one twelfth of the
        annual return a month, until the number of years is up. What you paid in and what was earned
        on it are shown apart, year by year.
      </p>
      <p>
        Beside the future value stands what it would buy at today’s prices. The inflation for that
        is under More options and starts at 3% a year. College prices may rise faster or slower than
        other prices.
      </p>
      <p>
        A 529 savings plan is an investment. It does <strong>not</strong> guarantee a return, it can
        be worth less than was paid in, and it promises no place at a college. Market ups and downs,
        state tax breaks, fees that are not yet taken off the return, and the limit that each plan
        sets on its accounts are <strong>not</strong> modeled. Prepaid tuition plans work
        differently and are not covered here.
      </p>
    </>
  ),
  tips: [
    "Look at your own state’s plan first. Many states give their residents a tax break that another state’s plan would not.",
    "Enter the return after fees. You will find them in the plan’s disclosure document, and they come off every year.",
    "Run it a second time with a return two points lower. Plan the rest of the bill as if that were what you get.",
    "If the plan moves into bonds and cash as college comes closer, one return for all years is too high for the last ones. Lower it a little.",
  ],
  useCase: {
    title: "Starting at birth, or when the child is eight",
    story: (
      <>
        <p>
          New parents can put $150 a month into a 529 plan. At a 6% return, 18 years come to
          $58,103, of which they pay in $32,400. At today’s prices, with 3% inflation, that would
          buy what $34,129 buys now.
        </p>
        <p>
          If they wait until the child is eight, ten years of $150 come to $24,582. To end up where
          they would have been they need about $355 a month: $58,177 in the end, with $42,600 paid
          in. At a return of 4% instead of 6% the early start comes to $47,339, so they decide to
          start now and not to count on the first figure.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "Can a 529 plan lose money?",
      answer:
        "A savings plan can. It holds investments, and neither the state nor the federal government makes up for what they lose, apart from bank products in some plans that are insured by the FDIC. The result here assumes the same return in every month, which no plan promises.",
    },
    {
      question: "What happens to the money if my child does not go to college?",
      answer:
        "You can generally name another member of the family as the beneficiary. You can also move a part of the money to a Roth IRA of the beneficiary: see the next question. If the money is spent on something that does not qualify, the earnings in it are generally taxed as income with a further 10% federal tax, and your state may ask for its own tax break back. What you paid in is not taxed again.",
    },
    {
      question: "Can money from a 529 plan go into a Roth IRA?",
      answer:
        "Yes, up to $35,000 over the beneficiary’s lifetime, free of tax and penalty. The account must have been open for 15 years, and what was paid in during the last five years, with its earnings, has to stay. The plan sends the money straight to a Roth IRA in the beneficiary’s own name. Each year’s amount, together with other IRA contributions, cannot be more than that year’s IRA limit, $7,500 in 2026 for someone under 50, or more than the beneficiary earned that year.",
    },
    {
      question: "Can a 529 plan pay for school before college?",
      answer:
        "Yes. From 2026 federal law allows up to $20,000 a year for each student from kindergarten through 12th grade; before that it was $10,000. Since July 4, 2025 that covers more than tuition, such as books, tutoring and the fees of some tests. Your state may not follow, and may tax the money or ask for its tax break back. What you take out early also has less time to grow than is shown here.",
    },
    {
      question: "How much do plan fees matter?",
      answer:
        "With $5,000 to start and $150 a month for 18 years, a 6% return comes to $72,787. If half a point of it goes to fees, 5.5% comes to $68,576. That is $4,211 less for the same contributions.",
    },
    {
      question: "Does a 529 plan reduce financial aid?",
      answer:
        "Somewhat. On the FAFSA an account of the parents for this student counts as their asset, and the formula takes at most 5.64% of such assets into what the family is expected to pay. Colleges that ask for other forms may count it differently.",
    },
  ],
  related: [
    {
      id: "education/college-savings",
      reason: "Go here to hold the plan against what four years of college will cost.",
    },
    {
      id: "investment-retirement/compound-interest",
      reason: "Go here to compare with an ordinary savings account, at its own rate.",
    },
    {
      id: "personal-finance/budget",
      reason: "Go here to find out what you can spare for the plan each month.",
    },
  ],
  sources: [
    {
      publisher: "U.S. Securities and Exchange Commission, Investor.gov",
      title: "Learn the ABCs of 529 Education Savings Plans",
      url: "https://www.investor.gov/additional-resources/spotlight/directors-take/learn-abcs-529-education-savings-plans",
      read: "2026-11-21",
    },
    {
      publisher: "Nevada State Treasurer",
      title: "What are the tax benefits of participating in a 529 plan?",
      url: "https://nvigate.gov/ufaqs/what-are-the-tax-benefits-of-participating-in-a-529-plan/",
      read: "2026-11-21",
    },
    {
      publisher: "my529, Utah’s educational savings plan",
      title: "What is the SECURE Act 2.0?",
      url: "https://my529.org/what-is-the-secure-act-2-0/",
      read: "2026-11-25",
    },
    {
      publisher: "Save Now for College",
      title: "SECURE Act 2.0: the text of section 126",
      url: "https://savenowforcollege.org/secure-act-2-0/",
      read: "2026-11-25",
    },
    {
      publisher: "Keiter CPA",
      title: "Key 529 plan changes under the ‘One Big Beautiful Bill Act’",
      url: "https://keitercpa.com/blog/beyond-college-savings-how-obbba-expands-power-529-plans",
      read: "2026-11-25",
    },
    {
      publisher: "Virginia529",
      title: "Frequently Asked Questions: Impact on Financial Aid",
      url: "https://www.virginia529.com/resources/faqs/category/impact-on-financial-aid/",
      read: "2026-11-21",
    },
  ],
};
