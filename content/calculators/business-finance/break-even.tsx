import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "How much do I have to sell to break even?",
  reviewed: "2026-11-21",
  howItWorks: (
    <>
      <p>
        Each unit you sell leaves its price less its variable cost: the{" "}
        <strong>contribution margin</strong>. The fixed costs divided by that margin are the units
        it takes, and a unit begun counts whole. The revenue is those units at your price. Up to
        that point every sale makes the loss smaller, and after it every sale adds profit.
      </p>
      <p>
        The units are for the period of the fixed costs: enter a month’s costs, and they are units a
        month. A target profit under More options is treated as one more fixed cost.
      </p>
      <p>
        One product with one price is assumed, a variable cost that stays the same, and that all you
        make is sold. Discounts by quantity, several products at once, fixed costs that jump when
        you grow, taxes and the time until customers pay are <strong>not modeled</strong>.
      </p>
    </>
  ),
  tips: [
    "Put your own pay into the fixed costs. A break-even that does not pay you is not one you can live with.",
    "Count card fees, packaging and returns in the variable cost. They are small on one sale and large on a thousand.",
    "Divide the units by the days you are open. Forty a day tells you more than 1,200 a month.",
    "Try the price 10% lower before you offer a discount. The break-even rises by more than 10%.",
  ],
  useCase: {
    title: "A coffee cart with a rent of $4,200",
    story: (
      <>
        <p>
          A coffee cart costs $4,200 a month in rent, permits and wages. A drink sells for $5.25 and
          takes $1.75 of beans, milk, cup and card fee, so $3.50 is left of each. The break-even is
          1,200 drinks a month, $6,300.00 of revenue: 40 a day if the cart is out on 30 days.
        </p>
        <p>
          To earn $2,800 on top, she has to sell 2,000. At $4.75 a drink it would be 2,334, at $5.75
          only 1,750. She asks herself which is likelier: 334 more customers who come for the lower
          price, or no more than 250 who stay away from the higher one.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "Which costs are fixed and which are variable?",
      answer:
        "Ask what would happen if you sold one more. If the cost rises with it, as materials and card fees do, it is variable. If not, as with rent, insurance or a salary, it is fixed. Split what is both: a phone plan with a charge per call, or wages with a commission.",
    },
    {
      question: "Why is the break-even rounded up?",
      answer:
        "Because you cannot sell a part of a unit, and one fewer would still be a loss. If you sell hours or pounds that can be divided, the exact amount is the fixed costs divided by the contribution margin.",
    },
    {
      question: "How do I find the break-even for several products?",
      answer:
        "Use an average sale: the average price, and the average variable cost, in the mix that you usually sell. With a contribution margin ratio of 60%, every $100 of any mix like that leaves $60.00, so $9,000 of fixed costs takes $15,000.00 of revenue. If the mix changes, so does the answer.",
    },
    {
      question: "Why can I not break even below my variable cost?",
      answer:
        "Because each unit then costs more than it brings, and selling more makes the loss larger. The price has to be above the variable cost before volume can help at all.",
    },
  ],
  related: [
    {
      id: "business-finance/profit-margin",
      reason: "Go here when you know your sales and want to see what they leave.",
    },
    {
      id: "business-finance/business-loan",
      reason: "Go here for a payment that belongs to your fixed costs.",
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
