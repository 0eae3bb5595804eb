import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "What will my take-home pay be?",
  reviewed: "2026-11-25",
  howItWorks: (
    <>
      <p>
        The first answer is what the <strong>law</strong> takes. Your employer multiplies your pay
        by the number of paychecks in a year, finds the year’s tax with the percentage method in IRS
        Publication 15-T, and divides it by the number of paychecks. Social Security is withheld in
        full until your pay for the year reaches the wage base, and then stops. On pay above
        $200,000 from the same employer, Medicare takes another 0.9%.
      </p>
      <p>
        Next to it is an illustration with fixed 2024 numbers. Social Security takes 6.2% of up to
        $168,600 of a year’s pay, in equal parts. Medicare takes 1.45%. For income tax, your annual
        pay minus $14,600, and minus $4,500 for each allowance, is taxed at{" "}
        <strong>one rate on all of it</strong>: 15% if it is above $100,000, 10% if it is above
        $20,000, otherwise nothing. Every state costs 4%, even one with no tax on wages.
      </p>
      <p>
        The amounts under the law assume a Form W-4 from 2020 or later, with nothing in steps 3 and
        4, and one job, or two jobs with the box in step 2 checked. State and local taxes, 401(k)
        contributions, health insurance and other pre-tax deductions, bonuses with flat-rate
        withholding, and an employer’s rounding are <strong>not</strong> modeled. Withholding isn’t
        your final tax: your tax return settles the difference.
      </p>
    </>
  ),
  tips: [
    "Enter your pay before any deductions. On a pay stub, that is the gross pay, not what you get in your bank account.",
    "Bi-weekly is 26 paychecks a year, semi-monthly is 24. A $5,000 paycheck is $130,000 a year if it’s bi-weekly and $120,000 if it’s semi-monthly.",
    "Choose your filing status under “More options”. At $2,650 every two weeks, 2026 law withholds $243.38 of income tax from a single person, $192.92 from a head of household and $150.31 from someone married filing jointly.",
    "If you earn a lot or it’s late in the year, enter what this employer has paid you since January. It determines whether Social Security has stopped and whether the Additional Medicare Tax has started.",
  ],
  useCase: {
    title: "An offer of $68,900 a year",
    story: (
      <>
        <p>
          A nurse in Colorado is offered $68,900 a year, paid every two weeks: $2,650 a paycheck.
          She is single. Under 2026 law, $243.38 is withheld for federal income tax, $164.30 for
          Social Security and $38.43 for Medicare. She takes home $2,204 before Colorado’s tax,
          which she looks up on the state’s website. The illustration, with its 4% for any state,
          leaves her $2,132.
        </p>
        <p>
          She asks for $100 more per paycheck. She would keep $70.35 of that before state tax: $22
          more is withheld for income tax, because her last dollars of pay are taxed at 22%, and
          $7.65 for Social Security and Medicare. She plans her month with $2,274 per paycheck and
          sets some of it aside for state tax and her health plan.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "Why does my pay stub show less than this page?",
      answer:
        "Most often because of things we don’t model: state and local tax, and payroll deductions such as a 401(k), health insurance, a health savings account or a flexible spending account. If only the federal income tax differs, check your Form W-4: a different filing status, credits in step 3 or amounts in step 4 all change it. Your employer may also round the tax to whole dollars.",
    },
    {
      question: "How does a health savings account (HSA) change my paycheck?",
      answer:
        "An HSA is your own account for medical costs. You can contribute while your only health plan is one with a high deductible. Contributions through payroll come out before federal income tax, Social Security and Medicare, so subtract them from the pay you enter here to see your take-home pay. The money isn’t taxed later either if you spend it on medical costs. For 2027, the limit, including what your employer adds, is $4,500 if the plan covers only you and $9,000 for a family, plus $1,000 from age 55.",
    },
    {
      question: "What happened to withholding allowances?",
      answer:
        "They ended with the 2020 Form W-4, which asks for dollar amounts instead. Here they change only the illustration: at $2,650 every two weeks, two allowances lower its income tax from $208.85 to $174.23. If your employer still uses a W-4 you filed before 2020, its allowances do count, with a method we don’t model.",
    },
    {
      question: "Why does my paycheck grow at the end of the year?",
      answer:
        "Because Social Security withholding stops once your pay for the year reaches the wage base, $184,500 in 2026. At $7,500 every two weeks it takes $465 from each of the first 24 paychecks, $279 from the 25th and nothing from the last. Each employer counts separately: if two of them withheld too much in total, you may be able to claim the excess as a credit on your return.",
    },
    {
      question: "What does the box in step 2 of the W-4 do?",
      answer:
        "It halves the brackets and the deduction, so two jobs with similar pay share them. Take a couple filing jointly who each earn $2,400 every two weeks. Without the box, $120.31 is withheld from each paycheck, $6,256 a year in total, as if each were the only earner. With the box checked on both forms, it is $204.15, or $10,616 a year in total, which is the 2026 income tax on both wages with the standard deduction.",
    },
  ],
  related: [
    {
      id: "tax/income-tax",
      reason:
        "Go here for the tax on the whole year, which your return compares with your withholding.",
    },
    {
      id: "investment-retirement/401k",
      reason: "Go here to see how part of each paycheck, plus your employer’s match, can grow.",
    },
    {
      id: "personal-finance/budget",
      reason: "Go here to plan a month with your take-home pay.",
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
