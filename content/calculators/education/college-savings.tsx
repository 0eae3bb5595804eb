import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "What will college cost, and how much do I save each month?",
  reviewed: "2026-11-30",
  howItWorks: (
    <>
      <p>
        We raise today’s yearly cost for every year until college starts, and again for each year of
        college after the first. Your savings grow each month by one twelfth of the annual return,
        with a contribution at the end of each month, until college starts. The difference is your
        surplus or shortfall.
      </p>
      <p>
        Leave the monthly contribution blank, and the calculator finds the amount you need. It is 0
        if what you have already saved will be enough. Enter 0 to see what happens if you save
        nothing more.
      </p>
      <p>
        The total assumes you need all four years’ cost on day one. Under{" "}
        <b>Years, aid and your share</b>, you can plan for other years, subtract aid, pay a share,
        and let what is left grow while each year is paid at its start. Aid rises with the cost
        there, and contributions stop when college starts.
      </p>
      <p>
        Taxes and loans are <strong>not</strong> modeled. Both rates are assumptions and stay the
        same every year; beside them, you see what the same savings would have come to in every
        period since 1871.
      </p>
    </>
  ),
  tips: [
    "Enter the cost after grants if you can. Colleges that take part in federal student aid must have a net price calculator on their website.",
    "Try it with the return one point lower and cost inflation one point higher. If the plan works only with your first numbers, save a little more.",
    "Don’t stop saving for retirement to do this. You can borrow for college, but not for retirement.",
    "Come back every year with your actual balance and the child’s new age. A small correction early can save you a big one later.",
  ],
  useCase: {
    title: "A three-year-old and a college at $25,000 a year",
    story: (
      <>
        <p>
          A couple has saved $6,000 for their three-year-old. The state university costs $25,000 a
          year. If that rises by 4% a year, four years will cost $191,191 when the child is 18. At a
          6% return, they would have to save $606.79 a month. They can save $350, which leaves them
          $74,680 short.
        </p>
        <p>
          Then they try the university’s net price calculator. Families like theirs pay about
          $16,000 after grants. At that price, four years cost $122,362. Their $350 a month falls
          $5,851 short, and $370.12 would cover it all. They set up a transfer of $370.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "How much of the cost of college should we save?",
      answer:
        "Few families save all of it. A common rule of thumb is a third: one third from savings, one third from income while the child is in college, and one third from loans. To plan for a third, enter 33.3% as the share you pay.",
    },
    {
      question: "How fast do college costs rise?",
      answer:
        "Recently, by less than the 5% this page starts with. For 2025–26, the College Board reported that published tuition and fees rose by less than 3% at public four-year colleges for in-state students, and by 4% at private nonprofit colleges. For a six-year-old and $20,000 a year, with a 6% return, you would need $567.68 a month at 3% and $736.65 at 5%.",
    },
    {
      question: "Should I use the sticker price or the net price?",
      answer:
        "Use the net price if you know it. It is what you pay after grants and scholarships, and for many students it is far lower: for first-time, full-time students at public four-year colleges, the 2025–26 average for tuition, fees, housing and food was $16,200. The sticker price is the cautious choice.",
    },
    {
      question: "Is it too late to start when the child is nine?",
      answer:
        "No, but it costs more. With costs rising 4% and a 6% return, a college that costs $20,000 a year at birth takes $444.17 a month, or $95,941 in total. Nine years later, the same year of college costs $28,466, and you need $1,205 a month. The bill at 18 is the same, but your savings have only half as long to grow.",
    },
  ],
  related: [
    {
      id: "education/529-plan-growth",
      reason: "Go here to see how a 529 plan grows, year by year and in today’s dollars.",
    },
    {
      id: "education/loan-affordability",
      reason: "Go here if you’ll borrow the rest, to see how much loan a payment can repay.",
    },
    {
      id: "personal-finance/budget",
      reason: "Go here to find the monthly amount in your budget.",
    },
  ],
  sources: [
    {
      publisher: "College Board",
      title:
        "Trends in College Pricing and Student Aid Report: Published Tuition Prices at Public Institutions and Annual Federal Borrowing Increase by Less than 1% Beyond Inflation",
      url: "https://pubt.io/view/A2C67DFF9DC637C452BA33E9E29294858712D37D",
      read: "2026-11-21",
    },
    {
      publisher: "National College Attainment Network",
      title: "College Costs Continue to Decline, According to Latest College Price Report",
      url: "https://www.ncan.org/news/714249/College-Costs-Continue-to-Decline-According-to-Latest-College-Price-Report.htm",
      read: "2026-11-21",
    },
    {
      publisher: "National Center for Education Statistics",
      title: "Net Price Calculator Information Center",
      url: "https://nces.ed.gov/Ipeds/report-your-data/resource-center-net-price",
      read: "2026-11-21",
    },
    {
      publisher: "Saving for College",
      title: "How Much You Need to Save for College",
      url: "https://www.savingforcollege.com/article/how-much-to-save-for-college",
      read: "2026-11-21",
    },
  ],
};
