import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "Should I rent or buy?",
  reviewed: "2026-11-26",
  howItWorks: (
    <>
      <p>
        The first comparison simply adds up costs. Buying costs the down payment, closing costs,
        interest, and each year’s tax, maintenance and insurance. What you own at the end is the
        home’s value minus the remaining loan. That equity minus the costs is the net position of
        buying. The net position of renting is the total of rent and renters insurance, as a
        negative number. The result shows which one is higher. This comparison counts the equity
        that your principal payments build but <strong>not the payments themselves</strong>. It does
        not sell the home, and no money earns a return, so it tends to favor buying.
      </p>
      <p>
        The second comparison asks who has more money in the end. The renter invests the down
        payment and closing costs on the first day. Each year, whoever pays less for housing,
        including principal, invests the difference in equal amounts at the end of each month. Then
        the home is sold. The home’s value minus selling costs and the loan, plus anything the owner
        has invested, is the owner’s wealth. The break-even is the year from which the owner is
        ahead at the end of every year. The equal rent is the rent that leaves both with the same
        wealth.
      </p>
      <p>
        In both, tax and maintenance are based on the home’s value at the start of each year, the
        rent rises starting in the second year, and insurance and HOA dues stay the same. Mortgage
        insurance (PMI) ends when the loan is 78% of the price on its original schedule. A partial
        last year counts in part, and there are no loan payments after the loan term ends.
      </p>
      <p>
        If you enter an income under Federal tax, the second comparison counts federal income tax.
        For each year we work out two returns under 2026 law, with and without the home. A home lets
        you itemize mortgage interest, on up to $750,000 of debt ($375,000 on a separate return),
        PMI, and property tax (26 U.S.C. 163 and 164). That saves tax only above the standard
        deduction, so it is often $0. At the end, investment gains are taxed, and after two years
        the gain on the home only above $250,000, or $500,000 for a couple (26 U.S.C. 121). Income
        and law stay the same in every year.
      </p>
      <p>
        State tax on gains, a deduction for points, yearly tax on dividends, utilities, a security
        deposit, moving and furniture are <strong>not</strong> modeled. Neither is the risk that
        prices fall or that you have to leave early. Every rate stays the same the whole time. Real
        rates change, so the result is only what follows from your assumptions.
      </p>
    </>
  ),
  tips: [
    "Compare two homes that you would live in equally well. Against a smaller rental, a larger home makes owning look more expensive than it is.",
    "Enter the return on what you would really do with the money. Stocks, a savings account and paying off a card each have a different return.",
    "If you put down less than 20%, ask a lender what PMI would cost and enter its rate under HOA dues and PMI.",
    "Try a stay of five years and one of twenty. The costs of buying and selling matter most for a short stay.",
  ],
  useCase: {
    title: "A couple whose next job may be elsewhere",
    story: (
      <>
        <p>
          The home costs $380,000, with 20% down and 6.25% for 30 years; insurance is $1,800 a year,
          and everything else is left at the defaults. They could rent the house next door for
          $2,300 a month, and they expect the rent to rise by 3% a year. They may have to move after
          five years.
        </p>
        <p>
          By net position, buying is $71,375 better. But that leaves out $20,255 of principal,
          $26,431 of selling costs and $40,530 that the renters’ investments would earn. With those
          counted, the renters end up $15,841 ahead. Only a rent above $2,509 would make buying the
          better choice for five years.
        </p>
        <p>
          For a stay of twelve years, the break-even comes after 8 years and the owners end up
          $29,832 ahead. That assumes that home prices rise by 3% a year. At 2%, the renters would
          be $17,891 ahead. They decide to rent until the next job is settled, and to invest the
          $87,400 that buying would have cost on the first day.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "Which of the two comparisons should I trust?",
      answer:
        "The wealth comparison answers the bigger question, because it tracks every dollar. But it makes one more assumption: that you really invest the difference, at the return you enter. If you would spend it, the truth is somewhere between the two. When they disagree, a sentence in the result lists the amounts that only the second one counts.",
    },
    {
      question: "Is rent money thrown away?",
      answer:
        "No more than interest is. For the couple in the example, the first year of owning costs $32,621. Of that, $29,059 is interest, tax, maintenance and insurance, which they never get back. Only $3,562 pays down the loan. Rent and renters insurance for that year are $27,780.",
    },
    {
      question: "Why does the result change so much with the investment return?",
      answer:
        "Because the renter’s down payment and closing costs stay invested the whole time. If the couple in the example buys and stays for twelve years, they end up $29,832 ahead if investments earn 7% a year, and $79,622 ahead if they earn 5%. The net positions do not change, because they do not use the return.",
    },
    {
      question: "What about the tax deduction for mortgage interest?",
      answer:
        "Enter your income under Federal tax. It helps only people who itemize, and most don’t: a couple in 2026 needs more than $32,200 of mortgage interest, state and property taxes and gifts. If the couple in the example files jointly with $150,000 of income, owning saves no federal tax in any year.",
    },
  ],
  related: [
    {
      id: "loans-credit/mortgage",
      reason: "Go here for the monthly payment with tax, insurance and dues in dollars.",
    },
    {
      id: "mortgage-real-estate/mortgage-affordability",
      reason: "Go here to see what price you can afford with your income and debts.",
    },
    {
      id: "mortgage-real-estate/property-tax",
      reason: "Go here to replace the 1.2% with the tax for an address.",
    },
    {
      id: "personal-finance/savings-goal",
      reason: "Go here if you still have to save for the down payment.",
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
