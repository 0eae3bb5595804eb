import { ExampleLink } from "@/components/prose/article/example-link";
import { FigureTable } from "@/components/prose/article/figure-table";
import { PathDrawing } from "@/components/prose/article/path-drawing";
import { formatWholeUsd } from "@/lib/format";
import { retirement as law } from "@/lib/tax-law/years/newest-law";

import {
  annualSalary,
  balances,
  base,
  chosen,
  lastsTo,
  later,
  lessIncome,
  matched,
  monthlyContribution,
  now,
  plan,
  planWith,
  saved,
  socialSecurity,
  spending,
  sufficient,
  taxes,
  tom,
  variants,
} from "./examples/planning-retirement";
import { titles } from "./titles";
import type { Article } from "./types";

export const article: Article = {
  slug: "how-to-plan-retirement-free-online-tools",
  title: titles["how-to-plan-retirement-free-online-tools"],
  topic: "Planning Retirement",
  excerpt:
    "One hour, four free tools and one page of notes: what you’ll need, what you’re on track for, and which change does the most to close the gap.",
  description:
    "A retirement plan in four steps with free tools, for a 44-year-old who wants to know whether raising his 401(k) contribution is enough.",
  published: "2026-11-21",
  picture: {
    alt: `Two paths from age ${tom.currentAge} to ${tom.retirementAge}. The savings are on track for ${formatWholeUsd(plan.result.estimatedSavings)}; the plan needs ${formatWholeUsd(plan.result.requiredNestEgg)}.`,
    caption: `Tom’s savings with ${formatWholeUsd(monthlyContribution)} a month, and the savings his plan needs.`,
    drawing: (
      <PathDrawing
        onCourse={balances(plan)}
        needed={balances(planWith({ monthlyContribution: sufficient }))}
        ages={[tom.currentAge, tom.retirementAge]}
      />
    ),
  },
  content: (
    <>
      <p>
        Planning for retirement sounds like it takes an adviser and a whole weekend. A first plan
        doesn’t. It takes four numbers, four free tools and about an hour, and it ends with a
        decision instead of a feeling.
      </p>
      <p>
        Tom is {tom.currentAge} and earns {formatWholeUsd(annualSalary)}. His 401(k) has{" "}
        {formatWholeUsd(saved)}, and he contributes 5% of his pay. His employer adds 50 cents for
        each dollar, up to 6% of salary. He could contribute more and wants to know whether it’s
        worth it.
      </p>

      <p>Before he starts, he gets four things ready:</p>
      <ul>
        <li>his latest 401(k) statement, for the balance and the match rules;</li>
        <li>a pay stub, for his salary and the percentage he contributes;</li>
        <li>a list of what he spends in a typical month;</li>
        <li>his Social Security statement, from the account described in step 1.</li>
      </ul>

      <h2>Step 1: What will you live on?</h2>
      <p>
        Start with spending, not savings: a budget calculator is the first tool. Tom spends about{" "}
        {formatWholeUsd(spending)} a year. When he retires, his apartment will cost the same, he
        won’t have a commute, and he guesses that health care will make up the difference. He adds{" "}
        {formatWholeUsd(taxes)} for taxes on his withdrawals.
      </p>
      <p>
        Savings don’t have to pay for all of it. The second tool is the government’s: a free my
        Social Security account shows an estimate of your own benefit at different ages. If you were
        born in 1960 or later, you get the full benefit at 67. Starting at 62 lowers it by as much
        as 30%, for good, and every month you wait past 67 raises it.
      </p>
      <p>
        Say that Tom’s statement shows {formatWholeUsd(socialSecurity)} a year at 67, in today’s
        dollars. That leaves {formatWholeUsd(base.desiredAnnualIncome)} a year for his savings to
        provide. Write this number down: you’ll compare everything else with it.
      </p>

      <h2>Step 2: Get the full match</h2>
      <p>
        The third tool is a 401(k) calculator. Your first question shouldn’t be how much you’ll
        have, but whether your employer would pay more than it does now. At 5%, Tom puts in{" "}
        {formatWholeUsd(now.input.annualContribution)} a year and gets{" "}
        {formatWholeUsd(now.result.annualMatch)}. The calculator shows that he misses{" "}
        {formatWholeUsd(now.result.unclaimedMatch ?? 0)} a year of match.
      </p>
      <FigureTable
        caption={`His 401(k) at ${tom.retirementAge}, at 6% a year`}
        columns={[
          "Tom contributes",
          "His money per year",
          "Match per year",
          `At ${tom.retirementAge}`,
        ]}
        rows={(
          [
            ["5%", now],
            ["6%", matched],
            ["10%", chosen],
          ] as const
        ).map(([share, { input, result }]) => [
          share,
          formatWholeUsd(input.annualContribution),
          formatWholeUsd(result.annualMatch),
          formatWholeUsd(result.estimatedBalance),
        ])}
      />
      <p>
        Going from 5% to 6% takes{" "}
        {formatWholeUsd((matched.input.annualContribution - now.input.annualContribution) / 12)} a
        month out of his pay before tax and is worth{" "}
        {formatWholeUsd(matched.result.estimatedBalance - now.result.estimatedBalance)} at 67.
        That’s an easy decision: he does it. Ten percent brings no more match, but{" "}
        {formatWholeUsd(chosen.result.estimatedBalance - now.result.estimatedBalance)} more than
        today’s 5%. It’s far below the legal limit, which is {formatWholeUsd(law.k401.limit)} of his
        own money in {law.year}.
      </p>
      <ExampleLink example={chosen} quotes={["estimatedBalance", "annualMatch"]}>
        Open the 10% plan in the 401(k) calculator
      </ExampleLink>

      <h2>Step 3: Compare with what you need</h2>
      <p>
        {formatWholeUsd(chosen.result.estimatedBalance)} sounds like plenty. The fourth tool, a
        retirement planner, puts it in perspective. With 3% inflation, it buys what{" "}
        {formatWholeUsd(plan.result.todaysSavings)} buys today. And by the time Tom is 67, the{" "}
        {formatWholeUsd(base.desiredAnnualIncome)} he wants will have grown to{" "}
        {formatWholeUsd(plan.result.desiredIncome)} a year.
      </p>
      <p>
        The planner shows the gap in two ways. If he doesn’t want to withdraw more than 4% in the
        first year, he needs {formatWholeUsd(plan.result.requiredNestEgg)} and is{" "}
        {formatWholeUsd(plan.result.shortfall)} short. To close that gap, he would have to save{" "}
        {formatWholeUsd(sufficient)} a month instead of {formatWholeUsd(monthlyContribution)}. But
        if he is willing to use the money up, and it keeps earning 6%, it will pay his income until{" "}
        {lastsTo(plan).toLowerCase()}. The first way is a plan for a long life and bad markets. The
        second is a plan in which nothing goes wrong. Most people want to be somewhere in between.
      </p>
      <ExampleLink
        example={plan}
        quotes={["estimatedSavings", "requiredNestEgg", "shortfall", "sufficientContribution"]}
      >
        Open his plan in the retirement planner
      </ExampleLink>

      <h2>Step 4: Find out what changes the answer</h2>
      <p>
        A plan for {tom.retirementAge - tom.currentAge} years is based on guesses. Change one at a
        time and see which ones matter.
      </p>
      <FigureTable
        caption={`What each change does, with ${formatWholeUsd(monthlyContribution)} a month`}
        columns={["Change", "Savings", "Needed at 4%", "Lasts to"]}
        rows={variants.map(([name, variant]) => [
          name,
          formatWholeUsd(variant.result.estimatedSavings),
          formatWholeUsd(variant.result.requiredNestEgg),
          lastsTo(variant),
        ])}
      />
      <p>
        A return that is one point lower, or inflation that is one point higher, takes years off.
        Tom can’t control either. What he can control is in the last two rows. Taking{" "}
        {formatWholeUsd(base.desiredAnnualIncome - lessIncome)} less a year from his savings does
        more than he expected. And working until 70 helps in three ways: his savings grow for
        longer, they have to last for fewer years, and Social Security pays more, so he needs less
        from them. That row assumes {formatWholeUsd(lessIncome)} a year and leaves him with a
        shortfall of {formatWholeUsd(later.result.shortfall)} by the stricter measure.
      </p>
      <ExampleLink example={later} quotes={["estimatedSavings", "shortfall"]}>
        Open the plan with three more years of work
      </ExampleLink>

      <h2>If the answer is still too small</h2>
      <p>
        One change rarely closes the gap, and at {tom.currentAge} you still have time. Here is what
        you can do, roughly in order of what it costs you:
      </p>
      <ul>
        <li>
          <strong>Money you’re missing:</strong> the rest of a match, high fund fees, an old 401(k)
          no one has looked at in years.
        </li>
        <li>
          <strong>Raises:</strong> it’s easy to save half of each one, because you aren’t used to
          having it yet.
        </li>
        <li>
          <strong>Debts that end before you retire:</strong> a paid-off mortgage lowers the income
          you need, and you can save its payment from then on.
        </li>
        <li>
          <strong>The years after 50:</strong> the law then allows{" "}
          {formatWholeUsd(law.k401.catchUp)} more a year in a 401(k) and{" "}
          {formatWholeUsd(law.ira.catchUp)} more in an IRA, under the {law.year} limits.
        </li>
        <li>
          <strong>Time:</strong> each extra year of work is one more year of saving and one less
          year to pay for.
        </li>
      </ul>

      <h2>What Tom decides</h2>
      <p>He writes down four lines. That is all a first plan needs:</p>
      <ol>
        <li>Raise the contribution to 6% this month, for the match.</li>
        <li>Add one percentage point with each raise until it is 10%.</li>
        <li>Plan to work until 67, and be able to work until 70.</li>
        <li>Run the numbers again every January with his actual balance.</li>
      </ol>

      <h2>What a calculator can’t know</h2>
      <p>
        These tools use one steady return. Markets aren’t steady, and a few bad years early in
        retirement do more harm than the same years later, because you have to sell while prices are
        low. The tools leave out taxes: money from a traditional 401(k) is taxed as income when you
        withdraw it. They also leave out fees, which lower your return. If your fund earns 6% and
        charges 1%, enter 5%.
      </p>
      <p>
        So don’t look for the one right number. Look for a plan that still works in the rows you
        don’t like, and for the next step that costs you the least. For many people, that’s the
        match, and it takes one form.
      </p>
    </>
  ),
  related: [
    {
      id: "investment-retirement/retirement-planner",
      reason: "Your own age, savings and income, with the gap and what would close it.",
    },
    {
      id: "investment-retirement/401k",
      reason: "Your plan with your employer’s match, and how much match you’re missing.",
    },
    {
      id: "investment-retirement/ira",
      reason: "What your own account adds, with or without a plan at work.",
    },
    {
      id: "personal-finance/budget",
      reason: "Your spending, the starting point of your plan.",
    },
  ],
  sources: [
    {
      publisher: "Social Security Administration",
      title: "When to start receiving retirement benefits (KA-03391)",
      url: "https://faq.ssa.gov/en-us/Topic/article/KA-03391",
      read: "2026-11-21",
    },
    {
      publisher: "Primark Benefits",
      title: "Annual Plan Limits",
      url: "https://www.primarkbenefits.com/annual-plan-limits",
      read: "2026-11-21",
    },
    {
      publisher: "First Gen Finance",
      title: "Sequence of Returns Risk",
      url: "https://www.firstgenfinance.com/lessons/sequence-of-returns-risk",
      read: "2026-11-21",
    },
    {
      publisher: "U.S. Securities and Exchange Commission",
      title: "Investor Bulletin: Mutual Fund Fees and Expenses",
      url: "https://www.sec.gov/resources-investors/investor-alerts-bulletins/mutual-fund-fees-expenses",
      read: "2026-11-21",
    },
  ],
};
