import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "What does my business earn before interest, taxes, depreciation and amortization?",
  reviewed: "2026-11-27",
  howItWorks: (
    <>
      <p>
        The calculator starts with net income and adds back four costs. Adding back interest and
        taxes gives <strong>EBIT</strong>, what the business earns before its debts and its tax
        bill. Adding back depreciation and amortization as well gives <strong>EBITDA</strong>. If
        you enter revenue under More options, you also see EBITDA as a percentage of it, the EBITDA
        margin.
      </p>
      <p>
        All five numbers must be for the same period and from the same books. Enter a net loss with
        a minus sign. EBITDA can be negative too.
      </p>
      <p>
        Under “Add-backs and value”, list costs that a new owner would not have, such as pay above
        what a manager would earn or a one-time lawsuit. They make the{" "}
        <strong>adjusted EBITDA</strong>. Times the multiple at which businesses like yours sell, it
        gives the <strong>enterprise value</strong>: the price before your debts are paid off and
        your cash is added. If you add back your whole pay, the figure is seller’s discretionary
        earnings (SDE), which have lower multiples.
      </p>
      <p>
        EBITDA is <strong>not cash</strong>. It leaves out loan payments, the tax you really pay,
        new equipment, and the money tied up in inventory and unpaid invoices. The calculator cannot
        know whether an add-back or a multiple is fair: a buyer will ask for proof of both.
      </p>
    </>
  ),
  tips: [
    "Look for depreciation and amortization on the cash flow statement. On the income statement, they are often inside other lines.",
    "Add back income taxes only. Payroll, sales and property taxes are costs of running the business.",
    "Use full years. A single quarter of a seasonal business tells you little, good or bad.",
    "Before you compare two businesses, subtract what each has to spend on new equipment in a normal year.",
  ],
  useCase: {
    title: "Two coffee roasters at the same price",
    story: (
      <>
        <p>
          A buyer looks at two roasters. The first has a net income of $60,000, $4,000 of interest,
          $15,000 of taxes and $12,000 of depreciation: an EBITDA of $91,000. The second has a net
          income of only $38,000, but $21,000 of interest, $9,500 of taxes, $30,000 of depreciation
          and $6,000 of amortization. Its EBITDA is $104,500, and its broker says it is the stronger
          one.
        </p>
        <p>
          She asks what it costs to replace the machines. It is about the same as each roaster’s
          depreciation: $12,000 a year at the first and $30,000 at the second. After that, the first
          has $79,000 and the second $74,500. EBITDA alone ranked them the wrong way around.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "What is the difference between EBIT and EBITDA?",
      answer:
        "EBIT adds back interest and taxes only. EBITDA adds back depreciation and amortization as well. With a net income of $48,000, $9,500 of interest, $14,200 of taxes, $22,000 of depreciation and $3,500 of amortization, EBIT is $71,700 and EBITDA is $97,200. The more equipment a business needs, the further apart they are.",
    },
    {
      question: "Is EBITDA the same as cash flow?",
      answer:
        "No. It is measured before interest and taxes, which are paid in cash, and it leaves out loan principal, equipment purchases, inventory and customers who pay late. A business with good EBITDA can run out of money.",
    },
    {
      question: "What is adjusted EBITDA?",
      answer:
        "It is EBITDA with further changes, such as leaving out the cost of a lawsuit or setting the owner’s pay at market level. Public companies should not call this measure EBITDA. They have to give it another name and show how they got to it from net income. In a sale, ask for the list of adjustments and judge each one.",
    },
    {
      question: "Can EBITDA be negative?",
      answer:
        "Yes. It means that the business loses money even before interest, taxes, and wear on its equipment. A net loss with positive EBITDA is different: operations make money, but debts, taxes or past investments cost more than that.",
    },
  ],
  related: [
    {
      id: "business-finance/profit-margin",
      reason:
        "Go here to see how much is left of each $100 in sales, and which costs take the rest.",
    },
    {
      id: "business-finance/business-loan",
      reason: "Go here to see what a loan would take from these earnings each month.",
    },
    {
      id: "personal-finance/cash-flow",
      reason: "Go here for the money that really comes in and goes out.",
    },
  ],
  sources: [
    {
      publisher: "Deloitte Accounting Research Tool",
      title: "Non-GAAP Financial Measures, 4.6: EBIT and EBITDA, and Adjusted EBIT and EBITDA",
      url: "https://dart.deloitte.com/USDART/home/accounting/sec/sec-reporting-interpretations-manual/roadmap-non-gaap-financial-measures/chapter-4-non-gaap-measures-that/4-6-ebit-ebitda-adjusted-ebit",
      read: "2026-11-21",
    },
    {
      publisher: "Deloitte Accounting Research Tool",
      title: "Text of Regulation S-K, Item 10(e): use of non-GAAP financial measures",
      url: "https://dart.deloitte.com/USDART/home/accounting/sec/sec-reporting-interpretations-manual/roadmap-non-gaap-financial-measures/appendix-f-regulation-s-k-item/appendix-f-regulation-s-k-item",
      read: "2026-11-21",
    },
  ],
};
