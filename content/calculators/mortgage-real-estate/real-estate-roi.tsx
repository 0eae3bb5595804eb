import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "What would a rental property earn on my money?",
  reviewed: "2026-11-21",
  howItWorks: (
    <>
      <p>
        A year’s rent less the vacancy and the operating expenses is the{" "}
        <strong>net operating income</strong>. The payments on the loan come off that, and what is
        left is the cash flow. Divided by the cash you put in, which is the down payment, the
        closing costs and the rehab, it is the <strong>cash-on-cash return</strong>.
      </p>
      <p>
        The cap rate divides the net operating income by the purchase price and leaves the loan out,
        so that it tells you about the property and not about how you pay for it. Debt-service
        coverage says how many times the net operating income pays for the loan.
      </p>
      <p>
        This is one year, before income tax, at the numbers you enter. Rising rents and costs, the
        principal you pay off, a change in the property’s value, depreciation and the cost of
        selling are <strong>not</strong> modeled.
      </p>
    </>
  ),
  tips: [
    "Take the rent from homes like it that are rented now, not from what an advertisement hopes for.",
    "Set aside something every month for the roof, the furnace and the next repainting. Left out, they make a poor property look good.",
    "Enter property tax at the price you will pay. The seller’s bill may rest on an older value.",
    "Start from the rental vacancy rates that the Census Bureau publishes, then run it again with twice the vacancy. If the cash flow turns negative, know where that money would come from.",
  ],
  useCase: {
    title: "A first rental that looks better than it is",
    story: (
      <>
        <p>
          A $285,000 house would rent for $2,450. With 25% down, $7,200 of closing costs and $12,000
          of rehab, the buyer puts in $90,450.00. The loan costs $1,422.08 a month, operating
          expenses are put at $720 and vacancy at 5%. Net operating income is $19,290.00, cash flow
          $2,225.04 and the cash-on-cash return 2.46%. The cap rate is 6.77%.
        </p>
        <p>
          Then she asks the last owner about repairs and puts operating expenses at $900. The cash
          flow is $65.04 a year and the return 0.07%. With vacancy at 10% on top, she would pay in
          $1,404.96 a year, and debt-service coverage falls to 0.92. She does not need a better
          forecast to see that the price leaves no room, and offers less.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "What is the difference between cap rate and cash-on-cash return?",
      answer:
        "The cap rate compares the net operating income with the price, as if you paid all of it in cash. The cash-on-cash return compares what is left after the loan with the cash you put in. Use the first to compare properties and the second to compare ways of paying for one.",
    },
    {
      question: "Which costs belong in the operating expenses?",
      answer:
        "What it takes to keep the property rented: property tax, insurance, repairs, management, association dues, utilities you pay, and money set aside for large replacements. The payments on the loan have their own box. Depreciation is a matter of income tax and is left out.",
    },
    {
      question: "What does a debt-service coverage of 1.25 mean?",
      answer:
        "That the net operating income is 1.25 times the principal and interest of the year, so a quarter more than the loan takes. Below 1 the property does not earn its loan, and you pay the rest. Lenders set their own minimum.",
    },
    {
      question: "Is the cash-on-cash return all that I earn?",
      answer:
        "No. Part of every loan payment pays off principal, and the property may gain or lose value. You see neither until you sell or refinance, and both can go against you. The cash-on-cash return is what reaches your account in the first year.",
    },
  ],
  related: [
    {
      id: "loans-credit/loan-payment",
      reason: "Go here to find the principal and interest of the loan you were offered.",
    },
    {
      id: "mortgage-real-estate/property-tax",
      reason: "Go here to work out the property tax that belongs in the operating expenses.",
    },
    {
      id: "investment-retirement/compound-interest",
      reason: "Go here to see what the same cash might grow to without a tenant.",
    },
  ],
  sources: [
    {
      publisher: "Real Estate Financial Planner",
      title: "Ultimate Guide to Cap Rate vs Cash on Cash Return on Investment",
      url: "https://realestatefinancialplanner.com/?p=552",
      read: "2026-11-21",
    },
    {
      publisher: "U.S. Census Bureau",
      title: "Housing Vacancies and Homeownership",
      url: "https://www.census.gov/housing/hvs/index.html",
      read: "2026-11-21",
    },
    {
      publisher: "Internal Revenue Service",
      title: "About Publication 527, Residential Rental Property",
      url: "https://www.irs.gov/forms-pubs/about-publication-527",
      read: "2026-11-21",
    },
  ],
};
