import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "How much money do I need to open a business?",
  reviewed: "2026-11-21",
  howItWorks: (
    <>
      <p>
        The one-time costs are added up, and so are the monthly costs. A reserve of some months of
        monthly costs is added to the first sum: together they are the cash to have in hand before
        you open.
      </p>
      <p>
        List what you pay once under one-time costs, refundable deposits included, and what comes
        back every month under monthly costs. Rent that is due before the first sale counts too. A
        row without an amount counts as nothing. Under the result your lists come back as a
        checklist to tick off, on the screen or printed; what you tick is not kept.
      </p>
      <p>
        During the months of reserve the calculator counts on no sales at all, which is cautious. It
        does <strong>not</strong> model sales, taxes, interest, rising prices or where the money
        comes from. A loan is no cost, but its payments are: give them a row among the monthly
        costs.
      </p>
    </>
  ),
  tips: [
    "Get written quotes for the largest rows first. A wrong guess there moves the total more than all the small rows combined.",
    "Give what you cannot foresee a row of its own instead of rounding every amount up. Then you and a lender can see how large the cushion is.",
    "Enter a yearly bill that is due before you open, such as insurance, in full among the one-time costs. A twelfth of it a month is the reserve for the next one.",
    "Print the result and write what you really paid beside each line. The differences in the first rows tell you how far to trust the rest.",
  ],
  useCase: {
    title: "A bakery whose inspection comes late",
    story: (
      <>
        <p>
          A baker lists $61,300 to pay once and $9,450 a month, rent included. With three months of
          reserve the calculator comes to $89,650.00, and she has $95,000. But the lease starts in
          May and the inspection is in July. Two months of costs come before the first sale, so only
          one month of the reserve would be left for a slow start.
        </p>
        <p>
          With five months of reserve the total is $108,550.00, which is $13,550.00 more than she
          has. A used oven and mixer take $11,000 off her list, and the landlord waives the $3,200
          rent for the first two months, which is another $6,400. She lowers the list of one-time
          costs by both, to $43,900. The total is now $91,150.00, and she signs.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "How many months of reserve should a new business have?",
      answer:
        "Count instead of guessing: the months from the first rent payment to the first sale, and then the months until sales pay the monthly costs. The box starts at 3, which is a place to begin and not a rule. A business that is paid weeks after the work is done needs more.",
    },
    {
      question: "Is a security deposit a startup cost if I get it back?",
      answer:
        "Here it is. The question is how much cash must be there on the day you open, and a deposit is cash that you no longer have, even if it is still yours.",
    },
    {
      question: "Should I list my own pay among the monthly costs?",
      answer:
        "Yes, if you will live off the business, at the amount that your household cannot do without. If you leave it out, the months of reserve are paid from your savings at home, and those have to be counted somewhere.",
    },
    {
      question: "Can I deduct startup costs from my taxes?",
      answer:
        "Partly, under federal law. In the year the business begins you may deduct up to $5,000 of startup expenditures, less the amount by which they exceed $50,000, and the rest evenly over 180 months. These are costs such as advertising or training before the opening; equipment and stock follow other rules. The calculator works out no taxes.",
    },
  ],
  related: [
    {
      id: "business-finance/cash-flow-forecast",
      reason: "Go here once there are sales to enter, to see whether the reserve lasts.",
    },
    {
      id: "business-finance/break-even",
      reason: "Go here to see how much you have to sell before the monthly costs are covered.",
    },
    {
      id: "business-finance/business-loan",
      reason: "Go here to see what a month costs if part of the total is borrowed.",
    },
    {
      id: "personal-finance/emergency-fund",
      reason: "Go here to keep your household’s reserve apart from that of the business.",
    },
  ],
  sources: [
    {
      publisher: "U.S. Small Business Administration, on the Tory Burch Foundation’s site",
      title: "Estimating Start-Up Costs",
      url: "https://www.toryburchfoundation.org/resources/finance/estimating-start-up-costs/",
      read: "2026-11-21",
    },
    {
      publisher: "Columbia Small Business Development Center",
      title: "Start-Up & Projected Monthly Expenses Worksheet",
      url: "https://columbiasbdc.org/your-business-plan/start-up-projected-monthly-expenses-worksheet/",
      read: "2026-11-21",
    },
    {
      publisher: "United States Code, on CustomsMobile",
      title: "Title 26, Section 195: Start-up expenditures",
      url: "https://www.customsmobile.com/uscode/title26_subtitleA_chapter1_subchapterB_partVI_section195",
      read: "2026-11-21",
    },
  ],
};
