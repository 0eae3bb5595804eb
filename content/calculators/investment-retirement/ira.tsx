import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "How much will I have in my IRA when I retire?",
  reviewed: "2026-11-29",
  howItWorks: (
    <>
      <p>
        We add one twelfth of your yearly contribution to your balance at the end of each month. The
        account earns the return you enter, compounded monthly, until you reach retirement age. The
        math is the same for traditional and Roth IRAs, so you can use this page for either.
      </p>
      <p>
        Next to the result, you’ll see the legal limit for your age. If your contribution is above
        it, we say so and still calculate. The limit doesn’t go up as you get older: we count the
        catch-up amount only if you are 50 or older now.
      </p>
      <p>
        Enter your modified adjusted gross income under Income limits to see the most you may put in
        a Roth IRA, what you may deduct, and the saver’s credit under 2026 law (26 U.S.C. 408A,
        219(g) and 25B). With your birth year, you see the first distribution you must take from a
        traditional IRA (26 U.S.C. 401(a)(9)) and those after it up to 100, if you take out only
        what is required, at the end of each year. If your only heir is a spouse over ten years
        younger, they are smaller.
      </p>
      <p>
        With two tax rates, you can compare a Roth with a traditional IRA for life. You put in the
        same dollars either way. The tax that a traditional contribution saves is invested outside
        the account, where its growth is taxed each year. From retirement to the age you enter, each
        pays a level monthly income in today’s dollars. We also show what is left if you spend that
        tax, and if the tax on a Roth contribution comes out of it. Today’s balance is before tax
        both ways, and all of the traditional contribution is deductible.
      </p>
      <p>
        A steady return is an assumption. So you also see what the same contributions would have
        come to in every period since 1871, with the share of US stocks you choose and the rest in
        Treasury bonds.
      </p>
      <p>
        Fees and the saver’s match that replaces the saver’s credit from 2027 on are{" "}
        <strong>not</strong> modeled. Each tax rate is one rate for all the years: brackets, taxes
        on Social Security and a Roth IRA that you already have are left out.
      </p>
    </>
  ),
  tips: [
    "Add up the contributions to all of your IRAs. There is one limit for all of them, not one for each account.",
    "Remember that tax is still due on a traditional IRA. A Roth of the same size is worth more to you.",
    "If you contribute at the start of the year instead of month by month, you earn slightly more than shown here.",
    "Subtract your funds’ yearly fees from the return. An expense ratio of 0.5% turns 6.5% into 6%.",
  ],
  useCase: {
    title: "A freelancer deciding between $500 and the limit",
    story: (
      <>
        <p>
          She is 41, has $12,500 in an IRA and contributes $500 a month, or $6,000 a year. At 6%,
          the account holds $433,290 when she is 67: the $12,500, $156,000 in contributions and
          $264,790 in growth. In today’s dollars, at 3% inflation, that is $200,914.
        </p>
        <p>
          The 2026 limit at her age is $7,500, or $625 a month. If she contributes that, she ends up
          with $526,799. Of the additional $93,509, she contributes $39,000, and the rest is growth.
        </p>
        <p>
          She also tries waiting. Starting at 46 with the same $12,500 and $500 a month, she ends up
          with $295,367. That is about $137,900 less, although she contributes only $30,000 less.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "How much can I contribute to an IRA in 2026?",
      answer:
        "$7,500, or $8,600 if you are 50 or older by the end of the year, to all of your traditional and Roth IRAs combined. You can’t contribute more than your taxable compensation for the year.",
    },
    {
      question: "What income is too high for a Roth IRA in 2026?",
      answer:
        "$168,000 of modified adjusted gross income if you are single or head of household, $252,000 if you file jointly, and $10,000 if you file separately and live together. From there up, you can’t contribute. Between $153,000 and $168,000, $242,000 and $252,000, or $0 and $10,000, you can contribute a part.",
    },
    {
      question: "Can I deduct what I put into a traditional IRA?",
      answer:
        "Yes, all of it, at any income, if neither you nor your spouse is covered by a retirement plan at work. If you are covered, the 2026 deduction shrinks between $81,000 and $91,000 if you are single or head of household, and between $129,000 and $149,000 on a joint return. Enter your income and who is covered to see what you may deduct. You can contribute without the deduction, too.",
    },
    {
      question: "Can I contribute if I have no income of my own?",
      answer:
        "If you are married and file jointly, your spouse’s pay can count. The two of you can’t contribute more than you earned together, and neither of you can go over the limit for one person. Run the calculator once for each account.",
    },
    {
      question: "What happens if I contribute too much?",
      answer:
        "The excess is taxed at 6% for every year it stays in the account. To avoid that, take the excess and its earnings out by the due date of your tax return, including extensions.",
    },
    {
      question: "Should I choose a traditional or a Roth IRA?",
      answer:
        "The growth shown here is the same. The difference is when tax is paid: a deductible traditional contribution is taxed when you take it out, and a Roth contribution is taxed before you put it in. Qualified Roth withdrawals are tax-free. For the same pay, the lower tax rate wins. If you put in the same dollars either way, a Roth holds more, because its tax is already paid, and traditional only catches up with the tax it saves if you invest that. Say the freelancer above pays 22% tax now. If she invests the tax saved and its growth is taxed 15%, both pay the same at about 17.1% tax in retirement.",
    },
  ],
  related: [
    {
      id: "investment-retirement/401k",
      reason: "Go here first if your employer matches contributions to a plan at work.",
    },
    {
      id: "investment-retirement/retirement-planner",
      reason: "Go here to see whether all your savings would support the income you want.",
    },
    {
      id: "personal-finance/budget",
      reason: "Go here to see what you have left each month for contributions.",
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
      read: "2026-11-26",
    },
    {
      publisher: "Ed Slott and Company",
      title: "Uniform Lifetime Table",
      url: "https://irahelp.com/printable/uniform-lifetime-table-0",
      read: "2026-11-26",
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
