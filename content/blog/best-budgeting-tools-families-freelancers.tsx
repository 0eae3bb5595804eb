import { ExampleLink } from "@/components/prose/article/example-link";
import { FigureTable } from "@/components/prose/article/figure-table";
import { UnevenDrawing } from "@/components/prose/article/uneven-drawing";
import { formatPercent, formatWholeUsd } from "@/lib/format";
import { year } from "@/lib/tax-law/years/newest-law";

import {
  afterTax,
  found,
  leftOver,
  listed,
  missingInAll,
  monthlyPay,
  planned,
  profits,
  real,
  selfEmployment,
  share,
  shortfalls,
  signed,
  taxRate,
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
    "A family with two paychecks and a freelancer with none need different tools. Here is which tool answers which question, with both of their numbers.",
  description:
    "Budget, spending tracker, cash flow or tax set-aside: how to choose the tool that answers your question, with a family and a freelancer as examples.",
  published: "2026-11-21",
  updated: "2026-11-27",
  picture: {
    alt: `Twelve uneven months of a freelancer’s profit after taxes, from ${formatWholeUsd(afterTax(worst))} to ${formatWholeUsd(afterTax(Math.max(...profits)))}, compared with even pay of ${formatWholeUsd(monthlyPay)} a month. ${shortfalls.length} of them are below it.`,
    caption: `What Sam has left each month after setting aside ${share}% for taxes. The dashed line is Sam’s pay.`,
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
        The best budgeting tool is the one that answers your question and that you’ll open again
        next month. Many people start the other way around: they pick an app, sort transactions for
        a week, and stop. So start with the question.
      </p>
      <FigureTable
        caption="Which tool for which question"
        columns={["Question", "Tool"]}
        rows={[
          ["Does our income cover our expenses?", "Budget"],
          ["Where does the money go?", "Spending tracker"],
          ["Will we run out of money this month?", "Cash flow"],
          ["How much of this payment do I keep?", "Tax calculators"],
          ["When can we afford it?", "Savings goal"],
        ]}
      />

      <h2>App, spreadsheet, envelopes or calculator?</h2>
      <p>
        The type of tool matters less than the question, but it does matter. Each is good at one
        thing and bad at another:
      </p>
      <ul>
        <li>
          <strong>An app</strong> saves typing, because it reads your accounts. The downside is that
          it sees everything in them. And when it picks the categories for you, it’s easy to stop
          looking.
        </li>
        <li>
          <strong>A spreadsheet</strong> keeps your numbers, can be shared, and does whatever you
          want. But someone in the household has to like spreadsheets.
        </li>
        <li>
          <strong>Envelopes</strong>, on paper or as separate accounts, make it hard to overspend.
          Use them for the two or three categories that always get away from you, not for all of
          them.
        </li>
        <li>
          <strong>A calculator</strong> like ours is for figuring something out: it opens right
          away, needs no account and shows each step. It doesn’t keep anything, so if you want the
          answer again, save it as a link or a spreadsheet.
        </li>
      </ul>
      <p>
        Many households do well with two: one to make the plan, and one to see whether it works.
      </p>

      <h2>A family: one budget, then one month of tracking</h2>
      <p>
        The Ortegas have two paychecks, two children and the feeling that they should have money
        left over. Their income is the same every month, so a simple budget is the right first tool.
        They write down what they know.
      </p>
      <FigureTable
        caption="The budget they wrote from memory"
        columns={["Item", "Per month"]}
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
        {formatWholeUsd(planned.result.balance)} a month should have added up to a small reserve by
        now. It hasn’t, so something is missing from the list. This is where the second tool comes
        in. For one month, they write down every payment that isn’t on the list above and add them
        up in the spending tracker: takeout, subscriptions, school trips. The total is{" "}
        {formatWholeUsd(found.result.totalSpending)}.
      </p>
      <ExampleLink example={found} quotes={["totalSpending"]}>
        Open what they found in the spending tracker
      </ExampleLink>
      <p>
        The honest budget ends at {signed(real.result.balance)} a month. That is less pleasant but
        far more useful, because now they can make decisions. They keep the school trips, cut the
        takeout in half and cancel two subscriptions. They also look at the biggest items, where one
        decision pays off every month: their insurance quotes are three years old, and they drive
        the second car only twice a week.
      </p>
      <ExampleLink example={real} quotes={["balance"]}>
        Open the honest budget
      </ExampleLink>
      <p>Three habits make a family budget last:</p>
      <ul>
        <li>
          <strong>Put the yearly bills in.</strong> Divide insurance, gifts and car repairs by
          twelve. They are often the reason a bad month follows a good one.
        </li>
        <li>
          <strong>Give each adult some money, no questions asked.</strong> People give up on a
          budget they have to defend at breakfast.
        </li>
        <li>
          <strong>Track one month a year, not twelve.</strong> That is enough to see what has crept
          in.
        </li>
      </ul>

      <h2>A freelancer: taxes first, then a steady paycheck</h2>
      <p>
        Sam designs websites, is single, and had {formatWholeUsd(yearly)} left after business costs
        last year. But every month was different: the best brought in{" "}
        {formatWholeUsd(Math.max(...profits))}, the worst {formatWholeUsd(worst)}. A budget based on
        the average would have failed in January. Sam needs two other tools first.
      </p>
      <p>
        The first shows how much of each payment goes to taxes. No one withholds anything, so Sam
        pays Social Security and Medicare as self-employment tax:{" "}
        {formatWholeUsd(selfEmployment.result.law.selfEmploymentTax)} in a year like this under{" "}
        {year} law. Half of it is deducted before income tax, and so is a qualified business income
        (QBI) deduction of {formatWholeUsd(selfEmployment.result.law.businessDeduction)}. That
        leaves a federal income tax of {formatWholeUsd(selfEmployment.result.law.incomeTax)}. In
        total, {formatPercent(taxRate)} of the profit goes to federal taxes.
      </p>
      <ExampleLink
        example={selfEmployment}
        quotes={[
          "law.selfEmploymentTax",
          "law.businessDeduction",
          "law.incomeTax",
          "law.setAsideRate",
        ]}
      >
        Open Sam’s taxes in the self-employment tax calculator
      </ExampleLink>
      <p>
        Sam moves {share}% of every payment to a second account on the day it arrives and pays
        estimated taxes from there four times a year. This doesn’t include state tax. In general,
        you have to make estimated payments if you expect to owe at least $1,000 for the year.
      </p>
      <p>
        The second tool turns uneven months into a salary. Sam’s own bills add up to about{" "}
        {formatWholeUsd(monthlyPay)} a month, so that is Sam’s pay: the same amount every month,
        from the business account to the personal one. Over the year, it works, with{" "}
        {formatWholeUsd(leftOver)} to spare after taxes. In a thin month, it doesn’t:
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
        In {shortfalls.length} of the {profits.length} months, the payments minus taxes were less
        than the pay. If all of those months had come first, the account would have been{" "}
        {formatWholeUsd(missingInAll)} short. So Sam needs a cushion before the steady pay starts:
        two months of pay, or {formatWholeUsd(monthlyPay * 2)}, would have been enough even then.
        This isn’t the emergency fund. The emergency fund is for illness or a lost client, and
        without a regular paycheck, it should be at the larger end of the usual 3 to 6 months.
      </p>

      <h2>How to tell it’s working</h2>
      <p>
        Don’t judge a tool by its charts. It works if, after three months, you can answer these
        without looking anything up: how much you have left in a typical month, what your next big
        bill is and where the money for it is, and which item you changed last. If it takes more
        than half an hour a month to keep up, it’s too detailed. Combine items until it fits. You
        don’t need to know what you spend on spices.
      </p>

      <h2>If you are both</h2>
      <p>
        Many households have one paycheck and one business. Treat the steady pay as the second
        paycheck, and the family budget works the way it does for the Ortegas. Keep the tax account
        out of it: that money was never yours. And start small: one list, one month of notes, one
        decision. The tool has done its job when you know what you’ll do differently on payday.
      </p>
    </>
  ),
  related: [
    {
      id: "personal-finance/budget",
      reason: "For a steady income: what you have left, and your biggest expense.",
    },
    {
      id: "personal-finance/spending-tracker",
      reason: "For one month of notes, with each category’s share.",
    },
    {
      id: "personal-finance/cash-flow",
      reason: "For a month or a season when timing matters.",
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
