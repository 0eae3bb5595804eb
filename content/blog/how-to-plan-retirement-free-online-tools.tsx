import { ExampleLink } from "@/components/prose/article/example-link";
import { FigureTable } from "@/components/prose/article/figure-table";
import { PathDrawing } from "@/components/prose/article/path-drawing";
import { formatUsd, formatWholeUsd } from "@/lib/format";
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
    "An hour, four free tools and one page of notes: what you will need, what you are on course for, and which single change does the most about the difference.",
  description:
    "A retirement plan in four steps with tools that cost nothing, worked through for a 44-year-old who wants to know whether raising his 401(k) contribution is enough.",
  published: "2026-11-21",
  picture: {
    alt: `Two paths from age ${tom.currentAge} to ${tom.retirementAge}. The savings are on course for ${formatWholeUsd(plan.result.estimatedSavings)}; the plan needs ${formatWholeUsd(plan.result.requiredNestEgg)}.`,
    caption: `Tom’s savings with ${formatWholeUsd(monthlyContribution)} a month, and the path that would carry his plan.`,
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
        Planning for retirement sounds like a project for an adviser and a spring weekend. A first
        plan is not. It takes four numbers, four free tools and about an hour, and it ends with a
        decision instead of a feeling.
      </p>
      <p>
        Tom is {tom.currentAge} and earns {formatWholeUsd(annualSalary)}. His 401(k) holds{" "}
        {formatWholeUsd(saved)}, and 5% of his pay goes into it. His employer adds 50 cents to each
        dollar, up to 6% of salary. He could pay in more, and wants to know whether it is worth it.
      </p>

      <p>Before he starts he puts four things on the table:</p>
      <ul>
        <li>the last statement of his 401(k), for the balance and the rules of the match;</li>
        <li>a pay stub, for the salary and the percentage he pays in;</li>
        <li>a list of what he spends in an ordinary month;</li>
        <li>his Social Security statement, from the account that step 1 describes.</li>
      </ul>

      <h2>Step 1: What will you live on?</h2>
      <p>
        Begin with spending, not with savings: a budget calculator is the first tool. Tom spends
        about {formatWholeUsd(spending)} a year. His apartment will cost the same when he is
        retired, his commute will not, and he guesses that health care makes up the difference. For
        the taxes on what he draws he adds {formatWholeUsd(taxes)}.
      </p>
      <p>
        Savings do not have to carry all of it. The second tool is the government’s: a free my
        Social Security account shows an estimate of your own benefit at different ages. For people
        born in 1960 or later the full benefit comes at 67. Starting at 62 lowers it by as much as
        30%, for good, and every month of waiting past 67 raises it.
      </p>
      <p>
        Say that Tom’s statement shows {formatWholeUsd(socialSecurity)} a year at 67, in today’s
        dollars. That leaves {formatWholeUsd(base.desiredAnnualIncome)} a year for his savings to
        pay. Write this number down: everything else is measured against it.
      </p>

      <h2>Step 2: Take the whole match</h2>
      <p>
        The third tool is a 401(k) calculator, and the first question for it is not how much you
        will have. It is whether your employer would pay more than it does. At 5%, Tom puts in{" "}
        {formatWholeUsd(now.input.annualContribution)} a year and is given{" "}
        {formatWholeUsd(now.result.annualMatch)}. The calculator says that{" "}
        {formatWholeUsd(now.result.unclaimedMatch ?? 0)} a year of match is left unclaimed.
      </p>
      <FigureTable
        caption={`His 401(k) at ${tom.retirementAge}, at 6% a year`}
        columns={["Tom pays in", "Own money a year", "Match a year", `At ${tom.retirementAge}`]}
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
        month off his pay before tax, and is worth{" "}
        {formatWholeUsd(matched.result.estimatedBalance - now.result.estimatedBalance)} at 67. There
        is no decision here: he does it. Ten percent brings no more match but{" "}
        {formatWholeUsd(chosen.result.estimatedBalance - now.result.estimatedBalance)} more than
        today’s 5%. It is far below what the law allows, which is {formatWholeUsd(law.k401.limit)}{" "}
        of his own money in {law.year}.
      </p>
      <ExampleLink example={chosen} quotes={["estimatedBalance", "annualMatch"]}>
        Open the 10% plan in the 401(k) calculator
      </ExampleLink>

      <h2>Step 3: Compare with what you need</h2>
      <p>
        {formatWholeUsd(chosen.result.estimatedBalance)} sounds like plenty. The fourth tool, a
        retirement planner, puts it in proportion. With 3% inflation it buys what{" "}
        {formatWholeUsd(plan.result.todaysSavings)} buys today. And by the time Tom is 67, the{" "}
        {formatWholeUsd(base.desiredAnnualIncome)} he wants will have become{" "}
        {formatWholeUsd(plan.result.desiredIncome)} a year.
      </p>
      <p>
        The planner reads the gap in two ways. If he never wants to draw more than 4% in the first
        year, he needs {formatWholeUsd(plan.result.requiredNestEgg)} and is{" "}
        {formatWholeUsd(plan.result.shortfall)} short. To close that he would have to put away{" "}
        {formatUsd(sufficient)} a month instead of {formatUsd(monthlyContribution)}. But if he is
        content to use the money up, and it goes on earning 6%, it pays his income to{" "}
        {lastsTo(plan).toLowerCase()}. The first reading is a plan for a long life and bad markets.
        The second is a plan in which nothing goes wrong. Most people want to be between them.
      </p>
      <ExampleLink
        example={plan}
        quotes={["estimatedSavings", "requiredNestEgg", "shortfall", "sufficientContribution"]}
      >
        Open his plan in the retirement planner
      </ExampleLink>

      <h2>Step 4: Find out what moves the answer</h2>
      <p>
        A plan for {tom.retirementAge - tom.currentAge} years rests on guesses. Change one at a time
        and see which of them matter.
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
        One percent less return, or one percent more inflation, takes years off. Tom controls
        neither. What he does control is in the last two rows. Living on{" "}
        {formatWholeUsd(base.desiredAnnualIncome - lessIncome)} less a year from his savings does
        more than he expected. And working to 70 helps three times: the savings grow for longer,
        they have to last for fewer years, and Social Security pays more, which is why he needs less
        from them. That row assumes {formatWholeUsd(lessIncome)} a year, and leaves him a shortfall
        of {formatWholeUsd(later.result.shortfall)} by the stricter reading.
      </p>
      <ExampleLink example={later} quotes={["estimatedSavings", "shortfall"]}>
        Open the plan with three more years of work
      </ExampleLink>

      <h2>If the answer is still too small</h2>
      <p>
        Few plans close their gap with one change, and a gap at {tom.currentAge} is not a verdict.
        The levers, roughly in the order of what they cost you:
      </p>
      <ul>
        <li>
          <strong>Money that is lying around:</strong> the rest of a match, high fees in a fund, an
          old 401(k) that nobody has looked at for years.
        </li>
        <li>
          <strong>Raises:</strong> half of each one is easy to save, because you were not yet used
          to it.
        </li>
        <li>
          <strong>Debts that end before you retire:</strong> a mortgage that is paid off lowers the
          income you need, and the payment before that can go into savings.
        </li>
        <li>
          <strong>The years after 50:</strong> the law then allows{" "}
          {formatWholeUsd(law.k401.catchUp)} more a year in a 401(k) and{" "}
          {formatWholeUsd(law.ira.catchUp)} more in an IRA, by the limits of {law.year}.
        </li>
        <li>
          <strong>Time:</strong> each year of work is one more year of saving and one less to pay
          for.
        </li>
      </ul>

      <h2>What Tom decides</h2>
      <p>He writes four lines, which is all that a first plan is:</p>
      <ol>
        <li>Raise the contribution to 6% this month, for the match.</li>
        <li>Add one percent with each raise until it is 10%.</li>
        <li>Plan to work to 67, and be able to work to 70.</li>
        <li>Run the numbers again every January, with the real balance.</li>
      </ol>

      <h2>What no calculator knows</h2>
      <p>
        These tools use one steady return. Markets are not steady, and a bad first few years of
        retirement do more harm than the same years later, because you are selling while prices are
        low. They leave out taxes: money from a traditional 401(k) is taxed as income when you draw
        it. They leave out fees, which come off the return. If your fund earns 6% and charges 1%,
        enter 5%.
      </p>
      <p>
        So do not look for the one right number. Look for a plan that still works in the rows you do
        not like, and for the next step that costs you least. For many people it is the match, and
        it takes one form.
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
      reason: "Your plan with your employer’s match, and what of it you leave unclaimed.",
    },
    {
      id: "investment-retirement/ira",
      reason: "What an account of your own adds, with or without a plan at work.",
    },
    {
      id: "personal-finance/budget",
      reason: "The spending that a plan begins with.",
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
