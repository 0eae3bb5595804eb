import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "How much of my gain will I keep after tax?",
  reviewed: "2026-11-25",
  howItWorks: (
    <>
      <p>
        The gain is the sale price less the purchase price. The tax is your rate on that gain, and
        what remains is your profit. If you sell for less than you paid there is no tax, and the
        loss is shown as it is.
      </p>
      <p>
        The rate is <strong>yours to enter</strong>, one flat percentage for the whole gain. Under
        federal law it depends on how long you held the asset and on the rest of your income. A gain
        on something held for one year or less is taxed like wages. Held for more than a year, most
        gains are taxed at 0%, 15% or 20%, and a large one can fall into two of these.
      </p>
      <p>
        Not modeled: the steps between those rates, the tax a loss can save, the higher limits on
        collectibles, depreciation taken on rental property, the exclusion for a main home, and the
        time value of paying tax later.
      </p>
    </>
  ),
  tips: [
    "Check the date you bought before you sell. The day after the first anniversary the gain becomes long-term.",
    "Add commissions and reinvested dividends to the purchase price. Dividends were taxed when they were paid, and leaving them out taxes them twice.",
    "Add your state’s rate to the federal one. Many states tax a gain like any other income.",
    "If you bought in several lots, run each lot by itself. Selling the one that cost the most gives the smallest gain.",
    "Gains in an IRA or 401(k) are not taxed on sale. This page is for taxable accounts.",
  ],
  useCase: {
    title: "Sell now, or after the anniversary?",
    story: (
      <>
        <p>
          An engineer paid $18,500 for shares that are worth $27,900 now, eleven months later. Her
          wages put her in the 24% bracket. Sold today, the gain of $9,400.00 is short-term:
          $2,256.00 goes to federal tax, and $25,644.00 of the sale price is left.
        </p>
        <p>
          Sold a month later at the same price, the rate is 15%. The tax is $1,410.00, and
          $26,490.00 is left, $846.00 more. Waiting has a risk too. Below a price of $26,904.71,
          which is $995.29 or 3.57% under today’s, the lower rate no longer makes up for the fall.
          She asks herself whether she would bet on that, and not only whether she likes the lower
          tax.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "Which capital gains tax rate should I enter?",
      answer:
        "For something held one year or less, the rate of your top income tax bracket. For longer, 15% fits most people with a gain. In 2026 the federal rate is 0% while taxable income, the gain included, is at most $49,450 ($98,900 on a joint return), and 20% on the part above $545,500 ($613,700 joint). Add 3.8% where the net investment income tax applies, and your state’s rate.",
    },
    {
      question: "Why does a loss show no tax saving?",
      answer:
        "Because what it saves depends on the rest of your year. A loss is first set against other gains. What is left reduces other income by up to $3,000 a year, or $1,500 if you are married filing separately, and the rest is carried forward.",
    },
    {
      question: "What counts as the purchase price?",
      answer:
        "Your cost basis: what you paid, with commissions and fees. Reinvested dividends and improvements to property add to it. For something inherited or received as a gift other rules apply, and the price the giver paid may not be your basis.",
    },
    {
      question: "Is the profit percentage a yearly return?",
      answer:
        "No. It is the profit after tax over the purchase price, for the whole time you held it. A profit of 43.19% is excellent after one year and modest after fifteen. Dividends that you received on the way are not in it.",
    },
  ],
  related: [
    {
      id: "personal-finance/net-worth",
      reason: "Go here to see how much of what you own the investment is.",
    },
    {
      id: "loans-credit/credit-card-payoff",
      reason: "Go here if the sale is meant to clear a card, to see what that saves.",
    },
    {
      id: "loans-credit/mortgage",
      reason: "Go here if what is left becomes a down payment.",
    },
  ],
  sources: [
    {
      publisher: "LawStack",
      title: "26 U.S.C. § 1222: Other terms relating to capital gains and losses (as of June 2026)",
      url: "https://law.lawstack.com/usc/26/1222/",
      read: "2026-11-25",
    },
    {
      publisher: "PolicyEngine",
      title:
        "Thresholds of the capital gains rates, from Rev. Proc. 2025-32, which itself could not be read",
      url: "https://github.com/PolicyEngine/policyengine-us/blob/2fbd77732c54b958aab0e6f7bd3e2dbdbabf8356/policyengine_us/parameters/gov/irs/capital_gains/thresholds.yaml",
      read: "2026-11-25",
    },
    {
      publisher: "LegalClarity",
      title: "IRC 1223: Calculating the Holding Period of Property",
      url: "https://legalclarity.org/irc-1223-calculating-the-holding-period-of-property",
      read: "2026-11-25",
    },
  ],
};
