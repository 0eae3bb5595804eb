import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "How much will I have in my 401(k) when I retire?",
  reviewed: "2026-11-25",
  howItWorks: (
    <>
      <p>
        Your contribution for the year and your employer’s match are paid in as twelve equal
        amounts, one at the end of each month. Everything in the account earns the return you enter,
        compounded monthly, until the retirement age.
      </p>
      <p>
        The match is a percentage of what you contribute, and only contributions up to the match
        limit count. With a match of 50% and a limit of 6% of salary, an employee on $64,000 is
        matched on at most $3,840 and receives at most $1,920 a year. Leave the limit at 0 if your
        employer matches everything.
      </p>
      <p>
        Beside the balance stands the most that the law lets you defer this year at your age. A
        contribution above it is still calculated, because a projection may run ahead of the law. So
        is a match on pay above the $360,000 that a plan may count in 2026; beside it you see the
        match and the balance with that limit.
      </p>
      <p>
        Salary and contribution stay the same in every year. Raises, fees, vesting, loans, early
        withdrawals, taxes on what you take out and the ups and downs of markets are{" "}
        <strong>not</strong> modeled.
      </p>
    </>
  ),
  tips: [
    "Look up the match formula in the summary plan description before you enter it. “Half of the first 6%” is a match of 50% with a limit of 6%.",
    "Subtract the yearly fees of your funds and of the plan from the return. A fund that earns 7% and costs 1% is entered as 6%.",
    "If several rates are matched differently, such as 100% of the first 3% and 50% of the next 2%, enter the average: here 80% with a limit of 5%, which is right if you contribute at least 5%.",
    "Read the value in today’s dollars before you judge the balance. It is the one you can compare with what you spend now.",
  ],
  useCase: {
    title: "An employee who stops just short of the match limit",
    story: (
      <>
        <p>
          At 34 he earns $64,000, has $18,000 in the plan and puts in $3,200 a year, which is 5% of
          pay. His employer adds half of what he contributes up to 6%, so $1,600.00. At 6% a year
          the account holds $626,295.65 when he is 67. The result also says that $320.00 of match a
          year is left unclaimed.
        </p>
        <p>
          To claim it he raises his contribution by $640 a year, $53.33 a month. The balance at 67
          becomes $725,609.23, which is $99,313.58 more. Of that he pays $21,120.00 and his employer
          $10,560.00. In today’s dollars the difference is $37,443.82, and that is the number he
          weighs against $53.33 less on each month’s pay.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "How much may I put into a 401(k) in 2026?",
      answer:
        "$24,500 of your own pay, counted across all your 401(k) and 403(b) plans. If your plan allows catch-up contributions you may add $8,000 from the year you turn 50, or $11,250 instead in the years you turn 60, 61, 62 and 63. A plan may set a lower limit of its own.",
    },
    {
      question: "Does the match count toward the limit?",
      answer:
        "Not toward the $24,500. A second limit covers your contributions and your employer’s combined: $72,000 for 2026, with catch-up contributions on top. The result says so when your figures go past it.",
    },
    {
      question: "Is the match worked out on all of my pay?",
      answer:
        "Up to a limit: for 2026 a plan may count no more than $360,000 of your pay. With $400,000 of salary and a match of 50% on the first 6%, the match is at most $10,800 and not $12,000. You may still contribute from pay above that limit.",
    },
    {
      question: "Is the match mine if I change jobs?",
      answer:
        "Your own contributions are always yours. The employer’s may become yours only over some years, by the plan’s vesting schedule, and what is not vested is lost when you leave. The projection counts all of the match, so look at your vested balance if you may leave soon.",
    },
    {
      question: "How much does one percentage point of return change?",
      answer:
        "A great deal over a career. For the employee above, contributing $3,840, the balance at 67 is $725,609.23 at 6% and $575,996.24 at 5%: $149,612.99 less for the same contributions. Fees work in the same way.",
    },
    {
      question: "Must catch-up contributions go to a Roth account?",
      answer:
        "For 2026, yes, if your FICA wages of 2025 were above $150,000. That changes when you pay the tax and not how the account grows, so the projection is the same.",
    },
  ],
  related: [
    {
      id: "investment-retirement/ira",
      reason: "Go here for money beyond the match that you would rather put in your own account.",
    },
    {
      id: "investment-retirement/retirement-planner",
      reason: "Go here to see whether a balance like this would carry the income you want.",
    },
    {
      id: "personal-finance/budget",
      reason: "Go here to find room for a higher contribution in a month’s pay.",
    },
  ],
  sources: [
    {
      publisher: "Groom Law Group",
      title: "2026 Retirement Plan Limits Announced",
      url: "https://www.groom.com/resources/2026-retirement-plan-limits-announced",
      read: "2026-11-21",
    },
    {
      publisher: "Internal Revenue Service",
      title: "Retirement topics: 401(k) and profit-sharing plan contribution limits",
      url: "https://www.irs.gov/retirement-plans/plan-participant-employee/retirement-topics-401k-and-profit-sharing-plan-contribution-limits",
      read: "2026-11-21",
    },
    {
      publisher: "Mondaq",
      title:
        "Better Late Than Never: IRS Announces 2026 Retirement Plan Cost-of-Living Adjustments",
      url: "https://www.mondaq.com/unitedstates/employee-rights-labour-relations/1705930/better-late-than-never-irs-announces-2026-retirement-plan-cost-of-living-adjustments",
      read: "2026-11-25",
    },
    {
      publisher: "LegalClarity",
      title: "How Does Vesting Work in a 401(k) Plan?",
      url: "https://legalclarity.org/how-does-vesting-work-in-a-401k-plan",
      read: "2026-11-21",
    },
  ],
};
