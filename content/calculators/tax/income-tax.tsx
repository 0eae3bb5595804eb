import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "How much income tax will I owe?",
  reviewed: "2026-11-30",
  howItWorks: (
    <>
      <p>
        We add up your income, subtract the larger of the standard and the itemized deductions, and
        tax the rest in <strong>brackets</strong>: each part is taxed only at the rate of the
        bracket it falls into. Then we subtract your credits.
      </p>
      <p>
        We follow the <strong>law</strong> of 2024, 2025 or 2026, line by line. The{" "}
        <strong>illustration</strong> uses fixed 2024 numbers and rates up to 32%.
      </p>
      <p>
        It includes taxable Social Security, the rates on gains, self-employment tax, the 2025 to
        2028 deductions for overtime, tips, car loans and people 65 or older, the alternative
        minimum tax, the credits for children, work, care, college, saving, adoption and health
        premiums, and the taxes on investment income and high wages. Enter itemized deductions that
        have no box here after the limits on each of them.
      </p>
      <p>
        <strong>Not</strong> modeled: stock options and other preferences of the alternative minimum
        tax, the rules for businesses with employees above the income limit, the limits on losses of
        rents and on large mortgages, a child’s investment income taxed at the parents’ rate, and
        gains on collectibles. We count Medicare withheld above $200,000 as paid.
      </p>
      <p>
        Choose your <strong>state</strong> to add its taxes under its newest law that we have, and
        compare it with others. A year in two states isn’t modeled.
      </p>
    </>
  ),
  tips: [
    "Enter your traditional 401(k) contributions under “Before-tax savings”, not as a smaller income: they lower your income tax but not your Social Security and Medicare.",
    "Enter cash gifts to charity even if you don’t itemize. Since 2026, up to $1,000 of them, or $2,000 on a joint return, counts without itemizing.",
    "Your tax return may differ by a few dollars: below $100,000 of taxable income, it uses a table with $50 steps.",
  ],
  useCase: {
    title: "A raise of $4,000, and a higher bracket nearby",
    story: (
      <>
        <p>
          Dana is single, earns $64,000 and is offered $68,000. She worries that the raise will
          “push her into the 22% bracket”. Under 2026 law, $51,900 of the $68,000 is taxable after
          the standard deduction. The 22% bracket starts above $50,400, so only the last $1,500 is
          taxed at 22%, which is $330.
        </p>
        <p>Her tax rises by $630, from $5,500 to $6,130. After that tax, she keeps $3,370.</p>
      </>
    ),
  },
  faq: [
    {
      question: "Does a higher tax bracket lower my take-home pay?",
      answer:
        "No. A bracket’s rate applies only to the taxable income inside it. But where a credit falls as income rises, a raise costs more than the bracket rate: a couple with two children and $60,000 keeps $669 of the next $1,000, before Social Security and Medicare take $76.50.",
    },
    {
      question: "Can a raise leave me with less?",
      answer:
        "Yes, where a credit falls at once or a premium rises. In 2026, the credit for a marketplace health plan ends above $62,600 of income for a single person: one dollar more can cost thousands. Enter the raise under “Is a raise worth it?” to see what you keep and at which wages you lose. It counts taxes, credits, Medicare premiums and student loan payments under RAP or IBR, but no SNAP, Medicaid or housing aid.",
    },
    {
      question: "Would I pay less tax in another state?",
      answer:
        "Often, but income tax is only part of it. Of $120,000, Oregon takes $10,038 from a single person, and Washington $1,486 for paid leave and long-term care. But Washington has a sales tax, and Oregon none. If you live in Vancouver and work in Portland, Oregon taxes your wages all the same.",
    },
    {
      question: "What is the difference between the marginal and the effective rate?",
      answer:
        "The marginal rate is the rate on your last dollar. The effective rate is your total tax as a percentage of gross income. At $92,000, a single person has a marginal rate of 22% and an effective rate of 12.40% under 2026 law.",
    },
    {
      question: "Should we file jointly or separately?",
      answer:
        "Most couples pay less jointly: separate returns lose credits for work and college. But large medical expenses of one can count for more on a separate return. Two people with $60,000 each, $24,000 of mortgage interest, $10,000 of state taxes and $30,000 of medical expenses of one pay $540 less. Under RAP or IBR, a separate return lowers the student loan payment but can cost credits. “Together or apart” works out all of it.",
    },
    {
      question: "Which filing status should a widow or widower choose?",
      answer:
        "For the year your spouse died, you can still file jointly. For the next two years, you are a qualifying surviving spouse if you haven’t remarried and you keep up a home for a dependent child. It has the rates and standard deduction of a joint return. After that, choose “Head of household” or “Single”.",
    },
    {
      question: "When should I itemize deductions?",
      answer:
        "When they add up to more than the standard deduction, which in 2026 is $16,100 for a single person and $32,200 for a couple filing jointly.",
    },
  ],
  related: [
    {
      id: "investment-retirement/capital-gains",
      reason: "Go here for the tax on a sale.",
    },
    {
      id: "investment-retirement/401k",
      reason: "Go here to see how much your untaxed contributions may grow.",
    },
    {
      id: "personal-finance/budget",
      reason: "Go here to plan what to do with the income you keep.",
    },
  ],
  sources: [
    {
      publisher: "TaxAct",
      title:
        "Married Filing Separate: Community Property States with Self-Employment Income (with IRS Publication 555)",
      url: "https://www.taxact.com/support/22178/2020/married-filing-separate-community-property-states-with-self-employment-income",
      read: "2026-11-29",
    },
    {
      publisher: "Current Federal Tax Developments",
      title: "2026 Inflation Adjustments for Tax Professionals: Revenue Procedure 2025-32 Analysis",
      url: "https://www.currentfederaltaxdevelopments.com/blog/2025/10/9/2026-inflation-adjustments-for-tax-professionals-revenue-procedure-2025-32-analysis",
      read: "2026-11-25",
    },
    {
      publisher: "Legal Information Institute, Cornell Law School",
      title: "26 CFR § 1.2-2: Definitions and special rules (surviving spouse, head of household)",
      url: "https://www.law.cornell.edu/cfr/text/26/1.2-2",
      read: "2026-11-25",
    },
    {
      publisher: "Customs Mobile",
      title: "26 U.S.C. § 68: the limitation on itemized deductions (as amended in July 2025)",
      url: "https://www.customsmobile.com/uscode/26/68",
      read: "2026-11-25",
    },
    {
      publisher: "Internal Revenue Service, reprinted by the Oregon Society of CPAs",
      title: "IRS Outreach Connection FY26-01",
      url: "https://www.orcpa.org/news/e217461f-da2f-4565-9c62-5ec33d8adf1e:irs-outreach-connection-f-y26-01",
      read: "2026-11-25",
    },
    {
      publisher: "Fidelity",
      title: "3 big changes to charitable giving",
      url: "https://www.fidelity.com/learning-center/wealth-management-insights/charitable-giving-tax-changes",
      read: "2026-11-25",
    },
  ],
};
