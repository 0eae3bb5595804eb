import { ExampleLink } from "@/components/prose/article/example-link";
import { FigureTable } from "@/components/prose/article/figure-table";
import { UnevenDrawing } from "@/components/prose/article/uneven-drawing";
import { formatPercent, formatWholeUsd } from "@/lib/format";
import { year } from "@/lib/tax-law/years/newest-law";

import {
  afterTax,
  found,
  incomeTaxes,
  leftOver,
  listed,
  missingInAll,
  monthlyPay,
  ownTax,
  planned,
  profits,
  real,
  selfEmployment,
  share,
  shortfalls,
  signed,
  taxes,
  thin,
  worst,
  yearly,
} from "./examples/budgeting-tools";
import { titles } from "./titles";
import type { Article } from "./types";

export const article: Article = {
  slug: "best-budgeting-tools-families-freelancers",
  title: titles["best-budgeting-tools-families-freelancers"],
  topic: "Budgeting Tools",
  excerpt:
    "A family with two paychecks and a freelancer with none need different tools. Here is which one answers which question, tried out on the numbers of both.",
  description:
    "Budget, spending tracker, cash flow or tax set-aside: how to choose the tool that answers your question, with a family and a freelancer worked through.",
  published: "2026-11-21",
  picture: {
    alt: `Twelve uneven months of a freelancer’s profit after taxes, from ${formatWholeUsd(afterTax(worst))} to ${formatWholeUsd(afterTax(Math.max(...profits)))}, beside an even pay of ${formatWholeUsd(monthlyPay)} a month. ${shortfalls.length} of them are below it.`,
    caption: `What Sam has left of each month after ${share}% for taxes. The dashed line is the pay.`,
    drawing: (
      <UnevenDrawing
        income={profits.map(afterTax)}
        level={{ amount: monthlyPay, label: "Even pay" }}
        ends={["January", "December"]}
      />
    ),
  },
  content: (
    <>
      <p>
        The best budgeting tool is the one that answers the question you have, and that you will
        open again next month. Many people begin the other way around: they pick an app, sort
        transactions for a week, and stop. So begin with the question.
      </p>
      <FigureTable
        caption="Which tool for which question"
        columns={["Question", "Tool"]}
        rows={[
          ["Does our income cover our life?", "Budget"],
          ["Where does the money go?", "Spending tracker"],
          ["Will the account run dry this month?", "Cash flow"],
          ["How much of this payment is mine?", "Tax calculators"],
          ["When can we afford it?", "Savings goal"],
        ]}
      />

      <h2>App, spreadsheet, envelopes or calculator?</h2>
      <p>
        The form matters less than the question, but it matters. Each is good at one thing and bad
        at another:
      </p>
      <ul>
        <li>
          <strong>An app</strong> saves typing, because it reads your accounts. That is also its
          price: it sees them. And a category that is chosen for you is easily overlooked.
        </li>
        <li>
          <strong>A spreadsheet</strong> remembers, can be shared, and does what you want. Somebody
          in the household has to like it.
        </li>
        <li>
          <strong>Envelopes</strong>, of paper or as separate accounts, make it hard to overspend.
          They are for the two or three lines that always get away from you, not for all of them.
        </li>
        <li>
          <strong>A calculator</strong> like ours is for working something out: it opens at once,
          asks for no account and shows each step. It keeps nothing, so save the answer, as a link
          or a spreadsheet, when you want it again.
        </li>
      </ul>
      <p>
        Many households do well with two: one to work out the plan, and one to see whether it holds.
      </p>

      <h2>A family: one budget, then one month of truth</h2>
      <p>
        The Ortegas have two paychecks, two children and the feeling that there should be something
        left. Their income is the same every month, so a plain budget is the right first tool. They
        write down what they know.
      </p>
      <FigureTable
        caption="The budget they wrote from memory"
        columns={["Item", "A month"]}
        rows={[
          ["Income, two paychecks", formatWholeUsd(planned.result.totalIncome)],
          ...listed.map(({ description, amount }) => [description, signed(-amount)]),
          ["Left over", formatWholeUsd(planned.result.balance)],
        ]}
        total
      />
      <ExampleLink example={planned} quotes={["totalIncome", "balance"]}>
        Open this budget in the budget calculator
      </ExampleLink>
      <p>
        {formatWholeUsd(planned.result.balance)} a month should have become a small reserve by now.
        It has not, so something is missing from the list. This is where the second tool comes in.
        For one month they note every payment that fits none of the lines above, and add it up in
        the spending tracker: takeout, subscriptions, school trips. It comes to{" "}
        {formatWholeUsd(found.result.totalSpending)}.
      </p>
      <ExampleLink example={found} quotes={["totalSpending"]}>
        Open what they found in the spending tracker
      </ExampleLink>
      <p>
        The honest budget ends at {signed(real.result.balance)} a month. That is less pleasant and
        far more useful, because now there is something to decide. They keep the school trips, halve
        the takeout and cancel two subscriptions. And they look at the largest lines, where one
        decision counts every month: the insurance quotes are three years old, and the second car is
        driven twice a week.
      </p>
      <ExampleLink example={real} quotes={["balance"]}>
        Open the honest budget
      </ExampleLink>
      <p>Three habits make a family budget last:</p>
      <ul>
        <li>
          <strong>Put the yearly bills in.</strong> Divide insurance, gifts and car repairs by
          twelve. They are often why a good month is followed by a bad one.
        </li>
        <li>
          <strong>Give each adult some money without questions.</strong> A budget that has to be
          defended at breakfast is soon given up.
        </li>
        <li>
          <strong>Track one month a year, not twelve.</strong> It is enough to see what has crept
          in.
        </li>
      </ul>

      <h2>A freelancer: taxes first, then an even pay</h2>
      <p>
        Sam designs websites, is single, and was left with {formatWholeUsd(yearly)} after business
        costs last year. But no month was like another: the best brought{" "}
        {formatWholeUsd(Math.max(...profits))}, the worst {formatWholeUsd(worst)}. A budget from the
        average would have failed in January. Sam needs two other tools first.
      </p>
      <p>
        The first says how much of a payment is not Sam’s. Nobody withholds anything, so Social
        Security and Medicare come as self-employment tax: {formatWholeUsd(ownTax)} on a year like
        this under {year} law. Half of it is deducted before income tax, which leaves{" "}
        {formatWholeUsd(incomeTaxes.input.grossIncome)} and a federal income tax of{" "}
        {formatWholeUsd(incomeTaxes.result["law.tax"])}.
      </p>
      <ExampleLink example={selfEmployment} quotes={["law.selfEmploymentTax"]}>
        Open the self-employment tax
      </ExampleLink>
      <ExampleLink example={incomeTaxes} quotes={["law.tax"]}>
        Open the income tax
      </ExampleLink>
      <p>
        Together that is {formatPercent((taxes / yearly) * 100)} of the profit. Sam moves {share}%
        of every payment to a second account on the day it arrives, and pays the estimated taxes
        from there four times a year. State tax is not in it, and neither is the deduction for
        qualified business income, which would lower the bill. As a rule, estimated payments are due
        from anyone who expects to owe at least $1,000 for the year.
      </p>
      <p>
        The second tool turns uneven months into a salary. Sam’s own bills come to about{" "}
        {formatWholeUsd(monthlyPay)} a month, so that is the pay: every month the same, from the
        business account to the private one. Over the year it works, with {formatWholeUsd(leftOver)}{" "}
        to spare after taxes. In a thin month it does not:
      </p>
      <FigureTable
        caption="The thinnest month"
        columns={["Item", "Amount"]}
        rows={[
          ["Paid by clients", formatWholeUsd(thin.result.totalInflows)],
          [`Set aside for taxes, ${share}%`, signed((-worst * share) / 100)],
          ["Pay to myself", signed(-monthlyPay)],
          ["Change in the account", signed(thin.result.netCashFlow)],
        ]}
        total
      />
      <ExampleLink example={thin} quotes={["totalInflows", "netCashFlow"]}>
        Open this month in the cash flow calculator
      </ExampleLink>
      <p>
        In {shortfalls.length} of the {profits.length} months the payments, less the taxes, were
        below the pay. Had all of those come first, the account would have been{" "}
        {formatWholeUsd(missingInAll)} short. So it needs a cushion before the even pay starts: two
        months of pay, or {formatWholeUsd(monthlyPay * 2)}, would have stood even that. It is not
        the emergency fund: that one is for illness or a lost client, and for someone without a
        paycheck it should be at the larger end of the usual 3 to 6 months.
      </p>

      <h2>How to tell that it works</h2>
      <p>
        Not by the prettiness of the chart. A tool has earned its place when, after three months,
        you can answer these without looking anything up: what is left in an ordinary month, what
        the next large bill is and where its money waits, and which line you changed last. If it
        takes more than half an hour a month to keep up, it is too detailed. Merge lines until it
        fits. Nobody has ever needed to know what they spend on spices.
      </p>

      <h2>If you are both</h2>
      <p>
        Many households have one paycheck and one business. Treat the even pay as the second
        paycheck, and the family budget works as it does for the Ortegas. Keep the tax account out
        of it: that money was never yours. And begin small. One list, one month of notes, one
        decision. The tool has done its work when you know what you will do differently on payday.
      </p>
    </>
  ),
  related: [
    {
      id: "personal-finance/budget",
      reason: "For a steady income: what is left, and which line is the largest.",
    },
    {
      id: "personal-finance/spending-tracker",
      reason: "For one month of notes, with the share of each category.",
    },
    {
      id: "personal-finance/cash-flow",
      reason: "For a month or a season in which the timing matters.",
    },
    {
      id: "tax/self-employment-tax",
      reason: "For your own profit: what to set aside before you spend.",
    },
  ],
  sources: [
    {
      publisher: "Minnesota Commerce Department",
      title: "Spending and saving",
      url: "https://mn.gov/commerce/money/consumer/financial-journey/spending-saving.jsp",
      read: "2026-11-21",
    },
    {
      publisher: "Internal Revenue Service, Link & Learn Taxes",
      title: "Self-Employment Tax: Social Security and Medicare (an undated page of a course)",
      url: "https://apps.irs.gov/app/vita/content/0509/0509_01_010.jsp",
      read: "2026-11-21",
    },
    {
      publisher: "TaxSlayer",
      title: "What are Federal Estimated Payments?",
      url: "https://support.taxslayer.com/hc/en-us/articles/360015909791-What-are-Federal-Estimated-Payments",
      read: "2026-11-21",
    },
  ],
};
