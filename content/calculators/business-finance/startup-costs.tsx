import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "How much money do I need to open a business?",
  reviewed: "2026-11-27",
  howItWorks: (
    <>
      <p>
        The calculator adds up your one-time costs and your monthly costs. To the one-time costs it
        adds a reserve: the monthly costs times the number of months you choose. The total is the
        cash to have in hand before you open.
      </p>
      <p>
        List what you pay once under one-time costs, including refundable deposits, and what you pay
        every month under monthly costs. Rent that is due before the first sale counts too. A row
        without an amount counts as zero. The button below an empty list fills in the names of costs
        that most businesses have, and leaves the amounts to you. Below the result, your lists
        appear as a checklist that you can check off on screen or on paper. What you check off is
        not saved.
      </p>
      <p>
        During the months of reserve, the calculator assumes no sales at all, which is cautious. It
        does <strong>not</strong> model sales, taxes, interest or rising prices.
      </p>
      <p>
        Under “Own money and loan”, enter the money you have, and the result shows what is still
        missing. A loan is not a cost, but its payments are: add a row for them to the monthly
        costs.
      </p>
    </>
  ),
  tips: [
    "Get written quotes for the largest rows first. A wrong guess there moves the total more than all the small rows combined.",
    "Add a row for the unexpected instead of rounding up every amount. Then you and a lender can see how large the cushion is.",
    "If a yearly bill, such as insurance, is due before you open, enter it in full under one-time costs. Set aside one-twelfth of it a month for the next one.",
    "Print the result and write what you actually paid next to each line. The differences in the first rows tell you how far to trust the rest.",
  ],
  useCase: {
    title: "A bakery whose inspection comes late",
    story: (
      <>
        <p>
          A baker lists $61,300 in one-time costs and $9,450 a month, including rent. With three
          months of reserve, the total is $89,650, and she has $95,000. But the lease starts in May
          and the inspection is in July. Two months of costs come before the first sale, so only one
          month of the reserve would be left for a slow start.
        </p>
        <p>
          With five months of reserve, the total is $108,550, which is $13,550 more than she has. A
          used oven and mixer save her $11,000, and the landlord waives the $3,200 rent for the
          first two months, which is another $6,400. She lowers the one-time costs by both amounts,
          to $43,900. The total is now $91,150, and she signs.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "How many months of reserve should a new business have?",
      answer:
        "Count instead of guessing: the months from the first rent payment to the first sale, plus the months until sales cover the monthly costs. The box starts at 3, which is a starting point, not a rule. A business that gets paid weeks after doing the work needs more.",
    },
    {
      question: "Is a security deposit a startup cost if I get it back?",
      answer:
        "Yes, for this calculator. The question is how much cash you need on the day you open, and a deposit is cash you no longer have, even if it is still yours.",
    },
    {
      question: "Should I include my own pay in the monthly costs?",
      answer:
        "Yes, if you will live off the business. Enter the amount your household cannot go without. If you leave it out, you will be living on your own savings during those months, and those have to be counted somewhere.",
    },
    {
      question: "Can I deduct startup costs from my taxes?",
      answer:
        "Partly, under federal law. In the year the business begins, you may deduct up to $5,000 of startup expenditures, minus the amount by which they exceed $50,000, and the rest evenly over 180 months. These are costs such as advertising or training before you open. Equipment and inventory follow other rules. The calculator does not figure taxes.",
    },
  ],
  related: [
    {
      id: "business-finance/cash-flow-forecast",
      reason: "Go here once there are sales to enter, to see whether the reserve lasts.",
    },
    {
      id: "business-finance/break-even",
      reason: "Go here to see how much you have to sell to cover the monthly costs.",
    },
    {
      id: "business-finance/business-loan",
      reason: "Go here to see the monthly payment if you borrow part of the total.",
    },
    {
      id: "personal-finance/emergency-fund",
      reason: "Go here to plan your household’s reserve separately from the business.",
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
