import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "How much of my gain will I keep after tax?",
  reviewed: "2026-11-28",
  howItWorks: (
    <>
      <p>
        Your gain is the sale price minus the purchase price. The tax is your rate times that gain,
        and the rest is your profit. If you sell for less than you paid, there is no tax, and we
        show the loss.
      </p>
      <p>
        <strong>You enter the rate</strong>, one flat percentage for the whole gain. Under federal
        law, it depends on how long you held the asset and on the rest of your income. If you held
        it for one year or less, the gain is taxed like wages. If you held it for more than a year,
        most gains are taxed at 0%, 15% or 20%, and a large gain can fall into two of these.
      </p>
      <p>
        <strong>The law’s rates.</strong> Add your other income, and we work out your whole federal
        return with and without the sale. The difference is the tax on the sale: at the rates above
        (26 U.S.C. 1(h)), plus the 3.8% net investment income tax on high incomes (26 U.S.C. 1411)
        and the alternative minimum tax that a large gain can bring (26 U.S.C. 55). We treat your
        other income as wages, take the standard deduction and count no credits. Choose your state,
        and we do the same with its return.
      </p>
      <p>
        <strong>Homes and losses.</strong> If you owned and lived in your main home for two of the
        last five years, up to $250,000 of the gain is excluded, or $500,000 on a joint return (26
        U.S.C. 121). Only the part you lived in counts: the gain on a rented part and depreciation
        are taxed, and aren’t modeled here. A loss on such a home isn’t deductible (26 U.S.C.
        165(c)). Other losses reduce gains first, then up to $3,000 of other income a year (26
        U.S.C. 1211(b)).
      </p>
      <p>
        Not modeled: city and county tax, the 28% rate on collectibles, the 25% rate on depreciation
        of real estate, a partial home exclusion, the $500,000 for a home sold within two years of a
        spouse’s death, installment sales, wash sales, qualified small business stock, the larger
        loss you carry forward when your income is below your deductions (26 U.S.C. 1212(b)(2)), and
        the benefit of paying tax later.
      </p>
    </>
  ),
  tips: [
    "Check your purchase date before you sell. The gain becomes long-term the day after the first anniversary.",
    "Add commissions and reinvested dividends to the purchase price. Dividends were taxed when they were paid, and leaving them out taxes them twice.",
    "If you enter the rate yourself, add your state’s to the federal one. Many states tax a gain like any other income.",
    "If you bought in several lots, calculate each lot separately. Selling the lot that cost the most gives the smallest gain.",
    "Gains in an IRA or 401(k) are not taxed on sale. This page is for taxable accounts.",
  ],
  useCase: {
    title: "Sell now, or after the anniversary?",
    story: (
      <>
        <p>
          An engineer paid $18,500 for shares that are worth $27,900 eleven months later. Her wages
          put her in the 24% bracket. If she sells today, the $9,400 gain is short-term: $2,256 goes
          to federal tax, and she keeps $25,644 of the sale price.
        </p>
        <p>
          If she sells a month later at the same price, the rate is 15%. The tax is $1,410, and she
          keeps $26,490, or $846 more. Waiting is also a risk. If the price falls below $26,905,
          which is $995.29 or 3.57% under today’s price, the lower rate no longer makes up for the
          drop. The question is whether she wants to take that bet, not only whether she likes the
          lower tax.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "Which capital gains tax rate should I enter?",
      answer:
        "If you don’t know it, enter 15, and add your other income under “The law’s rates” for the federal tax. If you held it for one year or less, enter the rate of your top income tax bracket. If you held it longer, 15% fits most people with a gain. In 2026, the federal rate is 0% if your taxable income, including the gain, is at most $49,450 ($98,900 on a joint return), and 20% on the part above $545,500 ($613,700 joint). Add 3.8% if the net investment income tax applies, and add your state’s rate.",
    },
    {
      question: "Why does a loss show no tax saving?",
      answer:
        "Because the saving depends on your other income. Add it under “The law’s rates”, and we show what the loss saves this year. A loss first offsets other gains. What remains reduces other income by up to $3,000 a year, or $1,500 if you are married filing separately, and the rest carries forward to later years.",
    },
    {
      question: "Do I pay tax when I sell my home?",
      answer:
        "Often not. The exclusion above covers most homes, once every two years: choose “Yes” under “Selling a home”. On a joint return, both of you must have lived there. Any gain above it is long-term, and depreciation you took for a home office or rental is taxed separately.",
    },
    {
      question: "What counts as the purchase price?",
      answer:
        "Your cost basis: what you paid, including commissions and fees. Reinvested dividends and property improvements add to it. Other rules apply to inheritances and gifts, and the price the giver paid may not be your basis.",
    },
    {
      question: "Is the profit percentage a yearly return?",
      answer:
        "No. It is your after-tax profit divided by the purchase price, for the whole time you held the asset. A profit of 43.19% is excellent after one year and modest after fifteen. It doesn’t include dividends you received along the way.",
    },
  ],
  related: [
    {
      id: "personal-finance/net-worth",
      reason: "Go here to see how the investment fits into everything you own.",
    },
    {
      id: "loans-credit/credit-card-payoff",
      reason: "Go here if you’re selling to pay off a credit card, to see what that saves.",
    },
    {
      id: "loans-credit/mortgage",
      reason: "Go here if you’ll use the money as a down payment.",
    },
  ],
  sources: [
    {
      publisher: "Catala",
      title: "26 U.S.C. § 121: Exclusion of gain from sale of principal residence, transcribed",
      url: "https://github.com/CatalaLang/catala/blob/00505a9da763959183066afa3738bd845a3b4aeb/examples/us_tax_code/section_121.catala_en",
      read: "2026-11-26",
    },
    {
      publisher: "OneCLE",
      title:
        "Abrams v. Commissioner (Tax Court, 2002), page 7: 26 U.S.C. § 165(c) and a home sold at a loss",
      url: "https://law.onecle.com/tax/2002/abrams.sum.wpd08.html",
      read: "2026-11-26",
    },
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
