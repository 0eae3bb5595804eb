import { ExampleLink } from "@/components/prose/article/example-link";
import { FigureTable } from "@/components/prose/article/figure-table";
import { SplitDrawing } from "@/components/prose/article/split-drawing";
import {
  amortization,
  type AmortizationResult,
} from "@/lib/calc/loans-credit/amortization/calculation";
import { debtPayoff } from "@/lib/calc/personal-finance/debt-payoff/calculation";
import { formatCount, formatNumber, formatUsd, formatWholeUsd } from "@/lib/format";

import { workedOut } from "./example";
import { titles } from "./titles";
import type { Article } from "./types";

const loanAmount = 280_000;
const annualRate = 6.75;
const loanOver = (years: number, rate = annualRate) =>
  workedOut("loans-credit/amortization", amortization, { loanAmount, annualRate: rate, years });

const loan = loanOver(30);
const short = loanOver(15);
const cheaper = loanOver(30, 6.25);
const { monthlyPayment, totalInterest, schedule } = loan.result;

/** A short loan at a higher rate. */
const car = workedOut("loans-credit/amortization", amortization, {
  loanAmount: 24_000,
  annualRate: 7.5,
  years: 5,
});

type Row = AmortizationResult["schedule"][number];

const rowOf = (month: number) => schedule[month - 1] as Row;
const monthWhere = (isSo: (row: Row) => boolean) => (schedule.find(isSo) as Row).month;
const interestIn = (rows: readonly Row[]) => rows.reduce((sum, { interest }) => sum + interest, 0);
const principalIn = (rows: readonly Row[]) =>
  rows.reduce((sum, { principal }) => sum + principal, 0);

const carStart = car.result.schedule[0] as Row;
const turning = monthWhere(({ principal, interest }) => principal > interest);
const halfway = monthWhere(({ balance }) => balance < loanAmount / 2);
const soldAfter = 60;
const untilSale = schedule.slice(0, soldAfter);

const rounded = workedOut("personal-finance/debt-payoff", debtPayoff, {
  debtAmount: loanAmount,
  annualRate,
  monthlyPayment: 2_000,
});
const more = rounded.input.monthlyPayment - monthlyPayment;

const years = Array.from({ length: 30 }, (_, year) => {
  const rows = schedule.slice(year * 12, (year + 1) * 12);
  return { interest: interestIn(rows), principal: principalIn(rows) };
});

