import type { CalculatorWords } from "../types";

export const words: CalculatorWords = {
  question:
    "What might health insurance cost you, and what would the premium tax credit leave you?",
  reviewed: "2026-11-21",
  howItWorks: (
    <>
      <p>
        There are two answers. The estimate at the top is an <strong>illustration</strong>: $300 a
        month, $5 more for each year of age above 40 and $150 for each person beyond the first,
        times 0.9 for bronze, 1.2 for gold or 1.4 for platinum. A subsidy is taken off that where
        the income is above $15,000, plus $5,000 for each further person, and below four times as
        much. These figures are fixed, and they are no market data.
      </p>
      <p>
        Below it stands the <strong>law</strong>. Your income is compared with the poverty line for
        the size of your household; Alaska and Hawaii have higher lines. Between one and four times
        the line, a sliding scale says what percentage of your income you are expected to pay for
        the benchmark plan, the second-lowest silver plan where you live. If you enter that plan’s
        premium under More options, you see the credit, which pays the rest of it. Above four times
        the line there is no credit.
      </p>
      <p>
        <strong>Not</strong> modeled: your location, apart from the poverty line; tobacco use; the
        prices of real plans; deductibles, copayments and the reductions of them at lower incomes;
        and whether coverage from an employer counts as affordable, which would rule out the credit.
        The family size is taken to be everybody on one tax return.
      </p>
    </>
  ),
  tips: [
    "Under the law, income is adjusted gross income with untaxed foreign income, nontaxable Social Security and tax-exempt interest added. Enter that, for the year of the coverage.",
    "Count your spouse and your dependents in the family, also those who have other coverage. The benchmark premium is for those who need a plan.",
    "Close to the end of the credit, see what would lower your adjusted gross income before the year is over. A single dollar too much costs the whole credit.",
    "With a lower income, look at silver plans first. Cost-sharing reductions, which lower the deductible and copayments, come only with silver.",
  ],
  useCase: {
    title: "Two years to Medicare, and $3,400 too much income",
    story: (
      <>
        <p>
          A couple in Ohio are both 63, work for themselves and expect $88,000 this year. They enter
          their age, the income, a family of two and silver. The illustration has no subsidy for
          them and a premium of $565.00, which has little to do with what they are asked to pay: the
          Marketplace names a benchmark premium of $2,140 a month. Under the law their income is
          $3,400.00 above the $84,600.00 at which the credit ends. They would pay all of it.
        </p>
        <p>
          Then they see what happens if they put $7,000 into traditional IRAs and deduct it. With
          $81,000 they are expected to pay $672.30 a month, and the credit is $1,467.70. That is
          $17,612.40 over twelve months, more than twice what they set aside. They ask a tax adviser
          whether the deduction is open to them.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "Why does the law ask for another amount than the estimate?",
      answer:
        "Because it works the other way around. The estimate makes up a price and takes a part off it, so it rises with age: a single person with $31,300 and silver would pay $156.50 a month at 30 and $208.67 at 60. The law sets what is expected of the income, here 6.60% or $172.15 a month at any age, and the credit makes up the difference to the price of the benchmark plan.",
    },
    {
      question: "What is the subsidy cliff of 2026?",
      answer:
        "The income above which there is no premium tax credit: four times the poverty line, $62,600.00 for one person and $128,600.00 for a family of four, outside Alaska and Hawaii. At exactly $62,600 one person is expected to pay 9.96%, $519.58 a month. One cent more, and the whole premium is yours to pay. From 2021 through 2025 there was no such end.",
    },
    {
      question: "What if I earn more than I told the Marketplace?",
      answer:
        "The credit is worked out again on your tax return. What was paid to the insurer in advance and is more than your credit has to be repaid. Up to 2025 there was a cap on that for incomes below four times the poverty line. From 2026 on there is none, so tell the Marketplace when your income changes.",
    },
    {
      question: "Where do I find my benchmark premium?",
      answer:
        "It is the premium of the second-lowest silver plan for the people in your household who need coverage. On HealthCare.gov or your state’s Marketplace, enter your household and sort the silver plans by premium before any credit. For months that you were covered, it is in column B of Form 1095-A. Here no figure is assumed, because it depends on your county and your ages.",
    },
  ],
  related: [
    {
      id: "tax/income-tax",
      reason: "Go here for the federal tax on the same income.",
    },
    {
      id: "investment-retirement/ira",
      reason: "Go here for what a contribution that may lower this year’s income grows into.",
    },
    {
      id: "insurance/disability-insurance-needs",
      reason: "Go here for the income that an illness could cost you.",
    },
  ],
  sources: [
    {
      publisher: "Internal Revenue Service",
      title: "Eligibility for the Premium Tax Credit",
      url: "https://www.irs.gov/affordable-care-act/individuals-and-families/eligibility-for-the-premium-tax-credit",
      read: "2026-11-21",
    },
    {
      publisher: "HealthCare.gov",
      title: "Federal poverty level (FPL)",
      url: "https://www.healthcare.gov/glossary/federal-poverty-level-fpl/",
      read: "2026-11-21",
    },
    {
      publisher: "HealthCare.gov",
      title: "How insurance companies set health premiums",
      url: "https://healthcare.gov/choose-a-plan/premiums",
      read: "2026-11-21",
    },
    {
      publisher: "HealthCare.gov",
      title: "Cost-sharing reductions",
      url: "https://www.healthcare.gov/lower-costs/save-on-out-of-pocket-costs/",
      read: "2026-11-21",
    },
    {
      publisher: "Current Federal Tax Developments",
      title:
        "Technical Analysis of IRS Fact Sheet 2025-10: Statutory Revisions to Premium Tax Credit Reconciliation and Eligibility",
      url: "https://www.currentfederaltaxdevelopments.com/blog/2025/12/23/technical-analysis-of-irs-fact-sheet-2025-10-statutory-revisions-to-premium-tax-credit-reconciliation-and-eligibility",
      read: "2026-11-21",
    },
  ],
};
