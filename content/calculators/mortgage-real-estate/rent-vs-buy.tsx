import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "Should I rent or buy?",
  reviewed: "2026-11-21",
  howItWorks: (
    <>
      <p>
        The first comparison is a plain ledger. Buying costs the down payment, the closing costs,
        the interest, and the tax, maintenance and insurance of every year; what you own at the end
        is the home’s value less the remaining loan. Equity minus costs is the net position of
        buying. The net position of renting is minus all rent and renters insurance. The higher one
        is named. This ledger counts the equity that your principal payments build but{" "}
        <strong>not the payments themselves</strong>, sells nothing, and lets no money earn a
        return, so it tends to favor buying.
      </p>
      <p>
        The second comparison asks who has more in the end. The renter invests the down payment and
        the closing costs on the first day. Each year whoever pays less for housing, principal
        included, invests the difference in equal parts at the end of each month. Then the home is
        sold: selling costs and the loan come off, and what is left is the owner’s wealth together
        with anything the owner has invested. The break-even is the first year from which the owner
        is ahead at the end of every year. The equal rent is the one at which both end with the same
        wealth.
      </p>
      <p>
        In both, tax and maintenance follow the home’s value at the start of each year, the rent
        rises from the second year on, and both insurances stay level. Part of a last year counts as
        that part, and once its term is over the loan costs nothing more.
      </p>
      <p>
        Income tax benefits and tax on investments, mortgage insurance, association dues, utilities,
        a rent deposit, moving and buying furniture are <strong>not</strong> modeled, and nor is the
        risk that prices fall or that you have to leave early. Every rate holds for the whole time.
        Real ones do not, so read the result as what follows from your assumptions.
      </p>
    </>
  ),
  tips: [
    "Compare two homes that you would live in equally well. Against a smaller rental, a larger home makes owning look more expensive than it is.",
    "Enter the return of what you would really do with the money. Shares, a savings account and paying off a card are three different numbers.",
    "Association dues and mortgage insurance have no box of their own. Add a year of them to the home insurance, which stays level.",
    "Try a stay of five years and one of twenty. What you pay to buy and to sell weighs most on a short one.",
  ],
  useCase: {
    title: "A couple whose next job may be elsewhere",
    story: (
      <>
        <p>
          The home costs $380,000, with 20% down and 6.25% for 30 years; insurance is $1,800 a year
          and the rest stands at the defaults. They could rent the house next door for $2,300, which
          they expect to rise by 3% a year. They may have to move after five years.
        </p>
        <p>
          By net position buying is $71,374.68 better. But that leaves out $20,254.79 of principal,
          $26,431.45 of selling costs and $40,529.68 that the renters’ investments would earn.
          Counted, the renters end $15,841.24 ahead. Only a rent above $2,509.25 would make buying
          the better choice for five years.
        </p>
        <p>
          For a stay of twelve years the break-even comes after 8 years and the owners end
          $29,831.73 ahead. That rests on home prices rising by 3% a year: at 2% the renters would
          be $17,891.35 ahead. They decide to rent until the next job is settled, and to keep the
          $87,400 that buying would have taken on the first day invested.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "Which of the two comparisons should I trust?",
      answer:
        "The wealth comparison answers the larger question, because it follows every dollar. It also rests on one more assumption: that the difference is really invested, at the return you enter. If you would spend it, the truth lies between the two. Where they disagree, a sentence in the result names the amounts that only the second one counts.",
    },
    {
      question: "Is rent money thrown away?",
      answer:
        "No more than interest is. For the couple in the example the first year of owning costs $32,621.36, and $29,059.10 of that is interest, tax, maintenance and insurance, none of which comes back. Only $3,562.26 repays the loan. The rent and renters insurance of that year are $27,780.00.",
    },
    {
      question: "Why does the result change so much with the investment return?",
      answer:
        "Because the down payment and closing costs work for the renter during the whole stay. If the couple in the example buys for twelve years, they end $29,831.73 ahead where investments earn 7% a year, and $79,622.43 ahead where they earn 5%. The net positions do not change, as they do not use the return.",
    },
    {
      question: "What about the tax deduction for mortgage interest?",
      answer:
        "It is left out, because it helps only those who itemize their deductions, and only up to a limit. Tax on what the renter’s investments earn is left out too. If you know that you would itemize, a slightly lower mortgage rate is a rough way to allow for it.",
    },
  ],
  related: [
    {
      id: "loans-credit/mortgage",
      reason: "Go here for the monthly payment with tax, insurance and dues in dollars.",
    },
    {
      id: "mortgage-real-estate/mortgage-affordability",
      reason: "Go here to see which price your income and debts can carry.",
    },
    {
      id: "mortgage-real-estate/property-tax",
      reason: "Go here to replace the 1.2% by the tax of an address.",
    },
    {
      id: "personal-finance/savings-goal",
      reason: "Go here if the down payment is still to be saved.",
    },
  ],
  sources: [
    {
      publisher: "Consumer Financial Protection Bureau",
      title: "What are some of the financial considerations of buying a home?",
      url: "https://www.consumerfinance.gov/ask-cfpb/what-are-some-of-the-financial-considerations-of-buying-a-home-en-119/",
      read: "2026-11-21",
    },
    {
      publisher: "Federal Reserve Bank of Cleveland",
      title: "Buy a Home or Rent: A Better Way to Choose",
      url: "https://www.clevelandfed.org/publications/economic-commentary/2011/ec-201106-buy-a-home-or-rent-a-better-way-to-choose",
      read: "2026-11-21",
    },
    {
      publisher: "National Credit Union Administration, MyCreditUnion.gov",
      title: "Buying vs. Renting a Home",
      url: "https://mycreditunion.gov/life-events/home-ownership/finding/buying-renting",
      read: "2026-11-21",
    },
  ],
};
