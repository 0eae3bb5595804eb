import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "What does a purchase cost with sales tax, or without it?",
  reviewed: "2026-11-21",
  howItWorks: (
    <>
      <p>
        The tax is the purchase amount times the rate, and the total is the amount plus the tax.
        Below that, we treat the same amount as a <strong>total that includes tax</strong>: we
        divide it by one plus the rate to get the price before tax, and the rest is the tax.
      </p>
      <p>
        Enter one rate. There is no federal sales tax. If your state has one, your county, city or
        special district may add its own. Add them up; most receipts show the total rate.
      </p>
      <p>
        Exemptions, lower rates on items such as groceries, caps on the taxed price, tax holidays
        and other taxes, such as those on hotels or fuel, are <strong>not</strong> modeled. We tax
        the whole amount at the rate you enter.
      </p>
    </>
  ),
  tips: [
    "Enter only what is taxed. If part of a purchase is exempt, leave it out and add it to the total yourself.",
    "For a delivery, look up the rate at the delivery address. In many states, that rate applies, not the seller’s.",
    "Look up the rate with your state’s own tool. City limits and ZIP codes don’t match, and rates change.",
    "If you have a fixed amount to spend, enter it as the amount. The price, if tax is included, is the highest price tag you can afford.",
  ],
  useCase: {
    title: "A laptop for $1,500, tax and all",
    story: (
      <>
        <p>
          A student has $1,500 for a laptop and likes one at $1,449. Where she lives, the state
          charges 6.25%, the county 0.5% and the city 1.5%, for a total of 8.25%. The tax is $119.54
          and the total is $1,568.54, which is $68.54 more than she has.
        </p>
        <p>
          So she enters $1,500 and looks below the total. If $1,500 has to include the tax, the
          price can be $1,385.68 at most. She finds a laptop for $1,379, which costs $1,492.77 with
          tax.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "How do I take the sales tax out of a total?",
      answer:
        "Divide the total by one plus the rate. At 8.25%, a receipt of $108.25 is $100.00 and $8.25 of tax. Taking 8.25% off the total would give $8.93 of tax, which is too much, because the rate applies to the price and not to the total.",
    },
    {
      question: "Why is the tax on my receipt a few cents different?",
      answer:
        "Because sellers round to the cent, either for each item or for the whole receipt. On ten items at $1.99 and a rate of 8.25%, the tax on the whole receipt is $1.64. Rounded item by item, it is $0.16 ten times, or $1.60.",
    },
    {
      question: "Is the tax on the price before or after a coupon?",
      answer:
        "It depends on who pays for the coupon. In Minnesota, for example, a store’s own discount lowers the taxed price. A manufacturer’s coupon doesn’t, because the manufacturer pays the store back. With $20 off $100 at 8.25%, the tax is $6.60 in the first case and $8.25 in the second. Ask your state’s tax department for its rule.",
    },
    {
      question: "The seller charged no sales tax. Do I owe anything?",
      answer:
        "You may owe use tax. States with a sales tax charge it on things you bought without sales tax and use at home. In Washington, for example, the use tax rate is the sales tax rate where you first use the item, and the buyer pays it to the state.",
    },
  ],
  related: [
    {
      id: "loans-credit/auto-loan",
      reason: "Go here if you’re buying a car with a loan. Include the sales tax there too.",
    },
    {
      id: "personal-finance/savings-goal",
      reason: "Go here to see how long it takes to save the total.",
    },
    {
      id: "personal-finance/budget",
      reason: "Go here to see whether the total fits into your month.",
    },
  ],
  sources: [
    {
      publisher: "Washington State Department of Revenue",
      title: "Determine the location of my sale",
      url: "https://dor.wa.gov/node/544",
      read: "2026-11-21",
    },
    {
      publisher: "Rhode Island General Laws",
      title: "§ 44-18.1-25, Streamlined Sales and Use Tax Agreement: Rounding rule",
      url: "https://webserver.rilegislature.gov/Statutes/TITLE44/44-18.1/44-18.1-25.HTM",
      read: "2026-11-21",
    },
    {
      publisher: "Minnesota Department of Revenue",
      title: "Discounts and Coupons",
      url: "https://www.revenue.state.mn.us/guide/discounts-and-coupons-1",
      read: "2026-11-21",
    },
    {
      publisher: "Washington State Department of Revenue",
      title: "Use tax",
      url: "https://dor.wa.gov/taxes-rates/use-tax",
      read: "2026-11-21",
    },
  ],
};
