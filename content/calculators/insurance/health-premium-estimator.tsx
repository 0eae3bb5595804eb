import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "What will health insurance cost me?",
  reviewed: "2026-11-25",
  howItWorks: (
    <>
      <p>
        There are two answers. The first is that of the <strong>law</strong> of a coverage year.
        From November 1, when open enrollment begins, that is the coming year; under More options
        you can choose another. Your income is compared with the poverty line for the size of your
        household; Alaska and Hawaii have higher lines. From one to four times the line, a sliding
        scale says what percentage of your income you are expected to pay for the benchmark plan,
        the second-lowest silver plan where you live. If you enter that plan’s premium under More
        options, you see the credit, which pays the rest of it. Above four times the line there is
        no credit, and you pay the whole price.
      </p>
      <p>
        The second is an <strong>illustration</strong>: $300 a month, $5 more for each year of age
        above 40 and $150 for each person beyond the first, times 0.9 for bronze, 1.2 for gold or
        1.4 for platinum. A subsidy is taken off that where the income is above $15,000, plus $5,000
        for each further person, and below four times as much. These figures are fixed, and they are
        no market data.
      </p>
      <p>
        The credit goes by the poverty guidelines that were the newest when open enrollment began,
        for coverage in 2027 those of 2026. <strong>Medicaid</strong> goes by those in force today.
        Where the two overlap, up to 138% of the line, both are said: in a state that expanded
        Medicaid you would have that, in the others the credit.
      </p>
      <p>
        There is <strong>no credit</strong> in Puerto Rico, Guam, the U.S. Virgin Islands, American
        Samoa and the Northern Mariana Islands, which have no Marketplace, and none for married
        people who file separately. Two exceptions to that: victims of domestic abuse or of
        abandonment by their spouse, and those who count as unmarried because they lived apart for
        the last six months of the year with a child.
      </p>
      <p>
        <strong>Not</strong> modeled: your location, apart from the poverty line and the
        territories; tobacco use; the prices of real plans; deductibles, copayments and the
        reductions of them at lower incomes; which states expanded Medicaid; immigration status; and
        whether coverage from an employer counts as affordable, which would rule out the credit. The
        family size is taken to be everybody on one tax return.
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
    title: "Two years to Medicare, and $3,440 too much income",
    story: (
      <>
        <p>
          A couple in Ohio are both 63, work for themselves and expect $90,000 in 2027. In November
          they enter their age, the income, a family of two and silver. The illustration has no
          subsidy for them and a premium of $565.00, which has little to do with what they are asked
          to pay: the Marketplace names a benchmark premium of $2,140 a month. Under the law for
          2027 their income is $3,440.00 above the $86,560.00 at which the credit ends. They would
          pay all of it.
        </p>
        <p>
          Then they see what happens if they put $7,000 into traditional IRAs and deduct it. With
          $83,000 they are expected to pay $706.88 a month, and the credit is $1,433.12. That is
          $17,197.40 over twelve months, more than twice what they set aside. They ask a tax adviser
          whether the deduction is open to them.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "Why does the law ask for another amount than the estimate?",
      answer:
        "Because it works the other way around. The estimate makes up a price and takes a part off it, so it rises with age: a single person with $31,920 and silver would pay $159.60 a month at 30 and $212.80 at 60. The law sets what is expected of the income, for 2027 here 6.78% or $180.35 a month at any age, and the credit makes up the difference to the price of the benchmark plan.",
    },
    {
      question: "What is the subsidy cliff of 2027?",
      answer:
        "The income above which there is no premium tax credit: four times the poverty line, $63,840.00 for one person and $132,000.00 for a family of four, outside Alaska and Hawaii. At exactly $63,840 one person is expected to pay 10.22%, $543.70 a month. One cent more, and the whole premium is yours to pay. For 2026 the two ends are $62,600.00 and $128,600.00. From 2021 through 2025 there was no such end.",
    },
    {
      question: "Which year’s income counts?",
      answer:
        "That of the year of the coverage: for a plan of 2027 the income on your tax return for 2027, which you estimate when you enroll. So a raise or a sale in the year of the coverage changes the credit, and last year’s income does not.",
    },
    {
      question: "Can I get Medicaid instead?",
      answer:
        "In the states that expanded it, adults under 65 usually can with an income up to 138% of the poverty line, by the guidelines of 2026 $22,024.80 for one person and $45,540.00 for a family of four. Whoever can have Medicaid gets no premium tax credit. In the other states the credit begins at the poverty line, and below it there may be neither.",
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
    {
      publisher: "HealthCare.gov",
      title: "Medicaid expansion & what it means for you",
      url: "https://www.healthcare.gov/medicaid-chip/medicaid-expansion-and-you/",
      read: "2026-11-25",
    },
    {
      publisher: "Federal Register",
      title:
        "Annual Update of the HHS Poverty Guidelines, January 15, 2026 (its table was not readable)",
      url: "https://www.govinfo.gov/content/pkg/FR-2026-01-15/html/2026-00755.htm",
      read: "2026-11-25",
    },
    {
      publisher: "Kaiser Family Foundation",
      title: "Married filing separately because of domestic abuse or abandonment",
      url: "https://www.kff.org/health-reform/faq/health-reform-frequently-asked-questions/question-i-am-still-legally-married-but-live-apart-from-my-spouse-because-of-domestic-abuse-or-abandonment-i-cannot-file-a-joint-tax-return-can-i-qualify-for-premium-tax-credits-if-i-file-as-married-f",
      read: "2026-11-25",
    },
    {
      publisher: "Customs Mobile",
      title: "42 U.S.C. § 18043: the territories and the exchanges",
      url: "https://www.customsmobile.com/uscode/title42_chapter157_subchapterIII_partC_section18043",
      read: "2026-11-25",
    },
  ],
};
