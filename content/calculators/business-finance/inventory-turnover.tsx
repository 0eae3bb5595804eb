import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "How fast does my inventory sell?",
  reviewed: "2026-11-21",
  howItWorks: (
    <>
      <p>
        The turnover is the cost of the goods you sold in a year, divided by the inventory you held
        on average. 365 days divided by it are the <strong>days in inventory</strong>: how long
        money stays on the shelf between paying for goods and selling them. If nothing was sold the
        turnover is zero, and the days are not defined.
      </p>
      <p>
        Both amounts are at cost. The third figure asks how much less you would hold if the same
        sales came from one more turn a year. That is cash that could be elsewhere.
      </p>
      <p>
        One average hides a lot: best sellers and dead stock, seasons, goods that were paid for but
        not delivered. What it costs to run out, quantity discounts, spoilage and the way inventory
        is valued in your books are <strong>not modeled</strong>.
      </p>
    </>
  ),
  tips: [
    "Enter a full year of cost of goods sold. With a quarter’s, the days come out four times too long.",
    "Use cost on both sides. Sales contain your markup, and inventory does not.",
    "Run it for one department or supplier at a time. That is where slow goods show.",
    "If your stock swings with the season, average the month ends instead of the two ends of the year.",
  ],
  useCase: {
    title: "A garden center with tired furniture",
    story: (
      <>
        <p>
          A garden center sold goods that cost $180,000 and held $60,000 of inventory on average: a
          turnover of 3.00 and 121.7 days. For a business with fresh plants that sounds slow, so the
          owner looks at each half. Plants cost $120,000 on an inventory of $12,000: 10.00 turns,
          36.5 days. Pots and furniture cost $60,000 on $48,000: 1.25 turns, 292.0 days.
        </p>
        <p>
          The plants are fine. In furniture, one more turn a year would free $21,333.33. Her line of
          credit costs 11%, so that is $2,346.67 of interest a year. She orders furniture four times
          a year instead of once, and marks down what is older than two summers.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "Is inventory turnover measured with sales or with cost?",
      answer:
        "With the cost of goods sold, because inventory is carried at cost too. A shop that sells goods worth $400,000 at cost for $600,000 and holds $80,000 turns over 5.00 times. Dividing the sales by the inventory would say 7.50, as if goods left faster than they do.",
    },
    {
      question: "What is a good inventory turnover?",
      answer:
        "It depends on what you sell: fresh food turns in days, jewelry in months. Compare with your own past years and with similar businesses. The Census Bureau’s inventories to sales ratios say how many months of sales are in stock; they are measured in sales, so they do not compare directly.",
    },
    {
      question: "What can I do with the days in inventory?",
      answer:
        "Put them beside the days that suppliers give you to pay. Goods that cost $180,000 a year on an inventory of $45,000 wait 91.3 days. If you pay after 30 days, you finance them yourself for about 61 days, longer if customers buy on credit.",
    },
    {
      question: "Can inventory turn over too fast?",
      answer:
        "Yes. A very high turnover can mean empty shelves, rush orders and lost quantity discounts. If customers leave because you are out of what they came for, hold more of it, whatever the ratio says.",
    },
  ],
  related: [
    {
      id: "business-finance/profit-margin",
      reason: "Go here to see what the goods leave when they are sold.",
    },
    {
      id: "business-finance/business-roi",
      reason: "Go here to ask what the freed money could earn elsewhere in the business.",
    },
    {
      id: "business-finance/business-loan",
      reason: "Go here to see what a loan for inventory would cost.",
    },
  ],
  sources: [
    {
      publisher: "Internal Revenue Service",
      title: "Publication 334: Figuring Gross Profit, with an example of the cost of goods sold",
      url: "https://www.irs.gov/publications/p334/ch07.html",
      read: "2026-11-21",
    },
    {
      publisher: "Federal Reserve Bank of St. Louis",
      title: "U.S. Census Bureau, Total Business: Inventories to Sales Ratio",
      url: "https://alfred.stlouisfed.org/series?seid=TOTBUSIRNSA",
      read: "2026-11-21",
    },
  ],
};
