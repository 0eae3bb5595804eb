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
    "Five years into a mortgage, why is the balance hardly lower? A schedule answers that, and it shows what an offer, a sale or an extra payment is worth before you sign.",
  description:
    "How to read an amortization schedule, row by row, and how to use it for three decisions: which term to take, what a sale would leave, and what paying extra saves.",
  published: "2026-11-21",
  picture: {
    alt: `The payments of a 30-year loan year by year. Interest takes most of each early year and almost nothing of the last: ${formatWholeUsd(totalInterest)} in all, on a loan of ${formatWholeUsd(loanAmount)}.`,
    caption: `What each year of payments on ${formatWholeUsd(loanAmount)} at ${annualRate}% consists of.`,
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
        A fixed-rate loan has one payment, the same every month until it is gone. Inside that
        payment, two amounts trade places a little each month. Seeing how is the difference between
        knowing what a loan costs a month and knowing what it costs.
      </p>
      <p>
        The example here is a home loan of {formatWholeUsd(loanAmount)} at {annualRate}% over 30
        years. Priya and Marc have the offer on the table and three questions. Should they take 15
        years instead? What would they owe if they moved after five? And is it worth paying a little
        more each month? One table answers all three.
      </p>

      <h2>What happens inside a payment</h2>
      <p>
        The lender charges interest for a month on what you still owe. Your payment covers that
        interest first. What is left of it, the principal, lowers the debt. Next month’s interest is
        then charged on a slightly smaller debt, so slightly more of the same payment is left for
        principal. That is all amortization is.
      </p>
      <p>
        For the first month it can be done by hand. One twelfth of {annualRate}% on{" "}
        {formatWholeUsd(loanAmount)} is {formatUsd(rowOf(1).interest)}. The payment is{" "}
        {formatUsd(monthlyPayment)}, so {formatUsd(rowOf(1).principal)} is left to lower the debt,
        to {formatUsd(rowOf(1).balance)}. A calculator does the same {schedule.length} times.
      </p>
      <ExampleLink example={loan} quotes={["monthlyPayment", "totalInterest"]}>
        Open this loan in the amortization calculator
      </ExampleLink>

      <p>With your own loan, four steps take about ten minutes:</p>
      <ol>
        <li>
          Enter the amount you borrow, not the price; the yearly rate, not the APR, which has fees
          in it; and the term in years.
        </li>
        <li>
          Compare the payment with the offer. A difference of more than a few cents means that
          something else is in one of them: tax, insurance, a fee added to the loan.
        </li>
        <li>Open the years of the schedule that matter to you, and read the balance.</li>
        <li>
          Change one thing at a time, and write down the total interest. Keep what you find as a
          link or a spreadsheet, because the page itself forgets it.
        </li>
      </ol>

      <h2>How to read the schedule</h2>
      <p>
        Each row is a payment. You do not need all of them; five rows tell the story of this loan.
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
          {formatWholeUsd(rowOf(1).principal)} of {formatWholeUsd(monthlyPayment)} lowers the debt.
        </li>
        <li>
          <strong>Payment {turning}</strong> is the first in which principal is the larger part. It
          comes in year {Math.ceil(turning / 12)} of 30.
        </li>
        <li>
          <strong>Payment {halfway}</strong> is the one that brings the debt below half. Halfway
          through the term, after payment 180, {formatWholeUsd(rowOf(180).balance)} is still owed.
        </li>
      </ul>
      <p>
        In all, the {formatCount(schedule.length, "payment")} contain{" "}
        {formatWholeUsd(totalInterest)} of interest. That is more than the loan itself. Nobody did
        anything wrong: it is what {annualRate}% a year on a slowly shrinking debt adds up to.
      </p>

      <p>
        Short loans look different. On a car loan of {formatWholeUsd(car.input.loanAmount)} at{" "}
        {formatNumber(car.input.annualRate)}% over {car.input.years} years, principal is the larger
        part from the first payment on, {formatWholeUsd(carStart.principal)} against{" "}
        {formatWholeUsd(carStart.interest)}, and all the interest comes to{" "}
        {formatWholeUsd(car.result.totalInterest)}. It is the length of a mortgage, more than its
        rate, that makes the first years feel like rent.
      </p>

      <h2>Decision one: 30 years or 15?</h2>
      <p>
        A shorter term has a larger payment, and all of the difference is principal. The debt
        shrinks faster, so less interest is charged, twice over: on a smaller balance and for half
        the time.
      </p>
      <FigureTable
        caption={`The same ${formatWholeUsd(loanAmount)}, three offers`}
        columns={["Offer", "Each month", "Interest in all"]}
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
        Lenders often charge less for the shorter term, so ask for both rates before you compare.
      </p>
      <p>
        The larger payment is also a promise. If one income stopped, Priya and Marc would owe{" "}
        {formatWholeUsd(short.result.monthlyPayment)} every month, not{" "}
        {formatWholeUsd(monthlyPayment)}. A loan that leaves no room for a bad year is not cheap.
      </p>
      <ExampleLink example={short} quotes={["monthlyPayment", "totalInterest"]}>
        Open the 15-year loan
      </ExampleLink>

      <h2>Decision two: what if we move after five years?</h2>
      <p>
        Find the row of the month in which you might sell. After payment {soldAfter} the couple will
        have paid {formatWholeUsd(monthlyPayment * soldAfter)}. Of that,{" "}
        {formatWholeUsd(interestIn(untilSale))} was interest and{" "}
        {formatWholeUsd(principalIn(untilSale))} lowered the debt. They would owe{" "}
        {formatWholeUsd(rowOf(soldAfter).balance)}.
      </p>
      <p>
        A sale has to pay that off, together with the agent, the transfer taxes and the move. If the
        home has not gained in value, most of what is left over is their own down payment. Knowing
        the figure now, they can ask whether renting for those five years would cost less.
      </p>

      <h2>Decision three: what does paying extra save?</h2>
      <p>
        Money paid on top of the payment is all principal. It takes months off the end of the loan,
        and the interest that those months would have cost. The earlier it is paid, the more later
        months it works in.
      </p>
      <p>
        Suppose they round the payment up to {formatWholeUsd(rounded.input.monthlyPayment)}, which
        is {formatWholeUsd(more)} more. The loan is then paid off in{" "}
        {formatCount(rounded.result.totalMonths, "month")} instead of {schedule.length}, and the
        interest comes to {formatWholeUsd(rounded.result.totalInterest)}: a saving of{" "}
        {formatWholeUsd(totalInterest - rounded.result.totalInterest)}. Unlike the 15-year loan, it
        can be stopped in a bad month without asking anyone.
      </p>
      <ExampleLink example={rounded} quotes={["totalInterest"]}>
        Open the larger payment in the debt payoff calculator
      </ExampleLink>
      <p>
        Two things to check first. Tell the lender that the extra money is for principal, and look
        at the next statement to see that it was booked so. And look for a prepayment penalty in the
        papers. According to the Consumer Financial Protection Bureau it typically applies to paying
        off the whole loan within the first years, and normally not to extra principal in small
        amounts.
      </p>
      <p>
        Paying extra is a sure gain at the rate of the loan. It comes after anything that earns or
        saves more: a card at 22%, or an employer’s match in a retirement plan.
      </p>

      <h2>What a schedule leaves out</h2>
      <p>
        The table is principal and interest. Property tax, insurance and dues come on top and change
        from year to year. It also assumes a fixed rate and every payment on time. A lender rounds
        each payment to the cent, so the last one differs slightly from the table. And the balance
        on a statement is not quite what it takes to pay off a loan, because interest runs until the
        day the money arrives. Ask for a payoff amount.
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
      reason: "The payment with property tax, insurance and dues.",
    },
    {
      id: "loans-credit/refinance",
      reason: "Whether a new loan for the rest of the balance would pay.",
    },
    {
      id: "mortgage-real-estate/rent-vs-buy",
      reason: "What five years of owning cost beside five years of renting.",
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
