import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "What could my fund be worth after its fees?",
  reviewed: "2026-11-21",
  howItWorks: (
    <>
      <p>
        Your amount goes into the fund at the end of each month. The fund grows by one twelfth of
        its annual return a month, with dividends and other distributions put back into it.
      </p>
      <p>
        Under More options you can enter the fund’s <strong>expense ratio</strong>. It is taken off
        the return, as a fund takes it out of its own assets before you see a price, and every
        figure is then after expenses. What it costs you by the end, growth on the lost money
        included, stands as a figure of its own. Left blank, nothing is taken off.
      </p>
      <p>
        The return is an assumption and stays the same throughout; a real fund has good and bad
        years. Sales charges (loads), account fees, and tax on distributions and on the sale of
        shares are <strong>not</strong> modeled.
      </p>
    </>
  ),
  tips: [
    "Find the expense ratio in the fee table near the front of the prospectus, in the line for total annual fund operating expenses.",
    "Compare two funds by running the same return with each expense ratio. Whether the more expensive one will return more is a guess. What it charges is known.",
    "A return that a fund has published is usually after its expenses. If you enter one of those, leave the expense ratio blank.",
    "If the fund has a front-end load, enter only what is invested: with a 5% load, $300 a month puts $285 to work.",
  ],
  useCase: {
    title: "The same market, two expense ratios",
    story: (
      <>
        <p>
          A teacher can put $500 a month into her plan at work for the next 30 years. It offers an
          index fund that charges 0.10% a year and a managed fund that charges 1.00%. For both she
          assumes a return of 7% before expenses.
        </p>
        <p>
          The index fund comes to $598,085.18, the managed fund to $502,257.52. The difference of
          $95,827.66 is more than half of the $180,000.00 she pays in. The managed fund would have
          to return 0.90 percentage points more, year after year, to make up for it.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "What is an expense ratio?",
      answer:
        "The part of a fund’s assets that its yearly running costs take, such as management, marketing and administration. You never get a bill: it is paid out of the fund, and its returns are lower for it.",
    },
    {
      question: "Can under one percent a year really matter?",
      answer:
        "Yes, because it is taken each year from everything you have. On $300 a month at 8% for 15 years, a 0.75% expense ratio costs $6,628.54 by the end; a 0.10% one costs $914.83.",
    },
    {
      question: "Why is taking expenses off the return only close, and not exact?",
      answer:
        "A fund takes its expenses day by day from assets that change every day. Subtracting the yearly ratio from the yearly return comes close to that, and is how fund costs are usually compared, but an account statement will differ by a little.",
    },
    {
      question: "Do I owe tax on a fund that I have not sold?",
      answer:
        "In an ordinary account, often yes. A fund passes its dividends and its own realized gains on to its shareholders, and these distributions are generally taxable in that year even if they are reinvested. In an IRA or a 401(k) they are not taxed while they stay in the account.",
    },
  ],
  related: [
    {
      id: "investment-retirement/sip",
      reason: "Go here to see what starting a year later would cost.",
    },
    {
      id: "investment-retirement/compound-interest",
      reason: "Go here for a fund that you already hold and want to add to.",
    },
    {
      id: "investment-retirement/annuity",
      reason: "Go here when the question turns from paying in to being paid out.",
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
