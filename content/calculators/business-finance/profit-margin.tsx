import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "How much of what I sell is profit?",
  reviewed: "2026-11-21",
  howItWorks: (
    <>
      <p>
        Gross profit is the revenue less what the goods cost you. Net profit takes the operating
        expenses off as well. Each <strong>margin</strong> is that profit in percent of the revenue;
        the <strong>markup</strong> is the gross profit in percent of the cost.
      </p>
      <p>
        With a target gross margin under More options you see what the same goods would have to
        bring in, and by how much prices would have to change. Enter the price and cost of one item,
        and it is the price of that item. Operating expenses play no part in it: they come out of
        the gross profit.
      </p>
      <p>
        Customers who leave because prices rise are <strong>not modeled</strong>. Interest, taxes
        and your own pay count only where you put them into the operating expenses, and an average
        over everything you sell can hide goods that lose money.
      </p>
    </>
  ),
  tips: [
    "Take returns and discounts off the revenue first. Sales tax that you collect is not revenue at all.",
    "Add freight and packaging to the cost of the goods, or the margin looks better than it is.",
    "Run your best sellers one by one. A popular item with a thin margin can keep you busy for nothing.",
    "Compare with your own margin a year ago. A point or two that has gone says more than an average of your trade.",
  ],
  useCase: {
    title: "A candle maker and her 40%",
    story: (
      <>
        <p>
          A candle costs $7.80 to make and sells for $12: a gross margin of 35.00%. The maker wants
          40% and adds 40% to the cost, which gives $10.92, less than she asks now. At that price
          the margin would be 28.57%, because she has used markup for margin.
        </p>
        <p>
          With 40 as the target gross margin the price is $13.00, a rise of 8.33%. The markup behind
          it is 66.67%. She sells 300 candles a month, so that is $300 more if no customer leaves,
          and with 243 of them she would still earn more than today.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "What is the difference between margin and markup?",
      answer:
        "The same profit, divided by different things. Goods that cost $40 and sell for $60 bring $20.00: a margin of 33.33% of the price and a markup of 50.00% on the cost. To reach a margin of 50% you have to double the cost, a markup of 100%.",
    },
    {
      question: "Which costs are goods sold, and which are operating expenses?",
      answer:
        "What you only spend because an item is sold or made belongs to the goods: the purchase, materials, freight in, the labor of making it. Rent, office wages, advertising, software and insurance go on without a sale and are operating expenses. A business that sells services often has no cost of goods at all.",
    },
    {
      question: "How much more must I sell to make up for a discount?",
      answer:
        "More than the discount suggests. An item that costs $60 and sells for $100 leaves $40.00. At 10% off it leaves $30.00, so you have to sell a third more of it for the same gross profit. At 20% off it is twice as many.",
    },
    {
      question: "Is the net profit here what I pay tax on?",
      answer:
        "Not quite. It is revenue less the costs you entered. Taxable profit follows the rules of the tax law, with depreciation and limits on some deductions. A sole proprietor’s own pay is not an expense there, although it makes sense to count it here.",
    },
  ],
  related: [
    {
      id: "business-finance/break-even",
      reason: "Go here to see how many sales it takes until your running costs are covered.",
    },
    {
      id: "business-finance/inventory-turnover",
      reason: "Go here to see how long the goods wait until they bring this margin.",
    },
    {
      id: "business-finance/ebitda",
      reason: "Go here when you have the net income and want the earnings before four costs.",
    },
  ],
  sources: [
    {
      publisher: "Internal Revenue Service",
      title: "Publication 334: Figuring Gross Profit",
      url: "https://www.irs.gov/publications/p334/ch07.html",
      read: "2026-11-21",
    },
  ],
};
