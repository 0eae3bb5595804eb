import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "How much do I have to sell to break even?",
  reviewed: "2026-11-26",
  howItWorks: (
    <>
      <p>
        The price of a unit minus its variable cost is the <strong>contribution margin</strong>.
        Your fixed costs divided by that margin, rounded up, is the number of units you have to
        sell. The revenue is that number times your price. Up to that point, every sale makes the
        loss smaller. After it, every sale adds profit.
      </p>
      <p>
        The units are for the same period as the fixed costs: enter a month’s costs to get units per
        month. A target profit under More options is treated as one more fixed cost. If you enter
        the units you expect to sell, the result also shows the profit they leave, how far sales can
        fall before you lose money (the <strong>margin of safety</strong>) and how strongly profit
        reacts to sales (<strong>operating leverage</strong>).
      </p>
      <p>
        The calculator assumes one product with one price, a variable cost that stays the same, and
        that you sell everything you make. Quantity discounts, several products at once, fixed costs
        that jump when you grow, taxes and the time until customers pay are{" "}
        <strong>not modeled</strong>.
      </p>
    </>
  ),
  tips: [
    "Include your own pay in the fixed costs. You cannot live on a break-even that does not pay you.",
    "Include card fees, packaging and returns in the variable cost. They are small on one sale and large on a thousand.",
    "Divide the units by the days you are open. Forty a day tells you more than 1,200 a month.",
    "Before you offer a discount, try a price 10% lower. The break-even rises by more than 10%.",
  ],
  useCase: {
    title: "A coffee cart with a rent of $4,200",
    story: (
      <>
        <p>
          A coffee cart costs $4,200 a month in rent, permits and wages. A drink sells for $5.25 and
          costs $1.75 in beans, milk, cup and card fee, which leaves $3.50. The break-even is 1,200
          drinks a month, or $6,300 in revenue: 40 a day if the cart is out 30 days a month.
        </p>
        <p>
          To earn $2,800 on top of that, the owner has to sell 2,000. At $4.75 a drink it would be
          2,334, and at $5.75 only 1,750. She asks herself which is more likely: getting 334 more
          customers with the lower price, or losing no more than 250 to the higher one.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "Which costs are fixed and which are variable?",
      answer:
        "Ask what would happen if you sold one more. If the cost goes up, as it does for materials and card fees, it is variable. If it does not, as with rent, insurance or a salary, it is fixed. Split costs that are both, such as a phone plan with a charge per call, or wages with a commission.",
    },
    {
      question: "Why is the break-even rounded up?",
      answer:
        "Because you cannot sell a part of a unit, and one fewer would still be a loss. If you sell hours or pounds that can be divided, the exact amount is the fixed costs divided by the contribution margin.",
    },
    {
      question: "How do I find the break-even for several products?",
      answer:
        "Use an average sale: the average price and the average variable cost for the mix you usually sell. With a contribution margin ratio of 60%, every $100 in sales of that mix leaves $60, so it takes $15,000 in revenue to cover $9,000 in fixed costs. If the mix changes, so does the answer.",
    },
    {
      question: "Why can’t I break even below my variable cost?",
      answer:
        "Because each unit then costs more than it brings in, and selling more makes the loss larger. The price has to be above the variable cost before volume can help at all.",
    },
  ],
  related: [
    {
      id: "business-finance/profit-margin",
      reason: "Go here when you know your sales and want to see how much of them is profit.",
    },
    {
      id: "business-finance/business-loan",
      reason: "Go here to find a loan payment to include in your fixed costs.",
    },
  ],
  sources: [
    {
      publisher: "U.S. Small Business Administration",
      title: "Break-even point",
      url: "https://sba.gov/business-guide/plan-your-business/calculate-your-startup-costs/break-even-point",
      read: "2026-11-21",
    },
    {
      publisher: "OpenStax, Principles of Accounting: Managerial Accounting",
      title: "3.2 Calculate a Break-Even Point in Units and Dollars",
      url: "https://openstax.org/books/principles-managerial-accounting/pages/3-2-calculate-a-break-even-point-in-units-and-dollars",
      read: "2026-11-21",
    },
  ],
};
