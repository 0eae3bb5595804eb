import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "What will health insurance cost me?",
  reviewed: "2026-11-27",
  howItWorks: (
    <>
      <p>
        The answer follows the <strong>law</strong> for a coverage year. From November 1, when open
        enrollment begins, that is the coming year; you can choose another year under More options.
        Open enrollment for 2027 ends no later than December 31, 2026 in any state, and many end it
        earlier, so check your Marketplace. We compare your income with the poverty line for your
        household size; Alaska and Hawaii have higher lines. From one to four times the line, a
        sliding scale sets the percentage of your income you are expected to pay for the benchmark
        plan, which is the second-lowest-cost silver plan where you live. If you enter that plan’s
        premium under More options, we show your credit, which pays the rest of it. Above four times
        the line, there is no credit, and you pay the full price.
      </p>
      <p>
        Below it is an <strong>illustration</strong>: $300 a month, plus $5 for each year of age
        over 40 and $150 for each person after the first, times 0.9 for bronze, 1.2 for gold or 1.4
        for platinum. It subtracts a subsidy if your income is above $15,000, plus $5,000 for each
        additional person, and below four times that. These numbers are fixed and aren’t market
        data.
      </p>
      <p>
        The credit uses the poverty guidelines that were newest when open enrollment began: the 2026
        guidelines for coverage in 2027. <strong>Medicaid</strong> uses the current ones. Where the
        two overlap, up to 138% of the line, we mention both: you would get Medicaid in a state that
        expanded it, and the credit in other states. From January 1, 2027, adults in those expansion
        states must show 80 hours of work, school or volunteering a month, or earn about as much,
        unless they are exempt. Who fails that gets no premium tax credit either (42 U.S.C.
        1396a(xx)).
      </p>
      <p>
        There is <strong>no credit</strong> in Puerto Rico, Guam, the U.S. Virgin Islands, American
        Samoa and the Northern Mariana Islands, which have no Marketplace, and none for married
        people who file separately. The exceptions are victims of domestic abuse or spousal
        abandonment, and people who lived apart from their spouse, with a child, for the last six
        months of the year.
      </p>
      <p>
        <strong>Not</strong> modeled: your location, apart from the poverty line and the
        territories; tobacco use; the prices of real plans; deductibles, copayments and cost-sharing
        reductions for lower incomes; which states expanded Medicaid; immigration status; and
        whether an employer’s coverage counts as affordable, which rules out the credit.
      </p>
    </>
  ),
  tips: [
    "Under the law, income means adjusted gross income plus untaxed foreign income, nontaxable Social Security and tax-exempt interest. Enter what you expect for the coverage year.",
    "Count your spouse and dependents in the family, even if they have other coverage. The benchmark premium covers only those who need a plan.",
    "Close to the income limit, look for ways to lower your adjusted gross income before the year ends. One dollar too much costs the whole credit.",
    "With a lower income, look at silver plans first. Only they come with lower deductibles and copayments.",
  ],
  useCase: {
    title: "Two years to Medicare, and $3,440 too much income",
    story: (
      <>
        <p>
          Two spouses in Ohio are both 63, work for themselves and expect $90,000 in 2027. For them
          and a silver plan, the illustration shows a premium of $565 and no subsidy. Their real
          benchmark premium is $2,140 a month. Under the law for 2027, their income is $3,440 above
          $86,560, where the credit ends. They would pay the full premium.
        </p>
        <p>
          Then they see what happens if they put $7,000 into traditional IRAs and deduct it. With
          $83,000 of income, they are expected to pay $706.88 a month, and the credit is $1,433 a
          month. That is $17,197 over twelve months, more than twice what they put into the IRAs.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "Why does the law give a different amount than the estimate?",
      answer:
        "Because it works the other way around. The estimate makes up a price and subtracts part of it, so it rises with age. The law sets what you pay as a share of your income: a single person with $31,920 pays 6.78%, or $180.35 a month for 2027, at any age. The credit pays the rest of the benchmark plan’s price.",
    },
    {
      question: "What is the 2027 subsidy cliff?",
      answer:
        "It is the income above which you get no premium tax credit: four times the poverty line, or $63,840 for one person and $132,000 for a family of four, outside Alaska and Hawaii. At exactly $63,840, one person is expected to pay 10.22%, or $543.70 a month. With one cent more, you pay the whole premium. From 2021 through 2025, there was no limit.",
    },
    {
      question: "Can I get Medicaid instead?",
      answer:
        "In states that expanded it, adults under 65 usually can with income up to 138% of the poverty line. Under the 2026 guidelines, that is $22,025 for one person and $45,540 for a family of four. If you can get Medicaid, you can’t get the premium tax credit. In other states, the credit starts at the poverty line, and below it you may get neither.",
    },
    {
      question: "What if I earn more than I told the Marketplace?",
      answer:
        "The credit is calculated again on your tax return. If the amount paid to your insurer in advance was more than your credit, you have to repay the difference. Since 2026, there is no cap on that, so tell the Marketplace when your income changes.",
    },
    {
      question: "Where do I find my benchmark premium?",
      answer:
        "It is the premium of the second-lowest-cost silver plan for the people in your household who need coverage. On HealthCare.gov or your state’s Marketplace, enter your household and sort the silver plans by premium before any credit. For months you already had coverage, it is in column B of Form 1095-A.",
    },
  ],
  related: [
    {
      id: "tax/income-tax",
      reason: "Go here for the federal tax on the same income.",
    },
    {
      id: "investment-retirement/ira",
      reason: "Go here to see how a contribution that may lower this year’s income could grow.",
    },
    {
      id: "insurance/disability-insurance-needs",
      reason: "Go here to plan for income you could lose to an illness.",
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
      publisher: "Virginia Department of Medical Assistance Services",
      title: "Community Engagement & Work Requirements",
      url: "https://dmas.virginia.gov/news-updates/community-engagement-work-requirements",
      read: "2026-11-27",
    },
    {
      publisher: "LegalClarity",
      title: "How Does Open Enrollment Work? Dates, Plans & Subsidies",
      url: "https://legalclarity.org/how-does-open-enrollment-work-dates-plans-subsidies",
      read: "2026-11-27",
    },
    {
      publisher: "Customs Mobile",
      title: "42 U.S.C. § 18043: the territories and the exchanges",
      url: "https://www.customsmobile.com/uscode/title42_chapter157_subchapterIII_partC_section18043",
      read: "2026-11-25",
    },
  ],
};
