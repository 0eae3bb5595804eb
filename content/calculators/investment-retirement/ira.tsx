import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "How much will I have in my IRA when I retire?",
  reviewed: "2026-11-25",
  howItWorks: (
    <>
      <p>
        The balance you have and a twelfth of your yearly contribution at the end of each month earn
        the return you enter, compounded monthly, until the retirement age. A traditional and a Roth
        IRA grow by the same arithmetic, so you can use the page for either.
      </p>
      <p>
        Beside the result stands the limit of the law for your age. A contribution above it is
        marked and still calculated, and the limit is not raised for later birthdays: the catch-up
        from 50 is counted only if you are 50 now. The income limits of 2026 are among the questions
        below.
      </p>
      <p>
        The calculator does not know your income. Whether a traditional contribution is{" "}
        <strong>deductible</strong>, whether a Roth contribution is <strong>allowed</strong>, and
        what tax is due on withdrawals are not modeled. Neither are fees, required withdrawals and
        the ups and downs of markets.
      </p>
    </>
  ),
  tips: [
    "Add up all of your IRAs before you enter the contribution. The limit is one for all of them, not one for each account.",
    "Remember that tax is still due on a traditional IRA. A Roth of the same size is worth more to you.",
    "Paying in at the start of the year rather than month by month earns slightly more than shown here.",
    "Reduce the return by what your funds charge a year. An expense ratio of 0.5% turns 6.5% into 6%.",
  ],
  useCase: {
    title: "A freelancer deciding between $500 and the limit",
    story: (
      <>
        <p>
          She is 41, has $12,500 in an IRA and pays in $500 a month, $6,000 a year. At 6% the
          account holds $433,290.43 when she is 67: the $12,500, $156,000.00 of contributions and
          $264,790.43 of growth. In today’s dollars, at 3% inflation, that is $200,914.49.
        </p>
        <p>
          The 2026 limit at her age is $7,500, which would be $625 a month. With it she ends at
          $526,799.41. Of the additional $93,508.98 she pays in $39,000.00, and the rest is growth.
        </p>
        <p>
          She also tries waiting. Starting at 46 with the same $12,500 and $500 a month, she reaches
          $295,366.70, which is $137,923.73 less, although she pays in only $30,000.00 less.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "How much may I contribute to an IRA in 2026?",
      answer:
        "$7,500, or $8,600 if you are 50 or older by the end of the year, to all traditional and Roth IRAs combined. It can never be more than your taxable compensation for the year.",
    },
    {
      question: "What income is too high for a Roth IRA in 2026?",
      answer:
        "The most that you may put in shrinks between $153,000 and $168,000 of modified adjusted gross income if you are single or head of household, between $242,000 and $252,000 if you file jointly, and between $0 and $10,000 if you file separately and live together. At the upper figure you may put in nothing.",
    },
    {
      question: "Can I deduct what I put into a traditional IRA?",
      answer:
        "All of it, at any income, if neither you nor your spouse is covered by a retirement plan at work. If you are covered, the deduction of 2026 shrinks between $81,000 and $91,000 of modified adjusted gross income if you are single or head of household, and between $129,000 and $149,000 if you file jointly. If only your spouse is covered, it shrinks between $242,000 and $252,000 on a joint return. If you file separately, live together and either of you is covered, it shrinks between $0 and $10,000. At the upper figure it is gone, but you may still contribute without it.",
    },
    {
      question: "Can I contribute if I have no income of my own?",
      answer:
        "If you are married and file jointly, your spouse’s pay can count. Together you may not contribute more than the two of you earned, and neither more than the limit for one person. Run the calculator once for each account.",
    },
    {
      question: "What happens if I contribute too much?",
      answer:
        "The excess is taxed at 6% for every year it stays in the account. To avoid that, take it out, with what it has earned, by the due date of your tax return including extensions.",
    },
    {
      question: "Should I choose a traditional or a Roth IRA?",
      answer:
        "The growth shown here is the same. The difference is when tax is paid: a deductible traditional contribution is taxed when it comes out, a Roth contribution before it goes in, and qualified Roth withdrawals are free of tax. Compare your tax rate now with the one you expect in retirement.",
    },
  ],
  related: [
    {
      id: "investment-retirement/401k",
      reason: "Go here first if your employer matches contributions to a plan at work.",
    },
    {
      id: "investment-retirement/retirement-planner",
      reason: "Go here to add up all savings and test them against an income.",
    },
    {
      id: "personal-finance/budget",
      reason: "Go here to see what a month leaves for contributions.",
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
      publisher: "Aspen Investment Management",
      title: "New Retirement Account and HSA Contribution Limits for 2026",
      url: "https://www.aspenim.com/blog-posts/new-retirement-account-and-hsa-contribution-limits-for-2026",
      read: "2026-11-25",
    },
    {
      publisher: "Collom CPA",
      title: "IRA Deduction Phase-Out Ranges for 2026",
      url: "https://www.collomcpa.com/ira-deduction-phase-out-ranges-for-2026",
      read: "2026-11-25",
    },
    {
      publisher: "Sarah Brenner, reprinted by Kenney Insurance Services",
      title: "Spousal IRA Contributions",
      url: "https://kenneyinsuranceservices.com/spousal-ira-contributions",
      read: "2026-11-25",
    },
    {
      publisher: "Deduction Atlas",
      title: "Publication 590-A",
      url: "https://deductionatlas.com/publications/pub-590-a",
      read: "2026-11-21",
    },
  ],
};
