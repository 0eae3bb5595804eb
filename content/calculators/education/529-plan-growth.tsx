import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "How much will be in my 529 plan when college starts?",
  reviewed: "2026-11-30",
  howItWorks: (
    <>
      <p>
        Your balance grows each month by one twelfth of the annual return, and your contribution is
        added at the end of each month, for the number of years you enter. The table shows your
        contributions and the growth separately, year by year.
      </p>
      <p>
        Next to the future value, you’ll see what it is worth in today’s dollars. You can change the
        inflation rate under More options; it starts at 3% a year. College prices may rise faster or
        slower than other prices.
      </p>
      <p>
        Real returns go up and down. So you also see what the same plan would have come to in every
        period since 1871, with the share of US stocks you choose: the least, the most and the
        middle.
      </p>
      <p>
        Three options go further. A state deduction multiplies a year’s contributions, up to the
        most you may deduct, by your rate. School before college is taken from the plan at the end
        of each year. And of what is left after college, we show how much can move to the student’s
        Roth IRA, and in how many years at the year’s IRA limit (26 U.S.C. 529(c)(3)(E)).
      </p>
      <p>
        A 529 savings plan is an investment. It does <strong>not</strong> guarantee a return, it can
        end up worth less than you put in, and it doesn’t guarantee a place at a college. State tax
        credits, tax that a state takes back, fees you haven’t subtracted from the return, and each
        plan’s account limit are <strong>not</strong> modeled. Prepaid tuition plans work
        differently and aren’t covered here.
      </p>
    </>
  ),
  tips: [
    "Look at your own state’s plan first. Many states give residents a tax break that you wouldn’t get with another state’s plan.",
    "Enter the return after fees. You’ll find the fees in the plan’s disclosure document, and you pay them every year.",
    "Run it again with a return two points lower, and plan the rest of the bill on that result.",
    "If the plan moves into bonds and cash as college gets closer, a single return is too high for the last years. Lower it a little.",
  ],
  useCase: {
    title: "Starting at birth, or when the child is eight",
    story: (
      <>
        <p>
          New parents can put $150 a month into a 529 plan. At a 6% return, they have $58,103 after
          18 years, of which $32,400 is what they paid in. With 3% inflation, that is $34,129 in
          today’s dollars.
        </p>
        <p>
          If they wait until the child is eight, ten years of $150 a month grow to $24,582. To catch
          up, they would need about $355 a month, which grows to $58,177 with $42,600 paid in. At a
          4% return instead of 6%, the early start grows to $47,339. So they decide to start now and
          not to count on the higher amount.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "Can a 529 plan lose money?",
      answer:
        "A savings plan can. It holds investments, and neither the state nor the federal government covers losses, except for FDIC-insured bank products in some plans. The result here assumes the same return every month, which no plan promises.",
    },
    {
      question: "What happens to the money if my child does not go to college?",
      answer:
        "You can generally name another family member as the beneficiary. You can also move some of the money to the beneficiary’s Roth IRA: see the next question. If you spend the money on something that doesn’t qualify, the earnings are generally taxed as income plus a 10% additional federal tax, and your state may take back its tax break. Your contributions aren’t taxed again.",
    },
    {
      question: "Can money from a 529 plan go into a Roth IRA?",
      answer:
        "Yes, up to $35,000 over the beneficiary’s lifetime, free of tax and penalty. The account must have been open for 15 years, and contributions from the last five years, with their earnings, have to stay. The plan sends the money directly to a Roth IRA in the beneficiary’s own name. Each year’s amount plus other IRA contributions can’t be more than that year’s IRA limit, $7,500 in 2026 for someone under 50, or more than the beneficiary earned that year. See Leftover into a Roth IRA in the form for the years it takes.",
    },
    {
      question: "Can a 529 plan pay for school before college?",
      answer:
        "Yes. Starting in 2026, federal law allows up to $20,000 a year for each student from kindergarten through 12th grade; before that, it was $10,000. Since July 4, 2025, that covers more than tuition, such as books, tutoring and some test fees. Your state may not follow this rule, and may tax the money or take back its tax break. Money you take out early also has less time to grow: enter the costs under School before college (K–12).",
    },
    {
      question: "How much do plan fees matter?",
      answer:
        "With $5,000 to start and $150 a month for 18 years, you have $72,787 at a 6% return. If half a point goes to fees, you have $68,576 at 5.5%. That is $4,211 less for the same contributions.",
    },
    {
      question: "Does a 529 plan reduce financial aid?",
      answer:
        "Somewhat. On the FAFSA, a parent’s account for this student counts as a parent asset, and the formula counts at most 5.64% of parent assets toward what the family is expected to pay. Colleges that ask for other forms may count it differently.",
    },
  ],
  related: [
    {
      id: "education/college-savings",
      reason: "Go here to compare the plan with the cost of four years of college.",
    },
    {
      id: "investment-retirement/compound-interest",
      reason: "Go here to compare it with a regular savings account.",
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
