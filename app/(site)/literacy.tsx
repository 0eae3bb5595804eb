import type { ReactNode } from "react";

import { Link } from "@/components/site/link";
import { loanPayment } from "@/lib/calc/loans-credit/loan-payment/calculation";
import type { CalculatorId } from "@/lib/catalogue/calculators";
import { hrefOf } from "@/lib/catalogue/routes";
import { formatWholeUsd } from "@/lib/format";

const loan = { loanAmount: 320_000, annualRate: 6.5 };
const terms = [15, 20, 30].map((years) => ({ years, ...loanPayment({ ...loan, years }) }));
const firstInterest = (loan.loanAmount * loan.annualRate) / 1200;
const longest = terms[terms.length - 1];

const card = { balance: 6_000, apr: 22 };
const cardInterest = (card.balance * card.apr) / 1200;

/** What a visitor should understand before a figure is of use. Every amount is computed here. */
export function Literacy() {
  return (
    <section aria-labelledby="literacy" className="border-t py-16 sm:py-20">
      <div className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.15fr]">
        <div>
          <p className="mb-3 font-medium text-muted-foreground">Financial literacy</p>
          <h2 id="literacy" className="max-w-[20ch] text-title font-semibold text-balance">
            The payment is not the price
          </h2>
          <p className="mt-4 max-w-[48ch] text-lg leading-relaxed text-pretty text-muted-foreground">
            Two loans with the same rate can differ by hundreds of thousands of dollars. A longer
            loan makes each payment smaller but the total larger, because you pay interest for
            longer on a debt that shrinks more slowly.
          </p>
        </div>
        {/* Very large text on a small screen scrolls the table, not the page. */}
        <div className="overflow-x-auto">
          <TermTable />
        </div>
      </div>
      <div className="mt-14 grid grid-cols-1 gap-x-12 gap-y-10 md:grid-cols-3">
        <Idea
          title="Interest comes first"
          link="See it month by month"
          id="loans-credit/amortization"
        >
          Of the first {formatWholeUsd(longest?.monthlyPayment ?? 0)} on the 30-year loan above,{" "}
          {formatWholeUsd(firstInterest)} is interest. Extra payments help most early on, because
          you pay interest every month on the balance that’s left.
        </Idea>
        <Idea
          title="A credit card has no end date"
          link="Find your payoff date"
          id="loans-credit/credit-card-payoff"
        >
          A {formatWholeUsd(card.balance)} balance at {card.apr}% costs about{" "}
          {formatWholeUsd(cardInterest)} in interest in the first month. If you pay only that much,
          you’ll owe the same next month.
        </Idea>
        <Idea
          title="A lower rate has a cost"
          link="Find the break-even month"
          id="loans-credit/refinance"
        >
          Refinancing saves money each month, but you pay fees up front. It pays off only if you
          keep the loan until the savings have covered the fees.
        </Idea>
      </div>
    </section>
  );
}

function TermTable() {
  return (
    <table className="w-full tabular-nums">
      <caption className="pb-3 text-left text-sm text-muted-foreground">
        {formatWholeUsd(loan.loanAmount)} at {loan.annualRate}%, repaid in equal monthly payments
      </caption>
      <thead className="text-left text-sm text-muted-foreground">
        <tr className="border-b-2 border-foreground">
          <th scope="col" className="py-2 pr-3 font-medium">
            Term
          </th>
          <th scope="col" className="py-2 pr-3 text-right font-medium">
            Monthly payment
          </th>
          <th scope="col" className="py-2 text-right font-medium">
            Total interest
          </th>
        </tr>
      </thead>
      <tbody className="text-lg sm:text-xl">
        {terms.map(({ years, monthlyPayment, totalInterest }) => (
          <tr key={years} className="border-b">
            <th scope="row" className="py-4 pr-3 text-left font-medium">
              {years} years
            </th>
            <td className="py-4 pr-3 text-right">{formatWholeUsd(monthlyPayment)}</td>
            <td className="py-4 text-right font-semibold">{formatWholeUsd(totalInterest)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type IdeaProps = { title: string; children: ReactNode; link: string; id: CalculatorId };

function Idea({ title, children, link, id }: IdeaProps) {
  return (
    <div>
      <h3 className="text-lg font-semibold tracking-tight">{title}</h3>
      <p className="mt-2 leading-relaxed text-pretty text-muted-foreground">{children}</p>
      <Link href={hrefOf(id)} className="mt-1 inline-flex min-h-target items-center">
        {link}
      </Link>
    </div>
  );
}
