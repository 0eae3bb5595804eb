import { ExampleLink } from "@/components/prose/article/example-link";
import { FigureTable } from "@/components/prose/article/figure-table";
import { MonthsDrawing } from "@/components/prose/article/months-drawing";
import { debtPayoff } from "@/lib/calc/personal-finance/debt-payoff/calculation";
import { emergencyFund } from "@/lib/calc/personal-finance/emergency-fund/calculation";
import { savingsGoal } from "@/lib/calc/personal-finance/savings-goal/calculation";
import { spendingTracker } from "@/lib/calc/personal-finance/spending-tracker/calculation";
import { formatCount, formatWholeUsd } from "@/lib/format";

import { workedOut } from "./example";
import { titles } from "./titles";
import type { Article } from "./types";

const essentials = workedOut("personal-finance/spending-tracker", spendingTracker, {
  expenses: [
    { description: "Rent", category: "Housing", amount: 1_650 },
    { description: "Groceries", category: "Groceries", amount: 620 },
    { description: "Car loan, gas and insurance", category: "Transportation", amount: 540 },
    { description: "After-school care", category: "Children", amount: 380 },
    { description: "Utilities and phone", category: "Utilities", amount: 310 },
    { description: "Health coverage of her own", category: "Health", amount: 220 },
    { description: "Minimum payments", category: "Debt payments", amount: 140 },
  ],
});
const monthlyExpenses = essentials.result.totalSpending;
const alreadySaved = 2_500;
const monthlyContribution = 450;

const fundOf = (targetMonths: number) =>
  workedOut("personal-finance/emergency-fund", emergencyFund, {
    monthlyExpenses,
    targetMonths,
    alreadySaved,
  });
const goalOf = (targetMonths: number) =>
  workedOut("personal-finance/savings-goal", savingsGoal, {
    targetAmount: monthlyExpenses * targetMonths,
    currentSavings: alreadySaved,
    monthlyContribution,
  });

const compared = [1, 3, 6, 9];
const chosen = fundOf(5);
const chosenGoal = goalOf(5);
/** Of a month’s expenses. */
const rise = 200;
const repair = workedOut("personal-finance/debt-payoff", debtPayoff, {
  debtAmount: 2_400,
  annualRate: 22,
  monthlyPayment: 90,
});

