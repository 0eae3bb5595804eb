import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "What will health insurance cost me?",
  reviewed: "2026-11-30",
  howItWorks: (
    <>
      <p>
        The answer follows the <strong>law</strong> for a coverage year. From November 1, when open
        enrollment begins, that is the coming year; you can choose another year under More options.
        Choose a plan by December 15 for coverage from January 1. Most Marketplaces stay open to
        January 15: a court reportedly set aside the rule that ended it in December (City of
        Columbus v. Kennedy, D. Md., June 12, 2026). It is on appeal, so check yours.
      </p>
      <p>
        From one to four times the poverty line, a sliding scale sets the percentage of your income
        you are expected to pay for the benchmark plan, the second-lowest-cost silver plan where you
        live. The credit pays the rest. Above four times the line, there is no credit. The plan’s
        2026 price is that of one ZIP code of your rating area, times the age factor of each person
        covered, of at most three children under 21 (45 CFR 147.102). Seven states have age curves
        of their own, New York and Vermont family tiers. For other years, enter the price.
      </p>
      <p>
        Below it is an <strong>illustration</strong> with fixed numbers: $300 a month, plus $5 for
        each year of age over 40 and $150 for each person after the first, times 0.9 for bronze, 1.2
        for gold or 1.4 for platinum. It subtracts a subsidy if your income is above $15,000, plus
        $5,000 for each additional person, and below four times that.
      </p>
      <p>
        The credit uses the poverty guidelines that were newest when open enrollment began: the 2026
        guidelines for coverage in 2027. <strong>Medicaid</strong> uses the current ones. Where the
        two overlap, up to 138% of the line, you would get Medicaid in a state that expanded it, and
        the credit in the others: Alabama, Florida, Georgia, Kansas, Mississippi, South Carolina,
        Tennessee, Texas, Wisconsin and Wyoming. From January 1, 2027, adults from 19 to 64 in
        expansion states must show 80 hours of work, school or volunteering a month, or earn about
        as much, unless they are exempt. Who fails that gets no premium tax credit either (42 U.S.C.
        1396a(xx), P.L. 119-21 § 71119). Children may get Medicaid or CHIP at higher incomes.
      </p>
      <p>
        There is <strong>no credit</strong> in Puerto Rico, Guam, the U.S. Virgin Islands, American
        Samoa and the Northern Mariana Islands, which have no Marketplace, and none for married
        people who file separately. The exceptions are victims of domestic abuse or spousal
        abandonment, and people who lived apart from their spouse, with a child, for the last six
        months of the year.
      </p>
      <p>
        <strong>Not</strong> modeled: tobacco use; other plans and ZIP codes; dependents of 21 to 25
        in New York’s and Vermont’s tiers; deductibles and cost-sharing reductions; state subsidies;
        CHIP’s limits by state; immigration status; and affordable coverage by an employer, which
        rules out the credit.
      </p>
    </>
  ),
  tips: [
    "Under the law, income means adjusted gross income plus untaxed foreign income, nontaxable Social Security and tax-exempt interest. Enter what you expect for the coverage year.",
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
      question: "What is the 2027 subsidy cliff?",
      answer:
        "It is the income above which you get no premium tax credit: four times the poverty line, or $63,840 for one person and $132,000 for a family of four, outside Alaska and Hawaii. At exactly $63,840, one person is expected to pay 10.22%, or $543.70 a month. With one cent more, you pay the whole premium. From 2021 through 2025, there was no limit.",
    },
    {
      question: "Can I get Medicaid instead?",
      answer:
        "In states that expanded it, adults under 65 usually can with income up to 138% of the poverty line: $22,025 for one person and $45,540 for a family of four under the 2026 guidelines. If you can get Medicaid, you can’t get the credit. In other states, you may get neither below the poverty line.",
    },
    {
      question: "What if I earn more than I told the Marketplace?",
      answer:
        "The credit is calculated again on your tax return. If the amount paid to your insurer in advance was more than your credit, you have to repay the difference. Since 2026, there is no cap on that, so tell the Marketplace when your income changes.",
    },
    {
      question: "Where do I find my benchmark premium?",
      answer:
        "It is the premium of the second-lowest-cost silver plan for the people in your household who need coverage. In the plan preview of HealthCare.gov or your state’s Marketplace, sort the silver plans by premium before any credit. For months you already had coverage, it is in column B of Form 1095-A.",
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
      publisher: "PolicyEngine",
      title: "KFF’s benchmark premiums by rating area, and the age curves of CMS",
      url: "https://github.com/PolicyEngine/policyengine-us",
      read: "2026-11-30",
    },
    {
      publisher: "Customs Mobile",
      title: "42 U.S.C. § 18043: the territories and the exchanges",
      url: "https://www.customsmobile.com/uscode/title42_chapter157_subchapterIII_partC_section18043",
      read: "2026-11-25",
    },
  ],
};
