import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "What would a rental property earn on my money?",
  reviewed: "2026-11-27",
  howItWorks: (
    <>
      <p>
        A year’s rent minus vacancy and operating expenses is the{" "}
        <strong>net operating income</strong>. Subtract the loan payments to get the cash flow.
        Divide that by the cash you put in (down payment, closing costs and rehab) to get the{" "}
        <strong>cash-on-cash return</strong>.
      </p>
      <p>
        The cap rate divides the net operating income by the purchase price. It leaves the loan out,
        so it tells you about the property, not about how you pay for it. Debt-service coverage
        shows how many times the net operating income covers the loan payments.
      </p>
      <p>
        If you enter the loan’s rate and term, the page works out the payment. Under “Hold and
        sell”, you can enter the years you keep the property, how rent, operating expenses and value
        grow, and the selling costs. The <strong>internal rate of return</strong> is the yearly rate
        at which all cash flows and the sale are worth exactly the cash you put in. Each year’s cash
        flow counts at the end of the year.
      </p>
      <p>If you leave the years blank, the page covers one year at the numbers you enter.</p>
      <p>
        Income tax, depreciation, tax on the gain and later refinancing are <strong>not</strong>{" "}
        modeled.
      </p>
    </>
  ),
  tips: [
    "Base the rent on what similar homes rent for now, not on what an ad hopes for.",
    "Set aside something every month for the roof, the furnace and the next repainting. Leaving them out makes a poor property look good.",
    "Enter property tax at the price you will pay. The seller’s bill may be based on an older value.",
    "Start from the rental vacancy rates that the Census Bureau publishes, then run it again with twice the vacancy. If the cash flow turns negative, know where that money would come from.",
  ],
  useCase: {
    title: "A first rental that looks better than it is",
    story: (
      <>
        <p>
          A $285,000 house would rent for $2,450. With 25% down, $7,200 of closing costs and $12,000
          of rehab, the buyer puts in $90,450. The loan costs $1,422.08 a month, and she estimates
          operating expenses at $720 a month and vacancy at 5%. Net operating income is $19,290,
          cash flow is $2,225 and the cash-on-cash return is 2.46%. The cap rate is 6.77%.
        </p>
        <p>
          Then she asks the last owner about repairs and raises operating expenses to $900. The cash
          flow is now $65.04 a year and the return is 0.07%. With vacancy at 10% as well, she would
          have to add $1,405 a year, and debt-service coverage falls to 0.92. She does not need a
          better forecast to see that the price leaves no margin, so she offers less.
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
        "What it takes to keep the property rented: property tax, insurance, repairs, management, HOA dues, utilities you pay, and money set aside for large replacements. Loan payments have their own box. Depreciation matters for income tax and is left out.",
    },
    {
      question: "What does a debt-service coverage of 1.25 mean?",
      answer:
        "It means that net operating income is 1.25 times the year’s principal and interest, or a quarter more than the loan payments. Below 1, the property does not earn enough to pay its loan, and you pay the rest. Lenders set their own minimum.",
    },
    {
      question: "Is the cash-on-cash return all I earn?",
      answer:
        "No. Part of every loan payment pays off principal, and the property may gain or lose value. You see neither until you sell or refinance, and both can go against you. The cash-on-cash return is what reaches your account in the first year. Enter the years you keep the property to see the return with the sale.",
    },
  ],
  related: [
    {
      id: "loans-credit/loan-payment",
      reason: "Go here to find the principal and interest on the loan you were offered.",
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
