import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "How much of what I sell is profit?",
  reviewed: "2026-11-26",
  howItWorks: (
    <>
      <p>
        Gross profit is revenue minus what the goods cost you. Net profit subtracts operating
        expenses as well. Each <strong>margin</strong> is that profit as a percentage of revenue.
        The <strong>markup</strong> is gross profit as a percentage of cost.
      </p>
      <p>
        Enter a target gross margin under More options to see what the same goods would have to
        bring in, and how much prices would have to change. If you enter the price and cost of one
        item, the result is the price of that item. Operating expenses do not affect it, because
        they come out of gross profit.
      </p>
      <p>
        Customers who leave because prices go up are <strong>not modeled</strong>. Interest, taxes
        and your own pay count only if you include them in operating expenses. An average of
        everything you sell can hide goods that lose money.
      </p>
    </>
  ),
  tips: [
    "Subtract returns and discounts from revenue first. Sales tax you collect is not revenue at all.",
    "Add freight and packaging to the cost of the goods, or the margin looks better than it is.",
    "Run your best sellers one by one. A popular item with a thin margin can keep you busy for nothing.",
    "Compare with your own margin a year ago. A drop of a point or two tells you more than an industry average.",
  ],
  useCase: {
    title: "A candle maker and her 40%",
    story: (
      <>
        <p>
          A candle costs $7.80 to make and sells for $12: a gross margin of 35.00%. The maker wants
          40% and adds 40% to the cost, which gives $10.92, less than she charges now. At that price
          the margin would be 28.57%, because she used markup instead of margin.
        </p>
        <p>
          With 40 as the target gross margin, the price is $13.00, an increase of 8.33%. The markup
          is 66.67%. She sells 300 candles a month, so she would make $300 more if no customer
          leaves. If she sold only 243, she would still earn more than today.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "What is the difference between margin and markup?",
      answer:
        "They are the same profit, divided by different things. Goods that cost $40 and sell for $60 make $20: a margin of 33.33% of the price and a markup of 50.00% on the cost. To reach a margin of 50%, you have to charge double the cost, a markup of 100%.",
    },
    {
      question: "Which costs are cost of goods sold, and which are operating expenses?",
      answer:
        "The cost of goods sold is what you spend only because an item is made or sold: the purchase, materials, freight in, the labor to make it. Rent, office wages, advertising, software and insurance continue without a sale, so they are operating expenses. A service business often has no cost of goods at all.",
    },
    {
      question: "How much more must I sell to make up for a discount?",
      answer:
        "More than the discount suggests. An item that costs $60 and sells for $100 leaves $40. At 10% off it leaves $30, so you have to sell a third more for the same gross profit. At 20% off, you have to sell twice as many.",
    },
    {
      question: "Is the net profit here what I pay tax on?",
      answer:
        "Not quite. It is revenue minus the costs you entered. Taxable profit follows tax law, with depreciation and limits on some deductions. A sole proprietor’s own pay is not an expense for tax purposes, although it makes sense to count it here.",
    },
  ],
  related: [
    {
      id: "business-finance/break-even",
      reason: "Go here to see how many sales it takes to cover your operating costs.",
    },
    {
      id: "business-finance/inventory-turnover",
      reason: "Go here to see how long goods sit before they earn this margin.",
    },
    {
      id: "business-finance/ebitda",
      reason:
        "Go here when you have net income and want earnings before interest, taxes, depreciation and amortization.",
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
