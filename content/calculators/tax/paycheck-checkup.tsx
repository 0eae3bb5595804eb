import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "Will I owe tax in April, and what do I write on my W-4?",
  reviewed: "2026-11-29",
  howItWorks: (
    <>
      <p>
        Enter the last pay stub of each job and pension. We take every check that is still to come
        to be <strong>like that one</strong>, add it to the year to date, and work out the federal
        return of the whole year: the same one as in the income tax calculator. What is withheld by
        December minus the tax is your refund, or what you owe.
      </p>
      <p>
        Then we fill in a new Form W-4 for each job. The job with the highest pay gets the lines:
        4(a) for income that nothing is withheld from, 4(b) for deductions beyond the standard one,
        4(c) for what is missing, spread over the checks that are left, and step 3 for what is too
        much. Each employer’s withholding is worked out with the percentage method in IRS
        Publication 15-T. This is how the IRS’s own Tax Withholding Estimator does it.
      </p>
      <p>
        A new form takes effect within about two weeks, so the checks before that are counted as
        they are. A bonus has 22% withheld. If several employers withhold Social Security on more
        than the wage base together, the return gives the rest back, and we count it as paid. So is
        the additional Medicare tax that an employer withholds above $200,000.
      </p>
      <p>
        With your state, the answer shows its tax for the year too, but not what your stubs withhold
        for it. Forms W-4 from before 2020, nonresidents, pensions of which a part is free of tax,
        and pay that changes from check to check are <strong>not</strong> modeled: enter a typical
        check, and the year to date as printed. Nothing you type leaves this page.
      </p>
    </>
  ),
  tips: [
    "On the stub, look for “federal income tax”, “FIT” or “Fed W/H”. Social Security (OASDI) and Medicare are other lines.",
    "Enter every job of the year, also one that you have left: its year to date counts. Give the day on which it ended.",
    "If you have a dependent care FSA, also add it under “Everything else on your return”: it lowers the care credit.",
    "Hand in a new W-4 each January. Lines that make up for half a year in a few checks are wrong for a whole one.",
  ],
  useCase: {
    title: "Two jobs that each withhold as if there were no other",
    story: (
      <p>
        A couple with one child are paid every two weeks, $2,900 and $2,300. Each employer takes the
        whole standard deduction and the low brackets into account, so too little is withheld, and
        in January it looks as if they would owe about $2,200 for 2026. With $95 in line 4(c) of one
        W-4, they come out even.
      </p>
    ),
  },
  faq: [
    {
      question: "What goes on which line of the W-4?",
      answer:
        "Step 3 is a sum of credits for the whole year: it lowers what is withheld. Line 4(a) is other income for the year, and raises it. Line 4(b) is deductions beyond the standard one, and lowers it. Line 4(c) is extra money from each check. Choose your filing status in step 1(c), and leave the box in step 2(c) blank when you use these lines.",
    },
    {
      question: "Why do I owe, though tax is withheld from every check?",
      answer:
        "Most often because of a second job, a spouse’s job, or income that nothing is withheld from. Each employer knows only its own pay and takes the standard deduction from it. Other causes are a W-4 that claims a child who has turned 17, or a raise in the middle of the year.",
    },
    {
      question: "Is a big refund good?",
      answer:
        "It is your own money, paid back without interest. If you’d rather get a refund, enter the amount in “Refund you want”, and the lines are worked out for that.",
    },
    {
      question: "It is late in the year. What can I still do?",
      answer:
        "A new W-4 changes only checks that come two weeks or more after you hand it in. An estimated payment for the year counts until January 15 of the next one. You can pay it on the IRS’s website without an account.",
    },
    {
      question: "How do tips and overtime count?",
      answer:
        "They are part of your gross pay, and income tax is withheld from them. For 2025 to 2028, the return deducts tips up to $25,000 and the part of overtime pay above your regular rate up to $12,500 ($25,000 for couples), less at higher incomes. Enter both for the whole year under “Tips and overtime”: the lines of the W-4 then take less from your checks.",
    },
  ],
  related: [
    {
      id: "tax/income-tax",
      reason: "Go here for the tax itself, line by line, and what a raise costs.",
    },
    { id: "tax/payroll-tax", reason: "Go here for the take-home pay of one paycheck." },
    {
      id: "tax/self-employment-tax",
      reason: "Go here if you also work for yourself and make estimated payments.",
    },
  ],
  sources: [
    {
      publisher: "Internal Revenue Service",
      title: "Tax Withholding Estimator: its documentation and its tests, as published on GitHub",
      url: "https://github.com/IRS-Public/tax-withholding-estimator",
      read: "2026-11-29",
    },
    {
      publisher: "Internal Revenue Service",
      title: "Topic no. 753, Form W-4, Employee’s Withholding Certificate",
      url: "https://www.irs.gov/taxtopics/tc753",
      read: "2026-11-21",
    },
    {
      publisher: "Internal Revenue Service",
      title: "Topic no. 608, Excess Social Security and RRTA Tax Withheld",
      url: "https://www.irs.gov/taxtopics/tc608",
      read: "2026-11-21",
    },
  ],
};
