import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "What will my take-home pay be?",
  reviewed: "2026-11-25",
  howItWorks: (
    <>
      <p>
        The first answer is what the <strong>law</strong> takes. An employer multiplies the pay by
        the number of paychecks in a year, finds the year’s tax by the percentage method of IRS
        Publication 15-T and divides it again. Social Security is taken in full until the year’s pay
        reaches the wage base, and then not at all. Above $200,000 from the same employer, Medicare
        takes another 0.9%.
      </p>
      <p>
        Beside it stands an illustration with fixed figures of 2024. Social Security takes 6.2% of a
        year’s pay, of no more than $168,600, in equal parts. Medicare takes 1.45%. For income tax,
        a year of such pay less $14,600, and less $4,500 for each allowance, is taxed at{" "}
        <strong>one rate on all of it</strong>: 15% above $100,000, 10% above $20,000, else nothing.
        Any state costs 4%, even one without a tax on wages.
      </p>
      <p>
        The figures under the law suppose a Form W-4 of 2020 or later, with nothing in its steps 3
        and 4, and one job, or two with the box in step 2 ticked. State and local taxes,
        contributions to a 401(k), health insurance and other deductions before tax, bonuses that
        are withheld at a flat rate, and an employer’s rounding are <strong>not</strong> modeled.
        What is withheld is not yet the tax: your return settles the difference.
      </p>
    </>
  ),
  tips: [
    "Enter the pay before any deduction. On a pay stub that is the gross pay, not what arrives in the bank.",
    "Bi-weekly is 26 paychecks a year, semi-monthly is 24. A paycheck of $5,000 is $130,000 a year in the first case and $120,000 in the second.",
    "Choose your filing status under “More options”. At $2,650 every two weeks, 2026 law withholds $243.38 of income tax from a single person, $192.92 from a head of household and $150.31 from someone married filing jointly.",
    "If you earn much or it is late in the year, enter what this employer has paid you since January. It decides whether Social Security has ended and whether the additional Medicare has begun.",
  ],
  useCase: {
    title: "An offer of $68,900 a year",
    story: (
      <>
        <p>
          A nurse in Colorado is offered $68,900 a year, paid every two weeks: $2,650 a paycheck.
          She is single. Under 2026 law $243.38 is withheld for federal income tax, $164.30 for
          Social Security and $38.43 for Medicare, and $2,204 is left before Colorado’s own tax,
          which she looks up with the state. The illustration, with its 4% for any state, leaves her
          $2,132.
        </p>
        <p>
          She asks for $100 more a paycheck. Of that, $70.35 would reach her before the state’s tax:
          $22 more is withheld for income tax, because the last dollars of her pay are in the row
          with 22%, and $7.65 for Social Security and Medicare. She plans her month with $2,274 and
          keeps some of it back for the state and for the health plan.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "Why does my pay stub show less than this page?",
      answer:
        "Most often because of what is not modeled: state and local tax, and what you pay through payroll yourself, such as a 401(k), health insurance, a health savings account or a flexible spending account. If the federal income tax alone differs, compare your Form W-4: another filing status, credits in step 3 or amounts in step 4 all change it. An employer may also round the tax to whole dollars.",
    },
    {
      question: "How does a health savings account (HSA) change my paycheck?",
      answer:
        "An HSA is an account of your own for medical costs. You may pay into it while your only health plan is one with a high deductible. What goes into it through payroll is taken out before federal income tax, Social Security and Medicare, so take it off the pay you enter here, and you will see what reaches you. It is not taxed later either if it pays for medical costs. For 2027 the limit, with what your employer adds, is $4,500 if the plan covers you alone and $9,000 for a family, and $1,000 more from age 55.",
    },
    {
      question: "What happened to withholding allowances?",
      answer:
        "They ended with the Form W-4 of 2020, which asks for amounts instead. Here they change only the illustration: at $2,650 every two weeks, two allowances lower its income tax from $208.85 to $174.23. If your employer still goes by a W-4 from before 2020, the allowances on it do count, by a method that is not modeled here.",
    },
    {
      question: "Why does my paycheck grow at the end of the year?",
      answer:
        "Because Social Security ends once the year’s pay reaches the wage base, $184,500 in 2026. At $7,500 every two weeks it takes $465 from each of the first 24 paychecks, $279 from the 25th and nothing from the last. Each employer counts alone: if two of them together took too much, you may be able to claim the excess as a credit on your return.",
    },
    {
      question: "What does the box in step 2 of the W-4 do?",
      answer:
        "It halves the brackets and the deduction, so that two jobs with similar pay share them. For a couple filing jointly who earn $2,400 every two weeks each, $120.31 is withheld from each paycheck without it, $6,256 a year together, as if each were the only earner. With the box ticked on both forms it is $204.15, or $10,616 a year, which is 2026 income tax on both wages with the standard deduction.",
    },
  ],
  related: [
    {
      id: "tax/income-tax",
      reason:
        "Go here for the tax on the whole year, which your return compares with the withholding.",
    },
    {
      id: "investment-retirement/401k",
      reason: "Go here to see what a part of each paycheck, and the employer’s match, can grow to.",
    },
    {
      id: "personal-finance/budget",
      reason: "Go here to plan a month with what you take home.",
    },
  ],
  sources: [
    {
      publisher: "Internal Revenue Service",
      title: "Topic no. 753, Form W-4, Employee’s Withholding Certificate",
      url: "https://www.irs.gov/taxtopics/tc753",
      read: "2026-11-21",
    },
    {
      publisher: "Internal Revenue Service",
      title: "Topic no. 608, Excess Social Security and RRTA Tax Withheld",
      url: "https://www.irs.gov/taxtopics/tc608",
      read: "2026-11-21",
    },
    {
      publisher: "University of Florida, IFAS Extension",
      title: "Triple Tax Advantages of Health Savings Accounts",
      url: "https://blogs.ifas.ufl.edu/hillsboroughco/2025/10/31/triple-tax-advantages-of-health-savings-accounts",
      read: "2026-11-25",
    },
    {
      publisher: "1706 Advisors",
      title:
        "The HSA limits of 2027: a notice of Rev. Proc. 2026-24, which itself could not be read",
      url: "https://1706advisors.com/?p=7810",
      read: "2026-11-25",
    },
    {
      publisher: "PayrollOrg",
      title: "IRS Releases 2026 Publication 15-T, Includes OBBBA Information",
      url: "https://blogs.payroll.org/pay-news-now/irs-releases-2026-publication-15-t-includes-obbba-information",
      read: "2026-11-21",
    },
  ],
};
