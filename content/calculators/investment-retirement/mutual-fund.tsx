import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "What could my fund be worth after its fees?",
  reviewed: "2026-11-29",
  howItWorks: (
    <>
      <p>
        Your amount goes into the fund at the end of each month. Each month, the fund grows by one
        twelfth of its annual return, with dividends and other distributions reinvested.
      </p>
      <p>
        Under More options you can enter the fund’s <strong>expense ratio</strong>. We subtract it
        from the return, because a fund takes it out of its assets before you see a price. All
        results are then after expenses. A separate line shows what the fund’s expenses cost you by
        the end, including the growth you lose. If you leave it blank, nothing is subtracted.
      </p>
      <p>
        An initial investment goes in at the start. A <strong>front-end load</strong> is taken off
        every purchase, the initial one too, so only the rest is invested; you see what it takes and
        what that would have grown to. With a yearly step-up, your monthly amount rises after every
        12 months.
      </p>
      <p>
        The return is an assumption and stays the same every year; a real fund has good and bad
        years. So you also see what the same purchases would have come to in every period since
        1871, in US stocks and Treasury bonds, before expenses. Loads that fall with larger
        purchases, charges when you sell, account fees, and taxes on distributions and on selling
        shares are <strong>not</strong> modeled.
      </p>
    </>
  ),
  tips: [
    "Look for the expense ratio in the fee table near the front of the prospectus, on the line for total annual fund operating expenses.",
    "Compare two funds by running the same return with each expense ratio. Whether the more expensive fund will earn more is a guess. Its fee is certain.",
    "Published fund returns are usually after expenses. If you enter one of those, leave the expense ratio blank.",
    "If the fund has a front-end load, enter it under More options: with a 5% load, $300 a month puts only $285 to work.",
  ],
  useCase: {
    title: "The same market, two expense ratios",
    story: (
      <>
        <p>
          A teacher can put $500 a month into her plan at work for the next 30 years. The plan
          offers an index fund that charges 0.10% a year and a managed fund that charges 1.00%. She
          assumes both return 7% before expenses.
        </p>
        <p>
          She ends up with $598,085 in the index fund or $502,258 in the managed fund. The
          difference of about $95,800 is more than half of the $180,000 she invests. To make up for
          it, the managed fund would have to earn 0.90 percentage points more, year after year.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "What is an expense ratio?",
      answer:
        "It is the share of a fund’s assets that goes to yearly costs such as management, marketing and administration. You never get a bill: the fund pays it from its assets, which lowers your return.",
    },
    {
      question: "Can under one percent a year really matter?",
      answer:
        "Yes, because it comes out of your whole balance every year. On $300 a month at 8% for 15 years, a 0.75% expense ratio costs $6,629 by the end; a 0.10% one costs $914.83.",
    },
    {
      question: "What does a front-end load cost?",
      answer:
        "More than the charge itself, because that money never grows. With a 5% load on $300 a month at 8% for 15 years, you pay $2,700 and end up $5,191 poorer, before expenses. A 0.75% expense ratio costs another $6,297.",
    },
    {
      question: "Why is subtracting expenses from the return only approximate?",
      answer:
        "A fund takes its expenses every day from assets that change every day. Subtracting the yearly ratio from the yearly return is close, and it’s how fund costs are usually compared, but your account statement will differ slightly.",
    },
    {
      question: "Do I owe tax on a fund that I have not sold?",
      answer:
        "In an ordinary account, often yes. A fund passes its dividends and realized gains on to shareholders, and these distributions are generally taxable that year even if you reinvest them. In an IRA or a 401(k), they aren’t taxed while they stay in the account.",
    },
  ],
  related: [
    {
      id: "investment-retirement/sip",
      reason: "Go here to see what starting a year later would cost.",
    },
    {
      id: "investment-retirement/compound-interest",
      reason: "Go here for a fund you already own and want to add to.",
    },
    {
      id: "investment-retirement/annuity",
      reason: "Go here when you want to know what regular payouts are worth.",
    },
  ],
  sources: [
    {
      publisher: "U.S. Securities and Exchange Commission",
      title: "Investor Bulletin: Mutual Fund Fees and Expenses",
      url: "https://www.sec.gov/resources-investors/investor-alerts-bulletins/mutual-fund-fees-expenses",
      read: "2026-11-21",
    },
    {
      publisher: "U.S. Securities and Exchange Commission",
      title: "How to Read a Mutual Fund Prospectus (Part 2 of 3: Fee Table and Performance)",
      url: "https://www.sec.gov/oiea/investor-alerts-bulletins/ib_mfprospectus2",
      read: "2026-11-21",
    },
  ],
};
