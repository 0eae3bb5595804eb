import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "How much will I have in my 401(k) when I retire?",
  reviewed: "2026-11-29",
  howItWorks: (
    <>
      <p>
        We spread your yearly contribution and your employer’s match over twelve equal amounts, one
        at the end of each month. Everything in the account earns the return you enter, compounded
        monthly, until you reach retirement age.
      </p>
      <p>
        The match is a percentage of what you contribute, and only contributions up to the match
        limit count. With a 50% match and a limit of 6% of salary, an employee earning $64,000 is
        matched on at most $3,840 and gets at most $1,920 a year. Set the limit to 0 if your
        employer matches everything.
      </p>
      <p>
        Next to the balance, you’ll see the most the law lets you defer this year at your age and,
        with more than $360,000 of pay, the match on that much, the most a plan may count in 2026.
        Unless you choose to stop at the legal limits, we calculate with what you enter, because
        limits can rise later.
      </p>
      <p>
        Your salary and contribution stay the same unless you enter a raise. Then salary,
        contribution and match rise together once a year, and the pay limit rises with the inflation
        you enter. A contribution in percent of salary can also step up by points each year. If you
        choose to stop at the legal limit, each year’s contribution stops at the limit for your age,
        the match counts pay only up to its limit, and both together stop at theirs (26 U.S.C.
        402(g), 414(v), 401(a)(17) and 415(c)). All these limits rise with inflation here.
      </p>
      <p>
        With two tax rates, you can compare Roth with traditional contributions for life. You put in
        the same dollars either way, and the tax that a traditional contribution saves is invested
        outside the plan. From retirement to the age you enter, each pays a level monthly income in
        today’s dollars. We also show what is left if you spend that tax, and if the tax on a Roth
        contribution comes out of it. The match is before tax both ways.
      </p>
      <p>
        With your birth year, you see the first distribution you must take (26 U.S.C. 401(a)(9)) and
        those after it up to 100, if you take out only what is required, at the end of each year.
      </p>
      <p>
        With your modified adjusted gross income, you see the saver’s credit on the year’s
        contribution, what you may still put in a Roth IRA, and what you may deduct for a
        traditional one now that this plan covers you.
      </p>
      <p>
        A steady return is an assumption. So you also see what the same contributions would have
        come to in every period since 1871, with the share of US stocks you choose and the rest in
        Treasury bonds.
      </p>
      <p>
        Fees, vesting, loans and early withdrawals are <strong>not</strong> modeled. Each tax rate
        is one rate for all the years: brackets, taxes on Social Security and a Roth account that
        you already have are left out. So is the limit of 100% of pay for contribution and match
        together.
      </p>
    </>
  ),
  tips: [
    "Look up the match formula in your summary plan description first. “Half of the first 6%” is a match of 50% with a limit of 6%.",
    "Subtract your fund and plan fees from the return. If a fund earns 7% and charges 1%, enter 6%.",
    "If your match has tiers, such as 100% of the first 3% and 50% of the next 2%, enter the average: here, 80% with a limit of 5%. That is right if you contribute at least 5%.",
    "Look at the value in today’s dollars before you judge the balance. You can compare that one with what you spend now.",
  ],
  useCase: {
    title: "An employee who stops just short of the match limit",
    story: (
      <>
        <p>
          At 34, he earns $64,000, has $18,000 in the plan and puts in $3,200 a year, or 5% of pay.
          His employer matches half of what he contributes, up to 6% of pay, so he gets $1,600. At
          6% a year, the account holds $626,296 when he is 67. The result also says he misses $320
          of match every year.
        </p>
        <p>
          To get it, he raises his contribution by $640 a year, or $53.33 a month. The balance at 67
          becomes $725,609, about $99,300 more. He pays $21,120 of that, and his employer pays
          $10,560. In today’s dollars, the difference is $37,444. That is the number he weighs
          against $53.33 less pay each month.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "How much can I put into a 401(k) in 2026?",
      answer:
        "$24,500 of your own pay, counted across all your 401(k) and 403(b) plans. If your plan allows catch-up contributions, you can add $8,000 starting in the year you turn 50, or $11,250 in the years you turn 60, 61, 62 and 63. Your plan may set a lower limit.",
    },
    {
      question: "Do my catch-up contributions have to be Roth?",
      answer:
        "For 2026, yes, if the employer paid you more than $150,000 in 2025, counted as Social Security wages (26 U.S.C. 414(v)(7)). If the plan has no Roth account, you can’t make catch-up contributions then. The projection is the same either way, but the comparison of Roth with traditional treats them like your other contributions.",
    },
    {
      question: "Can I save in an IRA too?",
      answer:
        "Yes, up to $7,500 for 2026, or $8,600 from age 50. At a high income, a Roth IRA takes less or nothing, and so does the deduction for a traditional one, because a plan at work covers you. Enter your income under “Saver’s credit and IRA” to see both.",
    },
    {
      question: "Should my 401(k) contributions be Roth or traditional?",
      answer:
        "Traditional pays more if your tax rate falls enough in retirement, Roth if it doesn’t. How much is enough depends on what you do with the tax you save. Take someone who is 30, earns $82,000 with raises of 3% and contributes 10% until 65, at a 6% return and 22% tax now. If the tax saved is invested and its growth taxed 15%, both pay the same at about 16.3% tax in retirement. If the tax saved is spent, Roth pays more at any rate, because its tax is already paid. Your employer’s match is usually before tax either way.",
    },
    {
      question: "What does it do to raise my contribution by one point a year?",
      answer:
        "A lot, because each step stays. Someone of 27 who earns $58,000 with raises of 3%, contributes 5% and gets half of the first 6% matched has $1,086,285 at 67 at 6% a year. Stepping up by a point a year to 15% makes that $2,294,125. In today’s dollars at 3% inflation, it is $703,280 instead of $333,008. Most plans that began after 2022 must step up by themselves, by a point a year to at least 10% and at most 15%, unless you choose otherwise (26 U.S.C. 414A).",
    },
    {
      question: "Does the match count toward the limit?",
      answer:
        "Not toward the $24,500. A second limit covers your contributions and your employer’s combined: $72,000 for 2026, with catch-up contributions on top. The result tells you if your numbers go over it.",
    },
    {
      question: "Is the match based on all of my pay?",
      answer:
        "Only up to a limit: for 2026, a plan may count no more than $360,000 of your pay. With a $400,000 salary and a 50% match on the first 6%, the match is at most $10,800, not $12,000. You can still contribute from pay above that limit.",
    },
    {
      question: "Do I keep the match if I change jobs?",
      answer:
        "Your own contributions are always yours. Your employer’s may become yours only over several years, under the plan’s vesting schedule, and you lose whatever isn’t vested when you leave. The projection counts the whole match, so check your vested balance if you may leave soon.",
    },
  ],
  related: [
    {
      id: "investment-retirement/ira",
      reason: "Go here if you’d rather save in your own account once you have the full match.",
    },
    {
      id: "investment-retirement/retirement-planner",
      reason: "Go here to see whether a balance like this would support the income you want.",
    },
    {
      id: "personal-finance/budget",
      reason: "Go here to find room in your monthly budget for a higher contribution.",
    },
  ],
  sources: [
    {
      publisher: "CustomsMobile",
      title: "26 U.S.C. 414A: Requirements related to automatic enrollment",
      url: "https://www.customsmobile.com/uscode/title26_subtitleA_chapter1_subchapterD_partI_subpartB_section414A",
      read: "2026-11-29",
    },
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
      publisher: "FuturePlan",
      title: "SECURE 2.0 Act Changes RMD Rules",
      url: "https://futureplan.com/resources/news-articles/secure-2-0-act-changes-rmd-rules",
      read: "2026-11-26",
    },
    {
      publisher: "LegalClarity",
      title: "How Does Vesting Work in a 401(k) Plan?",
      url: "https://legalclarity.org/how-does-vesting-work-in-a-401k-plan",
      read: "2026-11-21",
    },
  ],
};