export const article: Article = {
  slug: "emergency-fund-how-many-months",
  title: titles["emergency-fund-how-many-months"],
  topic: "Emergency Fund",
  excerpt:
    "Three to six months is the usual answer. Whether you need three or six depends on a few things you can look up tonight, and the amount is smaller than your income suggests.",
  description:
    "How to turn “3 to 6 months of expenses” into your own amount, following one household from its bills to the month its fund is full.",
  published: "2026-11-21",
  picture: {
    alt: `Columns for funds of one to six months of expenses: ${formatWholeUsd(fundOf(3).result.emergencyFund)} for three months, ${formatWholeUsd(fundOf(6).result.emergencyFund)} for six.`,
    caption: `Each block is one month of Renee’s expenses, ${formatWholeUsd(monthlyExpenses)}.`,
    drawing: (
      <MonthsDrawing
        totals={[1, 2, 3, 4, 5, 6].map((months) => fundOf(months).result.emergencyFund)}
        labeled={[3, 6]}
      />
    ),
  },
  content: (
    <>
      <p>
        An emergency fund is typically 3 to 6 months of expenses. That is what financial planners
        often recommend, and it’s a good place to start. But it leaves two questions open: which
        expenses, and three months or six? The answers can be thousands of dollars apart, so they
        are worth half an hour.
      </p>
      <p>
        Take one household. Renee is a dental hygienist who rents an apartment with her
        ten-year-old. She takes home about $4,700 a month, has {formatWholeUsd(alreadySaved)} in
        savings and can save {formatWholeUsd(monthlyContribution)} a month. How big should her fund
        be?
      </p>

      <h2>Count the bills that continue, not what you earn</h2>
      <p>
        The fund doesn’t replace your paycheck. It pays the bills that keep coming without one.
        Don’t start from your income, because part of it goes to things that stop when your job
        does: taxes on your pay, retirement contributions, commuting, vacation savings. Don’t start
        from all of your spending either, because restaurants and subscriptions can wait.
      </p>
      <p>
        Renee goes through three months of bank statements and keeps only what she would still pay
        in her second month without work. She adds one item that isn’t on the statements: health
        coverage, which her employer mostly pays for now.
      </p>
      <FigureTable
        caption="What Renee must pay each month without a job"
        columns={["Expense", "Per month"]}
        rows={[
          ...essentials.input.expenses.map(({ description, amount }) => [
            description,
            formatWholeUsd(amount),
          ]),
          ["Total", formatWholeUsd(monthlyExpenses)],
        ]}
        total
      />
      <p>
        Her target is based on {formatWholeUsd(monthlyExpenses)}, not on $4,700. If you don’t have a
        list yet, start with hers and change the amounts.
      </p>
      <ExampleLink example={essentials} quotes={["totalSpending"]}>
        Open this list in the spending tracker
      </ExampleLink>

      <h2>What each answer costs</h2>
      <p>
        The fund is the monthly expenses times the number of months. Here are the amounts, and how
        long it takes Renee to get there from the {formatWholeUsd(alreadySaved)} she has. This
        leaves out interest, so the real wait is a little shorter.
      </p>
      <FigureTable
        caption={`Saving ${formatWholeUsd(monthlyContribution)} a month`}
        columns={["Fund", "Amount", "Still to save", "Full after"]}
        rows={compared.map((months) => [
          formatCount(months, "month"),
          formatWholeUsd(fundOf(months).result.emergencyFund),
          formatWholeUsd(fundOf(months).result.stillToSave),
          formatCount(goalOf(months).result.totalMonths, "month"),
        ])}
      />
      <p>
        Going from three months to six is a big step: it takes her another{" "}
        {formatCount(goalOf(6).result.totalMonths - goalOf(3).result.totalMonths, "month")} of
        saving. She should be sure she needs it.
      </p>

      <h2>Three, six, or something else</h2>
      <p>
        The number of months is a guess at how long you could be without pay, but you can base it on
        facts. In the third quarter of 2024, half of unemployed people had been looking for work for
        no more than 9.5 weeks so far. But 22.2% had been looking for 27 weeks or more, which is
        longer than six months.
      </p>
      <p>Three months may be enough when most of these are true:</p>
      <ul>
        <li>two people in the household have jobs, and either income covers the essentials;</li>
        <li>your line of work hires all year, and you could name three employers today;</li>
        <li>you have no dependents, or you have family who has offered to help.</li>
      </ul>
      <p>Six months or more is the safer choice when any of these is true:</p>
      <ul>
        <li>one income supports everyone;</li>
        <li>your pay varies, or you work for yourself;</li>
        <li>your field is small or seasonal, or a new job would mean moving;</li>
        <li>a health condition could keep you from working;</li>
        <li>you own a home or a car that may need repairs while you look for work.</li>
      </ul>
      <p>
        Renee has one income and a child, which points to six. But dental offices hire all year, and
        her sister would take over the after-school care, which points to three. Unemployment
        benefits might pay for part of a gap, but they last for a limited time and vary by state, so
        she doesn’t count on them. She decides on five months and writes down why, so she can change
        the number when the reasons change.
      </p>
      <p>
        Five months is {formatWholeUsd(chosen.result.emergencyFund)}. With what she has, she still
        needs {formatWholeUsd(chosen.result.stillToSave)}.
      </p>
      <ExampleLink example={chosen} quotes={["emergencyFund", "stillToSave"]}>
        Open her fund in the emergency fund calculator
      </ExampleLink>

      <h2>The first month matters most</h2>
      <p>
        It’s easy to give up on a goal that is {formatCount(chosenGoal.result.totalMonths, "month")}{" "}
        away. But the fund helps much sooner. Often the emergency isn’t a lost job but a
        transmission, a tooth or a flight home, and one month of expenses pays for many of these.
      </p>
      <p>
        Without it, the repair goes on a credit card. Suppose it costs{" "}
        {formatWholeUsd(repair.input.debtAmount)}, the card charges {repair.input.annualRate}% and
        Renee pays {formatWholeUsd(repair.input.monthlyPayment)} a month. She is still paying after{" "}
        {formatCount(repair.result.years, "year")}:{" "}
        {formatCount(repair.result.totalMonths, "payment")} and{" "}
        {formatWholeUsd(repair.result.totalInterest)} in interest, for a repair of{" "}
        {formatWholeUsd(repair.input.debtAmount)}.
      </p>
      <ExampleLink example={repair} quotes={["totalInterest"]}>
        Open the card in the debt payoff calculator
      </ExampleLink>
      <p>
        So she works in stages: one month first, which takes{" "}
        {formatCount(goalOf(1).result.totalMonths, "month")}, then three, then five. If you carry a
        balance at a rate like that, a common order is one month of expenses, then the card, then
        the rest of the fund, while you keep making every minimum payment.
      </p>

      <h2>What the fund is not for</h2>
      <p>
        If you use the fund for everything, it’s empty when you need it. Renee asks three questions.
        Is it a surprise? Is it necessary? Is it too urgent to wait until the next paycheck? Tires
        that wear out over four years aren’t a surprise, and neither are the holidays. Put bills
        like these in your monthly budget, at one twelfth of the yearly amount. A broken furnace in
        January passes all three.
      </p>

      <h2>Where to keep it</h2>
      <p>
        The money has to be available, and all of it has to be there. That means an insured savings
        account, separate from the one you spend from, that you can withdraw from within a day or
        two. Stocks can be down in the same month employers let people go. With a retirement
        account, you may owe tax and a penalty if you withdraw early.
      </p>
      <p>
        Make the transfer automatic on payday, and raise it when a bill ends: once your car is paid
        off, you can send that payment to the fund without missing it.
      </p>

      <h2>When to check again</h2>
      <p>
        Once a year, and when something changes: a child, a move, a new job, a second income. If
        your rent goes up by {formatWholeUsd(rise)}, a fund of {chosen.input.targetMonths} months is{" "}
        {formatWholeUsd(rise * chosen.input.targetMonths)} short. And if you have to use the fund,
        that is what it’s for. Pay for the emergency, then start again with the first month.
      </p>
      <p>
        Many people get there, but not everyone: in October 2023, 54% of adults in the United States
        had savings for three months of expenses, and 46% did not. Wherever you are, the next amount
        you save helps the most.
      </p>
      <ExampleLink example={chosenGoal} quotes={["totalMonths"]}>
        Find the month when the fund is full
      </ExampleLink>
    </>
  ),
  related: [
    {
      id: "personal-finance/emergency-fund",
      reason: "Your own expenses and months, and how much you still need.",
    },
    {
      id: "personal-finance/budget",
      reason: "Find the monthly amount for the fund in your budget.",
    },
    {
      id: "loans-credit/credit-card-payoff",
      reason: "What a card balance costs while the fund grows.",
    },
  ],
  sources: [
    {
      publisher: "Board of Governors of the Federal Reserve System",
      title:
        "Money in the Bank? Assessing Families’ Liquid Savings using the Survey of Consumer Finances",
      url: "https://www.federalreserve.gov/econres/notes/feds-notes/assessing-families-liquid-savings-using-the-survey-of-consumer-finances-20181119.htm",
      read: "2026-11-21",
    },
    {
      publisher: "U.S. Bureau of Labor Statistics",
      title: "Table E-10: Unemployed persons by duration of unemployment",
      url: "https://www.bls.gov/web/empsit/cpsee_e10.htm",
      read: "2026-11-21",
    },
    {
      publisher: "Federal Reserve Bank of Minneapolis",
      title: "Amid a resilient economy, many Americans aren’t ready for a “rainy day”",
      url: "https://www.minneapolisfed.org/article/2024/amid-a-resilient-economy-many-americans-arent-ready-for-a-rainy-day",
      read: "2026-11-21",
    },
  ],
};
