import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "How fast does my inventory sell?",
  reviewed: "2026-11-26",
  howItWorks: (
    <>
      <p>
        Turnover is the cost of the goods you sold in a year, divided by your average inventory. 365
        days divided by turnover is the <strong>days in inventory</strong>: how long your money sits
        on the shelf between paying for goods and selling them. If nothing was sold, turnover is
        zero and days in inventory are not defined.
      </p>
      <p>
        Both amounts are at cost. The third figure shows how much less inventory you would hold if
        the same sales came from one more turn a year. You could use that cash elsewhere.
      </p>
      <p>
        An average hides a lot: best sellers and dead stock, seasons, goods you paid for that have
        not arrived. The cost of running out, quantity discounts, spoilage and the way your books
        value inventory are <strong>not modeled</strong>.
      </p>
    </>
  ),
  tips: [
    "Enter a full year of cost of goods sold. If you enter a quarter’s cost, the days will be four times too long.",
    "Use cost for both. Sales include your markup, and inventory does not.",
    "Run it for one department or supplier at a time. That is where slow goods show up.",
    "If your inventory is seasonal, average the month-end amounts instead of the start and end of the year.",
  ],
  useCase: {
    title: "A garden center with slow-selling furniture",
    story: (
      <>
        <p>
          A garden center sold goods that cost $180,000 and held $60,000 of inventory on average: a
          turnover of 3.00 and 121.7 days. For a business with fresh plants that sounds slow, so the
          owner looks at each part. The plants sold cost $120,000, on an inventory of $12,000: 10.00
          turns, 36.5 days. The pots and furniture cost $60,000, on an inventory of $48,000: 1.25
          turns, 292.0 days.
        </p>
        <p>
          The plants are fine. In furniture, one more turn a year would free up $21,333. Her line of
          credit costs 11%, so that is $2,347 of interest a year. She orders furniture four times a
          year instead of once, and marks down anything older than two summers.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "Is inventory turnover measured with sales or with cost?",
      answer:
        "With the cost of goods sold, because inventory is carried at cost too. A shop that sells goods that cost $400,000 for $600,000 and holds $80,000 of inventory turns it over 5.00 times. Dividing sales by inventory would give 7.50, as if goods sold faster than they do.",
    },
    {
      question: "What is a good inventory turnover?",
      answer:
        "It depends on what you sell: fresh food sells in days, jewelry in months. Compare with your own past years and with similar businesses. The Census Bureau’s inventories to sales ratios show how many months of sales are in stock. They are measured in sales, so you cannot compare them directly.",
    },
    {
      question: "What can I do with the days in inventory?",
      answer:
        "Compare them with the days your suppliers give you to pay. Goods that cost $180,000 a year on an inventory of $45,000 sit for 91.3 days. If you pay after 30 days, you finance them yourself for about 61 days, longer if customers buy on credit.",
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
      reason: "Go here to see how much profit the goods make when they are sold.",
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
