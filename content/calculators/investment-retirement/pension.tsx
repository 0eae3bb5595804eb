import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "How much will my pension pay me?",
  reviewed: "2026-11-29",
  howItWorks: (
    <>
      <p>
        Many defined benefit plans use one formula: final average salary times years of service
        times a factor. The calculator gives you the yearly amount, divides it by twelve for the
        monthly amount, and shows what each additional year of service would add at the same salary.
      </p>
      <p>
        Your plan defines all three. Final average salary is often the average of your highest three
        or five years. Years of service are the years your plan credits. The factor, also called the
        multiplier or accrual rate, is the percentage you earn for each year.
      </p>
      <p>
        Under More options you can take off what your plan reduces for an early start and for a
        survivor, add a yearly increase, and hold the pension against a lump sum. The{" "}
        <strong>worth today</strong> of the pension is the amount that would pay you the same each
        month, for the years you enter, if it earned the return you enter, compounded monthly.
        Payments come at the end of each month and rise once a year. If you enter a lump sum, you
        also see the return at which both are worth the same.
      </p>
      <p>
        All amounts are <strong>before tax</strong>. Your plan sets the reductions; the calculator
        takes the percentages you enter, the one for an early start first. Maximums, vesting, Social
        Security, factors that change with years of service, pensions paid for a guaranteed number
        of years and the chance that you live longer or shorter than you think are{" "}
        <strong>not</strong> modeled.
      </p>
    </>
  ),
  tips: [
    "Get the factor and the averaging rule from your summary plan description, not from a coworker. They can depend on when you were hired.",
    "Check your credited years on your annual statement. Plans have their own rules for part-time work, leave and purchased service.",
    "Try the year you want to leave and the two years after it. Service and salary both grow, and your plan may raise the factor at a certain age.",
    "If you are married, also ask for the amount with a survivor benefit. It is lower, and you usually can’t change your choice later.",
    "Before you choose a lump sum, try a longer life and a lower return. A pension pays however long you live, and a lump sum can run out.",
  ],
  useCase: {
    title: "Leave at 61 or wait for a better factor",
    story: (
      <>
        <p>
          A federal employee under FERS has a high-3 average salary of $82,000 and will have 19
          years of service at 61. With a factor of 1%, the pension is $15,580 a year, or $1,298 a
          month.
        </p>
        <p>
          FERS raises the factor to 1.1% for those who retire at 62 or later with at least 20 years.
          At 64, she will have 22 years. With the same salary, her pension would be $19,844 a year,
          or $1,654 a month, which is about $355 more. Three more years of service add $205 of that,
          and the higher factor adds the rest. Raises would add to it.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "What is a pension factor?",
      answer:
        "It is the share of your final average salary that you earn for each year of service. With a factor of 2%, 27 years earn you 54% of your salary: on $74,000, that is $39,960 a year.",
    },
    {
      question: "Is final average salary the same as my last salary?",
      answer:
        "Usually not. FERS, for example, uses the highest average basic pay of any three consecutive years, without overtime and bonuses. Other plans average other years or count other pay.",
    },
    {
      question: "How much lower is a pension with a survivor benefit?",
      answer:
        "It depends on the plan, both of your ages and the share the survivor keeps. Most private plans must pay married people a joint and survivor pension unless the spouse agrees in writing to something else. Ask the plan for both amounts. Then enter the share and the reduction under “Survivor’s share”.",
    },
    {
      question: "Should I take the lump sum or the monthly pension?",
      answer:
        "That depends on how long you live and what the lump sum earns. A pension of $2,380 a month for 22 years is worth $417,411 today if you can earn 4% a year, so it is worth more than an offer of $380,000. The offer would have to earn more than 5.02% a year to be worth more. If you paid yourself the same from it at 4%, it would be used up after about 19 years. The pension goes on for as long as you live, and the investment risk is the plan’s. With a lump sum, what is left goes to your heirs.",
    },
    {
      question: "Will the pension keep up with prices?",
      answer:
        "Only if the plan has cost-of-living increases. Many public plans do; most private plans don’t. A fixed $2,000 a month buys less every year that prices rise. If your plan has them, enter the percentage under “Yearly increase (COLA)”.",
    },
    {
      question: "Do I pay tax on a pension?",
      answer:
        "In general, you owe federal income tax on everything except the part paid for by your own after-tax contributions. State rules differ. The amounts here are before tax.",
    },
  ],
  related: [
    {
      id: "personal-finance/budget",
      reason: "Go here to see whether the monthly pension covers your expenses.",
    },
    {
      id: "investment-retirement/dividend",
      reason: "Go here for the dividend income you could add to your pension.",
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
