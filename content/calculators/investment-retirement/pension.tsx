import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "How much will my pension pay me?",
  reviewed: "2026-11-21",
  howItWorks: (
    <>
      <p>
        Many defined benefit plans use one formula: final average salary times years of service
        times a factor. The calculator works it out for a year, divides by twelve for a month, and
        shows what each further year of service would add at the same salary.
      </p>
      <p>
        Your plan decides what each of the three means. Final average salary is often the average of
        the highest three or five years. Years of service are those your plan credits. The factor,
        also called the multiplier or accrual rate, is a percentage for each year.
      </p>
      <p>
        The result is the pension <strong>before tax</strong>, for your life alone, at the age when
        your plan pays in full. Reductions for retiring early or for a survivor’s pension, cost of
        living increases, lump sums, maximums, vesting, Social Security and factors that change with
        years of service are <strong>not</strong> modeled.
      </p>
    </>
  ),
  tips: [
    "Take the factor and the averaging rule from the summary plan description, not from a colleague. They can differ by hiring date.",
    "Check your credited years on the yearly statement. Part-time work, leave and purchased service are counted by the plan’s own rules.",
    "Run the year you want to leave and the two years after it. Service and salary both grow, and a plan may raise the factor at a certain age.",
    "If you are married, ask for the amount with a survivor’s pension too. It is lower, and the choice usually cannot be changed later.",
  ],
  useCase: {
    title: "Leave at 61 or wait for a better factor",
    story: (
      <>
        <p>
          A federal employee under FERS has a high-3 average salary of $82,000 and will have 19
          years of service at 61. At a factor of 1% the pension is $15,580.00 a year, or $1,298.33 a
          month.
        </p>
        <p>
          FERS raises the factor to 1.1% for those who retire at 62 or later with at least 20 years.
          She will have 22 years at 64. With the same salary that is $19,844.00 a year, or $1,653.67
          a month: $355.34 more. Three more years of service account for $205.00 of it, the factor
          for the rest. Any raise comes on top.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "What is a pension factor?",
      answer:
        "The share of your final average salary that each year of service earns. With a factor of 2%, 27 years earn 54% of the salary: on $74,000 that is $39,960 a year.",
    },
    {
      question: "Is final average salary the same as my last salary?",
      answer:
        "Usually not. FERS, for example, uses the highest average basic pay of any three consecutive years, without overtime and bonuses. Other plans average other years or count other pay.",
    },
    {
      question: "How much lower is a pension with a survivor benefit?",
      answer:
        "It depends on the plan, on both ages and on the share the survivor keeps. Most private plans must pay married people a joint and survivor pension unless the spouse agrees otherwise in writing. Ask the plan for both amounts.",
    },
    {
      question: "Will the pension keep up with prices?",
      answer:
        "Only if the plan has cost of living increases. Many public plans have some, most private plans have none. A fixed $2,000 a month buys less every year that prices rise.",
    },
    {
      question: "Do I pay tax on a pension?",
      answer:
        "In general, federal income tax is due on what your own after-tax contributions did not pay for. States differ. The figures here are before any tax.",
    },
  ],
  related: [
    {
      id: "personal-finance/budget",
      reason: "Go here to see whether the monthly pension covers your expenses.",
    },
    {
      id: "investment-retirement/dividend",
      reason: "Go here for income that your shares would add to the pension.",
    },
  ],
  sources: [
    {
      publisher: "Pennsylvania Municipal Retirement System",
      title: "Defined Benefit",
      url: "https://pmrs.pa.gov/members/plan-benefits/defined-benefit",
      read: "2026-11-21",
    },
    {
      publisher: "FEDweek",
      title: "Calculating a FERS Annuity",
      url: "https://www.fedweek.com/reg-jones-experts-view/calculating-a-fers-annuity/",
      read: "2026-11-21",
    },
    {
      publisher: "Next Avenue, National Endowment for Financial Education",
      title: "Understand Your Options for a Defined Benefit Plan",
      url: "https://www.nextavenue.org/understand-your-options-defined-benefit-plan/",
      read: "2026-11-21",
    },
  ],
};
