import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "What will my take-home pay be?",
  reviewed: "2026-11-28",
  howItWorks: (
    <>
      <p>
        The first answer is your take-home pay under the <strong>law</strong>. Your employer finds
        the tax on a year of such pay with the percentage method in IRS Publication 15-T, and
        divides it by the number of paychecks. Social Security is withheld in full until your pay
        for the year reaches the wage base. On pay above $200,000 from the same employer, Medicare
        takes another 0.9%.
      </p>
      <p>
        A traditional 401(k) comes out before income tax. Health premiums, HSA and FSA under section
        125 come out before Social Security and Medicare too. Steps 3 and 4 of your W-4 count as in
        Worksheet 1A. The deduction for overtime, through 2028, is on your tax return and doesn’t
        change withholding by itself: see the income tax calculator.
      </p>
      <p>
        Below it is an illustration with fixed 2024 numbers. Social Security takes 6.2% of up to
        $168,600 of a year’s pay, in equal parts. Medicare takes 1.45%. For income tax, your annual
        pay minus $14,600, and minus $4,500 for each allowance, is taxed at{" "}
        <strong>one rate on all of it</strong>: 15% if it is above $100,000, 10% if it is above
        $20,000, otherwise nothing. Every state costs 4%.
      </p>
      <p>
        With your state, each paycheck also bears its part of a year’s state income tax and of what
        the state takes from paychecks, such as for family leave. Your state’s withholding tables
        may take a little more or less. Enter the rate of your city or county if it taxes income.
      </p>
      <p>
        A job in one state and a home in another, Roth and after-tax deductions, bonuses with
        flat-rate withholding, Forms W-4 from before 2020 and rounding are <strong>not</strong>{" "}
        modeled, so your pay stub may show less.
      </p>
    </>
  ),
  tips: [
    "Bi-weekly is 26 paychecks a year, semi-monthly is 24. A $5,000 paycheck is $130,000 a year if it’s bi-weekly and $120,000 if it’s semi-monthly.",
    "Fill in “Your W-4”. At $2,650 every two weeks, 2026 law withholds $243.38 of income tax from a single person, and $158.77 with $2,200 in step 3.",
    "If you earn a lot or it’s late in the year, enter what this employer has paid you since January. Social Security may have stopped.",
  ],
  useCase: {
    title: "An offer of $68,900 a year",
    story: (
      <>
        <p>
          A nurse in Colorado is offered $68,900 a year: $2,650 every two weeks, or $33.13 an hour.
          She is single. Under 2026 law, $243.38 is withheld for federal income tax, $164.30 for
          Social Security and $38.43 for Medicare. With $100.91 for Colorado, she takes home $2,103.
        </p>
        <p>
          Then she puts 6%, or $159, in the 401(k) and pays $200 for health insurance. Her take-home
          pay drops by $273.98 to $1,829: a dollar before tax costs her 76 cents.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "Why does my pay stub show less than this page?",
      answer:
        "Most often because of a city or county tax, or deductions you haven’t entered here, such as a 401(k), health insurance, a health savings account or a flexible spending account. If only the federal income tax differs, compare “Your W-4” with the form you filed. Your employer may also round the tax to whole dollars.",
    },
    {
      question: "How does a health savings account (HSA) change my paycheck?",
      answer:
        "Contributions through payroll come out before all three taxes, and the money isn’t taxed later if you spend it on medical costs. You can contribute while your only health plan has a high deductible or, since 2026, is a bronze or catastrophic plan. For 2026, the limit, including what your employer adds, is $4,400 if the plan covers only you and $8,750 for a family; for 2027, it is $4,500 and $9,000. From age 55, it is $1,000 more.",
    },
    {
      question: "What happened to withholding allowances?",
      answer:
        "They ended with the 2020 Form W-4, which asks for dollar amounts instead. Here they change only the illustration: at $2,650 every two weeks, two allowances lower its income tax from $208.85 to $174.23. If your employer still uses a W-4 you filed before 2020, its allowances do count, with a method we don’t model.",
    },
    {
      question: "Why does my paycheck grow at the end of the year?",
      answer:
        "Because Social Security withholding stops once your pay for the year reaches the wage base, $184,500 in 2026. At $7,500 every two weeks it takes $465 from each of the first 24 paychecks and nothing from the last. If two employers withheld too much in total, your return may claim the excess as a credit.",
    },
    {
      question: "What does the box in step 2 of the W-4 do?",
      answer:
        "It halves the brackets and the deduction, so two jobs with similar pay share them. If a couple filing jointly each earn $2,400 every two weeks, $120.31 is withheld from each paycheck without the box, and $204.15 with it.",
    },
  ],
  related: [
    {
      id: "tax/income-tax",
      reason: "Go here for the tax on the whole year.",
    },
    {
      id: "investment-retirement/401k",
      reason: "Go here to see how the 401(k), plus your employer’s match, can grow.",
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
      publisher: "Journal of Accountancy",
      title: "IRS clarifies health savings account changes in H.R. 1 in new notice",
      url: "https://www.journalofaccountancy.com/news/2025/dec/irs-clarifies-health-savings-account-changes-in-h-r-1-in-new-notice",
      read: "2026-11-27",
    },
    {
      publisher: "PayrollOrg",
      title: "IRS Releases 2026 Publication 15-T, Includes OBBBA Information",
      url: "https://blogs.payroll.org/pay-news-now/irs-releases-2026-publication-15-t-includes-obbba-information",
      read: "2026-11-21",
    },
  ],
};