export const article: Article = {
  slug: "understanding-loan-amortization-calculator-guide",
  title: titles["understanding-loan-amortization-calculator-guide"],
  topic: "Loan Amortization",
  excerpt:
    "Five years into a mortgage, why has the balance barely dropped? A schedule answers that, and it shows what an offer, a sale or an extra payment is worth before you sign.",
  description:
    "How to read an amortization schedule, row by row, and use it for three decisions: which term to choose, what you’d have left if you sell, and what paying extra saves.",
  published: "2026-11-21",
  picture: {
    alt: `The payments on a 30-year loan, year by year. Interest takes most of the early years’ payments and almost none of the last year’s: ${formatWholeUsd(totalInterest)} in total, on a loan of ${formatWholeUsd(loanAmount)}.`,
    caption: `How each year of payments on ${formatWholeUsd(loanAmount)} at ${annualRate}% splits into interest and principal.`,
    drawing: (
      <SplitDrawing
        years={years}
        totals={{ interest: totalInterest, principal: principalIn(schedule) }}
      />
    ),
  },
  content: (
    <>
      <p>
        A fixed-rate loan has the same payment every month until it’s paid off. Inside that payment,
        the interest shrinks and the principal grows a little each month. Once you see how, you know
        what a loan really costs, not just what it costs each month.
      </p>
      <p>
        The example here is a home loan of {formatWholeUsd(loanAmount)} at {annualRate}% over 30
        years. Priya and Marc have this offer and three questions. Should they choose 15 years
        instead? What would they owe if they moved after five years? And is it worth paying a little
        more each month? One table answers all three.
      </p>

      <h2>What happens inside a payment</h2>
      <p>
        Each month, the lender charges interest on what you still owe. Your payment covers that
        interest first. The rest, the principal, lowers the balance. Next month’s interest is
        charged on a slightly smaller balance, so slightly more of the same payment goes to
        principal. That’s all amortization is.
      </p>
      <p>
        You can do the first month by hand. One twelfth of {annualRate}% on{" "}
        {formatWholeUsd(loanAmount)} is {formatUsd(rowOf(1).interest)}. The payment is{" "}
        {formatUsd(monthlyPayment)}, so {formatUsd(rowOf(1).principal)} goes to principal and lowers
        the balance to {formatUsd(rowOf(1).balance)}. A calculator does the same {schedule.length}{" "}
        times.
      </p>
      <ExampleLink example={loan} quotes={["monthlyPayment", "totalInterest"]}>
        Open this loan in the amortization calculator
      </ExampleLink>

      <p>For your own loan, follow four steps. They take about ten minutes:</p>
      <ol>
        <li>
          Enter the amount you borrow, not the price; the interest rate, not the APR, which includes
          fees; and the term in years.
        </li>
        <li>
          Compare the payment with the offer. If they differ by more than a few cents, one of them
          includes something else: tax, insurance, or a fee added to the loan.
        </li>
        <li>Open the years of the schedule that matter to you and look at the balance.</li>
        <li>
          Change one thing at a time and write down the total interest. Save your results as a link
          or a spreadsheet, because the page doesn’t keep them.
        </li>
      </ol>

      <h2>How to read the schedule</h2>
      <p>
        Each row is a payment. You don’t need all of them; five rows tell the story of this loan.
      </p>
      <FigureTable
        caption={`${formatWholeUsd(loanAmount)} at ${annualRate}%, ${formatUsd(monthlyPayment)} a month`}
        columns={["Payment", "Interest", "Principal", "Still owed"]}
        rows={[1, soldAfter, 180, turning, 360].map((month) => [
          formatNumber(month),
          formatWholeUsd(rowOf(month).interest),
          formatWholeUsd(rowOf(month).principal),
          formatWholeUsd(rowOf(month).balance),
        ])}
      />
      <ul>
        <li>
          <strong>The first row</strong> shows the loan at its most expensive: only{" "}
          {formatWholeUsd(rowOf(1).principal)} of {formatWholeUsd(monthlyPayment)} lowers the
          balance.
        </li>
        <li>
          <strong>Payment {turning}</strong> is the first one with more principal than interest. It
          comes in year {Math.ceil(turning / 12)} of 30.
        </li>
        <li>
          <strong>Payment {halfway}</strong> is the one that brings the balance below half. Halfway
          through the term, after payment 180, they still owe {formatWholeUsd(rowOf(180).balance)}.
        </li>
      </ul>
      <p>
        In total, the {formatCount(schedule.length, "payment")} include{" "}
        {formatWholeUsd(totalInterest)} of interest. That is more than the loan itself. No one did
        anything wrong: that’s what {annualRate}% a year on a slowly shrinking balance adds up to.
      </p>

      <p>
        Short loans look different. On a car loan of {formatWholeUsd(car.input.loanAmount)} at{" "}
        {formatNumber(car.input.annualRate)}% over {car.input.years} years, principal is the larger
        part from the first payment, {formatWholeUsd(carStart.principal)} compared with{" "}
        {formatWholeUsd(carStart.interest)} of interest, and the total interest is{" "}
        {formatWholeUsd(car.result.totalInterest)}. The first years of a mortgage feel like rent
        more because of its length than its rate.
      </p>

      <h2>Decision one: 30 years or 15?</h2>
      <p>
        A shorter term has a larger payment, and the whole difference is principal. The balance
        shrinks faster, so you pay less interest for two reasons: the balance is smaller, and the
        loan lasts half as long.
      </p>
      <FigureTable
        caption={`The same ${formatWholeUsd(loanAmount)}, three offers`}
        columns={["Offer", "Monthly payment", "Total interest"]}
        rows={(
          [
            [`30 years at ${annualRate}%`, loan],
            [`30 years at ${cheaper.input.annualRate}%`, cheaper],
            [`15 years at ${annualRate}%`, short],
          ] as const
        ).map(([name, { result }]) => [
          name,
          formatUsd(result.monthlyPayment),
          formatWholeUsd(result.totalInterest),
        ])}
      />
      <p>
        Fifteen years costs {formatWholeUsd(short.result.monthlyPayment - monthlyPayment)} more a
        month and saves {formatWholeUsd(totalInterest - short.result.totalInterest)} of interest.
        Half a percent off the rate saves{" "}
        {formatWholeUsd(totalInterest - cheaper.result.totalInterest)} and lowers the payment too.
        Lenders often have a lower rate for the shorter term, so ask for both rates before you
        compare.
      </p>
      <p>
        The larger payment is also a commitment. If they lost one income, Priya and Marc would still
        owe {formatWholeUsd(short.result.monthlyPayment)} every month, not{" "}
        {formatWholeUsd(monthlyPayment)}. A loan that leaves no room for a bad year isn’t cheap.
      </p>
      <ExampleLink example={short} quotes={["monthlyPayment", "totalInterest"]}>
        Open the 15-year loan
      </ExampleLink>

      <h2>Decision two: what if we move after five years?</h2>
      <p>
        Find the row for the month when you might sell. After payment {soldAfter}, the couple will
        have paid {formatWholeUsd(monthlyPayment * soldAfter)}. Of that,{" "}
        {formatWholeUsd(interestIn(untilSale))} was interest and{" "}
        {formatWholeUsd(principalIn(untilSale))} lowered the balance. They would still owe{" "}
        {formatWholeUsd(rowOf(soldAfter).balance)}.
      </p>
      <p>
        The sale has to pay that off, plus the agent, transfer taxes and the move. If the home
        hasn’t gained value, most of what they have left is their own down payment. Now that they
        know the number, they can ask whether renting for those five years would cost less.
      </p>

      <h2>Decision three: what does paying extra save?</h2>
      <p>
        Anything you pay above the required payment goes to principal. It takes months off the end
        of the loan, along with the interest for those months. The earlier you pay it, the more
        interest it saves.
      </p>
      <p>
        Suppose they round the payment up to {formatWholeUsd(rounded.input.monthlyPayment)}, which
        is {formatWholeUsd(more)} more. They would then pay off the loan in{" "}
        {formatCount(rounded.result.totalMonths, "month")} instead of {schedule.length} and pay{" "}
        {formatWholeUsd(rounded.result.totalInterest)} in interest, a savings of{" "}
        {formatWholeUsd(totalInterest - rounded.result.totalInterest)}. Unlike with the 15-year
        loan, they can stop in a bad month without asking anyone.
      </p>
      <ExampleLink example={rounded} quotes={["totalInterest"]}>
        Open the larger payment in the debt payoff calculator
      </ExampleLink>
      <p>
        Do two things first. Tell the lender that the extra money is for principal, and check your
        next statement to make sure it was applied that way. And look for a prepayment penalty in
        your loan papers. According to the Consumer Financial Protection Bureau, it typically
        applies if you pay off the whole loan in the first years, and normally not if you pay small
        amounts of extra principal.
      </p>
      <p>
        Paying extra is a guaranteed return at the loan’s rate. But first do anything that earns or
        saves more: pay off a credit card at 22%, or get your employer’s full match in a retirement
        plan.
      </p>

      <h2>What a schedule leaves out</h2>
      <p>
        The table covers only principal and interest. Property tax, insurance and HOA dues are extra
        and change from year to year. It also assumes a fixed rate and on-time payments. A lender
        rounds each payment to the cent, so the last one differs slightly from the table. And the
        balance on your statement isn’t quite what it takes to pay off the loan, because interest
        builds up until the day your money arrives. Ask for a payoff amount.
      </p>
    </>
  ),
  related: [
    {
      id: "loans-credit/amortization",
      reason: "Every payment of your own loan, with a table to download.",
    },
    {
      id: "loans-credit/mortgage",
      reason: "The payment with property tax, insurance and HOA dues.",
    },
    {
      id: "loans-credit/refinance",
      reason: "Whether a new loan for the remaining balance would pay off.",
    },
    {
      id: "mortgage-real-estate/rent-vs-buy",
      reason: "What five years of owning costs compared with five years of renting.",
    },
  ],
  sources: [
    {
      publisher: "Consumer Financial Protection Bureau",
      title: "How does paying down a mortgage work?",
      url: "https://www.consumerfinance.gov/ask-cfpb/how-does-paying-down-a-mortgage-work-en-1943/",
      read: "2026-11-21",
    },
    {
      publisher: "Consumer Financial Protection Bureau",
      title: "What is a prepayment penalty?",
      url: "https://www.consumerfinance.gov/ask-cfpb/what-is-a-prepayment-penalty-en-1957/",
      read: "2026-11-21",
    },
  ],
};
